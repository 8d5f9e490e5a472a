import { region, type RegionId } from '../map/index.ts';
import { pathTo, questOf, routeNumber, routesTo, runSearch } from './routes.ts';
import type { Traveller } from './traveller.ts';

/** The closed water (EP-TRV-08) that a way to a location would cross, if it were open; none if that would not help. */
export function waterOnTheWay(traveller: Traveller, location: RegionId): RegionId[] {
  const quest = { ...questOf(traveller), danger: 0, openWater: true };
  const to = region(location).index;
  runSearch(quest);
  if (routesTo(quest, to, false) === 0) return [];
  return pathTo(quest, to, routeNumber(0)).filter((id) => quest.roads.closedBit[region(id).index] !== 0);
}
