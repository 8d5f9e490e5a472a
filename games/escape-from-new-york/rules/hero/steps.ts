import { mapTiles } from '../../content/index.ts';
import {
  type Road,
  NO_SPACE,
  neighbour,
  roadAt,
  SIDES,
  type Space,
  spaceId,
  spaceNo,
} from '../board/index.ts';
import { takeFreeCars } from '../city/cars.ts';
import { isBlocked, openRoad } from '../city/roadblocks.ts';
import { hasEvent, isFacedownPoi, isRevealed } from '../city/spaces.ts';
import { enter, flipPoi } from '../city/tiles.ts';
import type { HeroState, State } from '../state.ts';
import type { Emit } from '../step.ts';
import { heroAt } from './hero.ts';

/** Single steps of a hero (NY-MOV). */

export type Roadblocks = 'stop' | 'destroy' | 'ignore';

/** Why a hero cannot go from a space to its neighbour in a direction, giving up a car aside. */
export function whyNotStep(s: State, from: Space, direction: number, roadblocks: Roadblocks): string | null {
  const to = neighbour(from, direction);
  if (to === NO_SPACE) return 'NY-BRD-06';
  if (!isRevealed(s, to) && !isFacedownPoi(s, to)) return 'NY-MOV-10';
  return roadblocks === 'stop' && isBlocked(s, roadAt(from, direction)) ? 'NY-MOV-03' : null;
}

/** NY-CAR-09: with a car every roadblock can be crossed once, by giving the car up. */
export const canLeave = (s: State, hero: HeroState, from: Space, roadblocks: Roadblocks): boolean => {
  const mode = hero.car === 'none' ? roadblocks : 'destroy';
  for (let direction = 0; direction < SIDES; direction++) {
    if (whyNotStep(s, from, direction, mode) === null) return true;
  }
  return false;
};

/** NY-CAR-09: figure and card go back to the supply, the Taxi leaves the game. */
function giveUpCar(s: State, seat: number, emit: Emit): void {
  const hero = heroAt(s, seat);
  if (hero.car === 'car') s.carFigures++;
  emit?.({ event: 'carGivenUp', seat, car: hero.car, rules: ['NY-CAR-09'] });
  hero.car = 'none';
}

/** What entering a space will set off: events, and a bit for each trap tile. */
export const eventsIn = (s: State, space: Space): number =>
  !s.turn.ignoreEvents && hasEvent(s, space) ? 1 : 0;
export const trapIn = (s: State, space: Space): number => {
  const tile = s.tiles[space];
  return tile && mapTiles[tile].trap ? 1 << Number(tile.slice('trap-'.length)) : 0;
};

/** Puts the current hero, the car and its passenger on a space, with all that entering it brings (NY-MOV-06, NY-MOV-08). */
export function goTo(s: State, seat: number, to: Space, emit: Emit): void {
  const hero = heroAt(s, seat);
  hero.at = spaceId(to);
  if (s.turn.passenger !== null) heroAt(s, s.turn.passenger).at = hero.at;
  emit?.({ event: 'heroMoved', seat, space: hero.at, passengerSeat: s.turn.passenger, rules: ['NY-MOV-02'] });
  takeFreeCars(s, emit);
  flipPoi(s, to, emit);
  enter(s, to);
}

/** One step over a road; a blocked one is destroyed or ignored, or crossed by giving up the car, which ends the ride (NY-CAR-10). */
export function stepOver(
  s: State,
  seat: number,
  road: Road,
  to: Space,
  roadblocks: Roadblocks,
  emit: Emit,
): void {
  if (isBlocked(s, road) && roadblocks !== 'ignore') {
    if (roadblocks === 'stop') giveUpCar(s, seat, emit);
    openRoad(s, road, emit);
  }
  goTo(s, seat, to, emit);
  if (heroAt(s, seat).car === 'none') s.turn.passenger = null;
}

export const here = (s: State, seat: number): Space => spaceNo(heroAt(s, seat).at);
