import { filled } from '../map/graph.ts';
import type { Expenses } from './expenses.ts';
import type { Kit } from './kit.ts';
import {
  ALL_OF,
  EVERYTHING,
  PATCH_OF,
  PATCHES,
  REGIONS_OF_PATCH,
  TILE_BIT,
  within,
  ZONES,
} from './patches.ts';
import { type Reach, shiftAt, WITHOUT_POINTS } from './reach.ts';
import type { Roads } from './roads.ts';

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

export const NONE = -1;

// What is known of a leg, by its offset from the leg's number.
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
export const WIDTH = 8;

/** How a leg begins. */
export const BY_FOOT = 0;
export const BY_GAS = 1;
export const BY_SUBWAY = 2;
export const BY_HELIPORT = 3;
export const BY_HELIPAD = 4;
export const BY_SEWER = 5;

/**
 * Travels so far, as legs: the stretches of a path on one patch. A leg knows all that can be reached on its patch, and
 * with how many points left. What is reached by a leg that left no more danger tiles and spent no more is reached already
 * and stays with the first, which has come through the fewest patches. The rows are used again by the next search.
 */
export class Legs {
  readonly rows: number[] = filled(512 * WIDTH, 0);
  /** The first leg on each patch, and the latest. */
  readonly first: number[] = filled(PATCHES, NONE);
  private readonly latest: number[] = filled(PATCHES, NONE);
  /** What of each patch nobody needs to reach any more, whatever was left and spent on the way. */
  protected readonly settled: number[] = filled(PATCHES, 0);
  expenses!: Expenses;
  quest!: Quest;
  protected end = 0;
  private danger = 0;
  /** The tile that every travel has on its path, as a bit. */
  private startBit = 0;
  private spreads: readonly (readonly Reach[])[] = [];
  /** There is a jet ski: what is closed depends on what was spent. */
  private wet = false;
  // What the next leg begins with.
  protected trail = 0;
  protected spent = 0;
  protected parent = NONE;
  private covering: readonly number[] = [];

  /** Forgets all legs. With `free` something can be done on a zone without any points left. */
  protected clear(quest: Quest, wet: boolean, free: boolean): void {
    const { first, settled } = this;
    const { roads, from, kit, danger } = quest;
    const { open } = roads;
    const useless = free ? 0 : WITHOUT_POINTS;
    this.quest = quest;
    this.end = 0;
    this.danger = danger;
    this.startBit = TILE_BIT[PATCH_OF[from]!]!;
    this.spreads = roads.spreads;
    this.wet = wet;
    for (let patch = 0; patch < PATCHES; patch++) {
      first[patch] = NONE;
      settled[patch] = (wet ? 0 : ~open[patch]!) | (ZONES[patch]! & useless);
    }
    this.expenses = kit.expenses;
    this.expenses.tidy();
    this.trail = 0;
    this.parent = NONE;
    this.pay(0);
  }

  /** From here on so much is spent, by its number. */
  protected pay(spent: number): void {
    this.spent = spent;
    this.covering = this.expenses.covering[spent]!;
  }

  /** Begins a leg with what of this is reached for the first time, and what that leads to on its patch. */
  protected arrive(patch: number, entered: Reach, by: number): void {
    const { rows, first, covering, spent, wet } = this;
    const bit = TILE_BIT[patch]!;
    const trail = this.trail | bit;
    const free = ~trail & this.danger;
    let known = this.settled[patch]!;
    if (wet) known |= ~this.openOn(patch, spent);
    const head = first[patch]!;
    for (let leg = head; leg !== NONE; leg = rows[leg + NEXT]!) {
      const more = rows[leg + TRAIL]! & free;
      // All bits if nothing more was left, otherwise none: written without a branch, since nobody could foresee it.
      const asFew = (~more & (more - 1)) >> 31;
      known |= (rows[leg + REACH]! >> covering[rows[leg + SPENT]!]!) & asFew;
    }
    const fresh = entered & ~known;
    if (fresh === 0) return;
    const spreads = wet ? within(patch, this.openOn(patch, spent)) : this.spreads[patch]!;
    const reach =
      ((spreads[0]! >> shiftAt(fresh, 0)) |
        (spreads[1]! >> shiftAt(fresh, 1)) |
        (spreads[2]! >> shiftAt(fresh, 2)) |
        (spreads[3]! >> shiftAt(fresh, 3)) |
        (spreads[4]! >> shiftAt(fresh, 4)) |
        (spreads[5]! >> shiftAt(fresh, 5))) &
      ~known;
    const leg = this.end;
    this.end += WIDTH;
    while (rows.length < this.end) rows.push(0);
    rows[leg + PATCH] = patch;
    rows[leg + TRAIL] = trail;
    rows[leg + REACH] = reach;
    rows[leg + SPENT] = spent;
    rows[leg + NEXT] = NONE;
    rows[leg + PARENT] = this.parent;
    rows[leg + BY] = by;
    rows[leg + ENTERED] = entered;
    if (head === NONE) first[patch] = leg;
    else rows[this.latest[patch]! + NEXT] = leg;
    this.latest[patch] = leg;
    if (spent === 0 && (trail & this.danger & ~(this.startBit | bit)) === 0) this.settled[patch]! |= reach;
  }

  /** What of a patch is no closed water, or water that was opened on the way. */
  openOn(patch: number, spent: number): Reach {
    const { roads, openWater } = this.quest;
    if (openWater) return EVERYTHING[patch]!;
    const water = this.expenses.water[spent]!;
    let open = roads.open[patch]!;
    if (water === 0 || open === EVERYTHING[patch]!) return open;
    for (const region of REGIONS_OF_PATCH[patch]!) {
      if ((roads.closedBody(region) & water) !== 0) open |= ALL_OF[region]!;
    }
    return open;
  }
}
