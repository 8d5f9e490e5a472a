import type { Base, Choice } from '@getaway/engine';

/**
 * What a bot must know of a game besides its rules; a game's `bot/` provides it. It is asked about worlds that a
 * seat imagines from its own view, so nothing in it is anybody's real secret.
 */
export interface Evaluation<S extends Base = Base, C extends Choice = Choice> {
  /** By seat: how well it stands, from 0 for lost to 1 for won. Asked of finished games too. */
  values(world: S): readonly number[];
  /** How promising each of these choices looks at a glance: a weight for each, 0 for what is senseless. */
  sensible?(world: S, seat: number, choices: readonly C[]): readonly number[];
  /** Whether nothing is half done, so that values tell the truth. */
  quiet?(world: S): boolean;
  /**
   * Changes when a turn of the seat is over, and again when the others have had theirs. A search that is told this
   * judges all worlds equally far ahead.
   */
  progress?(world: S, seat: number): number;
  /** After how many steps of progress one who looks ahead asks for values; without it as soon as nothing is half done. */
  horizon?(world: S): number;
  /** Whether the decision ahead shapes a turn, so that one who looks ahead compares the best few of its choices. */
  isWeighty?(world: S): boolean;
  /** How many choices a search plays at a glance beyond its tree, at least, before it asks for values. */
  readonly beyond?: number;
  /**
   * Worlds differ more than choices do: a search tries all choices in the same worlds, as far as nothing is half done,
   * and drops the worse half again and again.
   */
  readonly sameLuck?: true;
  /** No more choices than these are tried in such a search: whatever looks worse at a glance than so many seldom is better. */
  readonly promising?: number;
  /** How many choices deep such a search grows its tree; beyond it what looks best at a glance is played. */
  readonly deepest?: number;
  /**
   * How much hangs on a usual choice, next to a game where single choices decide: 1 unless said. Levels that take what is
   * nearly as good as the best take it in this measure; where a match is made of hundreds of small choices they would
   * wander about otherwise.
   */
  readonly stakes?: number;
  /** After so many iterations a search has found what it finds. */
  readonly enough?: number;
  /** Corrects what no experienced player would believe of an imagined world: secrets that the seat cannot see anyway. */
  plausible?(world: S, seat: number): void;
  /** What makes up a seat's standing, by name and in points, for hints. */
  terms?(world: S, seat: number): { readonly [name: string]: number };
}

/** For a game that nobody has written an evaluation for: who has won, and before that nothing. */
export const outcomeOnly: Evaluation = {
  values({ seats, outcome }) {
    const even = outcome === null ? 0.5 : 0;
    return Array.from({ length: seats }, (_, seat) => (outcome?.winners.includes(seat) ? 1 : even));
  },
};
