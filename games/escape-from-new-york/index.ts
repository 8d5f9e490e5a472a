export { evaluation, evaluationWith, type Weights, WEIGHTS } from './bot/index.ts';
export { escapeFromNewYork } from './game.ts';
