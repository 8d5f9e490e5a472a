import { type Offer, seatNo } from '@getaway/engine';
import { type ContactId, PLAYER_BOARD } from '../content/index.ts';
import { withoutBit } from './bits.ts';
import { thiefOf } from './characters.ts';
import { eachEmptySlot, emptyContactSlots, openSlots } from './contactSlots.ts';
import { gainNotoriety } from './notoriety.ts';
import { type Choice, type Emit, step, type TakeContact } from './play.ts';
import type { State, Thief } from './state.ts';

/** EP-CON-06: with 1 or 2 humans the places in the display matter. */
const displayIsOrdered = (s: State): boolean => s.seats <= 2;

/** EP-CON-01 to EP-CON-04: every card of the display with everything that may be done with it. */
export function offerContacts(s: State, seat: number, offer: Offer<Choice>): void {
  const { contactDisplay } = s;
  const thief = thiefOf(s, seat);
  const ways = waysToTake(s, thief);
  const places: number[] = [];
  for (let i = 0; i < contactDisplay.length; i++) {
    // Copies of a card are alike where their places do not matter.
    if (displayIsOrdered(s) || contactDisplay.indexOf(contactDisplay[i]!) === i) places.push(i);
  }
  offer.many(places.length * ways.length, (i) => {
    const from = places[Math.floor(i / ways.length)]!;
    const { put, slot } = ways[i % ways.length]!;
    return { do: 'takeContact', from: from + 1, card: contactDisplay[from]!, put, slot };
  });
  if (!offer.explaining || emptyContactSlots(thief) > 0) return;
  for (const from of places) {
    const card = contactDisplay[from]!;
    offer({ do: 'takeContact', from: from + 1, card, put: 'empty' } as Choice, 'EP-CON-03');
  }
}

type WayToTake = Pick<TakeContact, 'put' | 'slot'>;
const WAYS_TO_TAKE = (['box', 'empty', 'replace'] as const).map((put) =>
  Array.from({ length: PLAYER_BOARD.contactSpaces + 1 }, (_, slot): WayToTake => ({ put, slot })),
);
const [[TO_BOX], ON_EMPTY, INSTEAD] = WAYS_TO_TAKE as [[WayToTake], WayToTake[], WayToTake[]];

/** What may be done with any card: to the box, on an empty slot, in place of another card. */
function waysToTake(s: State, thief: Thief): WayToTake[] {
  const ways: WayToTake[] = [TO_BOX];
  eachEmptySlot(thief, (slot) => {
    if (ways.length === 1 || s.options.contactPlacement === 'anyEmpty') ways.push(ON_EMPTY[slot + 1]!);
  });
  for (let slot = 0; slot < openSlots(thief); slot++) {
    if (thief.contacts[slot] !== null) ways.push(INSTEAD[slot + 1]!);
  }
  return ways;
}

export function takeContact(s: State, seat: number, choice: TakeContact, emit: Emit): void {
  const { card, put } = choice;
  const thief = thiefOf(s, seat);
  const slot = choice.slot - 1;
  leaveDisplay(s, choice.from - 1, emit);
  if (put === 'box') {
    s.contactBox = [...s.contactBox, card];
    emit?.({ event: 'contactBoxed', seat, card, rules: ['EP-CON-02'] });
    return;
  }
  const replaced = thief.contacts[slot]!;
  thief.contacts = thief.contacts.with(slot, card);
  thief.usedContacts = withoutBit(thief.usedContacts, slot);
  if (replaced === null) {
    emit?.({ event: 'contactTaken', seat, card, slot: slot + 1, rules: ['EP-CON-03'] });
    return;
  }
  s.contactBox = [...s.contactBox, replaced];
  emit?.({ event: 'contactReplaced', seat, card, slot: slot + 1, replaced, rules: ['EP-CON-04'] });
  gainNotoriety(s, seat, 1, 'EP-CON-04', emit);
}

/** EP-CON-05, EP-CON-06: a card leaves the display and the next one comes, on the left where places matter. */
export function leaveDisplay(s: State, index: number, emit: Emit): ContactId {
  const { contactDisplay, contactDeck } = s;
  const card = contactDisplay[index]!;
  const next = contactDeck.pop();
  if (next !== undefined && !displayIsOrdered(s)) contactDisplay[index] = next;
  else {
    contactDisplay.splice(index, 1);
    if (next !== undefined) contactDisplay.unshift(next);
  }
  if (next !== undefined) emit?.({ event: 'contactShown', card: next, rules: ['EP-CON-05'] });
  return card;
}

/** EP-DEC-09 as the effect of a Spy or a Telephone. */
export const pickContact = step({
  fields: { seat: seatNo() },
  rule: 'EP-CON-01',
  skip: true,
  offers: (s, _step, seat, offer) => offerContacts(s, seat, offer),
  answer(s, _step, seat, choice, emit) {
    if (choice.do === 'takeContact') takeContact(s, seat, choice, emit);
  },
});
