import {
  EDGE,
  EVERYTHING,
  HELIPORTS_OF,
  LOCATIONS_OF,
  PATCHES,
  REGIONS_OF_PATCH,
  SUBWAYS_OF,
  TILE_BIT,
  ZONES,
} from './patches.ts';
import { SLOTS } from './reach.ts';

// All that a search reads and writes lies in one list of whole numbers: V8 takes a constant typed array for what it is, where
// it would look at each of many lists first (3 % of a random game). Each name below is where its part begins.
let used = 0;
function room(length: number): number {
  const at = used;
  used += length;
  return at;
}

/** How much is known of a leg; see `legs.ts`. */
export const WIDTH = 8;
/** The leg that is none: on no tiles. */
export const NONE = room(WIDTH);

// By patch, the same in every city; see `patches.ts`. Slots are bits here.
export const TILE_BITS = room(PATCHES);
export const WHOLE = room(PATCHES);
export const ZONES_ON = room(PATCHES);
export const LOCATIONS_ON = room(PATCHES);
export const SUBWAYS_ON = room(PATCHES);
export const HELIPORTS_ON = room(PATCHES);
/** At `SLOTS * patch + slot`. */
export const REGIONS_ON = room(PATCHES * SLOTS);

// Of the city that is searched, by patch; see `Roads`.
export const OPEN = room(PATCHES);
/** At `SLOTS * patch + slot`. */
export const SPREADS = room(PATCHES * SLOTS);
export const EDGES_FROM = room(PATCHES + 1);
export const EDGES = room(PATCHES * PATCHES * EDGE);

// Of a search, by patch: the first leg, the latest, and what nobody needs to reach any more, whatever was left and spent.
export const FIRST = room(PATCHES);
export const LATEST = room(PATCHES);
export const SETTLED = room(PATCHES);

/**
 * The legs of a search. A million decisions needed room for 412; seven tools and three gas cans in a city with somebody on
 * every tile for 21,000. A list that could grow would not be constant; what is never used takes up no memory.
 */
const MOST_LEGS = 2 ** 17;
export const LEGS = room(WIDTH * MOST_LEGS);
export const LEGS_END = used;

export const memory = new Int32Array(used);

const bits = (slots: readonly number[]): number => slots.reduce((all, slot) => all | (1 << slot), 0);
memory.set(TILE_BIT, TILE_BITS);
memory.set(EVERYTHING, WHOLE);
memory.set(ZONES, ZONES_ON);
memory.set(LOCATIONS_OF.map(bits), LOCATIONS_ON);
memory.set(SUBWAYS_OF.map(bits), SUBWAYS_ON);
memory.set(HELIPORTS_OF.map(bits), HELIPORTS_ON);
for (const [patch, regions] of REGIONS_OF_PATCH.entries()) memory.set(regions, REGIONS_ON + SLOTS * patch);
