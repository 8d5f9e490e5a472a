import type { Pauses } from '@getaway/board';
import type { Choice } from '@getaway/engine';
import type { Position } from './position.ts';

/** Somebody goes on without pauses for the rest of a turn: a matter of this page, of which no record knows. */
export interface Unpaused {
  readonly seat: number;
  readonly turn: number;
  /** What could be done already when they went on. */
  readonly known: readonly string[];
}

const WITHOUT = 'withoutPauses';

/** The same choice, and all pauses after it. */
const withoutPauses = (choice: Choice): Choice & { readonly what: string } => ({ ...choice, what: WITHOUT });

export const isWithoutPauses = (choice: Choice): boolean => 'what' in choice && choice.what === WITHOUT;

/** What a match is told of a choice. */
export function asPlayed(choice: Choice): Choice {
  if (!isWithoutPauses(choice)) return choice;
  const { what: _, ...played } = choice as ReturnType<typeof withoutPauses>;
  return played;
}

/** What may be chosen, and beside the end of a pause the end of all of this turn. */
export function withShortcut(pauses: Pauses, { view, choices }: Position): readonly Choice[] {
  const goOn = pauses.goOn(view, choices);
  if (goOn === null || !pauses.more(view)) return choices;
  return choices.flatMap((choice) => (choice === goOn ? [choice, withoutPauses(choice)] : [choice]));
}

export const goesOn = (pauses: Pauses, { view, choices }: Position, seat: number): Unpaused => ({
  seat,
  turn: pauses.turn(view),
  known: pauses.reasons(view, choices),
});

/** What becomes of going on: it ends, something new stops it, the next pause passes, or something else is asked. */
export function whatNext(
  pauses: Pauses,
  { seat, turn, known }: Unpaused,
  { view, actor, choices }: Position,
): 'end' | 'stop' | 'wait' | Choice {
  if (pauses.turn(view) !== turn) return 'end';
  const goOn = actor === seat ? pauses.goOn(view, choices) : null;
  if (goOn === null) return 'wait';
  return pauses.reasons(view, choices).every((reason) => known.includes(reason)) ? goOn : 'stop';
}

/**
 * What ends a pause in which nobody would want to do anything. As long as something can be taken back it is kept, for
 * whoever wants to look at that once more; `gone` is the turn in which they went on already,
 * so that nobody is asked again only whether to give something up.
 */
export function passing(pauses: Pauses, position: Position, gone: number | null): Choice | null {
  const { view, choices, undoable, unsure } = position;
  const goOn = pauses.goOn(view, choices);
  const isAgain = pauses.turn(view) === gone;
  if (isAgain && pauses.reasons(view, choices).length === 0) return goOn;
  const isBound = isAgain || (undoable.length === 0 && !unsure);
  return isBound && pauses.isIdle(view, choices) ? goOn : null;
}
