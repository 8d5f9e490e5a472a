import type { Expansion } from '../../hooks.ts';
import { callCops, copActions } from './actions.ts';
import { isCopAt } from './cops.ts';
import {
  countRewards,
  findThresholdStep,
  showRewards,
  stepsBeforeEscape,
  useTracer,
  whyNotAlone,
  whyNotTracer,
  whyTooFewPoints,
} from './escape.ts';
import { copBreach, copBreachStep, copDamage, copEscort, copFire, copHit } from './fire.ts';
import { moveCops, moveCopsStep } from './moveCops.ts';
import { placeCops, placeCopsStep } from './placeCops.ts';
import { chooseTask, resolveTask } from './resolveTask.ts';
import { setupUspf } from './setup.ts';
import { addTask } from './tasks.ts';

/** United States Police Force. */
export const police: Expansion = {
  option: 'uspf',
  setup: setupUspf,
  tileResolved: addTask,
  guardsCars: isCopAt,
  freeActs(s, seat, offer) {
    const missing = whyNotTracer(s, seat);
    if (missing.length === 0) offer({ do: 'useTracer' });
    else if (offer.explaining) for (const refusal of missing) offer({ do: 'useTracer' }, refusal);
  },
  act(s, seat, choice, emit) {
    if (choice.do !== 'useTracer') return false;
    useTracer(s, seat, emit);
    return true;
  },
  cannotEscapeTogether: whyTooFewPoints,
  beforeEscape: stepsBeforeEscape,
  cannotEscapeAlone: whyNotAlone,
};

export const uspfPrimitives = {
  resolveTask,
  copActions: callCops,
  moveCops,
  copDamage,
  copBreach,
  copEscort,
  placeCops,
};

export const uspfStepKinds = {
  chooseTask,
  copActions,
  moveCops: moveCopsStep,
  copFire,
  copHit,
  copBreach: copBreachStep,
  placeCops: placeCopsStep,
  findThreshold: findThresholdStep,
  showRewards,
  countRewards,
};
