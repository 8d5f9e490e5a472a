import type { Verdict } from '@getaway/engine';
import type { City, Region, RegionId, TileId } from '../map/index.ts';
import type { ToolId } from './tools.ts';

/** All that matters for where a human can travel now. */
export interface Traveller {
  readonly city: City;
  /** The location where the turn began. */
  readonly from: RegionId;
  /** Gas cans held. */
  readonly gasCans: number;
  /** Money held; it limits the use of cards that cost something. */
  readonly money: number;
  /** The tools that are ready: contact cards, fixer tiles, and 'gang-member' once for each member. */
  readonly tools: readonly ToolId[];
  /** Such contact cards that are used (not covered), which a Spy 2 or Energy Drink on the way would make ready. */
  readonly spent: readonly ToolId[];
  /** City tiles with an officer, Sandra or Costa on them. */
  readonly danger: readonly TileId[];
  /** The exit through which the human may escape now (EP-ESC-01), if any. */
  readonly escapeAt: RegionId | null;
}

/** A whole travel, as the human chooses it. */
export interface Itinerary {
  /** To escape is to travel to the open exit, or to be there, and declare it (EP-ESC-02, EP-ESC-03). */
  readonly do: 'travel' | 'escape';
  readonly to: RegionId;
  /** The danger tiles (EP-AVD-01, -02, -05), in the order of the pack. */
  readonly leaving: readonly TileId[];
  /** Gas cans returned (EP-TRV-10). */
  readonly gas: number;
  /** Tools in the order of use. */
  readonly using: readonly ToolId[];
}

/** What the rules on visits have against ending at a location (EP-VIS-03). */
export type WhyNotEnd = (location: RegionId, end: Region) => Verdict;
