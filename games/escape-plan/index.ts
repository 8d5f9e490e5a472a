export { escapePlan } from './game.ts';
