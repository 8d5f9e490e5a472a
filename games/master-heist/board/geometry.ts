import { DIRECTIONS, type Direction } from '../content/index.ts';
import { printed } from '../rules/board.ts';
import { boardOf } from '../rules/spaces.ts';
import type { Heist } from '../rules/state.ts';

export interface XY {
  readonly x: number;
  readonly y: number;
}

/** From a hex's middle to its corners, in the picture's units. */
export const RADIUS = 40;
const WIDTH = RADIUS * Math.sqrt(3);

/** A hex of the picture: a tile, an entrance, or a place where a tunnel may be dug. */
export interface DrawnHex {
  /** The space's name, as choices have it. */
  readonly id: string;
  readonly kind: 'tile' | 'entrance' | 'site';
  /** The number of the space; -1 where nothing is dug yet. */
  readonly space: number;
  readonly centre: XY;
  readonly outline: string;
}

/** MH-BRD-01: rows of pointy-top hexes, every other one shifted by half a hex. */
export function centreOf(cell: number): XY {
  const { row, column } = printed(cell);
  return { x: (column + (Math.abs(row) % 2) / 2) * WIDTH, y: row * RADIUS * 1.5 };
}

/** The corners of a hex from its top, clockwise. */
export const corners = ({ x, y }: XY, radius: number): XY[] =>
  Array.from({ length: 6 }, (_, i) => {
    const turn = ((i * 60 - 90) * Math.PI) / 180;
    return { x: x + Math.cos(turn) * radius, y: y + Math.sin(turn) * radius };
  });

export const point = ({ x, y }: XY): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const outlineOf = (centre: XY, radius: number): string => `M${corners(centre, radius).map(point).join('L')}z`;

/** The corners that each side runs between. */
const ENDS: Readonly<Record<Direction, readonly [number, number]>> = {
  NE: [0, 1],
  E: [1, 2],
  SE: [2, 3],
  SW: [3, 4],
  W: [4, 5],
  NW: [5, 0],
};

/** The sides of a tile behind which there is no other tile now: the walls of the building. */
export function wallsOf(s: Heist, tile: number, { centre }: DrawnHex): string {
  const { beside } = boardOf(s);
  const ends = corners(centre, RADIUS);
  return DIRECTIONS.flatMap((side, i) => {
    const other = beside[tile * 6 + i] ?? -1;
    if (other >= 0 && !s.gone[other]) return [];
    const [from, to] = ENDS[side];
    return [`M${point(ends[from]!)}L${point(ends[to]!)}`];
  }).join('');
}

/** Inside a hex's outline by so much, for what lies over it. */
const INSET = 2;

function hex(id: string, kind: DrawnHex['kind'], space: number, cell: number): DrawnHex {
  const centre = centreOf(cell);
  return { id, kind, space, centre, outline: outlineOf(centre, RADIUS - INSET) };
}

/** All hexes of the floor as it is now; tiles that a gate took are gone. */
export function drawFloor(s: Heist): DrawnHex[] {
  const board = boardOf(s);
  const tiles = board.cells.flatMap((cell, tile) =>
    s.gone[tile] ? [] : [hex(board.names[tile]!, 'tile', tile, cell)],
  );
  const entrances = s.entrances.map(({ name, cell }, i) => hex(name, 'entrance', board.size + i, cell));
  const dug = new Set(s.entrances.map(({ cell }) => cell));
  const sites = new Map(
    s.phase === 'planning'
      ? board.tunnels.filter(({ cell }) => !dug.has(cell)).map(({ name, cell }) => [name, cell] as const)
      : [],
  );
  return [...tiles, ...entrances, ...[...sites].map(([name, cell]) => hex(name, 'site', -1, cell))];
}

/** A line from hex to hex, as `points` of a polyline; names of no hex are passed over. */
export function lineOver(hexes: readonly DrawnHex[], way: readonly string[]): string {
  const centres = new Map(hexes.map(({ id, centre }) => [id, centre]));
  return way
    .flatMap((id) => centres.get(id) ?? [])
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

/** What there is to see, with a little room around it. */
export function boxAround(hexes: readonly DrawnHex[]): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const xs = hexes.map(({ centre }) => centre.x);
  const ys = hexes.map(({ centre }) => centre.y);
  const [left, top] = [Math.min(...xs) - WIDTH / 2 - 6, Math.min(...ys) - RADIUS - 6];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + WIDTH / 2 + 6 - left,
    height: Math.max(...ys) + RADIUS + 6 - top,
  };
}
