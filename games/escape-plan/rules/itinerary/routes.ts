import { ATLAS } from '../map/atlas.ts';
import { graphOf } from '../map/city.ts';
import { region, type TileId } from '../map/index.ts';
import { kitOf, type Outcome } from './kit.ts';
import { LOCATIONS_OF, PATCH_OF, REGIONS_OF_PATCH, SLOT_OF } from './patches.ts';
import { pathTo } from './paths.ts';
import { pointsAt } from './reach.ts';
import { roadsOf } from './roads.ts';
import { NEXT, NONE, type Quest, REACH, SPENT, TRAIL } from './legs.ts';
import { Search } from './search.ts';
import type { Traveller } from './traveller.ts';

const search = new Search();
const HOSPITAL = ATLAS.regions.findIndex(({ kind }) => kind === 'hospital');
const TILE_OF = ATLAS.regions.map(({ tileIndex }) => tileIndex);

export function questOf(traveller: Traveller): Quest {
  let danger = 0;
  for (const tile of traveller.danger) danger |= 1 << ATLAS.tileIndex.get(tile)!;
  return questIn(traveller, danger);
}

/** What a traveller asks of a search; the danger tiles as bits. */
export const questIn = (traveller: Omit<Traveller, 'danger'>, danger: number): Quest => ({
  roads: roadsOf(graphOf(traveller.city)),
  from: region(traveller.from).index,
  gasCans: traveller.gasCans,
  kit: kitOf(traveller.tools, traveller.spent, traveller.money),
  danger,
  openWater: false,
});

/** Runs a search, unless it was the last one that ran; its routes can be read until the next one is run. */
export function runSearch(quest: Quest): void {
  if (search.quest !== quest) search.run(quest);
}

/** The unbeaten ways to one location after the other: the first `count` of lists that are used again. */
export const routes = {
  count: 0,
  ends: [] as number[],
  /** Danger tiles, as bits. */
  leaving: [] as number[],
  gas: [] as number[],
  outcomes: [] as Outcome[],
  /** The search's leg where each ends; none for a medevac, which needs no search. */
  legs: [] as number[],
};

/** Which tiles of a path are danger tiles (EP-AVD-01, EP-AVD-02, EP-AVD-05), as bits. */
function dangerTiles(end: number, start: number, escape: boolean): number {
  if (escape) return -1;
  return end === start ? 0 : ~(1 << end);
}

/** Adds the unbeaten travels of the last search to every location but the start (EP-TRV-01). */
export function addTravels(quest: Quest): void {
  const { from, kit, roads } = quest;
  const { patches } = roads;
  const byMedevac = kit.ways.length > 0 ? PATCH_OF[HOSPITAL]! : NONE;
  for (let p = 0; p < patches.length; p++) {
    const patch = patches[p]!;
    if (search.first[patch] === NONE && patch !== byMedevac) continue;
    const regions = REGIONS_OF_PATCH[patch]!;
    const slots = LOCATIONS_OF[patch]!;
    for (let i = 0; i < slots.length; i++) {
      const to = regions[slots[i]!]!;
      if (to !== from) addRoutesTo(quest, to, false);
    }
  }
}

/** Adds the unbeaten routes of the last search to a location. */
export function addRoutesTo(quest: Quest, to: number, escape: boolean): void {
  const { from, kit } = quest;
  const { rows, first, expenses } = search;
  const slot = SLOT_OF[to]!;
  const dangerous = dangerTiles(TILE_OF[to]!, TILE_OF[from]!, escape);
  const before = routes.count;
  for (let leg = first[PATCH_OF[to]!]!; leg !== NONE; leg = rows[leg + NEXT]!) {
    if (((rows[leg + REACH]! >> slot) & 1) === 0) continue;
    const spent = rows[leg + SPENT]!;
    const leaving = rows[leg + TRAIL]! & dangerous;
    const gas = expenses.gas[spent]!;
    const outcomes = kit.outcomes(expenses.kitState[spent]!);
    for (let i = 0; i < outcomes.length; i++) add(quest, before, to, leaving, gas, outcomes[i]!, leg);
  }
  if (to === HOSPITAL && to !== from && kit.ways.length > 0) addMedevac(quest, before, dangerous);
}

/** EP-CRD-04: at once, as later it would only leave more tiles. */
function addMedevac(quest: Quest, before: number, dangerous: number): void {
  const { kit, from } = quest;
  const way = kit.ways.findIndex(({ by }) => by === 'medevac');
  const state = way < 0 ? -1 : kit.next(0, way);
  if (state < 0) return;
  const leaving = (1 << TILE_OF[from]!) & dangerous;
  for (const outcome of kit.outcomes(state)) add(quest, before, HOSPITAL, leaving, 0, outcome, NONE);
}

/** Adds a route unless one of those to the same location, from number `before` on, is as good; those that it beats give way. */
function add(
  { kit, danger }: Quest,
  before: number,
  end: number,
  leaving: number,
  gas: number,
  outcome: Outcome,
  leg: number,
): void {
  const { leaving: tiles, gas: cans, outcomes } = routes;
  const guarded = leaving & danger;
  // No worse in anything: guarded tiles left, gas cans, tools, money, notoriety.
  for (let i = before; i < routes.count; i++) {
    if ((tiles[i]! & danger & ~guarded) === 0 && cans[i]! <= gas && kit.asGood(outcomes[i]!, outcome)) return;
  }
  let kept = before;
  for (let i = before; i < routes.count; i++) {
    if ((guarded & ~tiles[i]!) === 0 && gas <= cans[i]! && kit.asGood(outcome, outcomes[i]!)) continue;
    if (kept < i) put(kept, end, tiles[i]!, cans[i]!, outcomes[i]!, routes.legs[i]!);
    kept++;
  }
  put(kept, end, leaving, gas, outcome, leg);
  routes.count = kept + 1;
}

function put(number: number, end: number, leaving: number, gas: number, outcome: Outcome, leg: number): void {
  routes.ends[number] = end;
  routes.leaving[number] = leaving;
  routes.gas[number] = gas;
  routes.outcomes[number] = outcome;
  routes.legs[number] = leg;
}

/** The regions of a route's path in order, the start included: as few as can be. Until another search is run. */
export function pathOfRoute({ from }: Quest, route: number): readonly number[] {
  const to = routes.ends[route]!;
  const leg = routes.legs[route]!;
  if (leg === NONE) return [from, to];
  const paths = legsLike(leg, PATCH_OF[to]!, SLOT_OF[to]!).map((each) => pathTo(search, each, SLOT_OF[to]!));
  return paths.reduce((one, other) => (other.length < one.length ? other : one));
}

/** The legs that reach a slot as well as one does: some of them with more points left, which no route needs. */
function legsLike(leg: number, patch: number, slot: number): number[] {
  const { rows, first, expenses } = search;
  const spent = rows[leg + SPENT]!;
  const alike: number[] = [];
  for (let each = first[patch]!; each !== NONE; each = rows[each + NEXT]!) {
    const other = rows[each + SPENT]!;
    const same =
      rows[each + TRAIL] === rows[leg + TRAIL] &&
      expenses.gas[other] === expenses.gas[spent] &&
      expenses.kitState[other] === expenses.kitState[spent];
    if (same && pointsAt(rows[each + REACH]!, slot) >= 0) alike.push(each);
  }
  return alike;
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
