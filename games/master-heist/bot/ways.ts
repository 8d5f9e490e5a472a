import type { Heist } from '../rules/state.ts';
import { activeGuards, closedBy } from '../rules/chits.ts';
import { filled } from '../rules/filled.ts';
import { isTile } from '../rules/spaces.ts';
import type { Links } from './links.ts';
import { weights } from './weights.ts';

/** Farther than anybody ever goes. */
export const FAR = 200;

/** Ways to every space: how far it is, and the space before it. */
export interface Ways {
  readonly far: number[];
  readonly from: number[];
}

// Ways are looked for very often, so this uses the same two lists every time.
const queue: number[] = [];
const waiting: boolean[] = [];

/** When spaces can be entered: from when on, and until when; null where all can at any time. */
export interface Hours {
  readonly opens: readonly number[] | null;
  readonly shuts: readonly number[] | null;
}
export const ANY_TIME: Hours = { opens: null, shuts: null };

/** The least that it takes to get to every space: `toll` is what entering costs. */
export function spread(
  links: Links,
  start: number,
  begin: number,
  toll: readonly number[],
  hours: Hours,
): Ways {
  const far = filled(links.length, FAR);
  const from = filled(links.length, -1);
  if (start >= 0) {
    far[start] = begin;
    queue.length = 0;
    queue.push(start);
    flood(links, far, from, toll, hours);
  }
  return { far, from };
}

/** From every space to the nearest of some spaces. */
export function spreadTo(links: Links, ends: readonly number[], toll: readonly number[]): number[] {
  const far = filled(links.length, FAR);
  queue.length = 0;
  for (const end of ends) {
    far[end] = toll[end] as number;
    queue.push(end);
  }
  flood(links, far, null, toll, ANY_TIME);
  for (let space = 0; space < far.length; space++)
    far[space] = (far[space] as number) - (toll[space] as number);
  return far;
}

function flood(
  links: Links,
  far: number[],
  from: number[] | null,
  toll: readonly number[],
  { opens, shuts }: Hours,
): void {
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i] as number;
    waiting[here] = false;
    const now = far[here] as number;
    const near = links[here] as readonly number[];
    for (let n = 0; n < near.length; n++) {
      const next = near[n] as number;
      let then = now;
      if (opens !== null && (opens[next] as number) > now) then = opens[next] as number;
      then += toll[next] as number;
      if (then >= (far[next] as number)) continue;
      if (shuts !== null && then > (shuts[next] as number)) continue;
      far[next] = then;
      if (from !== null) from[next] = here;
      if (waiting[next]) continue;
      waiting[next] = true;
      queue.push(next);
    }
  }
}

/** The spaces on the way, the next one first. */
export function pathTo({ from, far }: Ways, to: number): number[] {
  const path: number[] = [];
  if ((far[to] as number) >= FAR) return path;
  for (let space = to; (from[space] as number) >= 0; space = from[space] as number) path.push(space);
  return path.reverse();
}

/** In Escape nobody picks locks; before that there may still be time. */
const LOCKED = 12;
const GATE = 8;

/** Doors in Escape: as they are, with a keycard in hand, or as they will be when somebody has come in through them. */
export type Doors = 'closed' | 'keycard' | 'open';

/** What a character can do in Escape that others cannot: leave guards for nothing, and pick locks (MH-ABL-10, 02). */
interface Leaving {
  readonly slips: boolean;
  readonly picks: boolean;
}
/** An idea for each lock (MH-ABL-02). */
export const PICKED = 1;

/**
 * Escape moves from every space to the nearest exit (MH-ESC-06 to 08): leaving guards costs more, cameras nothing;
 * gates will be shut (MH-GTE-06), and unknown tiles will turn out to be something.
 */
export function waysOut(
  s: Heist,
  links: Links,
  exits: readonly number[],
  doors: Doors,
  { slips, picks }: Leaving,
): number[] {
  const spaces = links.length;
  const hurry = s.phase === 'escape';
  const into: number[] = [];
  const leave: number[] = [];
  const { guards, locks } = oddsOf(s);
  for (let space = 0; space < spaces; space++) {
    if (!isTile(s, space)) {
      into.push(0);
      leave.push(1);
      continue;
    }
    const locked = picks ? PICKED : hurry ? LOCKED : weights().lockedOut;
    const token = s.token[space];
    let cost = (s.locks[space] as number) * locked;
    if (hurry && doors !== 'open') {
      if (token === 'keycardDoor') cost += doors === 'keycard' ? 1 : LOCKED;
      else if (cost === 0 && closedBy(s, space) !== null) cost += LOCKED;
    }
    if (!hurry && token?.startsWith('gate')) cost += GATE;
    let held = slips ? 0 : activeGuards(s, space);
    if (s.unknown[space]) {
      cost += locks * (picks ? PICKED : 3);
      held = slips ? 0 : guards;
    }
    into.push(cost);
    leave.push(1 + held);
  }
  const out = filled(spaces, FAR);
  queue.length = 0;
  for (const exit of exits) {
    out[exit] = 0;
    queue.push(exit);
  }
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i] as number;
    const enter = (out[here] as number) + (into[here] as number);
    for (const next of links[here] as readonly number[]) {
      const then = enter + (leave[next] as number);
      if (then >= (out[next] as number)) continue;
      out[next] = then;
      queue.push(next);
    }
  }
  return out;
}

/** How likely an unknown tile is to hold a guard or a lock. */
export function oddsOf({ bag }: Heist): { guards: number; locks: number } {
  let total = 0;
  for (const count of Object.values(bag)) total += count;
  if (total === 0) return { guards: 0, locks: 0 };
  return { guards: (bag.guard + bag.dog) / total, locks: bag.lock / total };
}
