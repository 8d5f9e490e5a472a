import { board, BRIDGE_IDS, type BridgeId } from '../../content/index.ts';
import {
  directionNo,
  directionTo,
  neighbour,
  NO_SPACE,
  opposite,
  SIDES,
  type DirectionNo,
} from './directions.ts';
import { ALL_SPACES, spaceNo, SPACES, type Space } from './spaces.ts';

/** Roads by number: every two adjacent spaces share one, and each bridge has one (NY-BRD-05, NY-BRD-07). */
export type Road = number;

export const NO_ROAD = -1;

const roadAtSide = new Int16Array(SPACES * SIDES).fill(NO_ROAD);
const ends: { readonly from: Space; readonly to: Space; readonly bridge: BridgeId | null }[] = [];

for (const from of ALL_SPACES) {
  for (let direction = 0; direction < SIDES; direction++) {
    const to = neighbour(from, direction);
    if (to === NO_SPACE || to < from) continue;
    roadAtSide[from * SIDES + direction] = ends.length;
    roadAtSide[to * SIDES + opposite(direction)] = ends.length;
    ends.push(Object.freeze({ from, to, bridge: null }));
  }
}
for (const bridge of board.bridges) {
  const from = spaceNo(bridge.head);
  roadAtSide[from * SIDES + directionNo(bridge.direction)] = ends.length;
  ends.push(Object.freeze({ from, to: NO_SPACE, bridge: bridge.id }));
}

/** What each road joins; `to` is NO_SPACE on the road to a bridge. */
export const ROAD_ENDS: readonly (typeof ends)[number][] = Object.freeze(ends);
export const ROADS = ends.length;
export const ALL_ROADS: readonly Road[] = Object.freeze(ends.map((_, road) => road));

/** The road that leaves a space in a direction, NO_ROAD towards the river or the board edge (NY-BRD-06). */
export function roadAt(space: Space, direction: DirectionNo): Road {
  return roadAtSide[space * SIDES + direction] ?? NO_ROAD;
}

/** The road between two adjacent spaces, NO_ROAD if they are not adjacent. */
export function roadBetween(a: Space, b: Space): Road {
  const direction = directionTo(a, b);
  return direction === -1 ? NO_ROAD : roadAt(a, direction);
}

/** All roads of each space, its bridge road included, in the order of directions. */
export const ROADS_OF: readonly (readonly Road[])[] = ALL_SPACES.map((space) => {
  const roads: Road[] = [];
  for (let direction = 0; direction < SIDES; direction++) {
    const road = roadAt(space, direction);
    if (road !== NO_ROAD) roads.push(road);
  }
  return Object.freeze(roads);
});

const bridgeRoads = new Map<BridgeId, Road>(
  BRIDGE_IDS.map((id) => [id, ends.findIndex((end) => end.bridge === id)]),
);

/** The road from a bridgehead onto its bridge; it can carry a roadblock (NY-BRD-07). */
export function bridgeRoad(bridge: BridgeId): Road {
  return bridgeRoads.get(bridge) ?? NO_ROAD;
}
