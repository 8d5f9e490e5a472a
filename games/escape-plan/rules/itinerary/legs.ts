import type { Expenses } from './expenses.ts';
import type { Kit } from './kit.ts';
import {
  EDGES,
  EDGES_FROM,
  FIRST,
  LATEST,
  LEGS,
  LEGS_END,
  memory,
  NONE,
  OPEN,
  SETTLED,
  SPREADS,
  TILE_BITS,
  WIDTH,
  ZONES_ON,
} from './memory.ts';
import { ALL_OF, EVERYTHING, PATCH_OF, PATCHES, REGIONS_OF_PATCH, spreadOn, TILE_BIT } from './patches.ts';
import { type Reach, shiftAt, SLOTS, WITHOUT_POINTS } from './reach.ts';
import type { Roads } from './roads.ts';

// Travels so far, as legs: the stretches of a path on one patch. A leg knows all that can be reached on its patch, and with
// how many points left. What is reached by a leg that left no more danger tiles and spent no more is reached already and
// stays with the first, which has come through the fewest patches. A leg is known by where it begins in the memory.

/** Whose travels are searched. */
export interface Quest {
  readonly roads: Roads;
  readonly from: number;
  readonly gasCans: number;
  readonly kit: Kit;
  /** The tiles with someone on them, as bits. */
  readonly danger: number;
  /** Takes all water for navigable; only to explain what stands in the way. */
  readonly openWater: boolean;
}

// What is known of a leg, from where it begins.
export const PATCH = 0;
/** Tiles of the path so far, as bits. */
export const TRAIL = 1;
/** What can be reached on this leg and could not be on an earlier one that is as good. */
export const REACH = 2;
/** Number among the expenses. */
export const SPENT = 3;
/** The next leg on the same patch. */
export const NEXT = 4;
/** The leg that it came from, how, and what was entered first. */
export const PARENT = 5;
export const BY = 6;
export const ENTERED = 7;

/** How a leg begins. */
export const BY_FOOT = 0;
export const BY_GAS = 1;
export const BY_SUBWAY = 2;
export const BY_HELIPORT = 3;
export const BY_HELIPAD = 4;
export const BY_SEWER = 5;

/** Where the legs of this search end. */
export let end = LEGS;
let quest: Quest | null = null;
let expenses: Expenses;
let danger = 0;
/** The tile that every travel has on its path, as a bit. */
let startBit = 0;
/** There is a jet ski, or all water is open: what is closed depends on what was spent. */
let wet = false;
let laid: Roads | null = null;

export const isLatest = (other: Quest): boolean => other === quest;

/** Forgets all legs. With `free` something can be done on a zone without any points left. */
export function beginSearch(next: Quest, isWet: boolean, free: boolean): void {
  const { roads, from, kit } = next;
  if (roads !== laid) lay(roads);
  quest = next;
  danger = next.danger;
  startBit = TILE_BIT[PATCH_OF[from]!]!;
  wet = isWet;
  expenses = kit.expenses;
  expenses.tidy();
  end = LEGS;
  const useless = free ? 0 : WITHOUT_POINTS;
  for (let patch = 0; patch < PATCHES; patch++) {
    memory[FIRST + patch] = NONE;
    memory[SETTLED + patch] = (wet ? 0 : ~memory[OPEN + patch]!) | (memory[ZONES_ON + patch]! & useless);
  }
}

/** Another city is searched. */
function lay(roads: Roads): void {
  const { edges, edgesFrom, open, spreads } = roads;
  for (let patch = 0; patch < PATCHES; patch++) {
    memory.set(spreads[patch]!, SPREADS + SLOTS * patch);
  }
  memory.set(open, OPEN);
  memory.set(edgesFrom, EDGES_FROM);
  memory.set(edges, EDGES);
  laid = roads;
}

/** Begins a leg with what of this is reached for the first time, and what that leads to on its patch. */
export function arrive(parent: number, patch: number, entered: Reach, by: number, spent: number): void {
  const bit = memory[TILE_BITS + patch]!;
  const trail = memory[parent + TRAIL]! | bit;
  const free = ~trail & danger;
  const covering = expenses.covering[spent]!;
  const head = memory[FIRST + patch]!;
  let known = memory[SETTLED + patch]!;
  if (wet) known |= ~openOn(quest!, patch, spent);
  for (let leg = head; leg !== NONE; leg = memory[leg + NEXT]!) {
    const more = memory[leg + TRAIL]! & free;
    // All bits if nothing more was left, otherwise none: written without a branch, since nobody could foresee it.
    const asFew = (~more & (more - 1)) >> 31;
    known |= (memory[leg + REACH]! >> covering[memory[leg + SPENT]!]!) & asFew;
  }
  const fresh = entered & ~known;
  if (fresh === 0) return;
  const leg = end;
  if (leg === LEGS_END) throw new Error('no room for so many travels');
  const reach = (wet ? spreadOn(patch, fresh, openOn(quest!, patch, spent)) : spread(patch, fresh)) & ~known;
  end = leg + WIDTH;
  memory[leg + PATCH] = patch;
  memory[leg + TRAIL] = trail;
  memory[leg + REACH] = reach;
  memory[leg + SPENT] = spent;
  memory[leg + NEXT] = NONE;
  memory[leg + PARENT] = parent;
  memory[leg + BY] = by;
  memory[leg + ENTERED] = entered;
  if (head === NONE) memory[FIRST + patch] = leg;
  else memory[memory[LATEST + patch]! + NEXT] = leg;
  memory[LATEST + patch] = leg;
  if (spent === 0 && (trail & danger & ~(startBit | bit)) === 0) memory[SETTLED + patch]! |= reach;
}

/** What a reach leads to on its patch, as far as that is open. */
function spread(patch: number, reach: Reach): Reach {
  const at = SPREADS + SLOTS * patch;
  return (
    (memory[at]! >> shiftAt(reach, 0)) |
    (memory[at + 1]! >> shiftAt(reach, 1)) |
    (memory[at + 2]! >> shiftAt(reach, 2)) |
    (memory[at + 3]! >> shiftAt(reach, 3)) |
    (memory[at + 4]! >> shiftAt(reach, 4)) |
    (memory[at + 5]! >> shiftAt(reach, 5))
  );
}

/** What of a patch is no closed water, or water that was opened on the way. */
export function openOn({ roads, openWater, kit }: Quest, patch: number, spent: number): Reach {
  if (openWater) return EVERYTHING[patch]!;
  const water = kit.expenses.water[spent]!;
  let open = roads.open[patch]!;
  if (water === 0 || open === EVERYTHING[patch]!) return open;
  for (const region of REGIONS_OF_PATCH[patch]!) {
    if ((roads.closedBody(region) & water) !== 0) open |= ALL_OF[region]!;
  }
  return open;
}
