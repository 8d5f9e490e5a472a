import { AGENDA, push } from '../agenda.ts';
import type { State } from '../state.ts';
import { step } from '../step.ts';
import { heroAt } from './hero.ts';

/** NY-CAR-07, NY-CAR-08: another hero may ride along if that player agrees. */

const candidates = (s: State, driver: number, asked: readonly number[]): number[] => {
  const { car, at } = heroAt(s, driver);
  if (car === 'none') return [];
  return s.heroes.flatMap((hero, seat) =>
    hero.at === at && hero.car === 'none' && !asked.includes(seat) ? [seat] : [],
  );
};

export const invite = step({
  fields: AGENDA.invite,
  rule: 'NY-CAR-07',
  skip: true,
  offers(s, { seat, asked }, _seat, offer) {
    const others = candidates(s, seat, asked);
    for (const hero of others) offer({ do: 'invite', heroSeat: hero });
    if (others.length > 0) offer({ do: 'goAlone' });
  },
  answer(s, { seat, asked }, _seat, choice) {
    if (choice.do === 'invite') push(s, { step: 'agree', seat: choice.heroSeat, driverSeat: seat, asked });
  },
});

export const agree = step({
  fields: AGENDA.agree,
  rule: 'NY-CAR-07',
  offers(_s, _step, _seat, offer) {
    offer({ do: 'agree' });
    offer({ do: 'refuse' });
  },
  answer(s, { seat, driverSeat, asked }, _seat, choice, emit) {
    const agreed = choice.do === 'agree';
    emit?.({
      event: agreed ? 'passengerAgreed' : 'passengerRefused',
      seat,
      driverSeat,
      rules: ['NY-CAR-07'],
    });
    if (agreed) s.turn.passenger = seat;
    else push(s, { step: 'invite', seat: driverSeat, asked: [...asked, seat] });
  },
});
