import { completeOptions } from '@getaway/engine';
import { wordsOf } from '@getaway/engine/testing';
import { games } from '@getaway/games';
import { missingKeys, translationFaults } from '@getaway/words';
import { describe, expect, it } from 'vitest';
import { hotGoods } from '../engine/test/games/hotGoods.ts';
import { keysOfPlay } from './keysOfPlay.ts';

describe.each(Object.values(games).map((game) => [game.id, game] as const))('the words of %s', (_, game) => {
  const seatCounts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (__, i) => game.seats.min + i,
  );

  it('cover whatever random games ask, offer, tell and refuse', () => {
    const keys = seatCounts.flatMap((seats) => [...keysOfPlay(game, { seats, seed: `words ${seats}` })]);
    expect(missingKeys(game.words?.['en'] ?? {}, keys)).toEqual([]);
  });

  it('ask every decision, and tell the others what is waited for (UX-PRM-01)', () => {
    const decisions = Object.entries(game.steps).flatMap(([name, kind]) => (kind.offers ? [name] : []));
    const messages = game.words?.['en'] ?? {};
    const said = (prefix: string): string[] =>
      Object.keys(messages).filter((key) => key.startsWith(`${prefix}.`));
    for (const prefix of ['prompt', 'waiting']) {
      expect(said(prefix).toSorted()).toEqual(decisions.map((name) => `${prefix}.${name}`).toSorted());
    }
  });

  it('name every part that seats may play', () => {
    const switched = Object.entries(game.options).flatMap(([name, { default: usual }]) =>
      typeof usual === 'boolean' ? [{ [name]: !usual }] : [],
    );
    const parts = [{}, ...switched].flatMap((options) =>
      seatCounts.flatMap((seats) => game.parts?.(completeOptions(game, options), seats) ?? []),
    );
    const keys = parts.map((part) => `part.${part}`);
    expect(missingKeys(game.words?.['en'] ?? {}, keys)).toEqual([]);
  });

  it('are well-formed, and say the same in every language', async () => {
    const all = await wordsOf(game);
    for (const [locale, messages] of Object.entries(all))
      expect(translationFaults(all['en'] ?? {}, messages, locale)).toEqual([]);
  });
});

it('a game without words would be found out', () => {
  const keys = keysOfPlay(hotGoods, { seats: 3, seed: 'silent' });
  expect(missingKeys({}, keys)).toEqual(
    expect.arrayContaining(['choice.draw', 'choice.sell', 'event.drew', 'event.sold', 'prompt.turn']),
  );
});
