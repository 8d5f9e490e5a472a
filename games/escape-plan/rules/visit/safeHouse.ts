import type { Offer } from '@getaway/engine';
import {
  BUSINESSES,
  FIXER_TILE,
  type FixerId,
  FIXERS,
  LOCKER_COLOURS,
  SAFE_HOUSES,
} from '../../content/index.ts';
import { countBits, lowestBit, nthBit, withBit } from '../bits.ts';
import { thiefOf } from '../characters.ts';
import { putItem, slotFor, waysToPut } from '../items.ts';
import type { RegionId } from '../map/index.ts';
import { pay } from '../money.ts';
import { loseNotoriety } from '../notoriety.ts';
import { placeNumberAt } from '../places.ts';
import type { Choice, Emit } from '../play.ts';
import type { State } from '../state.ts';
import { cube } from './business.ts';
import { company, decision, deed, type Stage } from './stage.ts';

const COLOURS = LOCKER_COLOURS.length;
const houseAt = (s: State, at: RegionId): number => placeNumberAt(s, at) - BUSINESSES.length;

/** The keys that may be taken at a safe house, as bits (EP-SAF-05); in older editions those of every one (EP-OPT-05). */
function keysAt(s: State, at: RegionId): number {
  const here = s.options.keyPick === 'sameSafeHouse' ? houseAt(s, at) * COLOURS : -1;
  const first = Math.max(here, 0);
  const end = here < 0 ? s.keys.length : here + COLOURS;
  let keys = 0;
  for (let i = first; i < end; i++) if (s.keys[i]! > 0) keys = withBit(keys, i);
  return keys;
}

/** Taking each key, by safe house and by colour. */
const TAKE_KEY: readonly Choice[] = SAFE_HOUSES.flatMap((_, from) =>
  LOCKER_COLOURS.map((colour): Choice => ({ do: 'takeKey', colour, from: from + 1 })),
);

/** EP-SAF-05. */
const key = decision({
  answers: ['takeKey'],
  due: (s, _seat, at) => keysAt(s, at) !== 0,
  whyNotDecline: () => 'EP-SAF-05',
  offers(s, _seat, offer, at) {
    for (let rest = keysAt(s, at); rest !== 0; rest &= rest - 1) offer(TAKE_KEY[lowestBit(rest)]!);
  },
  onlyChoice(s, at) {
    const keys = keysAt(s, at);
    return countBits(keys) === 1 ? TAKE_KEY[lowestBit(keys)]! : null;
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
});

const PRICE: ReadonlyMap<FixerId, number> = new Map(FIXERS.map((id) => [id, FIXER_TILE[id].cost]));

/** EP-SAF-06, EP-SAF-07. */
const fixer = decision({
  answers: ['buyFixer'],
  due: (s) => s.fixers.length > 0,
  offers(s, seat, offer) {
    const { fixers } = s;
    const { money } = thiefOf(s, seat);
    let affordable = 0;
    for (let i = 0; i < fixers.length; i++) {
      if (PRICE.get(fixers[i]!)! <= money) affordable = withBit(affordable, i);
    }
    const ways = waysToPut(s, seat, 'fixer');
    const slots = countBits(ways);
    offer.many(countBits(affordable) * slots, (i) => ({
      do: 'buyFixer',
      fixer: fixers[nthBit(affordable, Math.floor(i / slots))]!,
      slot: slotFor(s, seat, ways, i % slots) + 1,
    }));
    if (offer.explaining) explainFixers(fixers, money, offer);
  },
  answer(s, seat, choice, _at, emit) {
    if (choice.do === 'buyFixer') buyFixer(s, seat, choice.fixer, choice.slot - 1, emit);
  },
});

function explainFixers(fixers: State['fixers'], money: number, offer: Offer<Choice>): void {
  for (const id of fixers) {
    const price = FIXER_TILE[id].cost;
    if (price <= money) continue;
    offer({ do: 'buyFixer', fixer: id } as Choice, { rule: 'EP-SAF-06', params: { price, money } });
  }
  for (const id of FIXERS)
    if (!fixers.includes(id)) offer({ do: 'buyFixer', fixer: id } as Choice, 'EP-SAF-07');
}

function buyFixer(s: State, seat: number, id: FixerId, slot: number, emit: Emit): void {
  s.fixers = s.fixers.filter((fixer) => fixer !== id);
  emit?.({ event: 'fixerBought', seat, fixer: id, rules: ['EP-SAF-06'] });
  pay(s, seat, FIXER_TILE[id].cost, 'EP-SAF-06', emit);
  putItem(s, seat, slot, id, emit);
}

/** EP-SAF-04. */
const layLow = deed((s, seat, _at, emit) => {
  loseNotoriety(s, seat, 1, 'EP-SAF-04', emit);
  return null;
});

/** EP-SAF-02 to EP-SAF-06. */
export const safeHouse: readonly Stage[] = [company('EP-SAF-02'), cube, layLow, key, fixer];
