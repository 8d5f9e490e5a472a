import type { Strand } from '@getaway/engine';
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
