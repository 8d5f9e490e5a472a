import { board, DIRECTIONS, type Direction } from '../../content/index.ts';
import { ALL_SPACES, COLUMN, HEIGHT, SPACES, spaceId, type Space } from './spaces.ts';

/** Directions by number, in the order n, ne, se, s, sw, nw (NY-FX-05): opposite ones are three apart. */
export type DirectionNo = number;

export const SIDES = DIRECTIONS.length;
export const NO_SPACE = -1;

const directionNumbers = new Map<string, DirectionNo>(DIRECTIONS.map((name, direction) => [name, direction]));

export function directionNo(name: Direction): DirectionNo {
  return directionNumbers.get(name) ?? -1;
}

export function opposite(direction: DirectionNo): DirectionNo {
  return (direction + SIDES / 2) % SIDES;
}

const spaceAt = new Map(ALL_SPACES.map((space) => [`${COLUMN[space]},${HEIGHT[space]}`, space]));

const neighbours = new Int8Array(SPACES * SIDES);
for (const space of ALL_SPACES) {
  DIRECTIONS.forEach((name, direction) => {
    const [dx, dy] = board.directions[name];
    const key = `${(COLUMN[space] ?? 0) + dx},${(HEIGHT[space] ?? 0) + dy}`;
    neighbours[space * SIDES + direction] = spaceAt.get(key) ?? NO_SPACE;
  });
}

/** The space next to another in a direction, NO_SPACE towards the river, the edge or a bridge (NY-BRD-03, NY-BRD-06). */
export function neighbour(space: Space, direction: DirectionNo): Space {
  return neighbours[space * SIDES + direction] ?? NO_SPACE;
}

/** The adjacent spaces of each space, in the order of directions (NY-BRD-04). */
export const NEIGHBOURS: readonly (readonly Space[])[] = ALL_SPACES.map((space) =>
  Object.freeze(
    DIRECTIONS.map((_, direction) => neighbour(space, direction)).filter((other) => other !== NO_SPACE),
  ),
);

/** The direction in which an adjacent space lies, -1 if the spaces are not adjacent. */
export function directionTo(from: Space, to: Space): DirectionNo {
  for (let direction = 0; direction < SIDES; direction++) {
    if (neighbours[from * SIDES + direction] === to) return direction;
  }
  return -1;
}

export function adjacent(a: Space, b: Space): boolean {
  return directionTo(a, b) !== -1;
}

const distances = new Int8Array(SPACES * SPACES);
for (const a of ALL_SPACES) {
  for (const b of ALL_SPACES) {
    const dx = Math.abs((COLUMN[a] ?? 0) - (COLUMN[b] ?? 0));
    const dy = Math.abs((HEIGHT[a] ?? 0) - (HEIGHT[b] ?? 0));
    distances[a * SPACES + b] = dx + Math.max(0, (dy - dx) / 2);
  }
}

/** Board distance: neither roadblocks nor tiles nor manholes matter (NY-BRD-09). */
export function distance(a: Space, b: Space): number {
  const found = distances[a * SPACES + b];
  if (found === undefined) throw new RangeError(`no distance from ${spaceId(a)} to ${b}`);
  return found;
}

/** Every other space by distance from each space, the nearest first, equal ones in the order of spaces. */
export const BY_DISTANCE: readonly (readonly Space[])[] = ALL_SPACES.map((from) =>
  Object.freeze([...ALL_SPACES].sort((a, b) => distance(from, a) - distance(from, b) || a - b)),
);
