import {
  type CellId,
  cellOf,
  type Heading,
  headingTo,
  locationsOf,
  region,
  type RegionId,
  type TileId,
  tilesBeside,
} from './map/index.ts';
import { placeAt } from './places.ts';
import type { State } from './state.ts';

/** The term for what a location shows: a business or safe house shows the tile that was put there. */
export function signAt(s: State, location: RegionId): string {
  const { kind, tile } = region(location);
  switch (kind) {
    case 'business':
    case 'safeHouse':
      return s.placedOn.includes(tile) ? placeAt(s, location) : kind;
    case 'gang':
      return 'gangHq';
    case 'store':
    case 'exit':
      return location;
    default:
      return kind ?? location;
  }
}

/** There are several of these, so that they show nobody the way. */
const COMMON: readonly string[] = ['gangHq', 'subway', 'business', 'safeHouse'];
export const isCommon = (sign: string): boolean => COMMON.includes(sign);

interface Landmark {
  readonly heading: Heading | null;
  readonly beside: string;
}

/** What tells a tile from others, which the map does not name: a sign that only it shows, or else its first. */
function signOn(s: State, tile: TileId): string | null {
  let first: string | null = null;
  for (const location of locationsOf(tile)) {
    const sign = signAt(s, location);
    if (!isCommon(sign)) return sign;
    first ??= sign;
  }
  return first;
}

/** Which way a cell lies from places beside it, one a tile; those that everybody finds on the map go first. */
export function landmarksOf(s: State, cell: CellId): Landmark[] {
  const found: Landmark[] = [];
  const common: Landmark[] = [];
  for (const tile of tilesBeside(s.city, cell)) {
    const beside = signOn(s, tile);
    if (beside === null) continue;
    const heading = headingTo(cellOf(s.city, tile)!, cell);
    (isCommon(beside) ? common : found).push({ heading, beside });
  }
  return [...found, ...common];
}

/** The first of them. */
export const landmarkOf = (s: State, cell: CellId): Landmark => landmarksOf(s, cell)[0]!;
