import type { State } from '../rules/state.ts';
import { distancesIn, FAR, LOCATION_COUNT, openExitNumber } from './distances.ts';
import type { Prospects } from './prospects.ts';
import { LAST_DAY, type TurnsLeft } from './turns.ts';
import type { Weights } from './weights.ts';

/** Turns from a location to being out of the city: on the exit itself it takes one more (EP-ESC-03). */
export function turnsToEscape(s: State, from: number): number {
  return Math.max(1, distancesIn(s.city)[LOCATION_COUNT * from + openExitNumber(s)]!);
}

/** Before the last day nobody knows which exit will be open, or where new places come; it is rarely farther. */
const USUAL_WAY_OUT = 1.5;
const USUAL_WAY_IN = 1.5;

const visited: boolean[] = [];

/**
 * What a thief will still bring together on a good way through the city: always on to what brings most a turn, as
 * long as the way out remains open.
 */
export function worthOfRoute(
  s: State,
  prospects: Prospects,
  from: number,
  turns: TurnsLeft,
  w: Weights,
  cardsTaken = 0,
): number {
  const { at, gain, cards, contacts } = prospects;
  let room = contacts.room - cardsTaken;
  const distances = distancesIn(s.city);
  const exit = s.day === LAST_DAY ? openExitNumber(s) : -1;
  visited.length = at.length;
  visited.fill(false);
  let here = from;
  let left = turns.all;
  let today = turns.today;
  let worth = 0;
  let fading = 1;
  for (;;) {
    let best = -1;
    let bestGain = 0;
    const card = contacts.each * Math.min(1, Math.max(0, room));
    let bestRate = w.idleTurn;
    let bestTurns = 1;
    for (let i = 0; i < at.length; i++) {
      if (visited[i]) continue;
      const there = at[i]!;
      if (there < 0 && today > 0) continue;
      const away = there < 0 ? USUAL_WAY_IN : distances[LOCATION_COUNT * here + there]!;
      const worthOfIt = cards[i] ? gain[i]! + card : gain[i]!;
      if (away >= FAR || away === 0 || worthOfIt <= bestRate * away) continue;
      const out = exit < 0 ? USUAL_WAY_OUT : Math.max(1, distances[LOCATION_COUNT * there + exit]!);
      if (away + out > left) continue;
      best = i;
      bestGain = worthOfIt;
      bestRate = worthOfIt / away;
      bestTurns = away;
    }
    if (best < 0) break;
    visited[best] = true;
    if (cards[best]) room--;
    worth += bestGain * fading;
    fading *= w.patience ** bestTurns;
    left -= bestTurns;
    today = Math.max(0, today - bestTurns);
    if (at[best]! >= 0) here = at[best]!;
  }
  const idle = left - (exit < 0 ? 1 : turnsToEscape(s, here));
  return worth + Math.max(0, idle) * w.idleTurn * fading;
}
