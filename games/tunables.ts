import * as heroes from '@getaway/escape-from-new-york/bot';
import * as thieves from '@getaway/escape-plan/bot';
import * as crew from '@getaway/master-heist/bot';
import type { library } from './library.ts';

const AMATEUR = ['inclusion-job', 'startup-job', 'dark-horse-job'];

/**
 * Evaluations whose weights can be tuned, by the game's id, and the tables at which that is done. Where all win or lose
 * together, all of them play with the same weights.
 */
export const tunables = {
  'escape-plan': {
    weights: thieves.WEIGHTS,
    evaluationWith: thieves.evaluationWith,
    together: false,
    tables: [
      { seats: 2, options: {} },
      { seats: 4, options: {} },
    ],
  },
  'escape-from-new-york': {
    weights: heroes.WEIGHTS,
    evaluationWith: heroes.evaluationWith,
    together: true,
    tables: [{ seats: 4, options: {} }],
  },
  'master-heist': {
    weights: crew.WEIGHTS,
    evaluationWith: crew.evaluationWith,
    together: true,
    tables: AMATEUR.map((scenario) => ({ seats: 4, options: { scenario } })),
  },
} satisfies Partial<Record<(typeof library)[number]['id'], object>>;
