import { DIRECTIONS } from '../../content/lattice.ts';
import { tileAt } from './city.ts';
import type { City } from './graph.ts';
import type { CellId, TileId } from './region.ts';

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

/** Which way one cell lies from another; north is up on the board (EP-MAP-04). */
export function headingTo(from: CellId, to: CellId): Heading | null {
  if (from === to) return null;
  const [[a, b], [c, d]] = [numbersOf(from), numbersOf(to)];
  const turns = Math.atan2((d - b) * Math.sqrt(3), 2 * (c - a) + d - b) / (2 * Math.PI);
  return HEADINGS[Math.round(turns * HEADINGS.length + HEADINGS.length) % HEADINGS.length]!;
}

/** The tiles beside a cell, whether one lies on it or not (EP-MAP-07). */
export function tilesBeside(city: City, cell: CellId): TileId[] {
  const [a, b] = numbersOf(cell);
  return DIRECTIONS.flatMap(([da, db]) => tileAt(city, `${a + da},${b + db}`) ?? []);
}
