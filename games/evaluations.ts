import { escapeFromNewYork, evaluation as heroes } from '@getaway/escape-from-new-york';
import { escapePlan, evaluation as thieves, evaluationWith, WEIGHTS } from '@getaway/escape-plan';
import { evaluation as crew, masterHeist } from '@getaway/master-heist';

/** What bots know of the games besides their rules, by id. A game without an entry is played by its outcome alone. */
export const evaluations = {
  [escapePlan.id]: thieves,
  [escapeFromNewYork.id]: heroes,
  [masterHeist.id]: crew,
};

/** Evaluations whose weights can be tuned, by the game's id. */
export const tunables = { [escapePlan.id]: { weights: WEIGHTS, evaluationWith } };
