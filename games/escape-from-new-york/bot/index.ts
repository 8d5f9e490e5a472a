export { evaluation, evaluationWith } from './evaluation.ts';
export { type Weights, WEIGHTS } from './weights.ts';
