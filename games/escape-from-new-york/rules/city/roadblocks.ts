import { DIRECTIONS, type Direction, type SpaceId } from '../../content/index.ts';
import {
  directionNo,
  NO_ROAD,
  type Road,
  ROAD_ENDS,
  roadAt,
  roadBetween,
  spaceId,
  spaceNo,
} from '../board/index.ts';
import type { State } from '../state.ts';
import type { Emit } from '../step.ts';

/** NY-RBL: a roadblock belongs to a road and is blocked or open (destroyed). */

/** Where there is no road, none is blocked. */
export const isBlocked = (s: State, road: Road): boolean => s.roads[road] === 'blocked';

/** NY-RBL-08: of two adjacent spaces with a blocked road between them neither can be entered or attacked from the other. */
export function isCutOff(s: State, a: SpaceId, b: SpaceId): boolean {
  return isBlocked(s, roadBetween(spaceNo(a), spaceNo(b)));
}

/** A road as a player names it: a space and a direction. */
export function roadName(road: Road): { space: SpaceId; direction: Direction } {
  const from = ROAD_ENDS[road]?.from ?? 0;
  const direction = DIRECTIONS.find((_, side) => roadAt(from, side) === road) as Direction;
  return { space: spaceId(from), direction };
}

/** Why a roadblock placed there would change nothing. */
export function whyNoRoadblock(s: State, space: SpaceId, direction: Direction): string | null {
  const road = roadAt(spaceNo(space), directionNo(direction));
  if (road === NO_ROAD) return 'NY-RBL-05';
  if (isBlocked(s, road)) return 'NY-RBL-03';
  return s.roads[road] === 'clear' && s.roadblocks === 0 ? 'NY-RBL-09' : null;
}

/** NY-RBL-02 to NY-RBL-06, NY-RBL-09 */
export function placeRoadblock(s: State, space: SpaceId, direction: Direction, emit: Emit): void {
  if (whyNoRoadblock(s, space, direction) !== null) return;
  const road = roadAt(spaceNo(space), directionNo(direction));
  if (s.roads[road] === 'clear') s.roadblocks--;
  s.roads[road] = 'blocked';
  emit?.({ event: 'roadBlocked', space, direction, rules: ['NY-RBL-02'] });
}

/** A destroyed roadblock stays on its road and counts as open (NY-RBL-07). */
export function openRoad(s: State, road: Road, emit: Emit): void {
  s.roads[road] = 'open';
  emit?.({ event: 'roadOpened', ...roadName(road), rules: ['NY-RBL-07'] });
}
