import { region, type RegionId } from '../map/index.ts';
import { Journeys } from './journeys.ts';
import { questOf } from './routes.ts';
import type { Traveller } from './traveller.ts';

/** The closed water (EP-TRV-08) that a way to a location would cross, if it were open; none if that would not help. */
export function waterOnTheWay(traveller: Traveller, location: RegionId): RegionId[] {
  const quest = { ...questOf(traveller), danger: 0, openWater: true };
  const journeys = new Journeys(quest, -1);
  for (let i = 0; i < journeys.count; i++) {
    if (journeys.end(i).id === location)
      return journeys.path(i).filter((id) => quest.roads.closedBody(region(id).index) !== 0);
  }
  return [];
}
