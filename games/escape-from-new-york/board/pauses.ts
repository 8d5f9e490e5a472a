import type { Pauses } from '@getaway/board';
import { EFFECTS } from '../content/index.ts';
import type { Choice } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { threats } from '../rules/threats.ts';
import { givesUp } from './givesUp.ts';

/** Nobody wants to be asked for these alone. */
const isPlain = (choice: Choice): boolean => choice.do === 'proceed' || givesUp(choice);
/** What keeps a hero from being hit: it is ignored, or whoever hits is gone. */
const SAVING = ['preventDamage', 'damage', 'trick'];

const saves = (choice: Choice): boolean =>
  choice.do === 'useWeapon' ||
  ((choice.do === 'useItem' || choice.do === 'revealWeapon') &&
    (EFFECTS[choice.item] ?? []).some(({ op }) => SAVING.includes(op)));

/** Each point of damage that step 7 will bring, while there is something against it (NY-HIT-05). */
function hits(view: State, choices: readonly Choice[]): string[] {
  const { hit } = threats(view);
  if (hit === null || hit.hand === 0 || !choices.some(saves)) return [];
  return Array.from({ length: hit.damage }, (_, i) => `hit ${i + 1}`);
}

/** Free moments and the question whether to drive on (NY-TRN-13). */
export const pauses: Pauses<State, Choice> = {
  goOn: ({ agenda }, choices) =>
    ['freeMoment', 'carStep'].includes(agenda.at(-1)?.step ?? '')
      ? (choices.find((choice) => choice.do === 'proceed') ?? null)
      : null,
  more: ({ agenda }) => agenda.slice(0, -1).some(({ step }) => step === 'freeMoment'),
  reasons: (view, choices) => [
    ...choices.filter((choice) => !isPlain(choice)).map((choice) => JSON.stringify(choice)),
    ...hits(view, choices),
  ],
  turn: ({ turn }) => turn.number,
};
