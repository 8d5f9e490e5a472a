import {
  ALL_SPACES,
  BRIDGE_AT,
  bridgeRoad,
  neighbour,
  NO_SPACE,
  roadAt,
  ROADS,
  SIDES,
  type Space,
  SPACES,
} from '../rules/board/index.ts';
import { isFacedownPoi, isRevealed } from '../rules/city/spaces.ts';
import type { State } from '../rules/state.ts';

/**
 * How far it is for heroes, in steps: an unexplored space must be revealed first (NY-MOV-10), and a roadblock got round
 * or got rid of (NY-MOV-03).
 */

const STEP = 1;
const UNEXPLORED = 1.8;
const ROADBLOCK = 2;
/** Farther than anything on the board. */
const FAR = 99;

/** The spaces next to each space and the roads to them; NO_SPACE after the last. */
const NEXT = new Int8Array(SPACES * SIDES).fill(NO_SPACE);
const ROAD = new Int16Array(SPACES * SIDES);
for (const space of ALL_SPACES) {
  let count = 0;
  for (let side = 0; side < SIDES; side++) {
    const other = neighbour(space, side);
    if (other === NO_SPACE) continue;
    NEXT[space * SIDES + count] = other;
    ROAD[space * SIDES + count++] = roadAt(space, side);
  }
}

/** A ring with room for every space. */
const QUEUE = 64;
const waiting = new Int8Array(QUEUE);
const isWaiting = new Uint8Array(SPACES);

/** The city as it lies open in a world. */
export class Streets {
  private readonly blocked = new Uint8Array(ROADS);
  private readonly entering = new Float32Array(SPACES);

  constructor(s: State) {
    for (let road = 0; road < ROADS; road++) if (s.roads[road] === 'blocked') this.blocked[road] = ROADBLOCK;
    for (let space = 0; space < SPACES; space++) {
      this.entering[space] = isRevealed(s, space) || isFacedownPoi(s, space) ? STEP : UNEXPLORED;
    }
  }

  /** Steps from a space to every other one. */
  from(space: Space): Float32Array {
    const { entering } = this;
    const steps = this.to([space]);
    // There and back differ only in the two ends, which are entered or not.
    const start = entering[space] as number;
    for (let other = 0; other < SPACES; other++) {
      if (other !== space) steps[other] = (steps[other] as number) + (entering[other] as number) - start;
    }
    return steps;
  }

  /** Steps from every space to the nearest of some goals. */
  to(goals: readonly Space[]): Float32Array {
    const { blocked, entering } = this;
    const steps = new Float32Array(SPACES).fill(FAR);
    let first = 0;
    let end = 0;
    for (const goal of goals) {
      steps[goal] = 0;
      waiting[end++] = goal;
      isWaiting[goal] = 1;
    }
    while (first < end) {
      const space = waiting[first++ & (QUEUE - 1)] as number;
      isWaiting[space] = 0;
      const here = (steps[space] as number) + (entering[space] as number);
      for (let i = space * SIDES; i < (space + 1) * SIDES; i++) {
        const other = NEXT[i] as number;
        if (other === NO_SPACE) break;
        const there = here + (blocked[ROAD[i] as number] as number);
        if (there >= (steps[other] as number)) continue;
        steps[other] = there;
        if (isWaiting[other] === 1) continue;
        isWaiting[other] = 1;
        waiting[end++ & (QUEUE - 1)] = other;
      }
    }
    return steps;
  }

  /** What a roadblock on the way onto a bridge costs (NY-WIN-06). */
  ontoBridge(head: Space): number {
    const bridge = BRIDGE_AT[head];
    return STEP + (bridge ? (this.blocked[bridgeRoad(bridge)] as number) : 0);
  }
}
