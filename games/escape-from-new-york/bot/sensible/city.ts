import { distance, spaceNo } from '../../rules/board/index.ts';
import type { Choice } from '../../rules/choices.ts';
import type { State } from '../../rules/state.ts';

/** What New York's player does (NY-BND): everything against the heroes. */

const steps = (s: State, space: string): number => {
  let nearest = 20;
  for (const { at } of s.heroes) nearest = Math.min(nearest, distance(spaceNo(at), spaceNo(space)));
  return nearest;
};

export function cityWeight(s: State, choice: Choice): number {
  switch (choice.do) {
    case 'playBand':
      return choice.powerUp === 'without' ? 0.6 : 2;
    case 'discardBand':
      return 0.1;
    case 'takeBonus':
      return 0.7;
    case 'stop':
      return 0.1;
    case 'place':
    case 'bringBoss':
      return Math.exp(-steps(s, choice.space));
    case 'moveEnemy': {
      const end = choice.route.at(-1) ?? choice.at;
      return Math.exp(steps(s, choice.at) - steps(s, end)) * (steps(s, choice.at) === 0 ? 0.05 : 1);
    }
    case 'activateMission':
      return 1;
    default:
      return 1;
  }
}
