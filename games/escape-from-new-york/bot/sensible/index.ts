import type { Choice } from '../../rules/choices.ts';
import type { State } from '../../rules/state.ts';
import { actWeight } from './acts.ts';
import { cardWeight } from './cards.ts';
import { cityWeight } from './city.ts';
import { deedWeight } from './deeds.ts';
import { Scene } from './scene.ts';

/** What an opinion says of a choice: a weight, or null for "not mine to judge". */
export type Opinion = (scene: Scene, choice: Choice) => number | null;

/** How much better the better looks; a player who wavers gets nowhere. */
const SURE = 2;

const DEEDS: readonly Opinion[] = [cardWeight, deedWeight];

/**
 * How often an experienced player does each of these. What a decision is about has 1 to share; what may be done besides
 * has its own weight.
 */
export function sensible(s: State, seat: number, choices: readonly Choice[]): number[] {
  const hero = s.heroes[seat];
  if (hero === undefined) return choices.map((choice) => cityWeight(s, choice));
  const scene = new Scene(s, seat, hero);
  const weights: number[] = [];
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
    weights.push(weight);
  }
  if (sum <= 0) return weights;
  return weights.map((weight, i) => (isDeed[i] ? weight / sum : weight) ** SURE);
}
