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
export const isCommon = (sign: string): boolean => COMMON.includes(sign);

interface Landmark {
  readonly heading: Heading | null;
  readonly beside: string;
}

/** Which way a cell lies from places beside it, one a tile; those that everybody finds on the map, which names no tiles, go first. */
export function landmarksOf(s: State, cell: CellId): Landmark[] {
  const landmarks = tilesBeside(s.city, cell).flatMap((tile): Landmark[] => {
    const signs = locationsOf(tile).map((location) => signAt(s, location));
    const beside = signs.find((sign) => !isCommon(sign)) ?? signs[0];
    return beside === undefined ? [] : [{ heading: headingTo(cellOf(s.city, tile)!, cell), beside }];
  });
  return [
    ...landmarks.filter(({ beside }) => !isCommon(beside)),
    ...landmarks.filter(({ beside }) => isCommon(beside)),
  ];
}

/** The first of them. */
export const landmarkOf = (s: State, cell: CellId): Landmark => landmarksOf(s, cell)[0]!;
