import { CRISIS_IDS, type CrisisId, type EventId } from '../content/index.ts';
import type { Emit } from './choices.ts';
import type { Heist } from './state.ts';

// MH-EVD. After every change the top card is an event, or the deck is empty: crises go to their queue at once.

const CRISES: ReadonlySet<string> = new Set(CRISIS_IDS);
export const isCrisis = (card: string): card is CrisisId => CRISES.has(card);

/** The card that is being carried out: a crisis is discarded when its turn comes, an event when it is done. */
export const cardAtWork = (s: Heist): string | null =>
  s.phase === 'event' ? (s.activeEvent ?? s.discard.findLast(isCrisis) ?? null) : null;

/** MH-EVD-04. */
export function queueCrises(s: Heist, emit: Emit): void {
  for (let top = s.deck[0]; top !== undefined && isCrisis(top); top = s.deck[0]) {
    s.deck.shift();
    s.queue.push(top);
    emit?.({ event: 'crisisQueued', card: top, rules: ['MH-EVD-04'] });
  }
}

/** Takes the top event off; crises below it are queued. */
export function takeEvent(s: Heist, emit: Emit): EventId | null {
  const top = s.deck.shift() as EventId | undefined;
  if (top === undefined) return null;
  queueCrises(s, emit);
  return top;
}

/** MH-EVD-01, 05. */
export function raiseAlert(s: Heist, emit: Emit, rule: string): void {
  const top = s.deck.shift() as EventId | undefined;
  if (top === undefined) {
    emit?.({ event: 'alertWithoutEvent', rules: ['MH-EVD-05', rule] });
    return;
  }
  s.discard.push(top);
  s.lastDiscarded = top;
  s.touched = true;
  emit?.({ event: 'alertRaised', card: top, rules: [rule, 'MH-EVD-01'] });
  queueCrises(s, emit);
}
