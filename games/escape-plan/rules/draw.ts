import { list, oneOf, owner, piece, push, seatNo, secret, shuffle, takeRandom } from '@getaway/engine';
import { BAG_KINDS, type BagKind, bagSet } from './bags.ts';
import { countBits } from './bits.ts';
import { isExitTile, putBag, slotFor, waysToPut } from './items.ts';
import { type Emit, step } from './play.ts';
import type { State } from './state.ts';

/** EP-LCK-05, EP-EXI-05: secretly draws tiles at random; one of them is kept. */
export function drawBags(
  s: State,
  seat: number,
  kind: BagKind,
  count: number,
  rule: string,
  emit: Emit,
): void {
  const stack = s.bagStacks[kind].slice();
  const drawn: string[] = [];
  while (drawn.length < count && stack.length > 0) drawn.push(takeRandom(s, stack));
  s.bagStacks = { ...s.bagStacks, [kind]: stack };
  emit?.({ event: 'bagsDrawn', seat, kind, count: drawn.length, rules: [rule] });
  emit?.({ event: 'bagsSeen', seat, bags: drawn, to: [seat], rules: ['EP-HID-04'] });
  push(s, { step: 'keepBag', seat, kind, drawn });
}

const backOfDrawn = (s: unknown, at: readonly number[]): string =>
  (s as State).agenda[at[0]!]!['kind'] as string;

/** EP-DEC-12. Never answered by itself: that would tell others that all drawn tiles are alike. */
export const keepBag = step({
  fields: {
    seat: seatNo(),
    kind: oneOf(BAG_KINDS),
    drawn: list(secret(piece(bagSet, { back: backOfDrawn }), owner), 5),
  },
  rule: 'EP-LCK-06',
  auto: false,
  offers(s, { kind, drawn }, seat, offer) {
    const ways = waysToPut(s, seat, isExitTile(kind) ? 'exit' : 'locker');
    for (let i = 0; i < drawn.length; i++) {
      const bag = drawn[i]!;
      if (drawn.indexOf(bag) < i) continue;
      offer.many(countBits(ways), (n) => ({ do: 'keep', bag, slot: slotFor(s, seat, ways, n) + 1 }));
    }
  },
  answer(s, { kind, drawn }, seat, choice, emit) {
    if (choice.do !== 'keep') return;
    const rule = isExitTile(kind) ? 'EP-EXI-05' : 'EP-LCK-06';
    putBag(s, seat, choice.slot - 1, choice.bag, kind, emit);
    emit?.({ event: 'bagKept', seat, bag: choice.bag, slot: choice.slot, to: [seat], rules: [rule] });
    const rest = drawn.slice();
    rest.splice(rest.indexOf(choice.bag), 1);
    s.bagStacks = { ...s.bagStacks, [kind]: shuffle(s, [...s.bagStacks[kind], ...rest]) };
  },
});
