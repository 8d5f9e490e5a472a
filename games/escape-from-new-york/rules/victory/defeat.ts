import { finish } from '@getaway/engine';
import { newYorkSeat } from '../city/chooser.ts';
import type { State } from '../state.ts';
import type { Emit } from '../step.ts';

/** Nobody has points (Scoring and end). */
export const noScores = (s: State): null[] => Array<null>(s.seats).fill(null);

/** NY-WIN-12, NY-BND-64 */
export function newYorkWins(s: State, emit: Emit): void {
  const newYork = newYorkSeat(s);
  emit?.({ event: 'newYorkWins', rules: ['NY-WIN-12'] });
  finish(s, { ending: 'newYorkVictory', winners: newYork === null ? [] : [newYork], scores: noScores(s) });
}
