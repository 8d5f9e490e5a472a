import { bosses } from '../../content/index.ts';
import { NEIGHBOURS, spaceId, spaceNo } from '../board/index.ts';
import { enemyNo, isBoss, isFirstOfItsKind, named } from '../city/enemies.ts';
import { hit, whyOutOfRange, whyUntouchable } from '../city/fight.ts';
import { isCutOff } from '../city/roadblocks.ts';
import { isRevealed } from '../city/spaces.ts';
import type { SpaceId } from '../../content/index.ts';
import { AGENDA, push } from '../agenda.ts';
import { heroAt } from '../hero/hero.ts';
import { axeBonus } from '../hero/items.ts';
import type { Enemy, State } from '../state.ts';
import { step } from '../step.ts';
import type { Primitive } from './primitive.ts';

/** Damage and tricks (NY-FX-30 to NY-FX-34, NY-DMG, NY-TRK). */

/** NY-FX-30, NY-WPN-10 */
export const damage: Primitive<'damage'> = {
  run(s, { n, range }, { hero, by }) {
    const axe = by === 'card' || by === 'ability' ? axeBonus(heroAt(s, hero), range) : 0;
    push(s, { step: 'assignDamage', seat: hero, left: n + axe, range });
  },
};

/** Why an enemy cannot be hit from a hero's space. */
const whyNotHit = (s: State, from: SpaceId, enemy: Enemy, range: number): string | null =>
  whyOutOfRange(s, from, enemy.at, range) ?? whyUntouchable(s, enemy);

/** NY-DMG-03, NY-DMG-04, NY-RUL-21 */
export const assignDamage = step({
  fields: AGENDA.assignDamage,
  rule: 'NY-DMG-04',
  skip: true,
  offers(s, { seat, left, range }, _seat, offer) {
    if (left === 0) return;
    const { at } = heroAt(s, seat);
    for (const enemy of s.enemies) {
      const against = whyNotHit(s, at, enemy, range);
      if ((against !== null && !offer.explaining) || !isFirstOfItsKind(s, enemy)) continue;
      offer({ do: 'hit', ...named(enemy) }, against);
    }
  },
  answer(s, { seat, left, range }, _seat, choice, emit) {
    if (choice.do !== 'hit') return;
    push(s, { step: 'assignDamage', seat, left: left - 1, range });
    hit(s, enemyNo(s, choice.enemy), true, emit);
  },
});

const MANY = 99;

/** NY-FX-31 */
export const trick: Primitive<'trick'> = {
  run: (s, { n, range }, { hero }) =>
    push(s, { step: 'trick', seat: hero, left: n === 'all' ? MANY : n, range }),
};

/** NY-TRK-05, NY-TRK-07, and range as for damage. */
function whyNotTrick(s: State, from: SpaceId, enemy: Enemy, range: number): string | null {
  if (enemy.tricked) return 'NY-TRK-07';
  if (isBoss(enemy.kind) && bosses[enemy.kind].ability === 'slippery') return 'NY-TRK-05';
  return whyOutOfRange(s, from, enemy.at, range);
}

/** NY-TRK-01, NY-TRK-04: where a tricked enemy can be sent. */
const retreats = (s: State, enemy: Enemy): SpaceId[] =>
  (NEIGHBOURS[spaceNo(enemy.at)] ?? [])
    .filter((space) => isRevealed(s, space) && !isCutOff(s, enemy.at, spaceId(space)))
    .map(spaceId);

export const trickStep = step({
  fields: AGENDA.trick,
  rule: 'NY-TRK-01',
  skip: true,
  offers(s, { seat, left, range }, _seat, offer) {
    if (left === 0) return;
    const { at } = heroAt(s, seat);
    let any = false;
    for (const enemy of s.enemies) {
      const against = whyNotTrick(s, at, enemy, range);
      if ((against !== null && !offer.explaining) || !isFirstOfItsKind(s, enemy)) continue;
      const spaces = retreats(s, enemy);
      for (const space of spaces) offer({ do: 'trick', ...named(enemy), to: space }, against);
      if (spaces.length === 0) offer({ do: 'trick', ...named(enemy), to: at }, against ?? 'NY-TRK-04');
      else any ||= against === null;
    }
    if (any) offer({ do: 'stop' });
  },
  answer(s, { seat, left, range }, _seat, choice, emit) {
    if (choice.do !== 'trick') return;
    const enemy = enemyNo(s, choice.enemy);
    enemy.at = choice.to;
    enemy.tricked = true;
    emit?.({
      event: 'enemyTricked',
      enemy: enemy.no,
      kind: enemy.kind,
      space: choice.to,
      rules: ['NY-TRK-01', 'NY-TRK-03'],
    });
    push(s, { step: 'trick', seat, left: left - 1, range });
  },
});
