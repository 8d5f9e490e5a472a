import type { Heist } from '../rules/state.ts';
import { type Clock, clockOf } from './clock.ts';
import { type Goal, goalsOf } from './goals.ts';
import { type Links, linksOf } from './links.ts';
import { type Mind, mindsOf } from './minds.ts';
import { type Opening, openingsOf } from './openings.ts';

/** How the heist stands. */
export interface Outlook {
  readonly clock: Clock;
  readonly links: Links;
  /** By character; null for those who take no part. */
  readonly minds: readonly (Mind | null)[];
  readonly openings: readonly Opening[];
  readonly goals: readonly Goal[];
  /** How likely the objective is to be met. */
  readonly chance: number;
}

export function outlookOf(s: Heist): Outlook {
  const clock = clockOf(s);
  const links = linksOf(s);
  const minds = mindsOf(s, links, clock);
  const openings = openingsOf(s, links, minds);
  const { goals, chance } = goalsOf(s, minds, openings);
  return { clock, links, minds, openings, goals, chance };
}
