import { expect, it } from 'vitest';
import { createMatch, type Game } from '@getaway/engine';
import { hotGoods } from '../../engine/test/games/hotGoods.ts';
import { scriptOf } from '../bench/server/script.ts';
import { getaway } from './getaway.ts';

it('getaway bench server plays matches that were decided beforehand', () => {
  const game: Game = hotGoods;
  const script = scriptOf(game, 3, 'a seed', 12);
  expect(script).toEqual(scriptOf(game, 3, 'a seed', 12));
  expect(script).toHaveLength(12);
  const match = createMatch(hotGoods, { seats: 3, seed: 'a seed' });
  const turns = [0, 0, 0];
  for (const { seat, turn, choice } of script) {
    expect(turn).toBe(turns[seat]);
    turns[seat]!++;
    match.play(seat, choice as never);
  }
});

it('getaway bench server says when the game that it plays is not there', async () => {
  const { code, err } = await getaway(['bench', 'server', '--alone']);
  expect(code).toBe(1);
  expect(err).toContain('There is no game "escape-plan"');
});
