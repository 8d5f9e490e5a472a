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
 * long as the way out remains open. `first` is a prospect that the way begins with.
 */
export function worthOfRoute(
  s: State,
  prospects: Prospects,
  from: number,
  turns: TurnsLeft,
  w: Weights,
  first = -1,
): number {
  const { at, gain, cards, bags, lockers, contacts } = prospects;
  let { slots, keys } = prospects;
  let { room } = contacts;
  const distances = distancesIn(s.city);
  const exit = s.day === LAST_DAY ? openExitNumber(s) : -1;
  visited.length = at.length;
  visited.fill(false);
  let here = from;
  let left = turns.all;
  let today = turns.today;
  let certain = 0;
  let worth = 0;
  let fading = 1;
  for (let best = first; ; best = -1) {
    let bestGain = best < 0 ? 0 : gain[best]! + withCard(best) + withBag(best);
    let bestRate = w.idleTurn;
    let bestTurns = 0;
    for (let i = 0; first < 0 && i < at.length; i++) {
      if (visited[i]) continue;
      const there = at[i]!;
      if (there < 0 && today > 0) continue;
      const away = there < 0 ? USUAL_WAY_IN : distances[LOCATION_COUNT * here + there]!;
      if (away >= FAR || away === 0) continue;
      const whole = gain[i]! + withCard(i) + withBag(i);
      if (whole <= bestRate * away) continue;
      const out = exit < 0 ? USUAL_WAY_OUT : Math.max(1, distances[LOCATION_COUNT * there + exit]!);
      if (away + out > left) continue;
      best = i;
      bestGain = whole;
      bestRate = whole / away;
      bestTurns = away;
    }
    if (best < 0) break;
    visited[best] = true;
    if (withBag(best) > 0) {
      slots--;
      if (lockers[best]) keys--;
    }
    if (cards[best]) room--;
    if (first < 0) worth += bestGain * fading;
    else certain = bestGain;
    first = -1;
    fading *= Math.max(0, 1 - w.impatience) ** bestTurns;
    left -= bestTurns;
    today = Math.max(0, today - bestTurns);
    if (at[best]! >= 0) here = at[best]!;
  }
  const idle = left - (exit < 0 ? 1 : turnsToEscape(s, here));
  return certain + w.realism * (worth + Math.max(0, idle) * w.idleTurn * fading);

  function withCard(i: number): number {
    return cards[i] && room > 0 ? contacts.each * Math.min(1, room) : 0;
  }
  function withBag(i: number): number {
    return slots > 0 && (keys > 0 || !lockers[i]) ? bags[i]! : 0;
  }
}
