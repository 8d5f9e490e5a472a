import { shuffle } from '@getaway/engine';
import { limits } from '../../content/index.ts';
import { AGENDA, push } from '../agenda.ts';
import type { ItemPiece } from '../pieces.ts';
import type { State } from '../state.ts';
import { type Emit, step } from '../step.ts';
import { dropCase, offerCaseDrops } from './cases.ts';
import { heroAt, supplySize } from './hero.ts';
import { dropItem, payItem, whyNotPay } from './items.ts';

/** The personal supply and its limit of 3 (NY-CAS-05, NY-CAS-06). */

/** NY-ITM-04 */
export function drawItem(s: State): ItemPiece | null {
  if (s.itemDeck.length === 0) {
    s.itemDeck = shuffle(s, s.itemDiscard);
    s.itemDiscard = [];
  }
  return s.itemDeck.pop() ?? null;
}

export const canDrawItem = (s: State): boolean => s.itemDeck.length + s.itemDiscard.length > 0;

/** NY-ITM-03: a drawn item goes facedown into the supply. */
export function gainItem(s: State, seat: number, item: ItemPiece, emit: Emit): void {
  heroAt(s, seat).items.push(item);
  emit?.({ event: 'itemGained', seat, rules: ['NY-ITM-03'] });
  emit?.({ event: 'itemSeen', seat, item, to: [seat], rules: ['NY-INF-05'] });
  checkLimit(s, seat);
}

export function drawItemFor(s: State, seat: number, emit: Emit): void {
  const item = drawItem(s);
  if (item !== null) gainItem(s, seat, item, emit);
}

export function checkLimit(s: State, seat: number): void {
  if (supplySize(heroAt(s, seat)) > limits.personalSupply) push(s, { step: 'overLimit', seat });
}

/** The items of a hero, each kind once. */
export const itemKinds = (s: State, seat: number): ItemPiece[] => [...new Set(heroAt(s, seat).items)];

/** NY-CAS-06; the President stays (NY-PRS-07). */
export const overLimit = step({
  fields: AGENDA.overLimit,
  rule: 'NY-CAS-06',
  auto: false,
  offers(s, { seat }, _seat, offer) {
    for (const item of itemKinds(s, seat)) {
      offer({ do: 'dropItem', item });
      offer({ do: 'payItem', item }, whyNotPay(s, seat));
    }
    offerCaseDrops(s, seat, offer);
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do === 'dropItem') dropItem(s, seat, choice.item, emit);
    if (choice.do === 'payItem') payItem(s, seat, choice.item, emit);
    if (choice.do === 'dropCase') dropCase(s, seat, choice.card, choice.slot, emit);
  },
});
