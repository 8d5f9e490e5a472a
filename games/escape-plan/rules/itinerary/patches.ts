import { LAND_TYPES } from '../../content/index.ts';
import { ATLAS, NO_LAND } from '../map/atlas.ts';
import { filled, partners } from '../map/graph.ts';
import { type Reach, SLOTS, shiftAt, spend, withAllPoints } from './reach.ts';
import { SEWER } from './tools.ts';

// The regions of a tile, as far as one reach can hold them, are a patch: each tile of the box is one, a tile with more
// regions would be several. What is known of them here is the same wherever the tiles lie.
const { regions, land } = ATLAS;
export const LANDS = LAND_TYPES.length;

const list = ATLAS.regionsOf.flatMap((all, tile) =>
  Array.from({ length: Math.ceil(all.length / SLOTS) }, (_, i) => ({
    tile,
    regions: all.slice(i * SLOTS, (i + 1) * SLOTS),
  })),
);

export const PATCHES = list.length;
/** By patch: its tile, as a number and as a bit, and its regions by slot. */
export const TILE_OF_PATCH = list.map(({ tile }) => tile);
export const TILE_BIT = list.map(({ tile }) => 1 << tile);
export const REGIONS_OF_PATCH = list.map((patch) => patch.regions);
/** By tile. */
export const PATCHES_ON = ATLAS.tiles.map((_, tile) =>
  list.flatMap((patch, number) => (patch.tile === tile ? number : [])),
);

/** By region: where it is, and the region itself with all points. */
export const PATCH_OF = regions.map(({ index }) => list.findIndex((patch) => patch.regions.includes(index)));
export const SLOT_OF = regions.map(({ index }) => REGIONS_OF_PATCH[PATCH_OF[index]!]!.indexOf(index));
export const ALL_OF = SLOT_OF.map(withAllPoints);

const isZone = (region: number): boolean => land[region] !== NO_LAND;
const together = (some: readonly number[]): Reach =>
  some.reduce((reach, region) => reach | ALL_OF[region]!, 0);

/** By patch: all of it, and its zones, with all points. */
export const EVERYTHING = REGIONS_OF_PATCH.map(together);
export const ZONES = REGIONS_OF_PATCH.map((all) => together(all.filter(isZone)));

/** By patch: the slots of its locations, and of those from where one rides or flies. */
const slotsOf = (is: (region: number) => boolean): number[][] =>
  REGIONS_OF_PATCH.map((all) => all.flatMap((region, slot) => (is(region) ? slot : [])));
export const LOCATIONS_OF = slotsOf((region) => !isZone(region));
export const SUBWAYS_OF = slotsOf((region) => regions[region]!.kind === 'subway');
export const HELIPORTS_OF = slotsOf((region) => regions[region]!.kind === 'heliport');

/** EP-CRD-16: for each patch and each land below which the sewer begins, the zones where it surfaces. */
export const MANHOLES = REGIONS_OF_PATCH.flatMap((all) =>
  LAND_TYPES.map((_, from) => {
    const same = together(all.filter((region) => land[region] === from));
    const other = together(all.filter((region) => isZone(region) && land[region] !== from));
    return spend(same, SEWER.mpSameLand) | spend(other, SEWER.mpOtherLand);
  }),
);

/** EP-TRV-03 to EP-TRV-07: what a region becomes when it is entered from one that it touches. */
export const entered = (from: number, to: number): Reach =>
  spend(ALL_OF[to]!, isZone(from) && land[from] === land[to] ? 0 : 1);

/** By region: the regions of its tile that touch it (EP-MAP-06). */
const touching = regions.map(({ index, tileIndex }) => partners(ATLAS.inner[tileIndex]!, index));

/** By region: what one step within its patch leads to. */
export const STEP_WITHIN = touching.map((others, region) =>
  others.reduce(
    (reach, other) => (PATCH_OF[other] === PATCH_OF[region] ? reach | entered(region, other) : reach),
    0,
  ),
);

/** The length of an edge: to which patch, and by slot what that leads to there with all points. */
export const EDGE = 1 + SLOTS;

/** By patch: its edges to the other patches of its tile, flat; see `Roads`. */
export const EDGES_BESIDE = list.map(({ tile, regions: here }, patch) =>
  PATCHES_ON[tile]!.filter((other) => other !== patch).flatMap((other) => [
    other,
    ...filled(SLOTS, 0).map((none, slot) =>
      slot < here.length
        ? touching[here[slot]!]!.reduce(
            (reach, to) => (PATCH_OF[to] === other ? reach | entered(here[slot]!, to) : reach),
            none,
          )
        : none,
    ),
  ]),
);

/** By patch and by what of it can be entered: see `within`. */
const known: Map<Reach, readonly Reach[]>[] = list.map(() => new Map());

/** By slot: all that can be reached from there without leaving the patch, the slot itself included, as far as it is open. */
export function within(patch: number, open: Reach): readonly Reach[] {
  let reaches = known[patch]!.get(open);
  if (!reaches) {
    const regionsHere = REGIONS_OF_PATCH[patch]!;
    reaches = filled(SLOTS, 0).map((none, slot) =>
      slot < regionsHere.length ? spread(patch, ALL_OF[regionsHere[slot]!]!, open) : none,
    );
    known[patch]!.set(open, reaches);
  }
  return reaches;
}

/** The same from all of a reach. */
export function spreadOn(patch: number, reach: Reach, open: Reach): Reach {
  const reaches = within(patch, open);
  let all = 0;
  for (let slot = 0; slot < SLOTS; slot++) all |= reaches[slot]! >> shiftAt(reach, slot);
  return all;
}

function spread(patch: number, start: Reach, open: Reach): Reach {
  let reach = start;
  for (const [slot, region] of REGIONS_OF_PATCH[patch]!.entries()) {
    reach |= (STEP_WITHIN[region]! >> shiftAt(start, slot)) & open;
  }
  return reach === start ? start : spread(patch, reach, open);
}
