import type { Base, Choice } from '@getaway/engine';

/** What a page must know of a game in order to let the pauses of a turn pass when somebody wants to get on. */
export interface Pauses<S extends Base = Base, C extends Choice = Choice> {
  /** What ends the pause that is open; null where something else is asked. */
  readonly goOn: (view: S, choices: readonly C[]) => C | null;
  /** Whether nobody would want any of what can be done in the pause that is open. */
  readonly isIdle: (view: S, choices: readonly C[]) => boolean;
  /** Whether this turn may pause again. */
  readonly more: (view: S) => boolean;
  /** What makes a pause worth having, each in a word of its own; what somebody knew when they went on stops nobody. */
  readonly reasons: (view: S, choices: readonly C[]) => readonly string[];
  readonly turn: (view: S) => number;
}
