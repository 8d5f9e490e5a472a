// Where pieces lie so that the names of places can be read: never over one, and beside pictures where there is room.
import { OFFICER_TYPES } from '../content/index.ts';
import { has } from '../rules/bits.ts';
import { locationsOf, type RegionId, type TileId } from '../rules/map/index.ts';
import { officersOn } from '../rules/officers.ts';
import { boxAround, type DrawnTile, freeSpots, type XY } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { shownAt } from './locations.ts';
import { marksAt } from './tokens.ts';

type Seen = Pick<EscapePlanBoardProps, 'view' | 'words'>;

/** A part of the picture: its middle, and how far it reaches to each side. */
export interface Patch extends XY {
  readonly wide: number;
  readonly high: number;
  /** How bad it is to cover it. */
  readonly weight?: number;
}

/** Pieces beside each other, in one line or in several. */
export interface Group extends Patch {
  readonly inALine: number;
  readonly apart: number;
}

const OFFICER = { size: 18, apart: 17 } as const;
export const PAWN = { size: 15, apart: 13 } as const;

/** Of a place's name and picture, seen from its middle; half a letter is about so wide. */
const NAME = { y: 8.4, high: 4.6, weight: 10_000 } as const;
const HALF_LETTER = 2.4;
const PICTURE = { y: -6.5, wide: 9.5, high: 9.5, weight: 0.1 } as const;
/** Of the number or letter beside the picture. */
const SIGN = { x: -13, y: -6.5, wide: 4, high: 4.5, weight: 10 } as const;
/** Of the marks above the picture, which move aside for the names of other places, or else over the picture. */
const TOKENS = { y: -21, high: 5.5, weight: 10 } as const;
const ASIDE: readonly XY[] = [
  ...[0, -6, 6, -12, 12, -18, 18, -24, 24].map((x) => ({ x, y: 0 })),
  { x: 0, y: 11 },
];

export const namesOn = ({ view, words }: Seen, tiles: readonly DrawnTile[]): Patch[] =>
  tiles.flatMap(({ tile, locations }) =>
    locations.map(({ centre: { x, y } }, i) => {
      const { length } = shownAt(view, locationsOf(tile)[i]!, words).name;
      return { ...NAME, x, y: y + NAME.y, wide: length * HALF_LETTER };
    }),
  );

/** Whatever is printed and should be seen. */
export const printedOn = (seen: Seen, tiles: readonly DrawnTile[]): Patch[] => [
  ...namesOn(seen, tiles),
  ...tokenSpots(seen, tiles).values(),
  ...tiles.flatMap(({ tile, locations }) =>
    locations.flatMap(({ centre: { x, y } }, i) => [
      { ...PICTURE, x, y: y + PICTURE.y },
      ...(shownAt(seen.view, locationsOf(tile)[i]!, seen.words).mark
        ? [{ ...SIGN, x: x + SIGN.x, y: y + SIGN.y }]
        : []),
    ]),
  ),
];

/** By place: where the marks of what lies there are, as near above it as they cover no name. */
export function tokenSpots(seen: Seen, tiles: readonly DrawnTile[]): Map<RegionId, Patch> {
  const names = namesOn(seen, tiles);
  const spots = new Map<RegionId, Patch>();
  for (const { tile, locations } of tiles) {
    locations.forEach(({ centre: { x, y } }, i) => {
      const location = locationsOf(tile)[i]!;
      const marks = marksAt(seen.view, location);
      if (!marks) return;
      const wide = marks.width / 2 + 2;
      const beside = ASIDE.map((by) => ({ ...TOKENS, wide, x: x + by.x, y: y + TOKENS.y + by.y }));
      spots.set(location, leastOf(beside, names));
    });
  }
  return spots;
}

/** So many pieces in a line, or where there is no room for it in more. */
const shapesOf = (many: number, { size, apart }: typeof OFFICER | typeof PAWN): Omit<Group, 'x' | 'y'>[] =>
  [1, 2, 3].slice(0, many).map((lines) => {
    const inALine = Math.ceil(many / lines);
    const reach = (n: number): number => ((n - 1) * apart + size) / 2;
    return { inALine, apart, wide: reach(inALine), high: reach(lines) };
  });

/** Where the i-th of so many in a group stands. */
export function placeIn({ x, y, inALine, apart }: Group, i: number, many: number): XY {
  const line = Math.floor(i / inALine);
  const lines = Math.ceil(many / inALine);
  const here = Math.min(inALine, many - line * inALine);
  return {
    x: x + ((i % inALine) - (here - 1) / 2) * apart,
    y: y + (line - (lines - 1) / 2) * apart,
  };
}

