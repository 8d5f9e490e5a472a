import type { Chance, Choice, Game } from '@getaway/engine';
import type { Evaluation } from './evaluation.ts';

/** What a bot may use while it thinks. None of it says anything about the position. */
export interface Thinking {
  /** The rules. */
  readonly game: Game;
  /** What the game's own bot folder knows. */
  readonly evaluation?: Evaluation | undefined;
  /** Milliseconds of any clock, for a bot whose time is limited: it has no clock of its own. */
  readonly now?: (() => number) | undefined;
  /** True as soon as the bot must answer with what it has. */
  readonly hurry?: (() => boolean) | undefined;
  /** Where a bot keeps its thoughts until the same seat's next choice in the same match. */
  readonly memory?: Memory | undefined;
}

/** Belongs to one seat of one match; what is in it is the bot's business. */
export interface Memory {
  thoughts?: unknown;
}

/** A player that is not a person. It gets what a person in its seat would get, and nothing else. */
export interface Bot {
  readonly name: string;
  /** Chooses without looking, so the caller may hand it null and save the work of making a view. */
  readonly blind?: true;
  /**
   * One of the offered choices. The view is the seat's own; `chance` is the bot's, not the match's. Without knowing the
   * game a bot can only guess.
   */
  choose<C extends Choice>(
    view: unknown,
    seat: number,
    choices: readonly C[],
    chance: Chance,
    thinking?: Thinking,
  ): C;
}
