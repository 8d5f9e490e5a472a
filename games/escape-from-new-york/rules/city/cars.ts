import type { SpaceId } from '../../content/index.ts';
import { ask } from '../hooks.ts';
import type { State } from '../state.ts';
import type { Emit } from '../step.ts';
import { isHeroAt } from './enemies.ts';

/** NY-PCR: cars that nobody drives, and prisoners who take them. */

export const isCarAt = (s: State, at: SpaceId): boolean => s.abandonedCars.includes(at);

/** Whether a prisoner in the space would take a car that stands there (NY-PCR-01, NY-USP-56). */
export const isCarFree = (s: State, at: SpaceId): boolean =>
  isCarAt(s, at) && !isHeroAt(s, at) && !ask(s, (expansion) => expansion.guardsCars?.(s, at));

export function removeAbandonedCar(s: State, at: SpaceId): void {
  s.abandonedCars.splice(s.abandonedCars.indexOf(at), 1);
}

/** NY-PCR-01, NY-PCR-02, NY-PCR-05: to be asked whenever figures have come, gone or stood up. */
export function takeFreeCars(s: State, emit: Emit): void {
  if (s.abandonedCars.length === 0) return;
  for (const enemy of s.enemies) {
    if (enemy.kind !== 'prisoner' || enemy.tricked || !isCarFree(s, enemy.at)) continue;
    removeAbandonedCar(s, enemy.at);
    enemy.kind = 'prisonerCar';
    s.prisoners++;
    emit?.({ event: 'prisonerTookCar', enemy: enemy.no, at: enemy.at, rules: ['NY-PCR-01'] });
  }
}
