import { lowestBit } from '../bits.ts';
import { ATLAS } from '../map/atlas.ts';
import { graphOf } from '../map/city.ts';
import { region, type TileId } from '../map/index.ts';
import { kitOf, type Outcome } from './kit.ts';
import { PATCH_OF, SLOT_OF, TILE_BIT, TILE_OF_PATCH } from './patches.ts';
import { pathTo } from './paths.ts';
import { pointsAt, SLOTS } from './reach.ts';
import { roadsOf } from './roads.ts';
import { isLatest, NEXT, type Quest, REACH, SPENT, TRAIL } from './legs.ts';
import { FIRST, LOCATIONS_ON, memory, NONE, REGIONS_ON } from './memory.ts';
import { search } from './search.ts';
import type { Traveller } from './traveller.ts';

const HOSPITAL = ATLAS.regions.findIndex(({ kind }) => kind === 'hospital');

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
  if (!isLatest(quest)) search(quest);
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

/** EP-AVD-01, EP-AVD-02: which tiles of a path that ends on a patch are danger tiles, as bits. */
const dangerTiles = (end: number, start: number): number =>
  TILE_OF_PATCH[end] === TILE_OF_PATCH[start] ? 0 : ~TILE_BIT[end]!;
/** EP-AVD-05: who escapes leaves all of them. */
const ALL_TILES = -1;

/** Adds the unbeaten travels of the last search to every location but the start (EP-TRV-01). */
export function addTravels(quest: Quest): void {
  const { from, roads } = quest;
  const { patches } = roads;
  const start = PATCH_OF[from]!;
  for (let p = 0; p < patches.length; p++) {
    const patch = patches[p]!;
    if (memory[FIRST + patch] === NONE && patch !== PATCH_OF[HOSPITAL]) continue;
    const dangerous = dangerTiles(patch, start);
    for (let rest = memory[LOCATIONS_ON + patch]!; rest !== 0; rest &= rest - 1) {
      const slot = lowestBit(rest);
      const to = memory[REGIONS_ON + SLOTS * patch + slot]!;
      if (to !== from) addRoutes(quest, patch, slot, to, dangerous);
    }
  }
}

/** Adds those to one location. */
export const addTravelsTo = (quest: Quest, to: number): void =>
  addRoutes(quest, PATCH_OF[to]!, SLOT_OF[to]!, to, dangerTiles(PATCH_OF[to]!, PATCH_OF[quest.from]!));

/** Adds the unbeaten escapes through an exit. */
export const addEscapes = (quest: Quest, exit: number): void =>
  addRoutes(quest, PATCH_OF[exit]!, SLOT_OF[exit]!, exit, ALL_TILES);

function addRoutes(quest: Quest, patch: number, slot: number, to: number, dangerous: number): void {
  const { kit } = quest;
  const { expenses } = kit;
  const before = routes.count;
  for (let leg = memory[FIRST + patch]!; leg !== NONE; leg = memory[leg + NEXT]!) {
    if (((memory[leg + REACH]! >> slot) & 1) === 0) continue;
    const spent = memory[leg + SPENT]!;
    const leaving = memory[leg + TRAIL]! & dangerous;
    const gas = expenses.gas[spent]!;
    const outcomes = kit.outcomes(expenses.kitState[spent]!);
    for (let i = 0; i < outcomes.length; i++) add(quest, before, to, leaving, gas, outcomes[i]!, leg);
  }
  if (to === HOSPITAL && to !== quest.from && kit.ways.length > 0) addMedevac(quest, before, dangerous);
}

/** EP-CRD-04: at once, as later it would only leave more tiles. */
function addMedevac(quest: Quest, before: number, dangerous: number): void {
  const { kit, from } = quest;
  const way = kit.ways.findIndex(({ by }) => by === 'medevac');
  const state = way < 0 ? -1 : kit.next(0, way);
  if (state < 0) return;
  const leaving = TILE_BIT[PATCH_OF[from]!]! & dangerous;
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
export function pathOfRoute(quest: Quest, route: number): readonly number[] {
  const to = routes.ends[route]!;
  const leg = routes.legs[route]!;
  if (leg === NONE) return [quest.from, to];
  const paths = legsLike(quest, leg, PATCH_OF[to]!, SLOT_OF[to]!).map((each) =>
    pathTo(quest, each, SLOT_OF[to]!),
  );
  return paths.reduce((one, other) => (other.length < one.length ? other : one));
}

/** The legs that reach a slot as well as one does: some of them with more points left, which no route needs. */
function legsLike({ kit }: Quest, leg: number, patch: number, slot: number): number[] {
  const { expenses } = kit;
  const spent = memory[leg + SPENT]!;
  const alike: number[] = [];
  for (let each = memory[FIRST + patch]!; each !== NONE; each = memory[each + NEXT]!) {
    const other = memory[each + SPENT]!;
    const same =
      memory[each + TRAIL] === memory[leg + TRAIL] &&
      expenses.gas[other] === expenses.gas[spent] &&
      expenses.kitState[other] === expenses.kitState[spent];
    if (same && pointsAt(memory[each + REACH]!, slot) >= 0) alike.push(each);
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
