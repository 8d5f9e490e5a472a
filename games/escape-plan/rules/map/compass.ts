import { ATLAS } from './atlas.ts';
import { tileAt } from './city.ts';
import type { City } from './graph.ts';
import type { CellId, TileId } from './region.ts';
import { SIDES } from './shape.ts';

/** Clockwise from the right, as y grows downwards on the board. */
const HEADINGS = [
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
] as const;
export type Heading = (typeof HEADINGS)[number];

const numbersOf = (cell: CellId): [number, number] => cell.split(',').map(Number) as [number, number];

function headingOf(from: CellId, to: CellId): Heading | null {
  if (from === to) return null;
  const [[a, b], [c, d]] = [numbersOf(from), numbersOf(to)];
  const turns = Math.atan2((d - b) * Math.sqrt(3), 2 * (c - a) + d - b) / (2 * Math.PI);
  return HEADINGS[Math.round(turns * HEADINGS.length + HEADINGS.length) % HEADINGS.length]!;
}

/** By cell, then by cell: every tile that is placed is told by them. */
const headings = ATLAS.cells.map((from) => ATLAS.cells.map((to) => headingOf(from, to)));

/** Which way one cell lies from another; north is up on the board (EP-MAP-04). */
export const headingTo = (from: CellId, to: CellId): Heading | null =>
  headings[ATLAS.cellIndex.get(from)!]![ATLAS.cellIndex.get(to)!]!;

/** The tiles beside a cell, whether one lies on it or not (EP-MAP-07). */
export function tilesBeside(city: City, cell: CellId): TileId[] {
  const sides = ATLAS.cellIndex.get(cell)! * SIDES;
  const tiles: TileId[] = [];
  for (let side = 0; side < SIDES; side++) {
    const beyond = ATLAS.beyond[sides + side]!;
    const tile = beyond < 0 ? null : tileAt(city, ATLAS.cells[beyond]!);
    if (tile !== null) tiles.push(tile);
  }
  return tiles;
}
