import { type BossId, bosses, nyCards, type PrisonerBonus, type SpaceId } from '../../content/index.ts';
import type { NamedEnemy } from '../choices.ts';
import { ask } from '../hooks.ts';
import type { Enemy, EnemyKind, State } from '../state.ts';

/** Enemies and their values (NY-ENM, NY-EMV-05, NY-DMG-05, NY-HIT-03, NY-SPC-04, NY-SPC-05). */

export const isPrisoner = (kind: EnemyKind): kind is 'prisoner' | 'prisonerCar' =>
  kind === 'prisoner' || kind === 'prisonerCar';
export const isBoss = (kind: EnemyKind): kind is BossId => !isPrisoner(kind);

/** NY-SPC-04: bonuses of active cards add up. */
function bonus(s: State, figure: keyof PrisonerBonus): number {
  let sum = 0;
  for (const card of s.nyActive) sum += nyCards[card].bonus?.[figure] ?? 0;
  return sum + (ask(s, (expansion) => expansion.prisonerBonus?.(s))?.[figure] ?? 0);
}

export const hitPoints = (s: State, kind: EnemyKind): number =>
  isBoss(kind) ? bosses[kind].hitPoints : (kind === 'prisonerCar' ? 2 : 1) + bonus(s, 'hitPoints');

export const movement = (s: State, kind: EnemyKind): number =>
  isBoss(kind) ? bosses[kind].movement : (kind === 'prisonerCar' ? 2 : 1) + bonus(s, 'movement');

export const damageOf = (s: State, kind: EnemyKind): number =>
  isBoss(kind) ? bosses[kind].damage : 1 + bonus(s, 'damage');

export const rangeOf = (s: State, kind: EnemyKind): number =>
  isBoss(kind) ? bosses[kind].range : bonus(s, 'range');

/** An enemy as choices name it. */
export const named = ({ no, kind, at }: Enemy): NamedEnemy => ({ enemy: no, kind, at });

export function enemyNo(s: State, no: number): Enemy {
  const enemy = s.enemies.find((one) => one.no === no);
  if (enemy === undefined) throw new RangeError(`there is no enemy ${no}`);
  return enemy;
}

export function isEnemyAt(s: State, at: SpaceId): boolean {
  for (const enemy of s.enemies) if (enemy.at === at) return true;
  return false;
}

export function isPrisonerAt(s: State, at: SpaceId): boolean {
  for (const enemy of s.enemies) if (enemy.at === at && isPrisoner(enemy.kind)) return true;
  return false;
}

export function isHeroAt(s: State, at: SpaceId): boolean {
  for (const hero of s.heroes) if (hero.at === at) return true;
  return false;
}

/** With a hero in its space. */
export const isEngaged = (s: State, enemy: Enemy): boolean => isHeroAt(s, enemy.at);

/** Whether nobody could tell two enemies apart. */
export const areAlike = (a: Enemy, b: Enemy): boolean =>
  a.at === b.at && a.kind === b.kind && a.damage === b.damage && a.tricked === b.tricked;

/** Of enemies that are alike only the first counts as a choice (NY-FX-05). */
export const isFirstOfItsKind = (s: State, enemy: Enemy): boolean =>
  s.enemies.find((other) => areAlike(other, enemy)) === enemy;

export const bossOnBoard = (s: State): boolean => s.enemies.some(({ kind }) => isBoss(kind));

/** Puts a new figure on the board; the caller takes its token from the supply. */
export function putEnemy(s: State, kind: EnemyKind, at: SpaceId): Enemy {
  const enemy: Enemy = { no: s.created++, kind, at, damage: 0, tricked: false };
  s.enemies.push(enemy);
  return enemy;
}

export function removeEnemy(s: State, enemy: Enemy): void {
  s.enemies.splice(s.enemies.indexOf(enemy), 1);
}
