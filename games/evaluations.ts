import {
  escapeFromNewYork,
  evaluation as heroes,
  evaluationWith as heroesWith,
  WEIGHTS as HEROES,
} from '@getaway/escape-from-new-york';
import { escapePlan, evaluation as thieves, evaluationWith, WEIGHTS } from '@getaway/escape-plan';
import {
  evaluation as crew,
  evaluationWith as crewWith,
  masterHeist,
  WEIGHTS as CREW,
} from '@getaway/master-heist';

/** What bots know of the games besides their rules, by id. A game without an entry is played by its outcome alone. */
export const evaluations = {
  [escapePlan.id]: thieves,
  [escapeFromNewYork.id]: heroes,
  [masterHeist.id]: crew,
};

const AMATEUR = ['inclusion-job', 'startup-job', 'dark-horse-job'];

/**
 * Evaluations whose weights can be tuned, by the game's id, and the tables at which that is done. Where all win or lose
 * together, all of them play with the same weights.
 */
export const tunables = {
  [escapePlan.id]: {
    weights: WEIGHTS,
    evaluationWith,
    together: false,
    tables: [
      { seats: 2, options: {} },
      { seats: 4, options: {} },
    ],
  },
  [escapeFromNewYork.id]: {
    weights: HEROES,
    evaluationWith: heroesWith,
    together: true,
    tables: [{ seats: 4, options: {} }],
  },
  [masterHeist.id]: {
    weights: CREW,
    evaluationWith: crewWith,
    together: true,
    tables: AMATEUR.map((scenario) => ({ seats: 4, options: { scenario } })),
  },
};
