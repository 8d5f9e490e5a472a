import { LAND_TYPES } from '../../content/index.ts';
import { ATLAS } from '../map/atlas.ts';
import { type CityGraph, filled } from '../map/graph.ts';

const { regions, land } = ATLAS;
const WATER = LAND_TYPES.indexOf('water');

/** The water zones of the pack. */
export const WATER_ZONES = regions.flatMap(({ index }) => (land[index] === WATER ? index : []));
const TILE_OF_WATER = WATER_ZONES.map((region) => regions[region]!.tileIndex);

/** By region: its number among the water zones, or -1. */
export const WATER_OF = regions.map(({ index }) => WATER_ZONES.indexOf(index));

/** The zones on tiles with a ferry, as bits. */
const WITH_FERRY = TILE_OF_WATER.reduce(
  (bits, tile, zone) => (ATLAS.ferry[tile] ? bits | (1 << zone) : bits),
  0,
);

/** Two regions touch: if both are water, that is one body. */
export function touch(bodies: number[], here: number, there: number): void {
  const one = WATER_OF[here]!;
  const other = WATER_OF[there]!;
  if (one < 0 || other < 0) return;
  const joined = bodies[one]! | bodies[other]!;
  for (let zone = 0; zone < bodies.length; zone++) if ((joined >> zone) & 1) bodies[zone] = joined;
}

/** By water zone: the body that it belongs to on its tile alone (EP-MAP-09), as the bits of its zones. */
export const WATERS_OF_TILES = WATER_ZONES.map((_, zone) => 1 << zone);
for (const pairs of ATLAS.inner) {
  for (let i = 0; i < pairs.length; i += 2) touch(WATERS_OF_TILES, pairs[i]!, pairs[i + 1]!);
}

const NONE_CLOSED = filled(WATER_ZONES.length, 0);

/** EP-MAP-10: the same bodies without those that have a ferry. */
export function closedBodies({ cellOf }: CityGraph, bodies: readonly number[]): readonly number[] {
  const closed = NONE_CLOSED.slice();
  for (let zone = 0; zone < bodies.length; zone++) {
    const isPlaced = cellOf[TILE_OF_WATER[zone]!]! >= 0;
    if (isPlaced && (bodies[zone]! & WITH_FERRY) === 0) closed[zone] = bodies[zone]!;
  }
  return closed;
}
