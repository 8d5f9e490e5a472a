export { masterHeist } from './game.ts';
export { allOdds, type EscapeOdds, escapeOdds } from './rules/odds.ts';
export { type Forecast, forecast } from './rules/preview.ts';
export { type CrewResult, heistResult, type HeistResult } from './rules/result.ts';
export { undoAction } from './rules/undo.ts';
