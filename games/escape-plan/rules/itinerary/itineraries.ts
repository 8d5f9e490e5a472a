import { region, type RegionId } from '../map/index.ts';
import { journeysOf } from './journeys.ts';
import { pathTo, questOf, type Route, routeNumber, routesTo, runSearch, tilesIn } from './routes.ts';
import type { Itinerary, Traveller, WhyNotEnd } from './traveller.ts';

/** Every unbeaten travel to a location where the human may end (EP-TRV-13), and every escape. */
export function itineraries(traveller: Traveller, whyNotEnd: WhyNotEnd): Itinerary[] {
  const exit = traveller.escapeAt === null ? -1 : region(traveller.escapeAt).index;
  const journeys = journeysOf(questOf(traveller), exit);
  const found: Itinerary[] = [];
  for (let i = 0; i < journeys.count; i++) {
    const end = journeys.end(i);
    if (i >= journeys.travels || !whyNotEnd(end.id, end)) found.push(journeys.itinerary(i));
  }
  return found;
}

/** EP-TRV-11: the path of an itinerary that was offered to this traveller, from the start to the final location. */
export function pathOf(traveller: Traveller, { do: deed, to, leaving, gas, using }: Itinerary): RegionId[] {
  const quest = questOf(traveller);
  const end = region(to).index;
  runSearch(quest);
  const isIt = (route: Route): boolean =>
    route.gas === gas &&
    String(route.outcome.using) === String(using) &&
    String(tilesIn(route.leaving)) === String(leaving);
  const count = routesTo(quest, end, deed === 'escape');
  for (let i = 0; i < count; i++) if (isIt(routeNumber(i))) return pathTo(quest, end, routeNumber(i));
  throw new Error(`no such travel to "${to}"`);
}
