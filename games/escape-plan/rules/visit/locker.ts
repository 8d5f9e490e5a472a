import type { Verdict } from '@getaway/engine';
import { LOCKER, LOCKER_COLOURS, type LockerColour } from '../../content/index.ts';
import { thiefOf } from '../characters.ts';
import { contactCount } from '../contactSlots.ts';
import { drawBags } from '../draw.ts';
import { hasKey, type Key, keySlot, masterKeySpace, turnKey, whyNotMasterKey } from '../keys.ts';
import type { State } from '../state.ts';
import { decision } from './stage.ts';

/** EP-LCK-05. */
const drawCount = (s: State, seat: number, colour: LockerColour): number =>
  contactCount(thiefOf(s, seat)) + LOCKER[colour].drawModifier;

/** What the locker itself has against being opened: public, whatever the key (EP-LCK-02, EP-LCK-03, EP-LCK-07). */
function whyNotOpen(s: State, seat: number, colour: LockerColour): Verdict {
  const contacts = contactCount(thiefOf(s, seat));
  const row = s.row[seat]!;
  const { required } = LOCKER[colour];
  if (row + contacts < required) return { rule: 'EP-LCK-02', params: { required, row, contacts } };
  return drawCount(s, seat, colour) < 1 || s.bagStacks[colour].length === 0 ? 'EP-LCK-07' : null;
}

function whyNotKey(s: State, seat: number, colour: LockerColour, key: Key, money: number): Verdict {
  const thief = thiefOf(s, seat);
  if (key === 'master-key') return masterKeySpace(thief) < 0 ? 'EP-LCK-01' : whyNotMasterKey(thief, money);
  return keySlot(thief, colour) >= 0 ? null : 'EP-LCK-01';
}

/** EP-STO-04, EP-LCK-01. */
export const locker = decision({
  answers: ['openLocker'],
  due(s, seat) {
    const thief = thiefOf(s, seat);
    const master = masterKeySpace(thief) >= 0;
    if (!master && !hasKey(thief)) return false;
    for (const colour of LOCKER_COLOURS) {
      if ((master || keySlot(thief, colour) >= 0) && !whyNotOpen(s, seat, colour)) return true;
    }
    return false;
  },
  offers(s, seat, offer) {
    const thief = thiefOf(s, seat);
    const { money } = thief;
    const master = masterKeySpace(thief) >= 0;
    for (const colour of LOCKER_COLOURS) {
      if (!offer.explaining && !master && keySlot(thief, colour) < 0) continue;
      const shut = whyNotOpen(s, seat, colour);
      offer({ do: 'openLocker', colour, key: colour }, shut ?? whyNotKey(s, seat, colour, colour, money));
      offer(
        { do: 'openLocker', colour, key: 'master-key' },
        shut ?? whyNotKey(s, seat, colour, 'master-key', money),
      );
    }
  },
  answer(s, seat, choice, _at, emit) {
    if (choice.do !== 'openLocker') return;
    turnKey(s, seat, choice.key, 'EP-LCK-04', emit);
    drawBags(s, seat, choice.colour, drawCount(s, seat, choice.colour), 'EP-LCK-05', emit);
  },
});
