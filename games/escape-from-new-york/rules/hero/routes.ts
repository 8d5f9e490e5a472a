import { neighbour, NO_SPACE, roadAt, SIDES, type Space, spaceId } from '../board/index.ts';
import { isBlocked } from '../city/roadblocks.ts';
import { isFacedownPoi, isRevealed } from '../city/spaces.ts';
import type { SpaceId } from '../../content/index.ts';
import type { State } from '../state.ts';
import { eventsIn, type Roadblocks, trapIn } from './steps.ts';

/**
 * Whole routes of a movement as single choices: up to the next point where something is revealed or the player may want
 * to do something else. Of routes to the same space only those are kept that no other one beats.
 */

export interface Movement {
  readonly from: Space;
  readonly left: number;
  readonly upTo: boolean;
  readonly roadblocks: Roadblocks;
  /** A car that can be given up to cross one roadblock (NY-CAR-09), and whether the movement then ends (NY-CAR-10). */
  readonly car: 'none' | 'goOn' | 'ends';
  /** Whether the player may want to stop there for something before going on. */
  pauses(space: Space): boolean;
}

export interface Route {
  readonly route: SpaceId[];
  readonly giveUpCar: boolean;
}

interface Trail {
  readonly space: Space;
  readonly before: Trail | null;
  readonly steps: number;
  readonly events: number;
  readonly traps: number;
  /** Blocked roads that are destroyed on the way, in order. */
  readonly opened: string;
  readonly gaveUp: boolean;
}

/** By the space where they end, in the order in which they are found (NY-FX-05). */
type Trails = Map<Space, Trail[]>;

const beats = (a: Trail, b: Trail): boolean =>
  a.events <= b.events && (a.traps & b.traps) === a.traps && a.opened === b.opened;

export function routes(s: State, movement: Movement): Route[] {
  const { from, left, upTo } = movement;
  const start: Trail = {
    space: from,
    before: null,
    steps: 0,
    events: 0,
    traps: 0,
    opened: '',
    gaveUp: false,
  };
  const ends: Trails = new Map(upTo ? [[from, [start]]] : []);
  let wave = [start];
  for (let steps = 1; steps <= left; steps++) {
    const next: Trails = new Map();
    for (const trail of wave) extend(s, movement, trail, next);
    wave = [];
    for (const trail of [...next.values()].flat()) {
      const good = upTo || isEnd(s, movement, trail) ? keep(ends, trail, upTo) : true;
      if ((good || !upTo) && goesOn(s, movement, trail)) wave.push(trail);
    }
  }
  return [...ends.values()]
    .flat()
    .filter((trail) => trail !== start)
    .map((trail) => ({ route: path(trail), giveUpCar: trail.gaveUp }));
}

function extend(s: State, { roadblocks, car }: Movement, trail: Trail, next: Trails): void {
  for (let direction = 0; direction < SIDES; direction++) {
    const space = neighbour(trail.space, direction);
    if (space === NO_SPACE || (!isRevealed(s, space) && !isFacedownPoi(s, space))) continue;
    const road = roadAt(trail.space, direction);
    const blocked = isBlocked(s, road) && !trail.opened.includes(`${road},`);
    const gives = blocked && roadblocks === 'stop';
    if (gives && (car === 'none' || trail.gaveUp)) continue;
    const opens = blocked && roadblocks !== 'ignore';
    keep(
      next,
      {
        space,
        before: trail,
        steps: trail.steps + 1,
        events: trail.events + eventsIn(s, space),
        traps: trail.traps | trapIn(s, space),
        opened: opens ? `${trail.opened}${road},` : trail.opened,
        gaveUp: trail.gaveUp || gives,
      },
      false,
    );
  }
}

/** Adds a trail unless an equal or better one to the same space is there; those it beats go. */
function keep(trails: Trails, trail: Trail, shortest: boolean): boolean {
  const others = trails.get(trail.space) ?? [];
  if (others.some((other) => beats(other, trail) && (shortest || other.steps === trail.steps))) return false;
  const kept = others.filter((other) => !beats(trail, other) || other.steps !== trail.steps);
  trails.set(trail.space, [...kept, trail]);
  return true;
}

/** A facedown POI tile is revealed at once (NY-POI-03), and a given up car may end the movement (NY-CAR-10). */
const goesOn = (s: State, { car }: Movement, trail: Trail): boolean =>
  !isFacedownPoi(s, trail.space) && !(trail.gaveUp && car === 'ends');

const isEnd = (s: State, movement: Movement, trail: Trail): boolean =>
  trail.steps === movement.left || !goesOn(s, movement, trail) || movement.pauses(trail.space);

function path(trail: Trail): SpaceId[] {
  const spaces: SpaceId[] = [];
  for (let at: Trail | null = trail; at?.before; at = at.before) spaces.push(spaceId(at.space));
  return spaces.reverse();
}
