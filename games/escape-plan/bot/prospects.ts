import { EXITS, GROUP, GROUPS, PLAN_CARD, PLAN_PLACES, ROW_PENALTY, TILES } from '../content/index.ts';
import { hasLockedAsset } from '../rules/assets.ts';
import { countBits, has } from '../rules/bits.ts';
import { contactCount } from '../rules/contactSlots.ts';
import { controlMarkersOf, HQS } from '../rules/gangs.ts';
import { keySlot, masterKeySpace } from '../rules/keys.ts';
import { exitLocation, LOCATIONS, region, type RegionId, spaceOf, tileOf } from '../rules/map/index.ts';
import { tileNumber } from '../rules/officers.ts';
import { exitIsOpen, isBusiness, isClosed, visitsToClose } from '../rules/places.ts';
import type { State, Thief } from '../rules/state.ts';
import { stackOn } from '../rules/visit/exit.ts';
import { bestLocker, expectedBag, slotsForBags } from './bags.ts';
import { type ContactsAhead, contactsAhead } from './contacts.ts';
import { locationNumber } from './distances.ts';
import { worthOfMoney } from './escaping.ts';
import type { Weights } from './weights.ts';

/**
 * What visits would bring a thief: a location's number (-1 while it is not in the city), points, and whether there is a
 * contact card to take, as long as there is room for more.
 */
export interface Prospects {
  readonly at: number[];
  readonly gain: number[];
  readonly cards: boolean[];
  /** More points for a bag, and whether it takes a key: as long as there are slots for bags, and keys. */
  readonly bags: number[];
  readonly lockers: boolean[];
  readonly slots: number;
  readonly keys: number;
  readonly contacts: ContactsAhead;
}

interface Fixed {
  readonly id: RegionId;
  readonly number: number;
  readonly tile: string;
  readonly tileNo: number;
}
const fixed = (id: RegionId): Fixed => ({
  id,
  number: locationNumber(id),
  tile: tileOf(id),
  tileNo: tileNumber(tileOf(id)),
});
type Add = (
  location: RegionId | null,
  tile: number,
  number: number,
  gain: number,
  cards: boolean,
  bag?: number,
  locker?: boolean,
) => void;
/** On a tile that nobody has seen. */
const USUAL_GUARDS = 1.6;
const ofKind = (kind: string): readonly Fixed[] =>
  LOCATIONS.filter((id) => region(id).kind === kind).map(fixed);
const STORES = ofKind('store');
const CLINICS = ofKind('clinic');
const CHURCHES = ofKind('church');
const HOSPITALS = ofKind('hospital');
const GANGS = HQS.map(fixed);
const EXIT_LOCATIONS = EXITS.map((exit) => fixed(exitLocation(exit)));

const GANG_PRICE = 5;

/** By place: the others of its group (EP-BUS-09). */
const FELLOWS: readonly (readonly number[])[] = PLAN_PLACES.map((place) =>
  GROUP[GROUPS.find((group) => GROUP[group].members.includes(place))!].members
    .filter((other) => other !== place)
    .map((other) => PLAN_PLACES.indexOf(other)),
);
/** The space of each tile (EP-CTY-07), with its number. */
const SPACE = new Map(
  TILES.flatMap((tile) => (spaceOf(tile) === null ? [] : [[tile, fixed(spaceOf(tile)!)] as const])),
);

/** A notoriety more or less, in points, around the present row. */
export const stepOfNotoriety = (s: State, seat: number): number => {
  const row = s.row[seat]!;
  const above = Math.min(row + 1, ROW_PENALTY.length - 1);
  const below = Math.max(row - 1, 1);
  return (ROW_PENALTY[above]! - ROW_PENALTY[below]!) / Math.max(1, above - below);
};

export const hasAnyKey = (thief: Thief): boolean =>
  keySlot(thief, 'green') >= 0 ||
  keySlot(thief, 'black') >= 0 ||
  keySlot(thief, 'brown') >= 0 ||
  masterKeySpace(thief) >= 0;

function countKeys(thief: Thief): number {
  let keys = masterKeySpace(thief) >= 0 ? 1 : 0;
  for (let slot = 0; slot < thief.keys.length; slot++) {
    if (thief.keys[slot] !== null && !has(thief.usedKeys, slot)) keys++;
  }
  return keys;
}

