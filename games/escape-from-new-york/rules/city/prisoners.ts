import type { SpaceId } from '../../content/index.ts';
import type { State } from '../state.ts';
import type { Emit } from '../step.ts';
import { takeFreeCars } from './cars.ts';
import { putEnemy } from './enemies.ts';
import { gainNoise } from './noise.ts';

/** Placing prisoners and prisoners with cars on given spaces (NY-ENM-02, NY-FX-81). */

export function placePrisoners(s: State, n: number, at: SpaceId, emit: Emit): void {
  const placed = Math.min(n, s.prisoners);
  s.prisoners -= placed;
  for (let i = 0; i < placed; i++) {
    const { no } = putEnemy(s, 'prisoner', at);
    emit?.({ event: 'prisonerPlaced', enemy: no, at, rules: ['NY-FX-72'] });
  }
  takeFreeCars(s, emit);
  missPrisoners(s, n - placed, emit);
}

/** NY-ENM-02 */
export function missPrisoners(s: State, missing: number, emit: Emit): void {
  if (missing === 0) return;
  emit?.({ event: 'prisonersMissing', n: missing, rules: ['NY-ENM-02'] });
  gainNoise(s, missing, emit);
}

/** NY-FX-81 */
export function placePrisonerCar(s: State, at: SpaceId, emit: Emit): void {
  if (s.carFigures === 0) return placePrisoners(s, 1, at, emit);
  s.carFigures--;
  const { no } = putEnemy(s, 'prisonerCar', at);
  emit?.({ event: 'prisonerCarPlaced', enemy: no, at, rules: ['NY-FX-80'] });
}
