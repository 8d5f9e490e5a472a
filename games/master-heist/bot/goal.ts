import { exitsOf } from '../rules/exits.ts';
import type { Heist } from '../rules/state.ts';
import { chanceToGet, chanceToGetOut } from './chances.ts';
import { chanceOfEscape, type Mind } from './minds.ts';
import { FAR } from './ways.ts';

/** A piece that is nowhere to be seen may still turn up, and who cannot be freed may still be. */
export const UNSEEN = 1e-30;

/** Something that has to be done for the objective, and who does it. */
export interface Goal {
  readonly kind: 'open' | 'fetch' | 'bring' | 'free';
  readonly c: number;
  /** Where to go. */
  readonly to: number;
  readonly arrival: number;
  /** As far as the last lock on the way: until it is open ideas are no help. */
  readonly afoot: number;
  /** Escape moves that are left after that; 0 where it does not matter what becomes of whoever does it. */
  readonly out: number;
  readonly chance: number;
  /** Only before Escape, so that ideas are no help to get there: safes are not cracked in it (MH-ESC-22). */
  readonly onFoot: boolean;
}

/** How likely a goal is to be reached by somebody with so many ideas and moves. */
export function chanceOf(
  goal: Pick<Goal, 'kind' | 'arrival' | 'afoot' | 'out' | 'onFoot'>,
  budget: number,
  ideas: number,
  step: number,
): number {
  const got = chanceToGet(goal, budget, goal.onFoot || goal.kind === 'free' ? 0 : ideas, step);
  if (goal.kind === 'free') return got * chanceToFollow(goal.out, budget - goal.arrival);
  return goal.kind === 'open' ? got : got * chanceToGetOut(goal.out, budget - goal.arrival, ideas, budget);
}

/** Those who are freed walk slowly and have hardly any ideas. */
const FREED_SPEED = 0.55;
const FREED_IDEAS = 1;

const chanceToFollow = (out: number, spare: number): number =>
  chanceToGetOut(out, spare * FREED_SPEED, FREED_IDEAS, Math.max(0, spare * FREED_SPEED));

/** Somebody has it and must get away with it. */
export function bringing(s: Heist, mind: Mind): Goal {
  const { c, character, ways } = mind;
  let to = -1;
  for (const exit of exitsOf(s)) {
    if (to < 0 || (ways.far[exit] as number) < (ways.far[to] as number)) to = exit;
  }
  const out = mind.out[character.at] ?? FAR;
  return { kind: 'bring', c, to, arrival: 0, afoot: 0, out, chance: chanceOfEscape(s, mind), onFoot: false };
}
