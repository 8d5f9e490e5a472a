import { carCards } from '../../content/index.ts';
import { isEnemyAt } from '../city/enemies.ts';
import { heroAt } from '../hero/hero.ts';
import { startMovement } from '../hero/movement.ts';
import { AGENDA, push } from '../agenda.ts';
import type { State } from '../state.ts';
import { step } from '../step.ts';
import { act, canAct, offerActs } from './acts.ts';

/** Step 5: the extra move of a car (NY-TRN-07, NY-CAR-04 to NY-CAR-06). */

function whyNotDrive(s: State, seat: number): string | null {
  const { car, at } = heroAt(s, seat);
  if (car === 'none') return 'NY-TRN-07';
  return isEnemyAt(s, at) ? 'NY-CAR-04' : null;
}

export const carStep = step({
  fields: AGENDA.carStep,
  rule: 'NY-TRN-07',
  skip: true,
  offers(s, { seat }, _seat, offer) {
    const against = whyNotDrive(s, seat);
    if (against !== null && !offer.explaining && !canAct(s, seat, true)) return;
    offer({ do: 'drive' }, against);
    offerActs(s, seat, true, offer);
    offer({ do: 'proceed' });
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do === 'proceed') {
      s.turn.stirred = false;
      return;
    }
    if (choice.do !== 'drive') {
      push(s, { step: 'carStep', seat });
      return act(s, seat, choice, emit);
    }
    const { car } = heroAt(s, seat);
    if (car === 'none') return;
    const { upTo, reveal, noise } = carCards[car].extraMove;
    push(s, { step: 'afterDrive', seat, reveal, noise }, { step: 'setOff' });
    startMovement(s, seat, {
      step: 'walk',
      seat,
      left: upTo,
      upTo: true,
      roadblocks: 'stop',
      by: 'car',
      tried: false,
    });
  },
});

/** NY-CAR-04, NY-CAR-05: only a move that was made is heard and lets the Taxi's driver look around. */
export const afterDrive = step({
  fields: AGENDA.afterDrive,
  run(s, { seat, reveal, noise }, emit) {
    if (!s.turn.drove) return;
    s.turn.noise += noise;
    emit?.({ event: 'drove', seat, noise, rules: ['NY-CAR-04'] });
    push(s, { step: 'reveal', seat, left: reveal });
  },
});
