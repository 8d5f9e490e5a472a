import { ATLAS } from '../map/atlas.ts';
import { graphOf } from '../map/city.ts';
import { region, type TileId } from '../map/index.ts';
import { kitOf, type Outcome } from './kit.ts';
import { GAS, KIT, type LabelTree, NEXT, TRAIL } from './labels.ts';
import { HOSPITAL_INDEX, roadsOf, TILE_OF } from './roads.ts';
import { ALLOWANCE, type Quest, Search } from './search.ts';
import type { Traveller } from './traveller.ts';

/** One unbeaten way to a location. */
export interface Route {
  /** The search's label where it ends; -1 for a medevac, which needs no search. */
  label: number;
  /** Danger tiles, as bits. */
  leaving: number;
  gas: number;
  outcome: Outcome;
}

/** The routes that were asked for last: the first `count` of a list that is used again. */
const routes: Route[] = [];
let count = 0;

const search = new Search();

export function questOf(traveller: Traveller): Quest {
  let danger = 0;
  for (const tile of traveller.danger) danger |= 1 << ATLAS.tileIndex.get(tile)!;
  return questIn(traveller, danger);
}

/** What a traveller asks of a search; the danger tiles as bits. */
export const questIn = (traveller: Omit<Traveller, 'danger'>, danger: number): Quest => ({
  roads: roadsOf(graphOf(traveller.city)),
  from: region(traveller.from).index,
  mp: ALLOWANCE,
  gasCans: traveller.gasCans,
  kit: kitOf(traveller.tools, traveller.spent, traveller.money),
  danger,
  openWater: false,
});

/** Runs a search; its routes can be read until the next one is run. */
export function runSearch(quest: Quest): void {
  search.run(quest);
}

/** What paths are made of, as long as it is kept: the labels of the last search. */
export const labelTree = (): LabelTree => search.tree();

/** Which tiles of a path are danger tiles (EP-AVD-01, EP-AVD-02, EP-AVD-05), as bits. */
function dangerTiles(end: number, start: number, escape: boolean): number {
  if (escape) return -1;
  return end === start ? 0 : ~(1 << end);
}

/** The label of the only route to a location where that is plain, or -1: most searches find nothing else. */
export function onlyRouteTo({ kit }: Quest, to: number): number {
  const { rows, latest } = search;
  const label = latest[to]!;
  if (label === -1 || rows[label + NEXT] !== -1) return -1;
  const medevac = to === HOSPITAL_INDEX && kit.ways.length > 0;
  return medevac || kit.outcomes(rows[label + KIT]!).length > 1 ? -1 : label;
}

/** What a label of the last search comes to. */
export const gasOf = (label: number): number => search.rows[label + GAS]!;
export const outcomeOf = ({ kit }: Quest, label: number): Outcome =>
  kit.outcomes(search.rows[label + KIT]!)[0]!;
export const leavingOf = ({ from }: Quest, label: number, to: number, escape: boolean): number =>
  search.rows[label + TRAIL]! & dangerTiles(TILE_OF[to]!, TILE_OF[from]!, escape);

/** Finds the unbeaten routes of the last search to a location and says how many; `routeNumber` tells them. */
export function routesTo(quest: Quest, to: number, escape: boolean): number {
  const { from, kit } = quest;
  const last = search.latest[to]!;
  const medevac = to === HOSPITAL_INDEX && kit.ways.length > 0;
  count = 0;
  if (last === -1 && !medevac) return 0;
  const dangerous = dangerTiles(TILE_OF[to]!, TILE_OF[from]!, escape);
  // From the latest label to the first, which has the shortest path.
  for (let label = last; label !== -1; label = search.rows[label + NEXT]!) {
    addRoutes(
      quest,
      label,
      search.rows[label + TRAIL]! & dangerous,
      search.rows[label + GAS]!,
      search.rows[label + KIT]!,
    );
  }
  if (medevac && to !== from) addMedevac(quest, dangerous);
  return count;
}

/** A route that was found, until others are asked for. */
export const routeNumber = (i: number): Route => routes[i]!;

/** EP-CRD-04: at once, as later it would only leave more tiles. */
function addMedevac(quest: Quest, dangerous: number): void {
  const { kit, from } = quest;
  const way = kit.ways.findIndex(({ by }) => by === 'medevac');
  const state = way < 0 ? -1 : kit.next(0, way);
  if (state >= 0) addRoutes(quest, -1, (1 << TILE_OF[from]!) & dangerous, 0, state);
}

/** Adds a travel with each best way to pay for its tools; of two as good as each other, the one added later stays. */
function addRoutes(quest: Quest, label: number, leaving: number, gas: number, state: number): void {
  const { kit, danger } = quest;
  const guarded = leaving & danger;
  for (const outcome of kit.outcomes(state)) {
    let unbeaten = 0;
    let beaten = false;
    for (let i = 0; i < count; i++) {
      const other = routes[i]!;
      const theirs = other.leaving & danger;
      // No worse in anything: guarded tiles left, gas cans, tools, money, notoriety.
      if ((guarded & ~theirs) === 0 && gas <= other.gas && kit.asGood(outcome, other.outcome)) continue;
      routes[i] = routes[unbeaten]!;
      routes[unbeaten++] = other;
      beaten ||= (theirs & ~guarded) === 0 && other.gas <= gas && kit.asGood(other.outcome, outcome);
    }
    count = unbeaten;
    if (beaten) continue;
    const route = (routes[count++] ??= { label, leaving, gas, outcome });
    route.label = label;
    route.leaving = leaving;
    route.gas = gas;
    route.outcome = outcome;
  }
}

const tileLists = new Map<number, readonly TileId[]>();

/** The tiles of a set of bits, in the order of the pack. Not frozen, as V8 reads the entries of frozen lists slowly. */
export function tilesIn(bits: number): readonly TileId[] {
  let list = tileLists.get(bits);
  if (!list) {
    list = ATLAS.tiles.filter((_, tile) => (bits & (1 << tile)) !== 0);
    tileLists.set(bits, list);
  }
  return list;
}
