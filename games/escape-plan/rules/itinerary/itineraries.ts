import { ATLAS } from '../map/atlas.ts';
import type { CityGraph } from '../map/graph.ts';
import { region, type RegionId } from '../map/index.ts';
import { Journeys, journeysOf } from './journeys.ts';
import { kitOf } from './kit.ts';
import { questOf } from './routes.ts';
import { roadsOf } from './roads.ts';
import type { Itinerary, Traveller, WhyNotEnd } from './traveller.ts';

function journeysFrom(traveller: Traveller): Journeys {
  const exit = traveller.escapeAt === null ? -1 : region(traveller.escapeAt).index;
  return journeysOf(questOf(traveller), exit);
}

/** Every unbeaten travel to a location where the human may end (EP-TRV-13), and every escape. */
export function itineraries(traveller: Traveller, whyNotEnd: WhyNotEnd): Itinerary[] {
  const journeys = journeysFrom(traveller);
  const found: Itinerary[] = [];
  for (let i = 0; i < journeys.count; i++) {
    const end = journeys.end(i);
    if (i >= journeys.travels || !whyNotEnd(end.id, end)) found.push(journeys.itinerary(i));
  }
  return found;
}

/** EP-TRV-11: the path of an itinerary that was offered to this traveller, from the start to the final location. */
export const pathOf = (traveller: Traveller, itinerary: Itinerary): RegionId[] =>
  journeysFrom(traveller).pathOf(itinerary);

const NOTHING = kitOf([], [], 0);

/** The locations where somebody who starts at one could end with nothing but movement points, by number. */
export function endsOnFoot(graph: CityGraph, from: number): number[] {
  const roads = roadsOf(graph);
  if (graph.cellOf[ATLAS.regions[from]!.tileIndex]! < 0) return [];
  const quest = { roads, from, gasCans: 0, kit: NOTHING, danger: 0, openWater: false };
  const journeys = new Journeys(quest, -1);
  return [...new Set(Array.from({ length: journeys.count }, (_, i) => journeys.end(i).index))];
}
