import type { Base, Choice, Game, GameEvent } from '../game.ts';
import { agrees } from '../json.ts';
import { Match } from '../match.ts';
import { completeOptions, type MatchSetup, startState } from '../options.ts';
import { Refused, type RuleId } from '../errors.ts';
import { reasons } from '../table.ts';
import type { Thawed } from '../schema/shared.ts';

/** The first position of a match before its agenda runs, for a test to arrange. */
export function situation<S extends Base, C extends Choice>(
  game: Game<S, C>,
  setup: Partial<MatchSetup> = {},
): Thawed<S> {
  return structuredClone(
    startState(game, { seats: game.seats.min, seed: 'situation', ...setup }),
  ) as Thawed<S>;
}

/** A match that begins with an arranged position. */
export function matchFrom<S extends Base, C extends Choice>(game: Game<S, C>, state: S): Match<S, C> {
  const options = completeOptions(game as Game<S, never>, state.options as Record<string, unknown>);
  return new Match(
    game,
    { seats: state.seats, options: options as Record<string, unknown>, seed: 'situation' },
    state,
  );
}

/** The offered choices that agree with a part of a choice, such as `{ do: 'travel', to: 'bar' }`. */
export function offers<S extends Base, C extends Choice>(
  match: Match<S, C>,
  seat: number,
  part: Partial<C> = {},
): C[] {
  const choices = match.pending().find((pending) => pending.seat === seat)?.choices ?? [];
  return choices.filter((choice) => agrees(part, choice));
}

/** Plays the one offered choice that agrees with the part; the first of several. Returns what happened. */
export function choose<S extends Base, C extends Choice>(
  match: Match<S, C>,
  seat: number,
  part: Partial<C>,
): GameEvent[] {
  const [choice] = offers(match, seat, part);
  if (!choice) {
    const offered = JSON.stringify(offers(match, seat).slice(0, 12));
    throw new Error(`seat ${seat} is not offered ${JSON.stringify(part)}, but ${offered}`);
  }
  const before = match.events(null).at(-1)?.n ?? 0;
  match.play(seat, choice);
  return match.events(seat, before).map(({ event }) => event);
}

/** The rule that refuses a choice; null when it is accepted (and then it has been played). */
export function refusalOf<S extends Base, C extends Choice>(
  match: Match<S, C>,
  seat: number,
  choice: C,
): RuleId | null {
  try {
    match.play(seat, choice);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.rule;
    throw error;
  }
}

/** The rule that `explain` gives against the first thing that agrees with the part; null when it gives none. */
export function whyNot<S extends Base, C extends Choice>(
  match: Match<S, C>,
  seat: number,
  part: Partial<C>,
): RuleId | null {
  return reasons(match.game, match.view(seat), seat).find(({ choice }) => agrees(part, choice))?.rule ?? null;
}
