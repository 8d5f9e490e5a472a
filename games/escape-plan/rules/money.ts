import { thiefOf } from './characters.ts';
import type { Emit } from './play.ts';
import type { State } from './state.ts';

/** Money is hidden, what is paid and received is not (EP-HID-01). */
export const moneyOf = (s: State, seat: number): number => thiefOf(s, seat).money;

export function pay(s: State, seat: number, amount: number, rule: string, emit: Emit): void {
  if (amount === 0) return;
  thiefOf(s, seat).money -= amount;
  emit?.({ event: 'paid', seat, amount, rules: [rule] });
}

/** EP-INC-01: the lowest visible number of the income track equals the cubes left on it. */
export function receiveIncome(s: State, seat: number, rule: string, emit: Emit): void {
  const thief = thiefOf(s, seat);
  thief.money += thief.incomeCubes;
  emit?.({ event: 'income', seat, amount: thief.incomeCubes, rules: ['EP-INC-01', rule] });
}
