import { ATLAS } from '../map/atlas.ts';
import type { CityGraph } from '../map/graph.ts';
import { type Region, region, type RegionId } from '../map/index.ts';
import type { Outcome } from './kit.ts';
import {
  gasOf,
  leavingOf,
  onlyRouteTo,
  outcomeOf,
  pathTo,
  questOf,
  routesTo,
  runSearch,
  tilesIn,
} from './routes.ts';
import type { Quest } from './search.ts';
import type { Itinerary, Journey, Traveller, WhyNotEnd } from './traveller.ts';

interface Journeys {
  /** Travels to the same location stand together. */
  readonly travels: readonly Journey[];
  readonly escapes: readonly Journey[];
}

/** Every unbeaten travel to a location where the human may end (EP-TRV-13), and every escape. */
export function journeys(traveller: Traveller, whyNotEnd: WhyNotEnd): Journey[] {
  const { travels, escapes } = journeysOf(traveller);
  const found: Journey[] = [];
  let end: Region | null = null;
  let allowed = false;
  for (const travel of travels) {
    if (travel.end !== end) {
      end = travel.end;
      allowed = !whyNotEnd(end.id, end);
    }
    if (allowed) found.push(travel);
  }
  for (const escape of escapes) found.push(escape);
  return found;
}

/** The same without what they say by number. */
export const itineraries = (traveller: Traveller, whyNotEnd: WhyNotEnd): Itinerary[] =>
  journeys(traveller, whyNotEnd).map(({ end: _end, tiles: _tiles, ...itinerary }) => itinerary);

/** A bot's search looks at the same city again and again; when the shelf is full it is cleared. */
const MOST_KEPT = 512;
let shelves = new WeakMap<CityGraph, Map<number, Journeys>>();
let kept = 0;

function journeysOf(traveller: Traveller): Journeys {
  const quest = questOf(traveller);
  const exit = traveller.escapeAt === null ? -1 : region(traveller.escapeAt).index;
  const key = keyOf(quest, exit);
  let shelf = shelves.get(quest.roads.graph);
  let known = shelf?.get(key);
  if (!known) {
    known = search(quest, exit);
    if (kept++ >= MOST_KEPT) {
      shelves = new WeakMap();
      shelf = undefined;
      kept = 1;
    }
    if (!shelf) shelves.set(quest.roads.graph, (shelf = new Map()));
    shelf.set(key, known);
  }
  return known;
}

const KEY_REGIONS = ATLAS.regions.length + 1;
const KEY_TILES = 2 ** ATLAS.tiles.length;

/** All that tells two quests in one city apart, as one number. */
const keyOf = ({ from, gasCans, kit, danger }: Quest, exit: number): number =>
  (((kit.id * KEY_REGIONS + exit + 1) * KEY_REGIONS + from) * 4 + gasCans) * KEY_TILES + danger;

function search(quest: Quest, exit: number): Journeys {
  runSearch(quest);
  const travels: Journey[] = [];
  for (const location of quest.roads.locations) {
    // EP-TRV-01
    if (location.index !== quest.from) addJourneys(travels, 'travel', quest, location);
  }
  const escapes: Journey[] = [];
  const open = ATLAS.regions[exit];
  if (open) addJourneys(escapes, 'escape', quest, open);
  return { travels, escapes };
}

function addJourneys(found: Journey[], deed: Itinerary['do'], quest: Quest, end: Region): void {
  const escape = deed === 'escape';
  const only = onlyRouteTo(quest, end.index);
  if (only >= 0) {
    const leaving = leavingOf(quest, only, end.index, escape);
    found.push(toJourney(deed, end, leaving, gasOf(only), outcomeOf(quest, only)));
    return;
  }
  for (const { leaving, gas, outcome } of routesTo(quest, end.index, escape)) {
    found.push(toJourney(deed, end, leaving, gas, outcome));
  }
}

const toJourney = (
  deed: Itinerary['do'],
  end: Region,
  tiles: number,
  gas: number,
  { using }: Outcome,
): Journey => ({ do: deed, to: end.id, leaving: tilesIn(tiles), gas, using, end, tiles });

/** EP-TRV-11: the path of an itinerary that was offered to this traveller, from the start to the final location. */
export function pathOf(traveller: Traveller, { do: deed, to, leaving, gas, using }: Itinerary): RegionId[] {
  const quest = questOf(traveller);
  const end = region(to).index;
  runSearch(quest);
  const route = routesTo(quest, end, deed === 'escape').find(
    (each) =>
      each.gas === gas &&
      String(each.outcome.using) === String(using) &&
      String(tilesIn(each.leaving)) === String(leaving),
  );
  if (!route) throw new Error(`no such travel to "${to}"`);
  return pathTo(quest, end, route);
}
