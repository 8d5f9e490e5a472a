import { useSyncExternalStore } from 'react';
import type { Choice } from '../rules/choices.ts';
import type { Heist, Who } from '../rules/state.ts';
import { ownOf } from './crew.ts';
import type { MasterHeistBoardProps } from './index.tsx';
import { choosers, whoOf } from './spots.ts';

// Whoever plays several characters has one of them at hand; floor, dock and panels agree on it.

interface Wanted {
  readonly who: Who | null;
  /** What could be chosen when somebody wanted it: until that changes, it is theirs to look at whoever has nothing to do. */
  readonly choices: readonly Choice[] | null;
  /** The phase in which the player took or used them. */
  readonly held?: string;
}

let wanted: Wanted = { who: null, choices: null };
const listeners = new Set<() => void>();

const phaseOf = ({ round, phase }: Heist): string => `${round} ${phase}`;

/** By the player. */
export const takeInHand = (view: Heist, who: Who, choices: readonly Choice[]): void =>
  want({ who, choices, held: phaseOf(view) });

/** By a hint, which may come by itself: whoever the player is about to do something with stays in hand meanwhile. */
export function offerHand(view: Heist, who: Who, choices: readonly Choice[]): void {
  const isHeld = wanted.held === phaseOf(view) && choices.some((choice) => whoOf(choice) === wanted.who);
  if (!isHeld) want({ who, choices });
}

/** Whoever something is done with is in hand. */
export const holding = (props: MasterHeistBoardProps, who: Who | null): MasterHeistBoardProps => ({
  ...props,
  onPlay: (choice) => {
    if (who !== null) takeInHand(props.view, who, props.choices);
    props.onPlay(choice);
  },
});

function want(next: Wanted): void {
  wanted = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const wantedNow = (): Wanted => wanted;
const useWanted = (): Wanted => useSyncExternalStore(listen, wantedNow, wantedNow);

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
