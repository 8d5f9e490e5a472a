import {
  type CellId,
  cellOf,
  type Heading,
  headingTo,
  locationsOf,
  region,
  type RegionId,
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

/** Which way a cell lies from a place beside it that everybody finds on the map, which names no tiles. */
export function landmarkOf(s: State, cell: CellId): { heading: Heading | null; beside: string } {
  const signs = tilesBeside(s.city, cell).flatMap((tile) =>
    locationsOf(tile).map((location) => ({ tile, beside: signAt(s, location) })),
  );
  const { tile, beside } = signs.find((sign) => !COMMON.includes(sign.beside)) ?? signs[0]!;
  return { heading: headingTo(cellOf(s.city, tile)!, cell), beside };
}
