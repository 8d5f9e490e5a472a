import type { Pauses } from '@getaway/board';
import { EFFECTS } from '../content/index.ts';
import type { Choice } from '../rules/choices.ts';
import { whyOutOfRange, whyUntouchable } from '../rules/city/fight.ts';
import { currentHero } from '../rules/hero/hero.ts';
import { weaponOf } from '../rules/hero/items.ts';
import type { State } from '../rules/state.ts';
import { threats } from '../rules/threats.ts';
import { givesUp } from './givesUp.ts';

/** Nobody wants to be asked for these alone. */
const isPlain = (choice: Choice): boolean => choice.do === 'proceed' || givesUp(choice);
/** What gives something up and helps nobody, not even another hero who comes by, or shoots at nobody. */
function isVain(view: State, choice: Choice): boolean {
  const alone = view.heroes.length === 1;
  switch (choice.do) {
    case 'proceed':
    case 'dropItem':
      return true;
    case 'dropCase':
      return alone || choice.slot === null;
    case 'abandonCar':
      return alone || currentHero(view).car === 'taxi';
    case 'useWeapon':
      return !hasTarget(view);
    default:
      return false;
  }
}

function hasTarget(view: State): boolean {
  const hero = currentHero(view);
  const effects = weaponOf(hero)?.use?.effects ?? [];
  return view.enemies.some(
    (enemy) =>
      whyUntouchable(view, enemy) === null &&
      effects.some(
        (effect) => effect.op !== 'damage' || whyOutOfRange(view, hero.at, enemy.at, effect.range) === null,
      ),
  );
}

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
  isIdle: (view, choices) => choices.every((choice) => isVain(view, choice)),
  more: ({ agenda }) => agenda.slice(0, -1).some(({ step }) => step === 'freeMoment'),
  reasons: (view, choices) => [
    ...choices.filter((choice) => !isPlain(choice)).map((choice) => JSON.stringify(choice)),
    ...hits(view, choices),
  ],
  turn: ({ turn }) => turn.number,
};
