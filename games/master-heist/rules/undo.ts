import { type Base, type Match, Refused } from '@getaway/engine';
import type { Choice } from './choices.ts';
import type { Who } from './state.ts';

/**
 * MH-UND-04: takes back a character's commit, its die changes since the last barrier and everything it did after
 * that; what all others did is done again in its order, or the undo is refused (MH-UND-05).
 */
export function undoAction<S extends Base>(match: Match<S, Choice>, seat: number, who: Who): void {
  const { plays } = match.record();
  const own = match.undoable(seat).filter((i) => {
    const choice = plays[i]?.choice;
    return choice !== undefined && 'who' in choice && choice.who === who;
  });
  const from = own.find((i) => {
    const verb = plays[i]?.choice.do;
    return verb === 'changeDie' || verb === 'commit';
  });
  const committed = own.some((i) => plays[i]?.choice.do === 'commit');
  if (from === undefined || !committed)
    throw new Refused({ rule: 'MH-UND-05' }, `${who} has no action to take back`);
  match.undo(seat, from, { who });
}
