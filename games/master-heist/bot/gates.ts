import { isCrisis } from '../rules/eventDeck.ts';
import { boardOf } from '../rules/spaces.ts';
import type { Heist } from '../rules/state.ts';
import { filled } from '../rules/filled.ts';
import { roundsFor } from './clock.ts';
import { weights } from './weights.ts';

/** Cards that a round is likely to use up. */
const SOON = 5;

const SHUTS: { readonly [card: string]: number } = { G1: 1, G2: 2, C3: 1, Z2: 9 };

/** Tiles of the gates that may shut in the coming Event phase: whoever stands there is busted (MH-GTE-03). */
export function dangerousGates(s: Heist): readonly number[] {
  const { gates } = boardOf(s);
  if (gates.length === 0) return gates;
  let shutting = s.escapeDeclared ? 9 : 0;
  let cards = 0;
  for (const card of [...s.queue, ...s.deck]) {
    if (cards > SOON) break;
    if (!isCrisis(card)) cards++;
    shutting += SHUTS[card] ?? 0;
  }
  return gates.filter((gate) => !s.gone[gate]).slice(0, shutting);
}

/** A card that an alert discards shuts nothing; a crisis always comes (MH-EVD-02). */
const PASSED_OVER = 0.4;
/** Who comes so much earlier or later, in moves, is as likely to slip through. */
const GRAIN = 0.5;

/** By space: until when gates can be passed, in moves from now; null where there are none. */
export function shutsOf(s: Heist): readonly number[] | null {
  const open = boardOf(s).gates.filter((gate) => !s.gone[gate]);
  if (open.length === 0) return null;
  const shuts = filled(s.unknown.length + s.entrances.length, Infinity);
  if (s.phase === 'escape') {
    for (const gate of open) shuts[gate] = 0;
    return shuts;
  }
  let cards = 0;
  let shut = 0;
  let next = 0;
  for (const card of [...s.queue, ...s.deck]) {
    shut += (SHUTS[card] ?? 0) * (isCrisis(card) ? 1 : PASSED_OVER);
    for (; next < open.length && shut > next + PASSED_OVER; next++) {
      const moves = weights().speed * Math.max(0, roundsFor(s, cards));
      shuts[open[next] as number] = GRAIN * Math.round(moves / GRAIN);
    }
    if (!isCrisis(card)) cards++;
  }
  return shuts;
}
