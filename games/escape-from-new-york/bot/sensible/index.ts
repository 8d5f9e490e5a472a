import { limits } from '../../content/index.ts';
import type { Choice } from '../../rules/choices.ts';
import { supplySize } from '../../rules/hero/hero.ts';
import type { HeroState, State } from '../../rules/state.ts';
import { weights } from '../weights.ts';
import { actWeight } from './acts.ts';
import { cardWeight } from './cards.ts';
import { cityWeight } from './city.ts';
import { deedWeight } from './deeds.ts';
import { Scene } from './scene.ts';

/** What an opinion says of a choice: a weight, or null for "not mine to judge". */
type Opinion = (scene: Scene, choice: Choice) => number | null;

const DEEDS: readonly Opinion[] = [cardWeight, deedWeight];

/**
 * What nobody thinks twice about: to leave, to try (a failed attempt costs nothing, NY-WIN-05), to show all one has (the
 * fullest hand is offered first), and to take a case while there is room for it or an item to drop for it.
 */
function isPlain(choice: Choice, hero: HeroState): boolean {
  switch (choice.do) {
    case 'escape':
    case 'tryBridge':
    case 'useTracer':
    case 'show':
    case 'showRewards':
      return true;
    case 'collectCase':
      return supplySize(hero) < limits.personalSupply || hero.items.length > 0;
    default:
      return false;
  }
}

/**
 * How often an experienced player does each of these. What a decision is about has 1 to share; what may be done besides
 * has its own weight.
 */
export function sensible(s: State, seat: number, choices: readonly Choice[]): number[] {
  const hero = s.heroes[seat];
  if (hero === undefined) return choices.map((choice) => cityWeight(s, choice));
  const plain = choices.findIndex((choice) => isPlain(choice, hero));
  if (plain !== -1) return choices.map((_, i) => (i === plain ? 1 : 0));
  const scene = new Scene(s, seat, hero);
  const looks: number[] = [];
  const isDeed: boolean[] = [];
  let sum = 0;
  for (const choice of choices) {
    const act = actWeight(scene, choice);
    let weight = act ?? 1;
    if (act === null) {
      for (const opinion of DEEDS) {
        const said = opinion(scene, choice);
        if (said === null) continue;
        weight = said;
        break;
      }
      sum += weight;
    }
    isDeed.push(act === null);
    looks.push(weight);
  }
  if (sum <= 0) return looks;
  const { sure } = weights();
  return looks.map((weight, i) => (isDeed[i] ? weight / sum : weight) ** sure);
}
