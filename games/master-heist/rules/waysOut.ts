import { activeGuards, closedBy } from './chits.ts';
import { isExit, whyFull } from './exits.ts';
import type { Leg } from './lastDitch.ts';
import { has, person, someoneOn } from './people.ts';
import { isTile, spacesNear, tilesNear } from './spaces.ts';
import type { Heist } from './state.ts';
import { filled } from './filled.ts';

// Ways to an exit in Escape and what they cost: for last ditch efforts, previews and odds.

const slips = (s: Heist, c: number): boolean => has(person(s, c), 'there-are-better-ways');

/**
 * The escape moves that a path takes, exactly: dogs next to the character come along (MH-DOG-02), and leaving
 * them costs again. Somebody with THERE ARE BETTER WAYS is never held up.
 */
export function costOf(s: Heist, c: number, legs: readonly Leg[]): number {
  const better = slips(s, c);
  const dogs = s.dogs.slice();
  let at = person(s, c).at;
  let cost = 0;
  const shared = (tile: number): boolean => someoneOn(s, tile) && !(tile === person(s, c).at && alone(s, c));
  for (const next of legs) {
    if (next.do === 'open') cost++;
    if (next.do !== 'go') continue;
    const guards = isTile(s, at) ? activeGuards(s, at) - (s.dogs[at] as number) + (dogs[at] as number) : 0;
    cost += better ? 1 : 1 + guards;
    const from = at;
    at = next.at;
    if (!isTile(s, at)) continue;
    for (const tile of tilesNear(s, at)) {
      if (shared(tile) || (better && tile === from)) continue;
      dogs[at] = (dogs[at] as number) + (dogs[tile] as number);
      dogs[tile] = 0;
    }
  }
  return cost;
}

/** Whether nobody else stands with the character now. */
const alone = (s: Heist, c: number): boolean =>
  !s.characters.some((other, o) => o !== c && other.status === 'active' && other.at === person(s, c).at);

/** A cheapest way to an exit as the board stands, over doors too if a keycard is at hand; null where none leads. */
export function cheapestWay(s: Heist, c: number, exit: number): Leg[] | null {
  if (whyFull(s, c, exit)) return null;
  const { at, carries } = person(s, c);
  const spaces = s.unknown.length + s.entrances.length;
  const best = filled(spaces, Infinity);
  const before = filled(spaces, -1);
  const done = filled(spaces, false);
  best[at] = 0;
  for (;;) {
    let here = -1;
    for (let i = 0; i < spaces; i++) {
      if (!done[i] && (best[i] as number) < (here < 0 ? Infinity : (best[here] as number))) here = i;
    }
    if (here < 0) return null;
    if (here === exit) return wayBack(s, before, exit);
    done[here] = true;
    const leaving = slips(s, c) || !isTile(s, here) ? 1 : 1 + activeGuards(s, here);
    for (const next of spacesNear(s, here)) {
      const door = isTile(s, next) && s.token[next] === 'keycardDoor' && (s.locks[next] as number) === 0;
      const shut = isTile(s, next) && closedBy(s, next) !== null && !(door && carries.keycard > 0);
      if (shut || (next !== exit && isExit(s, next) && whyFull(s, c, next) !== null)) continue;
      const cost = (best[here] as number) + leaving + (door ? 1 : 0);
      if (cost >= (best[next] as number)) continue;
      best[next] = cost;
      before[next] = here;
    }
  }
}

function wayBack(s: Heist, before: readonly number[], exit: number): Leg[] {
  const legs: Leg[] = [];
  for (let space = exit; before[space] !== -1; space = before[space] as number) {
    legs.push({ do: 'go', at: space, what: null });
    if (isTile(s, space) && s.token[space] === 'keycardDoor')
      legs.push({ do: 'open', at: space, what: null });
  }
  return legs.reverse();
}
