export { masterHeist } from './game.ts';
