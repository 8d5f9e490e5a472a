import { ATLAS } from '../map/atlas.ts';
import type { CityGraph } from '../map/graph.ts';
import { region, type RegionId } from '../map/index.ts';
import { pathTo, questOf, type Route, routesTo, runSearch, tilesIn } from './routes.ts';
import type { Quest } from './search.ts';
import type { Itinerary, Traveller, WhyNotEnd } from './traveller.ts';

interface Journeys {
  /** Travels to the same location stand together. */
  readonly travels: readonly Itinerary[];
  readonly escapes: readonly Itinerary[];
}

/** Every unbeaten travel to a location where the human may end (EP-TRV-13), and every escape. */
export function itineraries(traveller: Traveller, whyNotEnd: WhyNotEnd): Itinerary[] {
  const { travels, escapes } = journeysOf(traveller);
  const found: Itinerary[] = [];
  let to = '';
  let allowed = false;
  for (const travel of travels) {
    if (travel.to !== to) {
      to = travel.to;
      allowed = !whyNotEnd(to);
    }
    if (allowed) found.push(travel);
  }
  for (const escape of escapes) found.push(escape);
  return found;
}

/** A bot's search looks at the same city again and again; when the shelf is full it is cleared. */
const MOST_KEPT = 512;
let shelves = new WeakMap<CityGraph, Map<number, Journeys>>();
let kept = 0;

function journeysOf(traveller: Traveller): Journeys {
  const quest = questOf(traveller);
  const exit = traveller.escapeAt === null ? -1 : region(traveller.escapeAt).index;
  const key = keyOf(quest, exit);
  let shelf = shelves.get(quest.roads.graph);
  let journeys = shelf?.get(key);
  if (!journeys) {
    journeys = search(quest, exit);
    if (kept++ >= MOST_KEPT) {
      shelves = new WeakMap();
      shelf = undefined;
      kept = 1;
    }
    if (!shelf) shelves.set(quest.roads.graph, (shelf = new Map()));
    shelf.set(key, journeys);
  }
  return journeys;
}

const KEY_REGIONS = ATLAS.regions.length + 1;
const KEY_TILES = 2 ** ATLAS.tiles.length;

/** All that tells two quests in one city apart, as one number. */
const keyOf = ({ from, gasCans, kit, danger }: Quest, exit: number): number =>
  (((kit.id * KEY_REGIONS + exit + 1) * KEY_REGIONS + from) * 4 + gasCans) * KEY_TILES + danger;

function search(quest: Quest, exit: number): Journeys {
  runSearch(quest);
  const travels: Itinerary[] = [];
  for (const { index, id } of quest.roads.locations) {
    if (index === quest.from) continue; // EP-TRV-01
    for (const route of routesTo(quest, index, false)) travels.push(toItinerary('travel', id, route));
  }
  const open = ATLAS.regions[exit];
  const escapes = open
    ? routesTo(quest, exit, true).map((route) => toItinerary('escape', open.id, route))
    : [];
  return { travels, escapes };
}

const toItinerary = (deed: Itinerary['do'], to: RegionId, { leaving, gas, outcome }: Route): Itinerary => ({
  do: deed,
  to,
  leaving: tilesIn(leaving),
  gas,
  using: outcome.using,
});

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
