export { escapeFromNewYork } from './rules/game.ts';
