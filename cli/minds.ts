import type { Evaluation } from '@getaway/bots';
import type { Library } from '@getaway/games/library';
import type { Bout } from './arena/bout.ts';
import type { World } from './command.ts';
import type { Weights } from './tune/fit.ts';

/** What bots know of a game besides its rules, if anything. */
export const evaluationOf = async (game: string, { library }: World): Promise<Evaluation | undefined> =>
  library.find(({ id }) => id === game)?.evaluation?.();

/** The same of all games that they know anything of. */
export async function evaluationsOf(library: Library): Promise<Readonly<Record<string, Evaluation>>> {
  const known = library.flatMap(({ id, evaluation }) =>
    evaluation === undefined ? [] : [{ id, evaluation }],
  );
  return Object.fromEntries(
    await Promise.all(known.map(async ({ id, evaluation }) => [id, await evaluation()] as const)),
  );
}

/** Weights that can be tuned, and how. */
export interface Tunable {
  readonly weights: Weights;
  evaluationWith(weights: Weights): Evaluation;
  /** Whether all win or lose together; then all of them play with the same weights. */
  readonly together: boolean;
  /** Where to play; one after the other. */
  readonly tables: readonly { readonly seats: number; readonly options: Bout['options'] }[];
}

export async function tunableOf(game: string): Promise<Tunable | undefined> {
  const { tunables } = await import('@getaway/games/tunables');
  const byId = tunables as unknown as Readonly<Record<string, Tunable>>;
  return Object.hasOwn(byId, game) ? byId[game] : undefined;
}
