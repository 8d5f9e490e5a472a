import type { Cure } from '@getaway/engine';
import { thiefOf } from '../characters.ts';
import type { State } from '../state.ts';
import type { Cures } from './index.ts';

const earn =
  (seat: number, amount: number) =>
  (s: State): void => {
    thiefOf(s, seat).money += amount;
  };

/** So much more money. */
const more = (seat: number, short: number, rule: string): Cure<State> => ({
  remedy: 'money',
  params: { short },
  rules: [rule],
  change: earn(seat, short),
});

/** What is missing of a price, where there is no later chance to pay it. */
export const moneyNow =
  (price: string): Cures =>
  (_s, seat, { rule, figure }) => {
    const short = figure(price) - figure('money');
    return short > 0 ? [more(seat, short, rule)] : [];
  };

/** What is missing of a price: one income, if that is enough (EP-INC-02, EP-EXI-02), or so much money. */
export const cash =
  (price: string): Cures =>
  (s, seat, refused) => {
    const short = refused.figure(price) - refused.figure('money');
    const income = thiefOf(s, seat).incomeCubes;
    if (short <= 0 || income < short) return moneyNow(price)(s, seat, refused);
    return [
      {
        remedy: 'income',
        params: { short, income, tomorrow: s.day < 3 ? 'yes' : 'no' },
        rules: s.day < 3 ? ['EP-EXI-02', 'EP-INC-02'] : ['EP-EXI-02'],
        change: earn(seat, income),
      },
    ];
  };
