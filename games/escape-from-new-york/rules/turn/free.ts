import { AGENDA, push } from '../agenda.ts';
import { step } from '../step.ts';
import { act, canAct, offerActs } from './acts.ts';

/**
 * Free moments between steps without a decision of their own (NY-TRN-13). The player is asked only when there is
 * something to do and something has happened since the last time.
 */
export const freeMoment = step({
  fields: AGENDA.freeMoment,
  rule: 'NY-TRN-14',
  skip: true,
  offers(s, { seat, pay }, _seat, offer) {
    if (!offer.explaining && (!s.turn.stirred || !canAct(s, seat, pay))) return;
    offerActs(s, seat, pay, offer);
    offer({ do: 'proceed' });
  },
  answer(s, { seat, pay }, _seat, choice, emit) {
    if (choice.do === 'proceed') {
      s.turn.stirred = false;
      return;
    }
    push(s, { step: 'freeMoment', seat, pay });
    act(s, seat, choice, emit);
  },
});
