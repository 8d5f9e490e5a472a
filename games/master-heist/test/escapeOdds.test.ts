import { type Chance, pick, roll, seeded, startState, Table } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { expect, test } from 'vitest';
import { masterHeist } from '../index.ts';
import { SCENARIO_IDS } from '../content/index.ts';
import type { Choice } from '../rules/choices.ts';
import { isExit } from '../rules/exits.ts';
import { facesFrom, lastRound } from '../rules/noReturn.ts';
import { escapeOdds } from '../rules/odds.ts';
import { everybody, person } from '../rules/people.ts';
import type { Heist } from '../rules/state.ts';
import { spaceNo } from '../rules/spaces.ts';
import { facing, heist, now, put, stand } from './scene.ts';

/** Generators whose next roll of the die shows 1 to 6. */
const LOADED = [1, 2, 3, 4, 5, 6].map((face) => {
  let seed = 0;
  while (roll({ rng: seeded(String(seed)) }, 6) !== face) seed++;
  return () => seeded(String(seed));
});

/** Whether the character gets away when Escape begins with the board as it is and the die falls like this. */
function getsAway(s: Heist, c: number, exit: string, die: () => number[]): boolean {
  const state: Heist = {
    ...masterHeist.schema.clone(s),
    phase: 'escape',
    agenda: [{ step: 'escaping' }],
    proposal: null,
    rng: die(),
  };
  state.ready.fill(false);
  // What lies on unknown tiles is shown before anybody runs (MH-ESC-04); until then they count as empty.
  state.unknown.fill(false);
  const { id: who, seat } = person(state, c);
  const table = new Table(masterHeist, state);
  const efforts = table
    .pending()
    .find((asked) => asked.seat === seat)
    ?.choices.flatMap((choice) =>
      choice.do === 'lastDitch' && choice.who === who && choice.exit === exit && choice.loot === 'none'
        ? [choice]
        : [],
    );
  const best = efforts?.sort((a, b) => b.ideas - a.ideas)[0];
  if (!best) return false;
  table.play(seat, best);
  return isExit(table.state, person(table.state, c).at);
}

/** Random heists in which somebody gets somewhere. */
function watch(scenario: string, look: (s: Heist, chance: Chance) => void): void {
  const chance = { rng: seeded(`odds ${scenario}`) };
  const start = { seats: 2, options: { scenario }, seed: scenario };
  const table = new Table<Heist, Choice>(masterHeist, startState(masterHeist, start));
  while (table.pending().length > 0) {
    look(table.state, chance);
    const { seat, choices } = pick(chance, table.pending());
    const liked = choices.filter(({ do: verb }) => ['planPath', 'move', 'unlock', 'idea'].includes(verb));
    table.play(seat, pick(chance, liked.length > 0 && pick(chance, [true, false]) ? liked : choices));
  }
}

test.each(SCENARIO_IDS)('odds of escape are those of the six faces: %s', (scenario) => {
  let looked = 0;
  watch(scenario, (s, chance) => {
    if (s.phase !== 'action' || pick(chance, [true, true, true, false])) return;
    for (const c of everybody(s)) {
      const { exit, cost, faces } = escapeOdds(s, c);
      if (exit === null || cost === 0 || looked > 60) continue;
      looked++;
      const away = LOADED.filter((die) => getsAway(s, c, exit, die)).length;
      expect(faces, `${person(s, c).id} to ${exit}`).toBe(away);
    }
  });
});

test.each(SCENARIO_IDS)('Escape never comes later than foreseen: %s', (scenario) => {
  let latest = Infinity;
  let part = '';
  watch(scenario, (s) => {
    if (s.scenario !== part) latest = Infinity;
    part = s.scenario;
    const last = lastRound(s);
    // The Retiree may lengthen the deck before the heist begins (MH-FIX-retiree).
    if (last !== null && s.phase !== 'planning') {
      expect(last).toBeLessThanOrEqual(latest);
      expect(last).toBeGreaterThanOrEqual(s.round);
      latest = last;
    }
    if (s.phase === 'escape') expect(s.round).toBeLessThanOrEqual(latest);
  });
});

rule(['MH-ESC-01', 'MH-EVD-01'], 'without alerts the last round is the one that exposes the alarm', () => {
  const s = heist();
  s.deck = ['M1', 'M1', 'C2', 'M1', 'Z1', 'M1'];
  expect(lastRound(s)).toBe(3);
  const m = facing(s, 'M1', ['M1', 'Z1']);
  // The first of two events is taken in this round, so the next is the last.
  expect([now(m).round, lastRound(now(m))]).toEqual([2, 2]);
  s.escapeDeclared = true;
  expect(lastRound(s)).toBe(s.round);
});

rule(['MH-NOI-03', 'MH-EVD-01'], 'noise that raises an alert brings Escape a round nearer', () => {
  const s = heist();
  s.deck = ['M1', 'M1', 'M1', 'Z1'];
  expect(lastRound(s)).toBe(3);
  s.pendingNoise = 4;
  expect(lastRound(s)).toBe(2);
});

rule(['MH-ESC-07', 'MH-ESC-08', 'MH-ESC-12'], 'the point of no return lies where no face is enough', () => {
  const s = heist();
  stand(s, 'thug', 'c1');
  const faces = facesFrom(s, 0);
  const at = (name: string): number | undefined => faces[spaceNo(s, name)];
  expect([at('x2'), at('g7'), at('g5'), at('c1')]).toEqual([6, 6, 4, 0]);
  put(s, 'g7', { guards: 2 });
  expect(facesFrom(s, 0)[spaceNo(s, 'g7')]).toBe(4);
  expect(person(s, 0).at).toBe(spaceNo(s, 'c1'));
});
