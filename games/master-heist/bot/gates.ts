import { isCrisis } from '../rules/event-deck.ts';
import { boardOf } from '../rules/spaces.ts';
import type { Heist } from '../rules/state.ts';

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
