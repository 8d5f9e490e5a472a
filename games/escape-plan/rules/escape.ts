import { push, seatNo } from '@getaway/engine';
import { EXIT_COSTS } from '../content/index.ts';
import { thiefOf } from './characters.ts';
import { isUse, offerExecutive, useComponent } from './executive/index.ts';
import { moneyOf, pay } from './money.ts';
import { type Emit, step } from './play.ts';
import type { State } from './state.ts';

/** EP-ESC-05, EP-SOL-16: the price of the next escape. */
export function exitCost(s: State): number {
  const row = EXIT_COSTS.byPlayers[String(Math.max(s.seats, 2)) as keyof typeof EXIT_COSTS.byPlayers];
  return row[s.escapes]!;
}

/** EP-ESC-06: money can still be raised until the cost is paid. Always asked, since money is hidden (EP-HID-01). */
export const payExit = step({
  fields: { seat: seatNo() },
  rule: 'EP-ESC-06',
  auto: false,
  offers(s, _step, seat, offer) {
    const cost = exitCost(s);
    const money = moneyOf(s, seat);
    const rule = 'EP-ESC-07';
    offer({ do: 'payExit' }, money >= cost ? null : { rule, params: { cost, money } });
    offer({ do: 'surrender' }, money < cost ? null : { rule, params: { cost, money } });
    offerExecutive(s, seat, null, offer);
  },
  answer(s, _step, seat, choice, emit) {
    if (isUse(choice)) {
      push(s, { step: 'payExit', seat });
      return useComponent(s, seat, choice, null, emit);
    }
    if (choice.do === 'surrender') return arrest(s, seat, 'EP-ESC-07', emit);
    pay(s, seat, exitCost(s), 'EP-ESC-05', emit);
    escape(s, seat, emit);
  },
});

/** EP-ESC-08. */
function escape(s: State, seat: number, emit: Emit): void {
  thiefOf(s, seat).status = 'escaped';
  s.at[seat] = null;
  s.escapes++;
  emit?.({ event: 'escaped', seat, rules: ['EP-ESC-08'] });
}

/** EP-ESC-11. */
export function arrest(s: State, seat: number, rule: string, emit: Emit): void {
  thiefOf(s, seat).status = 'arrested';
  s.at[seat] = null;
  emit?.({ event: 'arrested', seat, rules: ['EP-ESC-11', rule] });
}

/** EP-ESC-09, EP-ESC-10: true when the human can go on with the turn. */
export function payTurnFee(s: State, seat: number, emit: Emit): boolean {
  if (s.escapes === 0) return true;
  const fee = EXIT_COSTS.turnFeeAfterFirstEscape;
  if (moneyOf(s, seat) < fee) {
    arrest(s, seat, 'EP-ESC-10', emit);
    return false;
  }
  pay(s, seat, fee, 'EP-ESC-09', emit);
  return true;
}
