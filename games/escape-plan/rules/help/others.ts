import { TOP_ROW } from '../../content/index.ts';
import { unlock } from '../assets.ts';
import { thiefOf } from '../characters.ts';
import { eachEmptySlot } from '../contactSlots.ts';
import { openExit } from '../places.ts';
import type { Cures } from './index.ts';

/** EP-DAY-04: the rest token comes back with the next day. */
export const restTomorrow: Cures = (s, seat) =>
  s.day === 3
    ? []
    : [
        {
          remedy: 'tomorrow',
          rules: ['EP-DAY-04'],
          change: (view) => void (thiefOf(view, seat).rested = false),
        },
      ];

/** EP-ESC-01, EP-PAT-07: on day 3, through the one exit that is open then. */
export const exitInstead: Cures = (s) =>
  s.day < 3
    ? [{ remedy: 'dayThree', rules: ['EP-ESC-01', 'EP-PAT-07'] }]
    : [{ remedy: 'otherExit', params: { exit: `exit-${openExit(s)}` }, rules: ['EP-PAT-07'] }];

/** EP-LCK-02: what is missing of the locker's number. */
export const moreStrength: Cures = (s, seat, { figure }) => {
  const short = figure('required') - figure('row') - figure('contacts');
  if (s.row[seat]! + short > TOP_ROW) return [];
  return [
    {
      remedy: 'strength',
      params: { short },
      rules: ['EP-LCK-02'],
      change: (view) => void (view.row[seat]! += short),
    },
  ];
};

/** EP-LCK-05, EP-EXI-05: one tile is drawn for each contact. */
export const moreContacts: Cures = (s, seat) => {
  const slots: number[] = [];
  eachEmptySlot(thiefOf(s, seat), (slot) => slots.push(slot));
  const [card] = s.contactDisplay;
  if (card === undefined) return [];
  return slots.map((_, i) => ({
    remedy: 'contacts',
    params: { cards: i + 1 },
    rules: ['EP-CON-03'],
    change(view) {
      const own = thiefOf(view, seat);
      for (const slot of slots.slice(0, i + 1)) own.contacts = own.contacts.with(slot, card);
    },
  }));
};

/** EP-AST-03: an asset that is unlocked leaves its contact slot. */
export const freeContactSlot: Cures = (s, seat) =>
  thiefOf(s, seat)
    .lockedContacts.slice(0, 1)
    .map((asset) => ({
      remedy: 'freeSlot',
      rules: ['EP-AST-03'],
      change: (view) => unlock(view, seat, asset, 'EP-AST-03', undefined),
    }));
