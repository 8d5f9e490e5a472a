import { push, seatNo } from '@getaway/engine';
import { eachLockedAsset, hasLockedAsset, unlock } from './assets.ts';
import { thiefOf } from './characters.ts';
import { isUse, mightUse, offerExecutive, useComponent } from './executive/index.ts';
import { type Emit, step } from './play.ts';
import { refresh } from './refresh.ts';
import type { State } from './state.ts';

/** EP-RST-01 to EP-RST-03. */
export function rest(s: State, seat: number, emit: Emit): void {
  const thief = thiefOf(s, seat);
  thief.rested = true;
  refresh(thief);
  thief.firstAid = true;
  emit?.({ event: 'rested', seat, rules: ['EP-RST-01', 'EP-RST-02'] });
  push(s, { step: 'afterRest', seat });
}

/** EP-RST-03: the only asset left is unlocked at once, unless the human might do something first (EP-RST-05). */
export const afterRest = step({
  fields: { seat: seatNo() },
  run(s, { seat }, emit) {
    const thief = thiefOf(s, seat);
    if (!hasLockedAsset(thief)) return;
    let locked = 0;
    eachLockedAsset(thief, () => locked++);
    if (locked > 1 || mightUse(s, seat, null)) push(s, { step: 'restUnlock', seat });
    else eachLockedAsset(thief, (asset) => unlock(s, seat, asset, 'EP-RST-03', emit));
  },
});

/** EP-DEC-16 after resting. */
export const restUnlock = step({
  fields: { seat: seatNo() },
  rule: 'EP-RST-03',
  auto: false,
  offers(s, _step, seat, offer) {
    eachLockedAsset(thiefOf(s, seat), (asset) => offer({ do: 'unlock', asset }));
    offerExecutive(s, seat, null, offer);
  },
  answer(s, _step, seat, choice, emit) {
    if (choice.do === 'unlock') return unlock(s, seat, choice.asset, 'EP-RST-03', emit);
    if (!isUse(choice)) return;
    push(s, { step: 'afterRest', seat });
    useComponent(s, seat, choice, null, emit);
  },
});
