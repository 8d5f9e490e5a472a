import { actionCards, personalAbility } from '../content/index.ts';
import type { Choice } from './choices.ts';
import { afterMove } from './movingTo.ts';
import { printedCard } from './pieces.ts';
import type { State } from './state.ts';
import { threats } from './threats.ts';
import { type Figures, warnings } from './warnings.ts';

/**
 * Figures of a choice that its events do not tell, from what the seat knows: the noise it makes in step 6, the damage
 * that threatens in step 7, the odds of the New York phase, and what speaks against it.
 */
export function preview(view: State, seat: number, choice: Choice): Figures {
  const noise = noiseOf(choice);
  return {
    ...(noise !== null && { noise, turnNoise: view.turn.noise + noise }),
    ...(seat === view.current && threatFigures(afterMove(view, seat, choice), noise ?? 0)),
    ...warnings(view, seat, choice, noise ?? 0),
  };
}

function threatFigures(view: State, noise: number): Figures {
  const { hit, city } = threats(view, noise);
  return {
    damage: hit?.damage ?? 0,
    ...(city?.pays && { cityPays: [{ noise: city.noise, ...city.pays }] }),
    ...(city && { movesIn: city.entering.map((one) => ({ ...one })) }),
  };
}

/** The noise that the choice adds to step 6. Cards are heard whether they are skipped or not (NY-NOI-02). */
function noiseOf(choice: Choice): number | null {
  switch (choice.do) {
    case 'playCards':
      return choice.cards.reduce((sum, card) => sum + actionCards[printedCard(card)].noise, 0);
    case 'resolveCard':
      return actionCards[printedCard(choice.card)].noise;
    case 'useAbility':
      return personalAbility.noise;
    default:
      return null;
  }
}
