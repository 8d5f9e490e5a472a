import { bands, bosses, type BossId } from '../../../content/index.ts';
import { POI_SPACES, spaceId } from '../../board/index.ts';
import { push } from '../../agenda.ts';
import { areAlike, enemyNo, isHeroAt, movement, putEnemy, named } from '../../city/enemies.ts';
import { isRevealed } from '../../city/spaces.ts';
import type { Primitive } from '../../effects/primitive.ts';
import type { Enemy, State } from '../../state.ts';
import { step } from '../../step.ts';
import { moveAlong } from '../../city/enemyMoves.ts';
import { FreeStreets } from './routes.ts';
import { newYorkPlayer } from './seat.ts';
import { bandsSteps } from './state.ts';

/** The New York player sends enemies (NY-BND-40 to NY-BND-43) and bosses (NY-BND-53 to NY-BND-55). */

/** NY-BND-41: engaged enemies too. */
export const moveFreely = step({
  fields: bandsSteps.moveFreely,
  rule: 'NY-BND-43',
  offers(s, { moved }, _seat, offer) {
    const streets = new FreeStreets(s);
    for (const enemy of s.enemies) {
      if (!isFirst(s, enemy, moved)) continue;
      const fixed = whyFixed(enemy, moved);
      const routes = fixed ? [] : streets.routes(enemy, movement(s, enemy.kind));
      for (const { route, carries } of routes) offer({ do: 'moveEnemy', ...named(enemy), route, carries });
      if (routes.length > 0 || !offer.explaining) continue;
      offer({ do: 'moveEnemy', ...named(enemy), route: [], carries: null }, fixed ?? 'NY-BND-43');
    }
    offer({ do: 'stop' });
  },
  answer(s, { seat, left, moved }, _seat, choice, emit) {
    if (choice.do !== 'moveEnemy') return;
    const { enemy, route, carries } = choice;
    if (left > 1) push(s, { step: 'moveFreely', seat, left: left - 1, moved: [...moved, enemy] });
    moveAlong(s, enemyNo(s, enemy), route, carries, emit);
  },
});

const whyFixed = (enemy: Enemy, moved: readonly number[]): string | null =>
  enemy.tricked ? 'NY-BND-42' : moved.includes(enemy.no) ? 'NY-BND-43' : null;

/** Of unmoved enemies that nobody could tell apart the first stands for all (NY-FX-05). */
function isFirst(s: State, enemy: Enemy, moved: readonly number[]): boolean {
  const stands = (other: Enemy): boolean =>
    other === enemy || (areAlike(other, enemy) && !moved.includes(other.no));
  return s.enemies.find(stands) === enemy;
}

const onBoard = (s: State, boss: BossId): Enemy | undefined => s.enemies.find(({ kind }) => kind === boss);

/** NY-BND-54: a boss who was never on the board does not come this way. */
export const moveBoss: Primitive<'moveBoss'> = {
  run(s, { boss, steps }) {
    const seat = newYorkPlayer(s);
    if (onBoard(s, boss) !== undefined) push(s, { step: 'leadBoss', seat, boss, steps });
    else if (!bosses[boss].removedWhenKilled && s.bossesDefeated[boss] > 0)
      push(s, { step: 'bringBoss', seat, boss });
  },
};

export const leadBoss = step({
  fields: bandsSteps.leadBoss,
  rule: 'NY-BND-43',
  offers(s, { boss, steps }, _seat, offer) {
    const enemy = onBoard(s, boss);
    if (enemy !== undefined && !enemy.tricked) {
      for (const { route } of new FreeStreets(s).routes(enemy, steps)) {
        offer({ do: 'moveEnemy', ...named(enemy), route, carries: null });
      }
    }
    offer({ do: 'stop' });
  },
  answer(s, _step, _seat, choice, emit) {
    if (choice.do === 'moveEnemy') moveAlong(s, enemyNo(s, choice.enemy), choice.route, null, emit);
  },
});

export const bringBoss = step({
  fields: bandsSteps.bringBoss,
  rule: 'NY-BND-54',
  skip: true,
  offers(s, { boss }, _seat, offer) {
    for (const space of POI_SPACES) {
      const at = spaceId(space);
      if (isRevealed(s, space) && !isHeroAt(s, at)) offer({ do: 'bringBoss', boss, space: at });
    }
  },
  answer(s, { boss }, _seat, choice, emit) {
    if (choice.do !== 'bringBoss') return;
    putEnemy(s, boss, choice.space);
    emit?.({ event: 'bossBrought', boss, space: choice.space, rules: ['NY-BND-54'] });
  },
});

/** NY-BND-55 */
export const healBoss: Primitive<'healBoss'> = {
  run(s, { boss }, _context, emit) {
    const enemy = onBoard(s, boss);
    if (enemy === undefined || enemy.damage === 0) return;
    enemy.damage = 0;
    emit?.({ event: 'bossHealed', boss, rules: ['NY-BND-55'] });
  },
};

/** NY-BND-53 */
export const movePowerUp: Primitive<'movePowerUp'> = {
  run(s, { n }, _context, emit) {
    s.bands.powerUp = Math.max(bands.powerUpMin, s.bands.powerUp + n);
    emit?.({ event: 'powerUpMoved', powerUp: s.bands.powerUp, rules: ['NY-BND-53'] });
  },
};
