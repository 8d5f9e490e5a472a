import type { Heist } from './state.ts';

// MH-GEN-17: what only rearranges things can be done often, but not without end.

const MOST = { planning: 120, other: 30 };

export const restless = (s: Heist, seat: number): string | null =>
  (s.fidgets[seat] as number) >= (s.phase === 'planning' ? MOST.planning : MOST.other) ? 'MH-GEN-17' : null;

export function fidget(s: Heist, seat: number, times = 1): void {
  s.fidgets[seat] = (s.fidgets[seat] as number) + times;
}

/** Taking back a confirmation, or a proposal that the others turn down, tries the patience of the rest more. */
export const fidgetMuch = (s: Heist, seat: number): void => fidget(s, seat, s.phase === 'planning' ? 40 : 10);

/** A new phase: nobody has confirmed its end, and nobody has fidgeted. */
export function settleDown(s: Heist): void {
  s.proposal = null;
  s.rejected = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    s.ready[seat] = false;
    s.fidgets[seat] = 0;
  }
}
