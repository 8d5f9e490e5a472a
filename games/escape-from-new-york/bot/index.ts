export { evaluation } from './evaluation.ts';
