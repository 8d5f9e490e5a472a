import type { Base, Choice, Game } from './game.ts';
import { same } from './json.ts';

/**
 * Whether a play has passed the turn on: where seats take turns, once nothing waits for the seat that did so before. Somebody
 * else who is asked in the middle of a turn does not end it. Seats that act side by side have no turns.
 */
export function passesTurn<S extends Base, C extends Choice>(
  game: Game<S, C>,
  before: S,
  after: S,
  seat: number,
): boolean {
  const [decision, ...deeper] = before.agenda.toReversed();
  if (!decision || game.steps[decision.step]?.interleaved) return false;
  return !after.agenda.some((step) => step['seat'] === seat && deeper.some((other) => same(step, other)));
}
