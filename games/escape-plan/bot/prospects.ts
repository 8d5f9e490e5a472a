import { EXITS, GROUP, GROUPS, PLAN_CARD, PLAN_PLACES, ROW_PENALTY, TILES } from '../content/index.ts';
import { hasLockedAsset } from '../rules/assets.ts';
import { countBits, has } from '../rules/bits.ts';
import { contactCount, emptyContactSlots } from '../rules/contactSlots.ts';
import { controlMarkersOf, HQS } from '../rules/gangs.ts';
import { keySlot, masterKeySpace } from '../rules/keys.ts';
import { exitLocation, LOCATIONS, region, type RegionId, spaceOf, tileOf } from '../rules/map/index.ts';
import { exitIsOpen, isBusiness, isClosed, visitsToClose } from '../rules/places.ts';
import type { State, Thief } from '../rules/state.ts';
import { stackOn } from '../rules/visit/exit.ts';
import { bestLocker, expectedBag, hasRoomForBag } from './bags.ts';
import { locationNumber } from './distances.ts';
import { worthOfMoney } from './escaping.ts';
import type { Weights } from './weights.ts';

/** What visits would bring a thief: a location's number (-1 while it is not in the city) and points. */
export interface Prospects {
  readonly at: number[];
  readonly gain: number[];
}

interface Fixed {
  readonly id: RegionId;
  readonly number: number;
  readonly tile: string;
}
const fixed = (id: RegionId): Fixed => ({ id, number: locationNumber(id), tile: tileOf(id) });
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

/** Everything worth a visit, for one seat. */
export function prospectsOf(s: State, seat: number, w: Weights): Prospects {
  const prospects: Prospects = { at: [], gain: [] };
  const thief = s.thieves[seat]!;
  const card = emptyContactSlots(thief) > 0 ? w.contact : 2;
  const unlock = hasLockedAsset(thief) ? w.unlock : 0;
  const step = stepOfNotoriety(s, seat);
  const here = s.at[seat];
  const cash = worthOfMoney(s, seat, w);
  const add = (location: RegionId | null, number: number, gain: number): void => {
    if (gain <= 0 || location === here) return;
    const company = location === null ? 0 : companyOf(s, seat, location);
    prospects.at.push(number);
    prospects.gain.push(gain - company * w.company);
  };
  addPlaces(s, seat, thief, card, step, cash, w, add);
  const inCity = (tile: string): boolean => s.city.tiles.includes(tile);
  const locker = bestLocker(s, seat).worth;
  for (const { id, number, tile } of STORES) if (inCity(tile)) add(id, number, locker + w.gasCan + 3);
  for (const { id, number, tile } of CLINICS) {
    if (inCity(tile)) add(id, number, card + unlock + (thief.wounds > 0 ? w.wound : 0));
  }
  for (const { id, number, tile } of CHURCHES) {
    if (inCity(tile)) add(id, number, card + unlock + (s.row[seat]! > 1 ? step : 0));
  }
  for (const { id, number } of HOSPITALS) {
    if (thief.wounds > 0) add(id, number, Math.min(thief.wounds, 2) * w.wound - step - 2 * cash);
  }
  if (thief.money >= GANG_PRICE && controlMarkersOf(s, seat) < 2) {
    for (let hq = 0; hq < GANGS.length; hq++) {
      const { id, number, tile } = GANGS[hq]!;
      if (s.gangControl[hq] === -1 && inCity(tile)) add(id, number, 2 * w.gangMember - GANG_PRICE * cash);
    }
  }
  for (let i = 0; i < EXITS.length; i++) {
    const { id, number, tile } = EXIT_LOCATIONS[i]!;
    if (!inCity(tile)) continue;
    let gain = thief.incomeCubes * cash;
    if (!exitIsOpen(s, EXITS[i]!) && hasRoomForBag(thief)) {
      gain = Math.max(gain, expectedBag(s, stackOn(s, EXITS[i]!), contactCount(thief)));
    }
    add(id, number, gain + card);
  }
  return prospects;
}

function companyOf(s: State, seat: number, location: RegionId): number {
  let company = 0;
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
  add: (location: RegionId | null, number: number, gain: number) => void,
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
    if (tile === null) add(null, -1, s.day < 3 ? gain * w.elsewhere : 0);
    else {
      const { id, number } = SPACE.get(tile)!;
      add(id, number, gain);
    }
  }
}

/** 1 if this place would complete its group, a third if it would be the second of it. */
function completing(s: State, seat: number, place: number): number {
  let visited = 0;
  for (const other of FELLOWS[place]!) if (has(s.cubes[other]!, seat)) visited++;
  return visited === 2 ? 1 : visited / 3;
}
