import { type Base, createMatch, type Game, loadMatch, type Match, pick, seeded } from '@getaway/engine';
import { escapePlan } from '@getaway/escape-plan';
import { describe, expect, test } from 'vitest';
import type { Position } from '../src/match/position.ts';
import { sandboxOf } from '../src/share/sandbox.ts';

const game: Game = escapePlan;

/** A match some way into the first day. */
function somewhere(): Match {
  const match = createMatch(game, { seats: 3, seed: 'sandbox' });
  const chance = { rng: seeded('moves') };
  for (let i = 0; i < 40; i++) {
    const { seat, choices } = pick(chance, match.pending());
    match.play(seat, pick(chance, choices));
  }
  return match;
}

const positionOf = (view: Base, viewer: number | null): Position => ({ view, viewer }) as Position;

describe('a sandbox', () => {
  test('looks to its maker like the match that it came from, and can be played on', async () => {
    const match = somewhere();
    for (const viewer of [0, 2, null]) {
      const record = await sandboxOf(game.id, positionOf(match.view(viewer), viewer));
      const sandbox = loadMatch(JSON.parse(JSON.stringify(record)), { [game.id]: game });
      expect(sandbox.view(viewer)).toEqual(match.view(viewer));
      const { seat, choices } = sandbox.pending()[0]!;
      sandbox.play(seat, choices[0]!);
    }
  });

  test('is dealt anew every time, and does not hold the seed of the match', async () => {
    const position = positionOf(somewhere().view(0), 0);
    const [one, other] = [await sandboxOf(game.id, position), await sandboxOf(game.id, position)];
    expect(one.start).not.toEqual(other.start);
    expect(JSON.stringify(one)).not.toContain('"sandbox"');
  });
});
