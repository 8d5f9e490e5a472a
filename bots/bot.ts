import type { Chance, Choice } from '@getaway/engine';

/** A player that is not a person. It gets what a person in its seat would get, and nothing else. */
export interface Bot {
  readonly name: string;
  /** Chooses without looking, so the caller may hand it null and save the work of making a view. */
  readonly blind?: true;
  /** One of the offered choices. The view is the seat's own; `chance` is the bot's, not the match's. */
  choose<C extends Choice>(view: unknown, seat: number, choices: readonly C[], chance: Chance): C;
}
