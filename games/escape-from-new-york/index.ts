export { escapeFromNewYork } from './game.ts';
