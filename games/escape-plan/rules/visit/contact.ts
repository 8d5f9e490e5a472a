import { offerContacts, takeContact } from '../contacts.ts';
import { decision } from './stage.ts';

/** "Take a contact card": it cannot be declined, but the card may go to the box (EP-RUL-22). */
export const contact = decision({
  answers: ['takeContact'],
  due: (s) => s.contactDisplay.length > 0,
  whyNotDecline: () => 'EP-CON-01',
  offers: (s, seat, offer) => offerContacts(s, seat, offer),
  answer(s, seat, choice, _at, emit) {
    if (choice.do === 'takeContact') takeContact(s, seat, choice, emit);
  },
});
