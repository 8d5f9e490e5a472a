import { CASE_SLOTS, caseCards, type CaseCardId, type CaseSlot } from '../../content/index.ts';
import { push } from '../agenda.ts';
import type { HeroState, State } from '../state.ts';
import type { Emit, Offer } from '../step.ts';
import { heroAt } from './hero.ts';

/** NY-CAS: case cards. */

const slotNo = (slot: CaseSlot): number => CASE_SLOTS.indexOf(slot);

/** NY-CAS-08: the slots without a card; their tokens came back when it was collected (NY-CAS-02). */
const emptySlots = (s: State): CaseSlot[] => CASE_SLOTS.filter((_, i) => s.cases[i]?.card.length === 0);

/** What a case card is; undefined for one that a view does not show. */
const printed = (card: CaseCardId | null) => (card === null ? undefined : caseCards[card]);

const isStartingCase = (card: CaseCardId): boolean => {
  const entry = printed(card);
  return entry?.kind === 'diagram' && entry.removedWhenDiscarded;
};

export const isBracelet = (card: CaseCardId): boolean => printed(card)?.kind === 'bracelet';

/** NY-CAS-02 */
export function collectCase(s: State, seat: number, slot: CaseSlot, emit: Emit): void {
  const place = s.cases[slotNo(slot)];
  const card = place?.card.pop();
  if (!place || !card) return;
  heroAt(s, seat).cases.push({ faceup: place.faceup, card });
  place.token = null;
  place.faceup = false;
  place.seen = [];
  s.turn.casesCollected++;
  emit?.({ event: 'caseCollected', seat, slot, rules: ['NY-CAS-02'] });
  emit?.({ event: 'caseSeen', seat, card, to: [seat], rules: ['NY-CAS-03'] });
}

/** NY-CAS-08, NY-CAS-10 */
export function offerCaseDrops(s: State, seat: number, offer: Offer): void {
  for (const { card } of heroAt(s, seat).cases) {
    if (isStartingCase(card)) offer({ do: 'dropCase', card, slot: null });
    else for (const slot of emptySlots(s)) offer({ do: 'dropCase', card, slot });
  }
}

export function dropCase(s: State, seat: number, card: CaseCardId, slot: CaseSlot | null, emit: Emit): void {
  const hero = heroAt(s, seat);
  const [held] = hero.cases.splice(indexOfCase(hero, card), 1);
  const place = slot === null ? undefined : s.cases[slotNo(slot)];
  if (!held || !place) {
    s.casesGone.push(card);
    return emit?.({ event: 'caseRemoved', seat, card, rules: ['NY-CAS-10'] });
  }
  place.card.push(card);
  place.faceup = held.faceup;
  place.seen = [seat];
  place.token = hero.at;
  emit?.({ event: 'caseDropped', seat, slot, at: hero.at, rules: ['NY-CAS-08'] });
}

const indexOfCase = (hero: HeroState, card: CaseCardId): number =>
  hero.cases.findIndex((held) => held.card === card);

export const holdsCase = (hero: HeroState, card: CaseCardId): boolean => indexOfCase(hero, card) !== -1;

/** NY-CAS-11: the facedown Bracelet of a hero. */
export const facedownBracelet = (hero: HeroState) =>
  hero.cases.find(({ faceup, card }) => !faceup && isBracelet(card));

/** NY-CAS-11, NY-CAS-12 */
export function revealBracelet(s: State, seat: number, emit: Emit): void {
  const held = facedownBracelet(heroAt(s, seat));
  if (!held) return;
  held.faceup = true;
  emit?.({ event: 'braceletRevealed', seat, card: held.card, rules: ['NY-CAS-11'] });
  push(s, { step: 'effects', list: held.card, next: 0, hero: seat, by: 'bracelet', at: null });
}
