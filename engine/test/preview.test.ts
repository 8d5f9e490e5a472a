import { createMatch } from '@getaway/engine';
import { expect, test } from 'vitest';
import { hotGoods } from './games/hotGoods.ts';
import { splitTheLoot } from './games/splitTheLoot.ts';

test('promises nothing that a die decides', () => {
  const match = createMatch(hotGoods, { seats: 2, seed: 'a seed' });
  const preview = match.preview(0, { do: 'sell', goods: 'ring' });
  expect(preview).toMatchObject({ events: [], certain: false, next: null, ends: null });
});

test('promises what happens before a hidden card is turned', () => {
  const match = createMatch(hotGoods, { seats: 2, seed: 'a seed' });
  expect(match.preview(0, { do: 'draw' })).toMatchObject({ events: [], certain: false });
});

test('knows for certain what depends on nothing hidden', () => {
  const match = createMatch(splitTheLoot, { seats: 3, seed: 'x' });
  expect(match.preview(0, { do: 'ask', share: 4 })).toEqual({
    events: [{ event: 'asked', seat: 0, rules: ['SL-RND-01'] }],
    certain: true,
    next: [1, 2],
    ends: false,
    figures: {},
  });
});

test('stops at what others have asked for in secret', () => {
  const match = createMatch(splitTheLoot, { seats: 2, seed: 'x' });
  match.play(1, { do: 'ask', share: 1 });
  const preview = match.preview(0, { do: 'ask', share: 4 });
  expect(preview.events).toEqual([{ event: 'asked', seat: 0, rules: ['SL-RND-01'] }]);
  expect(preview.certain).toBe(false);
});
