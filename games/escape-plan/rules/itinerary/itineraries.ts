import { region, type RegionId } from '../map/index.ts';
import { type Journeys, journeysOf } from './journeys.ts';
import { questOf } from './routes.ts';
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
