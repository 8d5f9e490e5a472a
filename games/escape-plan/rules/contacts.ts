import { type Offer, seatNo } from '@getaway/engine';
import type { ContactId } from '../content/index.ts';
import { countBits, has, lowestBit, nthBit, withBit, withoutBit } from './bits.ts';
import { thiefOf } from './characters.ts';
import { emptyContactSlots, openSlots } from './contactSlots.ts';
import { boardOf } from './executive/board.ts';
import { gainNotoriety } from './notoriety.ts';
import { type Choice, type Emit, step, type TakeContact } from './play.ts';
import type { State, Thief } from './state.ts';

/** EP-CON-06: with 1 or 2 humans the places in the display matter. */
const displayIsOrdered = (s: State): boolean => s.seats <= 2;

/** EP-CON-01 to EP-CON-04: every card of the display with everything that may be done with it. */
export function offerContacts(s: State, seat: number, offer: Offer<Choice>): void {
  const { contactDisplay } = s;
  const thief = thiefOf(s, seat);
  const places = placesToTake(s);
  const filled = filledSlots(thief, seat);
  const empty = emptySlots(s, thief, filled);
  const replacing = 1 + countBits(empty);
  const ways = replacing + countBits(filled);
  offer.many(countBits(places) * ways, (i) => {
    const from = nthBit(places, Math.floor(i / ways));
    const way = i % ways;
    const card = contactDisplay[from]!;
    if (way === 0) return { do: 'takeContact', from: from + 1, card, put: 'box', slot: 0 };
    const put = way < replacing ? 'empty' : 'replace';
    const slot = way < replacing ? nthBit(empty, way - 1) : nthBit(filled, way - replacing);
    return { do: 'takeContact', from: from + 1, card, put, slot: slot + 1 };
  });
  if (!offer.explaining || emptyContactSlots(thief) > 0) return;
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    const from = lowestBit(rest);
    const card = contactDisplay[from]!;
    offer({ do: 'takeContact', from: from + 1, card, put: 'empty' } as Choice, 'EP-CON-03');
  }
}

/** The places of the display, as bits: copies of a card are alike where their places do not matter. */
function placesToTake(s: State): number {
  const { contactDisplay } = s;
  const ordered = displayIsOrdered(s);
  let places = 0;
  for (let i = 0; i < contactDisplay.length; i++) {
    let first = i;
    for (let other = 0; other < i && !ordered; other++) {
      if (contactDisplay[other] === contactDisplay[i]) first = other;
    }
    if (first === i) places = withBit(places, i);
  }
  return places;
}

/** The slots with a card that may be replaced (EP-CON-04), as bits. */
const filledSlots = (thief: Thief, seat: number): number =>
  boardOf(thief, seat).taken & ((1 << openSlots(thief)) - 1);

/** The slots that a card may be put on (EP-CON-03), as bits. */
function emptySlots(s: State, thief: Thief, filled: number): number {
  let most = openSlots(thief) - countBits(filled) - thief.lockedContacts.length;
  if (s.options.contactPlacement === 'leftmostEmpty') most = Math.min(most, 1);
  let empty = 0;
  for (let slot = 0; most > 0; slot++) {
    if (has(filled, slot)) continue;
    empty = withBit(empty, slot);
    most--;
  }
  return empty;
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
