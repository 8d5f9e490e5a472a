import type { Evaluation } from '@getaway/bots';
import { evaluations, tunables } from '@getaway/games/evaluations';
import type { Bout } from './arena/bout.ts';
import type { Weights } from './tune/fit.ts';

const byId: Readonly<Record<string, Evaluation>> = evaluations;

/** What bots know of a game besides its rules, if anything. */
export const evaluationOf = (game: string): Evaluation | undefined =>
  Object.hasOwn(byId, game) ? byId[game] : undefined;

/** Weights that can be tuned, and how. */
export interface Tunable {
  readonly weights: Weights;
  evaluationWith(weights: Weights): Evaluation;
  /** Whether all win or lose together; then all of them play with the same weights. */
  readonly together: boolean;
  /** Where to play; one after the other. */
  readonly tables: readonly { readonly seats: number; readonly options: Bout['options'] }[];
}

const tunablesById = tunables as unknown as Readonly<Record<string, Tunable>>;

export const tunableOf = (game: string): Tunable | undefined =>
  Object.hasOwn(tunablesById, game) ? tunablesById[game] : undefined;
