export { evaluation, evaluationWith, type Weights, WEIGHTS } from './bot/index.ts';
export { escapePlan } from './game.ts';
