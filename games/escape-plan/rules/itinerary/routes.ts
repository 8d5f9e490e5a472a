import { graphOf } from '../map/city.ts';
import { region, type RegionId, type TileId } from '../map/index.ts';
import { ATLAS } from '../map/atlas.ts';
import { type Kit, kitOf, type Outcome } from './kit.ts';
import { HOSPITAL_INDEX, roadsOf, TILE_OF } from './roads.ts';
import { ALLOWANCE, type Quest, Search } from './search.ts';
import type { Traveller } from './traveller.ts';

/** One unbeaten way to a location. */
export interface Route {
  /** The search's label where it ends; -1 for a medevac, which needs no search. */
  readonly label: number;
  /** Danger tiles that count, as bits. */
  readonly tiles: number;
  /** All danger tiles, as bits. */
  readonly leaving: number;
  readonly gas: number;
  readonly outcome: Outcome;
}

const search = new Search();
const TILE_BITS = ATLAS.tiles.map((_, tile) => 1 << tile);

export function questOf(traveller: Traveller): Quest {
  const tileBits = new Int32Array(ATLAS.tiles.length);
  for (const tile of traveller.danger) {
    const index = ATLAS.tileIndex.get(tile)!;
    tileBits[index] = TILE_BITS[index]!;
  }
  return {
    roads: roadsOf(graphOf(traveller.city)),
    from: region(traveller.from).index,
    mp: ALLOWANCE,
    gasCans: traveller.gasCans,
    kit: kitOf(traveller.tools, traveller.spent, traveller.money),
    tileBits,
    openWater: false,
  };
}

/** Runs a search; its routes can be read until the next one is run. */
export function runSearch(quest: Quest): void {
  search.run(quest);
}

/** Whether the last search reached a region at all. */
export const wasReached = (to: number): boolean => search.first[to] !== -1;

/** Which tiles of a path are danger tiles (EP-AVD-01, EP-AVD-02, EP-AVD-05), as bits. */
function dangerousTiles(end: number, start: number, escape: boolean): number {
  if (escape) return -1;
  return end === start ? 0 : ~TILE_BITS[end]!;
}

/** The unbeaten routes of the last search to a location. */
export function routesTo(quest: Quest, to: number, escape: boolean): Route[] {
  const { kit, from } = quest;
  const tile = TILE_OF[to]!;
  const dangerous = dangerousTiles(tile, TILE_OF[from]!, escape);
  const found: Route[] = [];
  // From the latest label to the first, which has the shortest path.
  for (let label = search.first[to]!; label !== -1; label = search.next[label]!) {
    addRoutes(
      found,
      kit,
      label,
      search.tiles[label]! & dangerous,
      search.trail[label]! & dangerous,
      search.gas[label]!,
      search.kit[label]!,
    );
  }
  if (to === HOSPITAL_INDEX && to !== from) addMedevac(found, quest, dangerous);
  return found;
}

/** EP-CRD-04: at once, as later it would only leave more tiles. */
function addMedevac(found: Route[], { kit, from, tileBits }: Quest, dangerous: number): void {
  const way = kit.ways.findIndex(({ by }) => by === 'medevac');
  const state = way < 0 ? -1 : kit.next(0, way);
  if (state < 0) return;
  const start = TILE_OF[from]!;
  addRoutes(found, kit, -1, tileBits[start]! & dangerous, TILE_BITS[start]! & dangerous, 0, state);
}

/** Adds a travel with each best way to pay for its tools; of two as good as each other, the one added later stays. */
function addRoutes(
  found: Route[],
  kit: Kit,
  label: number,
  tiles: number,
  leaving: number,
  gas: number,
  state: number,
): void {
  for (const outcome of kit.outcomes(state)) {
    let unbeaten = 0;
    let beaten = false;
    for (const other of found) {
      if ((tiles & ~other.tiles) === 0 && gas <= other.gas && kit.asGood(outcome, other.outcome)) continue;
      found[unbeaten++] = other;
      beaten ||= (other.tiles & ~tiles) === 0 && other.gas <= gas && kit.asGood(other.outcome, outcome);
    }
    found.length = unbeaten;
    if (!beaten) found.push({ label, tiles, leaving, gas, outcome });
  }
}

/** EP-TRV-11: the regions of a route's path in order, the start included. */
export function pathTo({ from }: Quest, to: number, { label }: Route): RegionId[] {
  if (label < 0) return [from, to].map((index) => ATLAS.regions[index]!.id);
  const path: RegionId[] = [];
  for (let at = label; at !== -1; at = search.parent[at]!) {
    const place = search.place[at]!;
    if (place < ATLAS.regions.length) path.push(ATLAS.regions[place]!.id);
  }
  return path.reverse();
}

const tileLists = new Map<number, readonly TileId[]>();

/** The tiles of a set of bits, in the order of the pack. */
export function tilesIn(bits: number): readonly TileId[] {
  let list = tileLists.get(bits);
  if (!list) {
    list = Object.freeze(ATLAS.tiles.filter((_, tile) => (bits & TILE_BITS[tile]!) !== 0));
    tileLists.set(bits, list);
  }
  return list;
}
