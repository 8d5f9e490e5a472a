import { facesFrom, lastRound } from '../rules/noReturn.ts';
import { escapeOdds } from '../rules/odds.ts';
import { personNo } from '../rules/people.ts';
import type { Heist, Who } from '../rules/state.ts';

/** What the floor shows of a character's way out. */
export function wayOutOf(view: Heist, who: Who) {
  const c = personNo(view, who);
  return { odds: escapeOdds(view, c), faces: facesFrom(view, c), last: lastRound(view) };
}
