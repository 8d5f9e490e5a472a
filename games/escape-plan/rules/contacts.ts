import { type Offer, seatNo } from '@getaway/engine';
import type { ContactId } from '../content/index.ts';
import { withoutBit } from './bits.ts';
import { thiefOf } from './characters.ts';
import { eachEmptySlot, emptyContactSlots, openSlots } from './contactSlots.ts';
import { gainNotoriety } from './notoriety.ts';
import { type Choice, type Emit, step, type TakeContact } from './play.ts';
import type { State } from './state.ts';

/** EP-CON-06: with 1 or 2 humans the places in the display matter. */
const displayIsOrdered = (s: State): boolean => s.seats <= 2;

/** EP-CON-01 to EP-CON-04: every card of the display with everything that may be done with it. */
export function offerContacts(s: State, seat: number, offer: Offer<Choice>): void {
  const { contactDisplay } = s;
  for (let i = 0; i < contactDisplay.length; i++) {
    const card = contactDisplay[i]!;
    // Copies of a card are alike where their places do not matter.
    if (!displayIsOrdered(s) && contactDisplay.indexOf(card) < i) continue;
    offerContact(s, seat, i + 1, card, offer);
  }
}

function offerContact(s: State, seat: number, from: number, card: ContactId, offer: Offer<Choice>): void {
  const thief = thiefOf(s, seat);
  offer({ do: 'takeContact', from, card, put: 'box', slot: 0 });
  let first = true;
  eachEmptySlot(thief, (slot) => {
    if (first || s.options.contactPlacement === 'anyEmpty') {
      offer({ do: 'takeContact', from, card, put: 'empty', slot: slot + 1 });
    }
    first = false;
  });
  for (let slot = 0; slot < openSlots(thief); slot++) {
    if (thief.contacts[slot] === null) continue;
    offer({ do: 'takeContact', from, card, put: 'replace', slot: slot + 1 });
  }
  if (offer.explaining && emptyContactSlots(thief) === 0) {
    offer({ do: 'takeContact', from, card, put: 'empty' } as Choice, 'EP-CON-03');
  }
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
