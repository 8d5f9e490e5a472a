import type { Goal } from './goal.ts';
import type { Mind } from './minds.ts';
import type { Outlook } from './outlook.ts';
import { pathTo } from './ways.ts';

/** What a character is up to. */
export interface Intent {
  readonly mind: Mind;
  readonly goal: Goal | null;
  readonly path: readonly number[];
}

/** By character; null for those who take no part. */
export type Intents = readonly (Intent | null)[];

export function intentsOf(outlook: Outlook): Intents {
  return outlook.minds.map((mind, c) => {
    if (mind === null) return null;
    let goal: Goal | null = null;
    for (const one of outlook.goals) if (one.c === c && (goal === null || rank(one) < rank(goal))) goal = one;
    return { mind, goal, path: goal && goal.to >= 0 ? pathTo(mind.ways, goal.to) : [] };
  });
}

/** Doors first, then what is near, then out. */
const rank = ({ kind, arrival }: Goal): number =>
  (kind === 'open' ? -100 : kind === 'bring' ? 100 : 0) + arrival;
