export { escapePlan } from './rules/game.ts';
