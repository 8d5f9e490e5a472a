import { type Refusal, refusalOf } from '@getaway/engine';
import { cellOf, region, type RegionId, tileOf } from '../map/index.ts';
import { questOf, routesTo, runSearch } from './routes.ts';
import { ALLOWANCE, type Quest } from './search.ts';
import type { Traveller, WhyNotEnd } from './traveller.ts';

/** More movement points than any city needs from end to end. */
const PLENTY = 30;

function reaches(quest: Quest, to: number): boolean {
  runSearch(quest);
  return routesTo(quest, to, false) > 0;
}

/** The fewest movement points, gas cans included, with which the location could be reached; null if none are enough. */
function pointsNeeded(quest: Quest, to: number): number | null {
  for (let mp = ALLOWANCE; mp <= PLENTY; mp++) {
    if (reaches({ ...quest, mp }, to)) return mp + quest.gasCans;
  }
  return null;
}

/** Why the human cannot end travel at a location: the rule and its figures; null if it can be done. */
export function whyUnreachable(
  traveller: Traveller,
  location: RegionId,
  whyNotEnd: WhyNotEnd,
): Refusal | null {
  if (location === traveller.from) return { rule: 'EP-TRV-01', params: { location } };
  if (cellOf(traveller.city, tileOf(location)) === null) return { rule: 'EP-TRV-13', params: { location } };
  const forbidden = whyNotEnd(location, region(location));
  if (forbidden) return refusalOf(forbidden);

  const to = region(location).index;
  const quest = { ...questOf(traveller), danger: 0 };
  const has = ALLOWANCE + traveller.gasCans;
  const needs = pointsNeeded(quest, to);
  if (needs !== null && needs <= has) return null;
  // Where open water would do, the water is what stands in the way; otherwise the distance is.
  if (reaches({ ...quest, openWater: true }, to))
    return { rule: 'EP-TRV-08', params: { location, needs, has } };
  return { rule: 'EP-TRV-02', params: { location, needs, has } };
}