/** Everything worth a visit, for one seat. */
export function prospectsOf(s: State, seat: number, turns: number, w: Weights): Prospects {
  const thief = s.thieves[seat]!;
  const contacts = contactsAhead(thief, turns);
  const prospects: Prospects = {
    at: [],
    gain: [],
    cards: [],
    bags: [],
    lockers: [],
    slots: slotsForBags(thief),
    keys: countKeys(thief),
    contacts,
  };
  const card = w.contact;
  const unlock = hasLockedAsset(thief) ? w.unlock : 0;
  const step = stepOfNotoriety(s, seat);
  const here = s.at[seat];
  const cash = worthOfMoney(s, seat, w);
  const add: Add = (location, tile, number, gain, cards, bag = 0, locker = false) => {
    if (gain + bag <= 0 || location === here) return;
    // Whoever goes there must leave again (EP-AVD-02).
    const guards = tile < 0 ? USUAL_GUARDS : countBits(s.officers[tile]!);
    prospects.at.push(number);
    prospects.gain.push(gain - companyOf(s, seat, location) * w.company - guards * w.policeAhead);
    prospects.cards.push(cards);
    prospects.bags.push(bag);
    prospects.lockers.push(locker);
  };
  addPlaces(s, seat, thief, card, step, cash, w, add);
  const inCity = (tile: string): boolean => s.city.tiles.includes(tile);
  const locker = bestLocker(s, seat).worth;
  for (const { id, number, tile, tileNo } of STORES)
    if (inCity(tile)) add(id, tileNo, number, w.gasCan + 3, false, locker, true);
  for (const { id, number, tile, tileNo } of CLINICS) {
    if (inCity(tile)) add(id, tileNo, number, card + unlock + (thief.wounds > 0 ? w.wound : 0), true);
  }
  for (const { id, number, tile, tileNo } of CHURCHES) {
    if (inCity(tile)) add(id, tileNo, number, card + unlock + (s.row[seat]! > 1 ? step : 0), true);
  }
  for (const { id, number, tileNo } of HOSPITALS) {
    if (thief.wounds > 0)
      add(id, tileNo, number, Math.min(thief.wounds, 2) * w.wound - step - 2 * cash, false);
  }
  if (thief.money >= GANG_PRICE && controlMarkersOf(s, seat) < 2) {
    for (let hq = 0; hq < GANGS.length; hq++) {
      const { id, number, tile, tileNo } = GANGS[hq]!;
      if (s.gangControl[hq] === -1 && inCity(tile))
        add(id, tileNo, number, 2 * w.gangMember - GANG_PRICE * cash, false);
    }
  }
  for (let i = 0; i < EXITS.length; i++) {
    const { id, number, tile, tileNo } = EXIT_LOCATIONS[i]!;
    if (!inCity(tile)) continue;
    const income = thief.incomeCubes * cash;
    const bag = exitIsOpen(s, EXITS[i]!) ? 0 : expectedBag(s, stackOn(s, EXITS[i]!), contactCount(thief));
    add(id, tileNo, number, income + card, true, Math.max(0, bag - income));
  }
  return prospects;
}

function companyOf(s: State, seat: number, location: RegionId | null): number {
  let company = 0;
  if (location === null) return 0;
  for (let other = 0; other < s.at.length; other++) if (other !== seat && s.at[other] === location) company++;
  return company;
}

/** Businesses and safe houses without an own cube (EP-BUS-01, EP-SAF-01). */
function addPlaces(
  s: State,
  seat: number,
  thief: Thief,
  card: number,
  step: number,
  cash: number,
  w: Weights,
  add: Add,
): void {
  const { values } = PLAN_CARD[thief.plan];
  const key = hasAnyKey(thief);
  for (let i = 0; i < PLAN_PLACES.length; i++) {
    const place = PLAN_PLACES[i]!;
    if (has(s.cubes[i]!, seat)) continue;
    const value = values[place];
    let gain = value === 'income' ? (thief.incomeCubes - 1) * cash : value;
    gain += completing(s, seat, i) * (w.disc + w.idleTurn);
    if (isBusiness(place)) {
      gain += card;
      const cubes = countBits(s.cubes[i]!);
      if (isClosed(s, place)) {
        if (!key) continue;
        gain -= w.key;
      } else if (cubes === visitsToClose(s) - 1) gain *= 1.06;
    } else {
      gain +=
        (s.keys[3 * (i - 6)]! + s.keys[3 * (i - 6) + 1]! + s.keys[3 * (i - 6) + 2]! > 0 ? w.key : 0) + step;
    }
    const tile = s.placedOn[i]!;
    if (tile === null) add(null, -1, -1, s.day < 3 ? gain * w.elsewhere : 0, isBusiness(place));
    else {
      const { id, number, tileNo } = SPACE.get(tile)!;
      add(id, tileNo, number, gain, isBusiness(place));
    }
  }
}

/** 1 if this place would complete its group, a third if it would be the second of it. */
function completing(s: State, seat: number, place: number): number {
  let visited = 0;
  for (const other of FELLOWS[place]!) if (has(s.cubes[other]!, seat)) visited++;
  return visited === 2 ? 1 : visited / 3;
}
