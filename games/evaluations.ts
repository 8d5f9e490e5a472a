import { escapePlan, evaluation } from '@getaway/escape-plan';

/** What bots know of the games besides their rules, by id. A game without an entry is played by its outcome alone. */
export const evaluations = { [escapePlan.id]: evaluation };
