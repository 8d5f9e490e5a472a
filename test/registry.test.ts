import { existsSync } from 'node:fs';
import { BadInput, BadRecord } from '@getaway/engine';
import { createMatch, games, loadMatch } from '@getaway/games';
import { gamesOf, library, libraryOf } from '@getaway/games/library';
import { expect, it } from 'vitest';
import { rulesFile } from '../cli/rules/book.ts';
import { hotGoods } from '../engine/test/games/hotGoods.ts';
import { root } from './sources.ts';

it('every registered game goes by its own id and seats, and has its rulebook', () => {
  for (const { id, seats } of library) {
    expect(games[id]).toMatchObject({ id, seats });
    expect(existsSync(rulesFile(root, id))).toBe(true);
  }
});

it('a match is begun by id or with a game, and comes back from its record', async () => {
  const match = createMatch(hotGoods, { seats: 2, seed: 'registry' });
  match.play(0, { do: 'draw' });
  const again = loadMatch(match.record(), await gamesOf(libraryOf(hotGoods)));
  expect(again.view(0)).toEqual(match.view(0));
  for (const id of Object.keys(games)) {
    const { seats } = games[id] ?? { seats: { min: 1 } };
    expect(createMatch(id, { seats: seats.min, seed: 'registry' }).game).toBe(games[id]);
  }
});

it('an unknown game is refused, also one with the name of an object’s own property', () => {
  for (const id of ['chess', 'toString', '__proto__']) {
    expect(() => createMatch(id, { seats: 2, seed: 'x' })).toThrow(BadInput);
    const record = { game: id, version: 1, options: {}, seats: 2, seed: 'x', plays: [] };
    expect(() => loadMatch(record)).toThrow(BadRecord);
  }
});
