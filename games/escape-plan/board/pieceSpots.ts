// Where pieces lie so that the names of places can be read: never over one, and beside pictures where there is room.
import { OFFICER_TYPES } from '../content/index.ts';
import { has } from '../rules/bits.ts';
import { locationsOf, type RegionId, type TileId } from '../rules/map/index.ts';
import { officersOn } from '../rules/officers.ts';
import { boxAround, type DrawnTile, freeSpots, type XY } from './geometry.ts';
import { nameBelow, namesOn, NEAR, printFor } from './labels.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { shownAt } from './locations.ts';
import { leastOf, type Patch } from './patches.ts';
import { marksAt } from './tokens.ts';

type Seen = Pick<EscapePlanBoardProps, 'view' | 'words'>;

/** Pieces beside each other, in one line or in several. */
export interface Group extends Patch {
  readonly inALine: number;
  readonly apart: number;
}

const OFFICER = { size: 18, apart: 17 } as const;
export const PAWN = { size: 15, apart: 13 } as const;

/** Of the marks above the picture, which move aside for the names of other places, or else over the picture. */
const TOKENS = { y: -21, high: 5.5, weight: 10 } as const;
const ASIDE: readonly XY[] = [
  ...[0, -6, 6, -12, 12, -18, 18, -24, 24].map((x) => ({ x, y: 0 })),
  ...[0, -6, 6, -12, 12].map((x) => ({ x, y: 11 })),
];

/** Whatever is printed besides names and should be seen. */
const picturesOn = ({ view, words }: Seen, tiles: readonly DrawnTile[], nameSize: number): Patch[] => {
  const { picture, y: up, mark, left } = printFor(nameSize);
  return tiles.flatMap(({ tile, locations }) =>
    locations.flatMap(({ centre: { x, y } }, i) => [
      { x, y: y + up, wide: picture / 2, high: picture / 2, weight: 0.1 },
      ...(shownAt(view, locationsOf(tile)[i]!, words).mark
        ? [{ x: x + left, y: y + up, wide: mark * 0.4, high: mark * 0.45, weight: 10 }]
        : []),
    ]),
  );
};

/** Where everything lies that was put on the map. */
export interface PieceSpots {
  /** The marks of what lies at a place. */
  readonly tokens: ReadonlyMap<RegionId, Patch>;
  readonly officers: ReadonlyMap<TileId, Group>;
  /** Those who are at a place. */
  readonly pawns: ReadonlyMap<RegionId, Group>;
  /** All that is taken by names, pictures and these. */
  readonly taken: readonly Patch[];
}

/**
 * Each kind gives way to those before it, so that all are worked out together. From afar names give way to pieces, and
 * not the other way round.
 */
export function pieceSpots(seen: Seen, tiles: readonly DrawnTile[], nameSize = NEAR): PieceSpots {
  const names = nameSize > NEAR ? [] : namesOn(seen, tiles);
  const tokens = tokenSpots(seen, tiles, names);
  const printed = [...names, ...tokens.values(), ...picturesOn(seen, tiles, nameSize)];
  const officers = officerSpots(seen, tiles, printed);
  const beside = [...printed, ...officers.values()];
  const pawns = pawnSpots(seen, tiles, beside);
  return { tokens, officers, pawns, taken: [...beside, ...heavier([...pawns.values()])] };
}

const heavier = (pawns: readonly Patch[]): Patch[] => pawns.map((pawn) => ({ ...pawn, weight: 5 }));

/** By place: where the marks of what lies there are, as near above it as they cover no name. */
function tokenSpots(
  { view }: Seen,
  tiles: readonly DrawnTile[],
  names: readonly Patch[],
): Map<RegionId, Patch> {
  const spots = new Map<RegionId, Patch>();
  for (const { tile, locations } of tiles) {
    locations.forEach(({ centre: { x, y } }, i) => {
      const location = locationsOf(tile)[i]!;
      const marks = marksAt(view, location);
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

/** By tile: where its officers stand. */
const officerSpots = (
  { view }: Seen,
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

/** By place: where those who are there stand, below it if nothing is in the way. */
function pawnSpots(seen: Seen, tiles: readonly DrawnTile[], beside: readonly Patch[]): Map<RegionId, Group> {
  const taken = [...beside];
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

/** A badge at a corner of a place; below its number it may have further lines. */
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

/** Something on the map whose figures a badge shows, in so many lines. */
export interface Badged {
  readonly id: string;
  readonly centre: XY;
  readonly lines: number;
}

/** Where the badges of places are: within the picture, at the corner where each covers and is covered least. */
export function badgeSpots(
  spots: PieceSpots,
  badged: readonly Badged[],
  scale: number,
  box: ReturnType<typeof boxAround>,
): Map<string, Patch> {
  // Beside the picture it would be too far from its place to be seen as its own.
  const taken: Patch[] = spots.taken.filter(({ weight = 1 }) => weight >= 1);
  return new Map(
    badged.map(({ id, centre, lines }) => {
      const more = ((lines - 1) * BADGE.line) / 2;
      const corners = CORNERS.map(({ x, y }) => ({
        wide: BADGE.wide * scale,
        high: (BADGE.high + more) * scale,
        x: centre.x + x * scale,
        y: centre.y + (y + more) * scale,
      })).filter((corner) => isInside(corner, box));
      const spot = leastOf(corners, taken);
      taken.push(spot);
      return [id, spot] as const;
    }),
  );
}

/** Where the number of a badge stands, above its further lines. */
export const numberIn = ({ x, y, high }: Patch, scale: number): XY => ({
  x,
  y: y - high + BADGE.high * scale,
});

const isInside = ({ x, wide }: Patch, box: ReturnType<typeof boxAround>): boolean =>
  x - wide >= box.x && x + wide <= box.x + box.width;

const STEPS = 6;

/** Around a place, first as near as can be to where it is below its name. */
function around({ x, y }: XY, shape: Omit<Group, 'x' | 'y'>): Group[] {
  const name = nameBelow(NEAR);
  const below = name.y + name.high + shape.high;
  const [far, up] = [shape.wide + 12, 2 * below];
  const groups: Group[] = [];
  for (let i = -STEPS; i <= STEPS; i++)
    for (let j = 0; j <= STEPS; j++)
      groups.push({ ...shape, x: x + (i * far) / STEPS, y: y + below - (j * up) / STEPS });
  const off = (group: Group): number => Math.hypot(group.x - x, group.y - y - below);
  return groups.toSorted((a, b) => off(a) - off(b));
}
