import {
  below,
  type Chance,
  choicesOf,
  explain,
  preview,
  ruleIds,
  seeded,
  startState,
  Table,
} from '@getaway/engine';
import { positions, type Variant } from '@getaway/engine/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Choice } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { game } from './scene.ts';

/** Both secrecy laws over 2,000 positions of random play for each seat count and expansion, and over the kept matches. */

const all = Object.fromEntries(Object.keys(game.options).map((name) => [name, true]));
const VARIANTS: readonly Variant[] = [
  { seats: 1 },
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  { seats: 3, options: { bands: true } },
  { seats: 2, options: { uspf: true } },
  { seats: 2, options: { ...all, bands: false, uspf: false } },
  { seats: 3, options: all },
];

/** What a seat sees and is offered is the same in every world that it can imagine: the one that decides, and another. */
function secretsAreKept(table: Table<State, Choice>, chance: Chance): void {
  const { state } = table;
  const deciding = table.pending()[0]?.seat ?? 0;
  for (const viewer of new Set([deciding, below(chance, state.seats + 1) - 1])) {
    const view = game.schema.observe(state, viewer);
    const world = game.schema.imagine(view, viewer, { rng: seeded(String(chance.rng)) });
    // Texts are compared first because comparing large states part by part is slow.
    if (JSON.stringify(game.schema.observe(world, viewer)) !== JSON.stringify(view)) {
      expect(game.schema.observe(world, viewer), `what ${viewer} sees`).toEqual(view);
    }
    if (viewer < 0) continue;
    const offered = JSON.stringify(table.pending().find(({ seat }) => seat === viewer)?.choices ?? []);
    expect(JSON.stringify(choicesOf(game, view, viewer)), `offered to ${viewer} by its view`).toBe(offered);
    expect(JSON.stringify(choicesOf(game, world, viewer)), `offered to ${viewer} in a world`).toBe(offered);
  }
}

test.each(VARIANTS)('nobody sees or is offered more than it may: %o', { timeout: 300_000 }, (variant) => {
  positions(game, variant, 'secrecy', { count: 2000, every: 2 }, secretsAreKept);
});

const folder = new URL('./fixtures/', import.meta.url);
const rules = new Set(ruleIds(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')));

test.each(readdirSync(folder))('secrets, explanations and previews hold to the end of %s', (file) => {
  const record = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const chance = { rng: seeded(file) };
  const table = new Table<State, Choice>(game, startState(game, record));
  record.plays.forEach(({ seat, choice }: { seat: number; choice: Choice }, i: number) => {
    if (i % 6 === 0) {
      secretsAreKept(table, chance);
      game.schema.validate(table.state);
      game.schema.conserve(table.state);
      const view = game.schema.observe(table.state, seat);
      for (const { rule } of explain(game, view, seat)) expect(rules).toContain(rule);
      preview(game, view, seat, choice);
    }
    table.play(seat, choice);
  });
  expect(table.state.outcome).not.toBeNull();
});
