import type { Character, Heist } from '../rules/state.ts';
import { type Clock, clockOf } from './clock.ts';
import type { Goal } from './goal.ts';
import { goalsOf } from './goals.ts';
import { type Land, landOf, type Lands, landsOf } from './land.ts';
import { ideasFor, lendingOf } from './lending.ts';
import { budgetOf, isUrgent, type Mind } from './minds.ts';

/** How the heist stands. */
export interface Outlook extends Land {
  readonly clock: Clock;
  /** Whether the crew had better count on Escape: there nobody needs a plan, and ideas are moves (MH-ESC-05, 06). */
  readonly dash: boolean;
  /** How much of an idea of each character reaches those who need it; null where nobody can lend. */
  readonly lending: readonly number[] | null;
  readonly goals: readonly Goal[];
  /** How likely the objective is to be met. */
  readonly chance: number;
}

/** The better of both: by plans as long as there is time, or in Escape with ideas. */
export function outlookOf(s: Heist): Outlook {
  return outlooksOf(s).best;
}

export interface Outlooks {
  /** As long as everybody walks by plan. */
  readonly onFoot: Outlook;
  readonly dashing: Outlook;
  readonly best: Outlook;
}

export function outlooksOf(s: Heist): Outlooks {
  const clock = clockOf(s);
  const lending = lendingOf(s);
  const lands = landsOf(s);
  const onFoot = outlookBy(s, lands, clock, lending, s.phase === 'escape');
  if (s.phase === 'escape') return { onFoot, dashing: onFoot, best: onFoot };
  const dashing = outlookBy(s, lands, clock, lending, true);
  // What has to be done before Escape is done on foot, as long as there is a way.
  const mustWalk = isUrgent(s) && onFoot.goals.length > 0;
  const best = !mustWalk && dashing.chance > onFoot.chance ? dashing : onFoot;
  return { onFoot, dashing, best };
}

function outlookBy(
  s: Heist,
  lands: Lands,
  clock: Clock,
  lending: Outlook['lending'],
  dash: boolean,
): Outlook {
  const land = landOf(s, lands, dash);
  const { links, openings } = land;
  const minds = land.minds.map((mind, c): Mind | null => {
    if (mind === null) return null;
    const character = s.characters[c] as Character;
    return { ...mind, character, budget: budgetOf(s, character, clock), ideas: ideasFor(s, c, lending) };
  });
  const { goals, chance } = goalsOf(s, minds, openings);
  return { clock, lending, links, minds, openings, goals, chance, dash };
}
