import { region, type RegionId } from '../map/index.ts';
import { journeysOf } from './journeys.ts';
import { pathTo, questOf, routesTo, runSearch, tilesIn } from './routes.ts';
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
  const route = routesTo(quest, end, deed === 'escape').find(
    (each) =>
      each.gas === gas &&
      String(each.outcome.using) === String(using) &&
      String(tilesIn(each.leaving)) === String(leaving),
  );
  if (!route) throw new Error(`no such travel to "${to}"`);
  return pathTo(quest, end, route);
}
