import { printedCard } from '../../rules/pieces.ts';
import type { ActionPiece } from '../../rules/pieces.ts';
import type { Choice } from '../../rules/choices.ts';
import { weights } from '../weights.ts';
import { ABILITY_FIGURES, CARD_FIGURES, type Figures } from './figures.ts';
import { type Scene } from './scene.ts';

/** Choosing and resolving action cards. */

const figures = (card: ActionPiece): Figures => CARD_FIGURES[printedCard(card)] as Figures;

function both(one: Figures, other: Figures | undefined): Figures {
  if (other === undefined) return one;
  return {
    steps: one.steps + other.steps,
    exact: one.exact || other.exact,
    undisturbed: one.undisturbed || other.undisturbed,
    breaks: one.breaks || other.breaks,
    reveals: one.reveals + other.reveals,
    damage: one.damage + other.damage,
    far: one.far + other.far,
    tricks: one.tricks + other.tricks,
    returns: one.returns + other.returns,
    prevents: one.prevents + other.prevents,
    items: one.items + other.items,
    steals: one.steals || other.steals,
    tasks: one.tasks || other.tasks,
    more: one.more + other.more,
    noise: one.noise + other.noise,
  };
}

/** Fights come before what asks for an empty space, and before walking away from prey. */
function order(scene: Scene, f: Figures): number {
  const clears = scene.here > 0 ? f.damage + f.tricks - (f.undisturbed ? 2 : 0) : 0;
  return scene.worth(f) + clears;
}

export function cardWeight(scene: Scene, choice: Choice): number | null {
  switch (choice.do) {
    case 'playCards': {
      const [one, other] = choice.cards;
      if (one === undefined) return 1;
      return Math.exp(weights().keen * scene.worth(both(figures(one), other && figures(other))));
    }
    case 'resolveCard':
      return Math.exp(weights().keen * order(scene, figures(choice.card)));
    case 'useAbility':
      return Math.exp(
        weights().keen *
          (order(scene, ABILITY_FIGURES[choice.ability]) - 0.5 * scene.worth(figures(choice.card)) - 0.3),
      );
    case 'returnCard':
      return Math.exp(0.4 * scene.worth(figures(choice.card)));
    case 'takeSpecial': {
      const f = figures(choice.card);
      return f.steals ? 0.1 : 1 + f.returns + f.damage / 3;
    }
    default:
      return null;
  }
}