export const covers = (a: Patch, b: Patch): number =>
  Math.max(0, a.wide + b.wide - Math.abs(a.x - b.x)) * Math.max(0, a.high + b.high - Math.abs(a.y - b.y));

/** The first of those that cover least. */
function leastOf<P extends Patch>(groups: readonly P[], taken: readonly Patch[]): P {
  let [best, least] = [groups[0] as P, Infinity];
  for (const group of groups) {
    const cost = taken.reduce((sum, other) => sum + covers(group, other) * (other.weight ?? 1), 0);
    if (cost < least) [best, least] = [group, cost];
    if (least === 0) break;
  }
  return best;
}

/** By tile: where its officers stand. */
export const officerSpots = (
  { view }: Pick<Seen, 'view'>,
  tiles: readonly DrawnTile[],
  printed: readonly Patch[],
): Map<TileId, Group> =>
  new Map(
    tiles.flatMap((drawn) => {
      const many = OFFICER_TYPES.filter((_, i) => has(officersOn(view, drawn.tile), i)).length;
      if (many === 0) return [];
      const groups = shapesOf(many, OFFICER).flatMap((shape) =>
        freeSpots(drawn, shape.wide).map((spot) => ({ ...shape, ...spot })),
      );
      return [[drawn.tile, leastOf(groups, printed)] as const];
    }),
  );

/** What is printed, and the officers who stand beside it. */
function takenOn(seen: Seen, tiles: readonly DrawnTile[]): Patch[] {
  const printed = printedOn(seen, tiles);
  return [...printed, ...officerSpots(seen, tiles, printed).values()];
}

/** By place: where those who are there stand, below it if nothing is in the way. */
export function pawnSpots(seen: Seen, tiles: readonly DrawnTile[]): Map<RegionId, Group> {
  const taken = takenOn(seen, tiles);
  const box = boxAround(seen.view.city.cells);
  const spots = new Map<RegionId, Group>();
  for (const { tile, locations } of tiles) {
    locations.forEach(({ centre }, i) => {
      const location = locationsOf(tile)[i]!;
      const many = seen.view.at.filter((place) => place === location).length;
      if (many === 0) return;
      const groups = shapesOf(many, PAWN)
        .flatMap((shape) => around(centre, shape))
        .filter((group) => isInside(group, box));
      const spot = leastOf(groups, taken);
      spots.set(location, spot);
      taken.push(spot);
    });
  }
  return spots;
}

/** A badge at a corner of a place; below its number it may have a second line. */
const BADGE = { wide: 8, high: 8, line: 10 } as const;
const CORNERS: readonly XY[] = [
  { x: 16, y: -15 },
  { x: -16, y: -15 },
  { x: 20, y: -4 },
  { x: -20, y: -4 },
  { x: 28, y: -15 },
  { x: 30, y: 0 },
  { x: -30, y: 0 },
  { x: 0, y: 24 },
];

/** Where the badge of a place is: at the corner where it covers and is covered least. */
export function badgeSpots(
  seen: Seen,
  tiles: readonly DrawnTile[],
  badges: readonly { readonly id: string; readonly centre: XY; readonly lines: number }[],
): Map<string, XY> {
  const pawns = [...pawnSpots(seen, tiles).values()].map((pawn) => ({ ...pawn, weight: 5 }));
  // Beside the picture it would be too far from its place to be seen as its own.
  const taken: Patch[] = [...takenOn(seen, tiles).filter(({ weight = 1 }) => weight >= 1), ...pawns];
  return new Map(
    badges.map(({ id, centre, lines }) => {
      const more = ((lines - 1) * BADGE.line) / 2;
      const corners = CORNERS.map(({ x, y }) => ({
        wide: BADGE.wide,
        high: BADGE.high + more,
        x: centre.x + x,
        y: centre.y + y + more,
      }));
      const spot = leastOf(corners, taken);
      taken.push(spot);
      return [id, { x: spot.x, y: spot.y - more }] as const;
    }),
  );
}

const isInside = ({ x, wide }: Patch, box: ReturnType<typeof boxAround>): boolean =>
  x - wide >= box.x && x + wide <= box.x + box.width;

const STEPS = 6;

/** Around a place, first as near as can be to where it is below its name. */
function around({ x, y }: XY, shape: Omit<Group, 'x' | 'y'>): Group[] {
  const below = NAME.y + NAME.high + shape.high;
  const [far, up] = [shape.wide + 12, 2 * below];
  const groups: Group[] = [];
  for (let i = -STEPS; i <= STEPS; i++)
    for (let j = 0; j <= STEPS; j++)
      groups.push({ ...shape, x: x + (i * far) / STEPS, y: y + below - (j * up) / STEPS });
  const off = (group: Group): number => Math.hypot(group.x - x, group.y - y - below);
  return groups.toSorted((a, b) => off(a) - off(b));
}
