export { evaluation } from './bot/index.ts';
export { escapeFromNewYork } from './game.ts';
