import { useSyncExternalStore } from 'react';
import type { Choice } from '../rules/choices.ts';
import type { Heist, Who } from '../rules/state.ts';
import { ownOf } from './crew.ts';
import { choosers } from './spots.ts';

// Whoever plays several characters has one of them at hand; floor, dock and panels agree on it.

let wanted: Who | null = null;
const listeners = new Set<() => void>();

export function takeInHand(who: Who): void {
  wanted = who;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const inHand = (): Who | null => wanted;
const useWanted = (): Who | null => useSyncExternalStore(listen, inHand, inHand);

/** The wanted character, or the first that has something to choose. */
export function atHand(
  view: Heist,
  choices: readonly Choice[],
  seat: number | null,
  wish: Who | null,
): Who | null {
  const own = ownOf(view, seat).map((c) => view.characters[c]!.id);
  const asked = choosers(view, choices, seat);
  const among = asked.length > 0 ? asked : own;
  return wish !== null && among.includes(wish) ? wish : (among[0] ?? null);
}

export const useAtHand = (view: Heist, choices: readonly Choice[], seat: number | null): Who | null =>
  atHand(view, choices, seat, useWanted());
