import { adjacent, type City, region, type RegionId } from '../map/index.ts';
import type { ToolId } from '../itinerary/index.ts';

/** One leg of a path: on foot by EP-TRV-03 to EP-TRV-07, by subway (EP-SUB-01), sewer (EP-CRD-16) or through the air. */
function pointsFor(city: City, from: RegionId, to: RegionId, using: readonly ToolId[]): number {
  const here = region(from);
  const there = region(to);
  const sameLand = here.land !== null && here.land === there.land;
  if (adjacent(city, from, to)) return sameLand ? 0 : 1;
  if (here.kind === 'subway' && there.kind === 'subway') return 0;
  if (there.kind === 'hospital' && using.at(-1) === 'medevac') return 0;
  const underground = using.includes('sewer') && here.land !== null && there.land !== null;
  return underground && sameLand ? 0 : 1;
}

/** The movement points that a path takes. */
export function movementPoints(city: City, path: readonly RegionId[], using: readonly ToolId[]): number {
  let points = 0;
  for (let i = 1; i < path.length; i++) points += pointsFor(city, path[i - 1]!, path[i]!, using);
  return points;
}
