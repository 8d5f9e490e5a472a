import type { Evaluation } from '@getaway/bots';
import { evaluations } from '@getaway/games/evaluations';

const byId: Readonly<Record<string, Evaluation>> = evaluations;

/** What bots know of a game besides its rules, if anything. */
export const evaluationOf = (game: string): Evaluation | undefined =>
  Object.hasOwn(byId, game) ? byId[game] : undefined;
