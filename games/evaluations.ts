import { escapePlan, evaluation } from '@getaway/escape-plan';
import { evaluation as crew, masterHeist } from '@getaway/master-heist';

/** What bots know of the games besides their rules, by id. A game without an entry is played by its outcome alone. */
export const evaluations = { [escapePlan.id]: evaluation, [masterHeist.id]: crew };
