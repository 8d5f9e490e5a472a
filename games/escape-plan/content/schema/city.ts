import * as v from 'valibot';
import { EXITS, LAND_TYPES, LOCATION_KINDS, STACKS, STORES } from '../ids.ts';
import { integer, name, whole } from './basics.ts';

const pair = v.pipe(v.tuple([integer, integer]), v.readonly());
const pairs = v.array(pair);
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be made of small letters, digits and hyphens'));
const polygon = v.pipe(pairs, v.minLength(3));

const zone = v.strictObject({ id, land: v.picklist(LAND_TYPES), polygon });
export type Zone = v.InferOutput<typeof zone>;

const location = v.strictObject({
  id,
  kind: v.picklist(LOCATION_KINDS),
  exit: v.optional(v.picklist(EXITS)),
  store: v.optional(v.picklist(STORES)),
  anchor: pair,
  polygon,
});
export type Location = v.InferOutput<typeof location>;

const tile = v.strictObject({
  id,
  name,
  stack: v.picklist([...STACKS, 'start']),
  ferry: v.boolean(),
  helipad: v.boolean(),
  zones: v.array(zone),
  locations: v.array(location),
});
export type CityTile = v.InferOutput<typeof tile>;

/** The lattice of EP-MAP-02 to EP-MAP-04 is the code's; a file drawn for another lattice is refused, not misread. */
const point = (q: number, r: number) => v.strictTuple([v.literal(q), v.literal(r)]);
const directions = v.strictTuple([
  point(1, 0),
  point(0, 1),
  point(-1, 1),
  point(-1, 0),
  point(0, -1),
  point(1, -1),
]);

export const cityTiles = v.strictObject({
  pack: id,
  packName: name,
  provenance: name,
  geometry: v.strictObject({
    shape: v.literal('hexagon'),
    orientation: v.literal('pointyTop'),
    side: v.literal(6),
    latticeNote: name,
    directions,
    outline: v.strictTuple([
      point(6, 0),
      point(0, 6),
      point(-6, 6),
      point(-6, 0),
      point(0, -6),
      point(6, -6),
    ]),
    rotations: v.literal(6),
    rotationNote: name,
    cellToLattice: v.strictObject({ a: point(12, -6), b: point(6, 6) }),
    cellNeighbours: directions,
  }),
  board: v.strictObject({
    cells: pairs,
    startCells: v.pipe(pairs, v.length(2)),
    startRotations: v.pipe(v.array(v.pipe(whole, v.maxValue(5))), v.minLength(1)),
  }),
  stacks: v.array(v.picklist(STACKS)),
  tilesPerStack: whole,
  tiles: v.array(tile),
});
export type CityPack = v.InferOutput<typeof cityTiles>;
