import { useSyncExternalStore } from 'react';
import type { Choice } from '../rules/choices.ts';
import type { Heist, Who } from '../rules/state.ts';
import { ownOf } from './crew.ts';
import { choosers } from './spots.ts';

// Whoever plays several characters has one of them at hand; floor, dock and panels agree on it.

interface Wanted {
  readonly who: Who | null;
  /** What could be chosen when somebody wanted it: until that changes, it is theirs to look at whoever has nothing to do. */
  readonly choices: readonly Choice[] | null;
}

let wanted: Wanted = { who: null, choices: null };
const listeners = new Set<() => void>();

export function takeInHand(who: Who, choices: readonly Choice[]): void {
  wanted = { who, choices };
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const inHand = (): Wanted => wanted;
const useWanted = (): Wanted => useSyncExternalStore(listen, inHand, inHand);

/** The wanted character, or the first that has something to choose. */
export function atHand(
  view: Heist,
  choices: readonly Choice[],
  seat: number | null,
  wish: Wanted,
): Who | null {
  const own = ownOf(view, seat).map((c) => view.characters[c]!.id);
  const asked = choosers(view, choices, seat);
  const among = asked.length > 0 ? asked : own;
  const { who } = wish;
  const mayLook = wish.choices === choices ? own : among;
  return who !== null && mayLook.includes(who) ? who : (among[0] ?? null);
}

export const useAtHand = (view: Heist, choices: readonly Choice[], seat: number | null): Who | null =>
  atHand(view, choices, seat, useWanted());
