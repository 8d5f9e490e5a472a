import { createMatch, openChoicesOf, openReasonsOf, preview, seenByAll, SPECTATOR } from '@getaway/engine';
import { expect, test } from 'vitest';
import { hotGoods } from './games/hotGoods.ts';
import { splitTheLoot } from './games/splitTheLoot.ts';
import { ticTacToe } from './games/ticTacToe.ts';

test('where nothing is hidden, everybody knows what a seat may choose and why not', () => {
  const match = createMatch(ticTacToe, { seats: 2, seed: 'open' });
  match.play(0, match.pending()[0]!.choices[0]!);
  const seen = match.view(null);
  expect(openChoicesOf(ticTacToe, seen, 1)).toEqual(match.pending()[0]!.choices);
  expect(openReasonsOf(ticTacToe, seen, 1)).toEqual([]);
  expect(openChoicesOf(ticTacToe, seen, 0)).toEqual([]);
});

test('what hangs on a hand is known to nobody else', () => {
  const match = createMatch(hotGoods, { seats: 3, seed: 'hidden' });
  while (openChoicesOf(hotGoods, match.view(null), match.asked()[0]!) !== null) {
    const { seat, choices } = match.pending()[0]!;
    match.play(seat, choices[0]!);
  }
  const seat = match.asked()[0]!;
  for (const viewer of [0, 1, 2])
    expect(seenByAll(hotGoods, match.view(viewer), viewer)).toEqual(match.view(null));
  expect(openChoicesOf(hotGoods, match.view(null), seat)).toBe(null);
});

test('a bystander foresees of a choice what happens before all eyes', () => {
  const match = createMatch(splitTheLoot, { seats: 3, seed: 'eyes' });
  const [{ seat, choices }] = match.pending() as [ReturnType<typeof match.pending>[number]];
  const own = preview(splitTheLoot, match.view(seat), seat, choices[0]!);
  const seen = preview(splitTheLoot, match.view(null), seat, choices[0]!, SPECTATOR);
  const isPublic = ({ to }: { readonly to?: readonly number[] }): boolean => to === undefined;
  expect(seen.events).toEqual(own.events.filter(isPublic));
  expect(seen.figures).toEqual({});
});
