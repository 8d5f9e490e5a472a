import {
  FIXER_TILE,
  type FixerId,
  FIXERS,
  LOCKER_COLOURS,
  type LockerColour,
  type SafeHouseId,
} from '../../content/index.ts';
import { thiefOf } from '../characters.ts';
import { eachItemSlot, putItem } from '../items.ts';
import type { RegionId } from '../map/index.ts';
import { pay } from '../money.ts';
import { loseNotoriety } from '../notoriety.ts';
import { placeAt, safeHouseNumber } from '../places.ts';
import type { Choice, Emit } from '../play.ts';
import type { State } from '../state.ts';
import { cube } from './business.ts';
import { company, type Decision, type Deed, may, type Stage } from './stage.ts';

const COLOURS = LOCKER_COLOURS.length;
const houseAt = (s: State, at: RegionId): number => safeHouseNumber(placeAt(s, at) as SafeHouseId);

/** EP-SAF-05: the keys that may be taken here; in older editions those of every safe house (EP-OPT-05). */
function eachKey(s: State, house: number, found: (from: number, colour: LockerColour) => void): void {
  for (let i = 0; i < s.keys.length; i++) {
    const from = Math.floor(i / COLOURS);
    if (s.keys[i] === 0 || (s.options.keyPick === 'sameSafeHouse' && from !== house)) continue;
    found(from, LOCKER_COLOURS[i % COLOURS]!);
  }
}

/** EP-SAF-05. */
const key: Decision = {
  answers: ['takeKey'],
  due(s, _seat, _visit, at) {
    let keys = 0;
    eachKey(s, houseAt(s, at), () => keys++);
    return keys > 0;
  },
  whyNotDecline: () => 'EP-SAF-05',
  offers(s, _seat, offer, _visit, at) {
    eachKey(s, houseAt(s, at), (from, colour) => offer({ do: 'takeKey', colour, from: from + 1 }));
  },
  onlyChoice(s, at) {
    const keys: Choice[] = [];
    eachKey(s, houseAt(s, at), (from, colour) => keys.push({ do: 'takeKey', colour, from: from + 1 }));
    return keys.length === 1 ? keys[0]! : null;
  },
  answer(s, seat, choice, at, emit) {
    if (choice.do !== 'takeKey') return;
    const { colour, from } = choice;
    const slot = houseAt(s, at);
    const lying = (from - 1) * COLOURS + LOCKER_COLOURS.indexOf(colour);
    s.keys = s.keys.with(lying, s.keys[lying]! - 1);
    const thief = thiefOf(s, seat);
    thief.keys = thief.keys.with(slot, colour);
    emit?.({ event: 'keyTaken', seat, colour, from, slot: slot + 1, rules: ['EP-SAF-05'] });
  },
};

/** EP-SAF-06, EP-SAF-07. */
const fixer: Decision = {
  answers: ['buyFixer'],
  due: (s) => s.fixers.length > 0,
  whyNotDecline: may,
  offers(s, seat, offer) {
    const { money } = thiefOf(s, seat);
    for (const id of s.fixers) {
      const price = FIXER_TILE[id].cost;
      if (price <= money)
        eachItemSlot(s, seat, 'fixer', (slot) => offer({ do: 'buyFixer', fixer: id, slot: slot + 1 }));
      else if (offer.explaining)
        offer({ do: 'buyFixer', fixer: id } as Choice, { rule: 'EP-SAF-06', params: { price, money } });
    }
    if (!offer.explaining) return;
    for (const id of FIXERS)
      if (!s.fixers.includes(id)) offer({ do: 'buyFixer', fixer: id } as Choice, 'EP-SAF-07');
  },
  answer(s, seat, choice, _at, emit) {
    if (choice.do === 'buyFixer') buyFixer(s, seat, choice.fixer, choice.slot - 1, emit);
  },
};

function buyFixer(s: State, seat: number, id: FixerId, slot: number, emit: Emit): void {
  s.fixers = s.fixers.filter((fixer) => fixer !== id);
  emit?.({ event: 'fixerBought', seat, fixer: id, rules: ['EP-SAF-06'] });
  pay(s, seat, FIXER_TILE[id].cost, 'EP-SAF-06', emit);
  putItem(s, seat, slot, id, emit);
}

/** EP-SAF-04. */
const layLow: Deed = {
  run(s, seat, _at, emit) {
    loseNotoriety(s, seat, 1, 'EP-SAF-04', emit);
    return null;
  },
};

/** EP-SAF-02 to EP-SAF-06. */
export const safeHouse: readonly Stage[] = [company('EP-SAF-02'), cube, layLow, key, fixer];
