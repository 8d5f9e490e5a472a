import type { Verdict } from '@getaway/engine';
import {
  type BusinessId,
  BUSINESSES,
  type Exit,
  GROUP,
  type GroupId,
  GROUPS,
  PLAN_CARD,
  PLAN_CARDS,
  type PlanCardId,
  type PlanPlace,
  PLAN_PLACES,
  type SafeHouseId,
  SIDE,
  TILES,
} from '../content/index.ts';
import { countBits, has, withBit } from './bits.ts';
import { named, thiefOf } from './characters.ts';
import { region, type RegionId, spaceOf, type TileId } from './map/index.ts';
import { receiveIncome } from './money.ts';
import { tileNumber } from './officers.ts';
import type { Emit } from './play.ts';
import type { State } from './state.ts';

const placeNumbers = new Map<PlanPlace, number>(PLAN_PLACES.map((place, i) => [place, i]));
export const placeNumber = (place: PlanPlace): number => placeNumbers.get(place)!;
export const isBusiness = (place: PlanPlace): place is BusinessId => placeNumber(place) < BUSINESSES.length;
export const safeHouseNumber = (place: SafeHouseId): number => placeNumber(place) - BUSINESSES.length;

let latest: readonly (TileId | null)[] = [];
const placeByTile: number[] = TILES.map(() => -1);

/** Which business or safe house was put on a tile, both by number; worked out once for each city. */
export function placeOnTile(s: State, tile: number): number {
  const { placedOn } = s;
  if (placedOn !== latest) {
    placeByTile.fill(-1);
    for (let place = 0; place < placedOn.length; place++) {
      const on = placedOn[place]!;
      if (on !== null) placeByTile[tileNumber(on)] = place;
    }
    latest = placedOn;
  }
  return placeByTile[tile]!;
}

export const placeNumberAt = (s: State, location: RegionId): number =>
  placeOnTile(s, region(location).tileIndex);
export const placeAt = (s: State, location: RegionId): PlanPlace => PLAN_PLACES[placeNumberAt(s, location)]!;

/** Where a business or safe house is; null while it is not in the city. */
export function locationOfPlace(s: State, place: PlanPlace): RegionId | null {
  const tile = s.placedOn[placeNumber(place)]!;
  return tile === null ? null : spaceOf(tile);
}

export const hasCube = (s: State, who: number, place: PlanPlace): boolean =>
  has(s.cubes[placeNumber(place)]!, who);

const sideFor = (players: number) => Object.values(SIDE).find((side) => side.players.includes(players))!;
const VISITS_TO_CLOSE = [0, 1, 2, 3, 4, 5].map((players) =>
  players > 0 ? sideFor(players).visitsToClose : 0,
);

/** EP-SET-01, EP-BUS-06: how many cubes close a business on the side of the board in play. */
export const visitsToClose = (s: State): number => VISITS_TO_CLOSE[s.seats]!;

/** EP-BUS-06: cubes never leave, so a business closes for good; safe houses never close (EP-SAF-01). */
export const isClosed = (s: State, place: PlanPlace): boolean => isClosedPlace(s, placeNumber(place));
export const isClosedPlace = (s: State, place: number): boolean =>
  place < BUSINESSES.length && countBits(s.cubes[place]!) >= visitsToClose(s);

/** EP-BUS-04: whether the plan card shows the income symbol for the place. */
export const isIncomeOn = (plan: PlanCardId, place: PlanPlace): boolean =>
  PLAN_CARD[plan].values[place] === 'income';

/** By plan card: the places that it shows the symbol for, as bits. */
const incomePlaces: ReadonlyMap<PlanCardId, number> = new Map(
  PLAN_CARDS.map((plan) => [
    plan,
    PLAN_PLACES.reduce((bits, place, i) => (isIncomeOn(plan, place) ? withBit(bits, i) : bits), 0),
  ]),
);
const isIncomePlace = (plan: PlanCardId, place: number): boolean => has(incomePlaces.get(plan)!, place);

/** EP-BUS-03, EP-BUS-04: a human's cube goes on the place, on its income symbol if the plan card says so. */
export function placeIncomeCube(s: State, seat: number, place: number, emit: Emit): void {
  const thief = thiefOf(s, seat);
  const income = isIncomePlace(thief.plan, place);
  thief.incomeCubes--;
  if (income) s.incomeVisits = s.incomeVisits.with(place, withBit(s.incomeVisits[place]!, seat));
  placeCube(s, seat, place, income, emit);
  if (income) receiveIncome(s, seat, 'EP-BUS-04', emit);
}

/** Puts any character's cube on a place, which may close a business (EP-BUS-06, EP-BUS-07). */
export function placeCube(s: State, who: number, number: number, income: boolean, emit: Emit): void {
  const place = PLAN_PLACES[number]!;
  const wasClosed = isClosedPlace(s, number);
  s.cubes = s.cubes.with(number, withBit(s.cubes[number]!, who));
  emit?.({ event: 'cubePlaced', seat: named(s, who), place, income, rules: ['EP-BUS-03', 'EP-BUS-10'] });
  if (wasClosed || !isClosedPlace(s, number)) return;
  emit?.({ event: 'businessClosed', place, rules: ['EP-BUS-06'] });
  // EP-SOL-06: Costa has no use for its card any more.
  const index = s.lieutenantDeck.indexOf(`lieutenant-${place}`);
  if (index < 0) return;
  s.lieutenantBox = [...s.lieutenantBox, s.lieutenantDeck[index]!];
  s.lieutenantDeck = s.lieutenantDeck.toSpliced(index, 1);
}

/** By place: its group, and the numbers of the places in it. */
const groupOf: readonly GroupId[] = PLAN_PLACES.map((place) =>
  GROUPS.find((id) => GROUP[id].members.includes(place))!,
);
const groupMembers: readonly (readonly number[])[] = groupOf.map((id) => GROUP[id].members.map(placeNumber));

/** EP-BUS-12, EP-SAF-09: the group that is complete now that this place has a cube. */
export function completedGroup(s: State, who: number, place: number): GroupId | null {
  for (const member of groupMembers[place]!) if (!has(s.cubes[member]!, who)) return null;
  return groupOf[place]!;
}

export const exitIsOpen = (s: State, exit: Exit): boolean => s.closedBy[exit - 1] === 0;

/** EP-PAT-07: on day 3 exactly one exit is open. */
export const openExit = (s: State): Exit => (s.closedBy.indexOf(0) + 1) as Exit;

/** Whether a human has been at a place, by its number. */
export const whyVisited = (s: State, seat: number, place: number): Verdict =>
  has(s.cubes[place]!, seat) ? (place < BUSINESSES.length ? 'EP-BUS-01' : 'EP-SAF-01') : null;
