import { ATLAS } from '../map/atlas.ts';
import type { CityGraph } from '../map/graph.ts';
import { region, type RegionId } from '../map/index.ts';
import { pathTo, questOf, type Route, routesTo, runSearch, tilesIn } from './routes.ts';
import type { Quest } from './search.ts';
import type { Itinerary, Traveller, WhyNotEnd } from './traveller.ts';

/** The unbeaten travels to one location. */
interface Destination {
  readonly to: RegionId;
  readonly travels: readonly Itinerary[];
}

interface Journeys {
  readonly destinations: readonly Destination[];
  readonly escapes: readonly Itinerary[];
}

/** Every unbeaten travel to a location where the human may end (EP-TRV-13), and every escape. */
export function itineraries(traveller: Traveller, whyNotEnd: WhyNotEnd): Itinerary[] {
  const { destinations, escapes } = journeysOf(traveller);
  const found: Itinerary[] = [];
  for (const { to, travels } of destinations) {
    if (!whyNotEnd(to)) found.push(...travels);
  }
  found.push(...escapes);
  return found;
}

/** Searches look at the same city again and again; when the shelf is full it is cleared. */
const MOST_KEPT = 4096;
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

/** All that tells two quests in one city apart, as one number. */
function keyOf({ from, gasCans, kit, tileBits }: Quest, exit: number): number {
  let danger = 0;
  for (const bit of tileBits) danger |= bit;
  const regions = ATLAS.regions.length + 1;
  return (((kit.id * regions + exit + 1) * regions + from) * 4 + gasCans) * 2 ** ATLAS.tiles.length + danger;
}

function search(quest: Quest, exit: number): Journeys {
  const { roads, from } = quest;
  runSearch(quest);
  const destinations: Destination[] = [];
  for (const { index, id } of roads.locations) {
    if (index === from) continue; // EP-TRV-01
    const routes = routesTo(quest, index, false);
    if (routes.length > 0)
      destinations.push({ to: id, travels: routes.map((route) => toItinerary('travel', id, route)) });
  }
  const open = ATLAS.regions[exit];
  const escapes = open
    ? routesTo(quest, exit, true).map((route) => toItinerary('escape', open.id, route))
    : [];
  return { destinations, escapes };
}

function toItinerary(deed: Itinerary['do'], to: RegionId, { leaving, gas, outcome }: Route): Itinerary {
  return Object.freeze({ do: deed, to, leaving: tilesIn(leaving), gas, using: outcome.using });
}

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
