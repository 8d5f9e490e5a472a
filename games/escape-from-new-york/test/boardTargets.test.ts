import { createMatch, pick, seeded } from '@getaway/engine';
import { describe, expect, test } from 'vitest';
import { aimOf, isBridge, isSlot, isSpace, litBy, reveals } from '../board/spots.ts';
import { BRIDGE_IDS, CASE_SLOTS, SPACE_IDS } from '../content/index.ts';
import { escapeFromNewYork } from '../index.ts';
import { spaceNo } from '../rules/board/index.ts';
import { isFacedownPoi, isRevealed } from '../rules/city/spaces.ts';
import type { Choice } from '../rules/choices.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';

/** Which choice lights which part of the island. */

const VARIANTS: readonly { seats: number; options?: Partial<Options> }[] = [
  { seats: 1 },
  { seats: 4 },
  { seats: 3, options: { bands: true, presidentVariant: true, wanted: true } },
  { seats: 2, options: { uspf: true, extraTraps: true, extraExplosions: true, extraSpecialCards: true } },
];

const SEEDS = ['lit', 'dark', 'dim', 'bright'] as const;

/** Every decision of a few random games, as the seat that decides sees it. */
function* decisions(): Generator<{ view: State; seat: number; choices: readonly Choice[] }> {
  for (const [i, variant] of VARIANTS.entries()) {
    for (const seed of SEEDS) {
      const chance = { rng: seeded(`targets ${i} ${seed}`) };
      const match = createMatch(escapeFromNewYork, { ...variant, seed: `${i} ${seed}` });
      for (let asked = match.pending()[0]; asked; asked = match.pending()[0]) {
        const { seat, choices } = asked;
        yield { view: match.view(seat), seat, choices };
        match.play(seat, pick(chance, choices));
      }
    }
  }
}

/** Choices that name a card's way or a slot for it, and nothing that could be pointed at. */
const OF_CARDS: readonly Choice['do'][] = ['dropCase', 'collectCase'];

const PLACES: readonly string[] = [...SPACE_IDS, ...BRIDGE_IDS, ...CASE_SLOTS];
const namesPlace = (choice: Choice): boolean =>
  !OF_CARDS.includes(choice.do) &&
  Object.values(choice)
    .flat()
    .some((value) => typeof value === 'string' && PLACES.includes(value));

/** Whether pressing lit spots leads to a choice, by the pointer and by the keyboard alike. */
function isReachable(view: State, seat: number, choices: readonly Choice[], wanted: Choice): boolean {
  return (['spots', 'cells'] as const).every((kind) => {
    const first = litBy(view, seat, choices, null);
    return [...first[kind]].some(([spot, there]) => {
      if (!there.includes(wanted)) return false;
      if (!first.starts.has(spot)) return true;
      const second = litBy(view, seat, choices, spot);
      return [...second[kind]].some(([end, then]) => !second.starts.has(end) && then.includes(wanted));
    });
  });
}

describe('the lit targets of the island', () => {
  test('lead to every offered choice that names a place, in random games', () => {
    const kinds = new Set<string>();
    for (const { view, seat, choices } of decisions()) {
      for (const choice of choices) {
        if (!namesPlace(choice)) continue;
        kinds.add(choice.do);
        if (!isReachable(view, seat, choices, choice)) expect.fail(`${JSON.stringify(choice)} is not lit`);
      }
    }
    expect(kinds.size).toBeGreaterThan(12);
  });

  test.each([
    [{ do: 'move', route: ['c05y03', 'c05y01'] }, 'c05y01'],
    [{ do: 'enterManhole', to: 'c05y03' }, 'c05y03'],
    [{ do: 'jump', to: 'c04y00' }, 'c04y00'],
    [{ do: 'tryBridge', bridge: 'bridge-2' }, 'bridge-2'],
    [{ do: 'peekCase', slot: 'case-3' }, 'case-3'],
    [{ do: 'bringBoss', boss: 'duke', space: 'c04y00' }, 'c04y00'],
    [{ do: 'copFire', space: 'c05y07' }, 'c05y07'],
    [{ do: 'placeCop', space: 'c05y07' }, 'c05y07'],
    [{ do: 'steal', heroSeat: 1, kind: 'item', card: null }, 'c05y05'],
    [{ do: 'help', heroSeat: 1 }, 'c05y05'],
    [{ do: 'collectItem' }, 'c05y05'],
    [{ do: 'escape', transport: 'raft' }, 'c05y05'],
    [{ do: 'proceed' }, undefined],
  ] satisfies [Choice, string | undefined][])('light up for %o', (choice, spot) => {
    const match = createMatch(escapeFromNewYork, { seats: 2, seed: 'start' });
    expect(aimOf(match.view(0), 0, choice)?.at).toBe(spot);
  });

  test('are roads where a roadblock goes up or comes down, from either side', () => {
    const view = createMatch(escapeFromNewYork, { seats: 1, seed: 'start' }).view(0);
    const from = aimOf(view, 0, { do: 'placeRoadblock', space: 'c05y05', direction: 'n' });
    const back = aimOf(view, 0, { do: 'removeRoadblock', space: 'c05y03', direction: 's' });
    expect(from?.at).toMatch(/^road:/);
    expect(back?.at).toBe(from?.at);
    expect([from?.cell, back?.cell]).toEqual(['c05y05', 'c05y03']);
  });

  test('are places of the island, its bridges, its case slots or roads, and every cell can hold the focus', () => {
    for (const { view, seat, choices } of decisions()) {
      const { spots, cells } = litBy(view, seat, choices, null);
      for (const spot of spots.keys())
        expect(isSpace(spot) || isBridge(spot) || isSlot(spot) || /^road:\d+$/.test(spot), spot).toBe(true);
      for (const cell of cells.keys()) expect(PLACES).toContain(cell);
    }
  });

  test('say in advance where something comes to light, and only there', () => {
    let marked = 0;
    for (const { view, seat, choices } of decisions()) {
      for (const choice of choices) {
        const cell = aimOf(view, seat, choice)?.cell;
        if (cell === undefined || !isSpace(cell)) continue;
        const space = spaceNo(cell);
        if (choice.do === 'reveal')
          expect([isRevealed(view, space), reveals(view, choice)]).toEqual([false, true]);
        if (choice.do === 'move' && choice.route.length === 1)
          expect(reveals(view, choice)).toBe(isFacedownPoi(view, space));
        if (reveals(view, choice)) marked++;
      }
    }
    expect(marked).toBeGreaterThan(50);
  });

  test('ask for the start first only where things can go from several spaces', () => {
    for (const { view, seat, choices } of decisions()) {
      const { starts } = litBy(view, seat, choices, null);
      const sources = new Set(choices.flatMap((choice) => aimOf(view, seat, choice)?.from ?? []));
      expect(starts.size).toBe(sources.size > 1 ? sources.size : 0);
    }
  });
});
