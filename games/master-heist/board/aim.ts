import type { Choice } from '../rules/choices.ts';
import type { Commit, Heist, Who } from '../rules/state.ts';
import { commitsTo, turnBy } from './actions.ts';

/** An action at another face of the die that somebody wants: the die is turned to it step by step. */
export interface Aim {
  readonly who: Who;
  readonly action: Commit;
  readonly face: number;
}

/** What leads on to the wanted action: another turn of the die, or the commit itself; null where the way is barred. */
export function nextTowards(
  view: Heist,
  choices: readonly Choice[],
  { who, action, face }: Aim,
): Choice | null {
  const die = view.characters.find(({ id }) => id === who)?.die ?? 0;
  if (die === face) return commitsTo(choices, who, action)[0] ?? null;
  const by = turnBy(die, face);
  return (
    choices.find((choice) => choice.do === 'changeDie' && choice.who === who && choice.by === by) ?? null
  );
}
