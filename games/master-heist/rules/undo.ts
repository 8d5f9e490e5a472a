import { type Base, type Match, Refused, type Strand } from '@getaway/engine';
import type { Choice } from './choices.ts';
import type { Who } from './state.ts';

/** MH-UND-04: a character's commit, its die changes since the last barrier, and everything it did after that. */
export function actionsOf(own: readonly { readonly no: number; readonly choice: Choice }[]): Strand[] {
  const begun = new Map<Who, number>();
  const actions = new Map<Who, Strand>();
  for (const { no, choice } of own) {
    if (choice.do !== 'changeDie' && choice.do !== 'commit') continue;
    const { who } = choice;
    const from = begun.get(who) ?? no;
    begun.set(who, from);
    if (choice.do === 'commit') actions.set(who, { known: no, from, only: { who } });
  }
  return [...actions.values()];
}

/** Takes back a character's action; what all others did is done again in its order, or it is refused (MH-UND-05). */
export function undoAction<S extends Base>(match: Match<S, Choice>, seat: number, who: Who): void {
  const action = match.wayBack(seat).takeBacks.find(({ only }) => only['who'] === who);
  if (!action) throw new Refused({ rule: 'MH-UND-05' }, `${who} has no action to take back`);
  match.undo(seat, action.from, action.only);
}
