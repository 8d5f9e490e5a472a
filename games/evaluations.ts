import { escapeFromNewYork } from '@getaway/escape-from-new-york';
import * as heroes from '@getaway/escape-from-new-york/bot';
import { escapePlan } from '@getaway/escape-plan';
import * as thieves from '@getaway/escape-plan/bot';
import { masterHeist } from '@getaway/master-heist';
import * as crew from '@getaway/master-heist/bot';

/** What bots know of the games besides their rules, by id. A game without an entry is played by its outcome alone. */
export const evaluations = {
  [escapePlan.id]: thieves.evaluation,
  [escapeFromNewYork.id]: heroes.evaluation,
  [masterHeist.id]: crew.evaluation,
};

const AMATEUR = ['inclusion-job', 'startup-job', 'dark-horse-job'];

/**
 * Evaluations whose weights can be tuned, by the game's id, and the tables at which that is done. Where all win or lose
 * together, all of them play with the same weights.
 */
export const tunables = {
  [escapePlan.id]: {
    weights: thieves.WEIGHTS,
    evaluationWith: thieves.evaluationWith,
    together: false,
    tables: [
      { seats: 2, options: {} },
      { seats: 4, options: {} },
    ],
  },
  [escapeFromNewYork.id]: {
    weights: heroes.WEIGHTS,
    evaluationWith: heroes.evaluationWith,
    together: true,
    tables: [{ seats: 4, options: {} }],
  },
  [masterHeist.id]: {
    weights: crew.WEIGHTS,
    evaluationWith: crew.evaluationWith,
    together: true,
    tables: AMATEUR.map((scenario) => ({ seats: 4, options: { scenario } })),
  },
};
