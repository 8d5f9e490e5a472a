import { takeRandom } from '@getaway/engine';
import { spaceNo } from '../board/index.ts';
import { damageOf, rangeOf } from '../city/enemies.ts';
import { whyOutOfRange } from '../city/fight.ts';
import { buildingAt } from '../city/spaces.ts';
import { AGENDA } from '../agenda.ts';
import type { State } from '../state.ts';
import { type Emit, step } from '../step.ts';
import { heroAt } from './hero.ts';

/** NY-HIT: damage to heroes. */

/** NY-HIT-01 to NY-HIT-03: what the enemies in range would do to the current hero. */
export function threat(s: State, seat: number): number {
  const { at } = heroAt(s, seat);
  let damage = 0;
  for (const enemy of s.enemies) {
    if (enemy.tricked || whyOutOfRange(s, enemy.at, at, rangeOf(s, enemy.kind)) !== null) continue;
    damage += damageOf(s, enemy.kind);
  }
  return damage;
}

export const isSheltered = (s: State, seat: number): boolean =>
  buildingAt(s, spaceNo(heroAt(s, seat).at)) === 'shelter';

/** NY-HIT-05 to NY-HIT-08 */
export function hitHero(s: State, seat: number, n: number, emit: Emit): void {
  const hero = heroAt(s, seat);
  if (n === 0) return;
  if (isSheltered(s, seat)) return emit?.({ event: 'damageIgnored', seat, n, rules: ['NY-HIT-07'] });
  const damage = seat === s.current ? n - prevent(s, seat, n, emit) : n;
  const lost = Math.min(damage, hero.hand.length);
  if (damage > 0) emit?.({ event: 'heroHit', seat, damage, cards: lost, rules: ['NY-HIT-05', 'NY-HIT-06'] });
  for (let i = 0; i < lost; i++) {
    const card = takeRandom(s, hero.hand);
    hero.discard.push(card);
    emit?.({ event: 'cardLost', seat, card, to: [seat], rules: ['NY-HIT-05', 'NY-INF-04'] });
  }
  if (lost > 0) s.turn.stirred = true;
}

/** NY-HIT-08, NY-FX-32 */
function prevent(s: State, seat: number, n: number, emit: Emit): number {
  const { turn } = s;
  const prevented = turn.preventAll ? n : Math.min(n, turn.prevent);
  if (!turn.preventAll) turn.prevent -= prevented;
  if (prevented > 0) emit?.({ event: 'damagePrevented', seat, n: prevented, rules: ['NY-HIT-08'] });
  return prevented;
}

/** Step 7 (NY-TRN-09); other heroes are spared (NY-HIT-04). */
export const damageStep = step({
  fields: AGENDA.damageStep,
  run: (s, { seat }, emit) => hitHero(s, seat, threat(s, seat), emit),
});
