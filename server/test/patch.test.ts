import { createMatch, type Game, pick, seeded } from '@getaway/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadPatch, type Delta, patched } from '../protocol/patch.ts';
import { games } from './games.ts';

describe('a patch', () => {
  it.each(Object.values(games as Record<string, Game>))('leads from one view of $id to the next', (game) => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 4 }), (seed, stride) => {
        const match = createMatch(game, { seats: game.seats.min, seed });
        const chance = { rng: seeded(seed) };
        const known = match.view(0);
        let view = match.view(0);
        for (let i = 1; match.pending().length > 0 && i < 40; i++) {
          const { seat, choices } = pick(chance, match.pending());
          match.play(seat, pick(chance, choices));
          if (i % stride > 0) continue;
          const change = match.follow(known, 0);
          view = patched(view, change === '' ? undefined : (JSON.parse(change) as Delta));
          expect(view).toEqual(match.view(0));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('leaves what has not changed as the same object', () => {
    const before = { city: { bar: { cubes: 1 } }, money: [1, 2] };
    const after = patched(before, { money: { 1: [3] } });
    expect(after.city).toBe(before.city);
    expect(before.money).toEqual([1, 2]);
  });

  it.each([
    [{ money: [1] }, { cash: [1] }],
    [{ money: [1] }, { money: { 7: [1] } }],
    [{ money: [1] }, { money: { '~': [1, 5] } }],
    [{ money: [1] }, { money: { '~': 'all' } }],
    [{ money: 1 }, { money: { '~': [0, 1] } }],
    [{ money: 1 }, 'nonsense'],
    [{ money: 1 }, { constructor: [1] }],
  ])('that does not fit is refused: %j, %j', (value, delta) => {
    expect(() => patched(value, delta as unknown as Delta)).toThrow(BadPatch);
  });
});
