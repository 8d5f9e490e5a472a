import { push, seatNo } from '@getaway/engine';
import { THRESHOLDS } from '../content/index.ts';
import { eachLockedAsset, hasLockedAsset, unlock } from './assets.ts';
import { isHuman, thiefOf } from './characters.ts';
import { moneyOf, pay, receiveIncome } from './money.ts';
import { step } from './play.ts';

/** EP-INC-03. */
export const UNLOCK_PRICE = 3;
const FIRST_LINE = THRESHOLDS[0]!.between[0];

/** EP-INC-02, EP-INC-03: everybody receives income, then the humans below the first line may unlock, in turn order. */
export const income = step({
  fields: {},
  run(s, _step, emit) {
    for (let seat = 0; seat < s.seats; seat++) receiveIncome(s, seat, 'EP-INC-02', emit);
    for (let i = s.order.length - 1; i >= 0; i--) {
      const seat = s.order[i]!;
      if (!isHuman(s, seat) || s.row[seat]! > FIRST_LINE || !hasLockedAsset(thiefOf(s, seat))) continue;
      push(s, { step: 'incomeUnlock', seat });
    }
  },
});

/** EP-DEC-01. Also asked without the money, since others do not know about it (EP-INC-04). */
export const incomeUnlock = step({
  fields: { seat: seatNo() },
  rule: 'EP-INC-03',
  auto: false,
  offers(s, _step, seat, offer) {
    const money = moneyOf(s, seat);
    const short = money < UNLOCK_PRICE ? { rule: 'EP-INC-04', params: { price: UNLOCK_PRICE, money } } : null;
    eachLockedAsset(thiefOf(s, seat), (asset) => offer({ do: 'unlock', asset }, short));
    offer({ do: 'decline' });
  },
  answer(s, _step, seat, choice, emit) {
    if (choice.do !== 'unlock') return;
    pay(s, seat, UNLOCK_PRICE, 'EP-INC-03', emit);
    unlock(s, seat, choice.asset, 'EP-INC-03', emit);
  },
});
