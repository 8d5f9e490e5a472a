import { type Refusal, refusalOf } from '@getaway/engine';
import { cellOf, region, type RegionId, tileOf } from '../map/index.ts';
import { ALLOWANCE } from './reach.ts';
import { addTravelsTo, questOf, routes, runSearch } from './routes.ts';
import type { Quest } from './legs.ts';
import type { Traveller, WhyNotEnd } from './traveller.ts';

/** More gas cans than any city needs from end to end. */
const PLENTY = 30;

/** The fewest movement points, gas cans included, with which the location could be reached; null if none are enough. */
function pointsNeeded(quest: Quest, to: number): number | null {
  runSearch({ ...quest, gasCans: PLENTY });
  routes.count = 0;
  addTravelsTo(quest, to);
  const cans = routes.gas.slice(0, routes.count);
  return cans.length === 0 ? null : ALLOWANCE + Math.min(...cans);
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
  const ifOpen = pointsNeeded({ ...quest, openWater: true }, to);
  if (ifOpen !== null && ifOpen <= has) return { rule: 'EP-TRV-08', params: { location, needs, has } };
  return { rule: 'EP-TRV-02', params: { location, needs, has } };
}
