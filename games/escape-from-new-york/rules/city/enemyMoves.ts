import { roadBetween, spaceNo, UNREACHABLE } from '../board/index.ts';
import type { SpaceId } from '../../content/index.ts';
import { AGENDA, push } from '../agenda.ts';
import type { Enemy, State } from '../state.ts';
import { type Emit, step } from '../step.ts';
import { takeFreeCars } from './cars.ts';
import { areAlike, enemyNo, isBoss, isEngaged, movement, named, removeEnemy } from './enemies.ts';
import { gainNoise } from './noise.ts';
import { isBlocked, openRoad } from './roadblocks.ts';
import { breaksThrough, Streets } from './routes.ts';

/** NY-EMV: enemies that New York moves towards the current hero. */

type Only = 'any' | 'cars' | 'bosses';

const counts = ({ kind }: Enemy, only: Only): boolean =>
  only === 'any' || (only === 'cars' ? kind === 'prisonerCar' : isBoss(kind));

/** NY-EMV-04, NY-EMV-15: why an enemy is not moved. */
function whyNotMoved(s: State, enemy: Enemy, moved: readonly number[], streets: Streets): string | null {
  if (enemy.tricked || moved.includes(enemy.no)) return 'NY-EMV-04';
  if (isEngaged(s, enemy)) return 'NY-EMV-15';
  return streets.length(enemy) === UNREACHABLE ? 'NY-EMV-04' : null;
}

/** NY-EMV-06, NY-EMV-07, NY-FX-84: the higher, the sooner. */
function priority(s: State, enemy: Enemy, only: Only, streets: Streets): number {
  const reaches = only !== 'bosses' && streets.reachesHero(enemy) ? 100 : 0;
  const kind = enemy.kind === 'prisonerCar' ? 2 : isBoss(enemy.kind) ? 1 : 0;
  return reaches + 10 * movement(s, enemy.kind) + kind;
}

/** The enemies among which the next one is picked, equal in everything that counts (NY-EMV-08, NY-EMV-13). */
function nextToMove(s: State, only: Only, moved: readonly number[], streets: Streets): Enemy[] {
  let best: Enemy[] = [];
  let highest = -1;
  for (const enemy of s.enemies) {
    if (!counts(enemy, only) || whyNotMoved(s, enemy, moved, streets) !== null) continue;
    const value = priority(s, enemy, only, streets);
    if (value > highest) best = [];
    if (value >= highest) best.push(enemy);
    highest = Math.max(highest, value);
  }
  return best;
}

/** NY-FX-05; enemies that have moved already are no longer like those beside them. */
const standsForOthers = (enemy: Enemy, best: readonly Enemy[]): boolean =>
  best.find((other) => areAlike(other, enemy)) === enemy;

/** Why an enemy that could be moved is not the next one. */
const whyNotNext = (enemy: Enemy, only: Only): string =>
  counts(enemy, only) ? 'NY-EMV-06' : only === 'cars' ? 'NY-FX-82' : 'NY-FX-84';

export const moveEnemies = step({
  fields: AGENDA.moveEnemies,
  rule: 'NY-EMV-06',
  skip: true,
  offers(s, { left, only, moved }, _seat, offer) {
    if (left === 0) return;
    const streets = new Streets(s);
    const best = nextToMove(s, only, moved, streets);
    for (const enemy of best) {
      if (!standsForOthers(enemy, best)) continue;
      for (const { route, carries } of streets.routes(enemy))
        offer({ do: 'moveEnemy', ...named(enemy), route, carries });
    }
    if (!offer.explaining) return;
    for (const enemy of s.enemies) {
      if (best.includes(enemy)) continue;
      const against = whyNotMoved(s, enemy, moved, streets) ?? whyNotNext(enemy, only);
      offer({ do: 'moveEnemy', ...named(enemy), route: [], carries: null }, against);
    }
  },
  answer(s, { seat, left, only, moved }, _seat, choice, emit) {
    if (choice.do !== 'moveEnemy') return;
    push(s, { step: 'moveEnemies', seat, left: left - 1, only, moved: [...moved, choice.enemy] });
    moveAlong(s, enemyNo(s, choice.enemy), choice.route, choice.carries, emit);
  },
});

/** Moves an enemy along a route that was worked out before, with all that happens on the way. */
export function moveAlong(
  s: State,
  enemy: Enemy,
  route: readonly SpaceId[],
  carries: number | null,
  emit: Emit,
): void {
  const rider = carries === null ? null : enemyNo(s, carries);
  for (const to of route) {
    const road = roadBetween(spaceNo(enemy.at), spaceNo(to));
    // A manhole may link spaces on both sides of a roadblock: only those who break through meet it.
    const blocked = breaksThrough(enemy.kind) && isBlocked(s, road);
    enemy.at = to;
    if (blocked) openRoad(s, road, emit);
    if (blocked && enemy.kind === 'prisonerCar') ram(s, enemy, emit);
  }
  if (rider) rider.at = enemy.at;
  emit?.({ event: 'enemyMoved', enemy: enemy.no, kind: enemy.kind, route, carries, rules: ['NY-EMV-09'] });
  takeFreeCars(s, emit);
}

/** NY-PCR-08, NY-PCR-10: the car is wrecked and its driver goes on foot. */
function ram(s: State, enemy: Enemy, emit: Emit): void {
  s.carFigures++;
  emit?.({ event: 'carRammed', enemy: enemy.no, at: enemy.at, rules: ['NY-PCR-08'] });
  if (s.prisoners === 0) {
    removeEnemy(s, enemy);
    return gainNoise(s, 1, emit);
  }
  s.prisoners--;
  enemy.kind = 'prisoner';
  enemy.damage = 0;
}
