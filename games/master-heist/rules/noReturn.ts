import { CRISES } from '../content/index.ts';
import { noiseOfRound } from './endOfActions.ts';
import { isCrisis } from './eventDeck.ts';
import { alertsOf } from './noise.ts';
import { escapeOdds } from './odds.ts';
import { person } from './people.ts';
import type { Character, Heist } from './state.ts';

// The point of no return: where a character would not get out any more, and when Escape comes at the latest.

/** By space: how many faces of the last ditch die would get the character out from there, the board as it is. */
export function facesFrom(s: Heist, c: number): number[] {
  const character = person(s, c);
  return Array.from({ length: s.unknown.length + s.entrances.length }, (_, at) =>
    s.gone[at] ? 0 : escapeOdds(standing(s, character, at), c).faces,
  );
}

const standing = (s: Heist, character: Character, at: number): Heist => ({
  ...s,
  characters: s.characters.map((one) => (one === character ? { ...one, at } : one)),
});

const isFinal = (card: string): boolean => isCrisis(card) && CRISES[card].final === true;

/**
 * The round after which Escape begins at the latest (MH-ESC-01, 02): every round takes an event off the public deck,
 * and every alert one more. Null once it has begun, or where no card begins it.
 */
export function lastRound(s: Heist): number | null {
  if (s.phase === 'escape' || s.phase === 'over') return null;
  const round = Math.max(1, s.round);
  if (s.alarm || s.escapeDeclared || s.queue.some(isFinal)) return round;
  const final = s.deck.findIndex(isFinal);
  if (final < 0) return null;
  const events = s.deck.slice(0, final).filter((card) => !isCrisis(card)).length;
  if (s.phase === 'event') return round + events;
  return round + Math.max(0, events - 1 - alertsOf(s, noiseOfRound(s)));
}
