import { bosses, CASE_SLOTS } from '../../content/index.ts';
import { adjacent, spaceNo } from '../board/index.ts';
import { tell } from '../hooks.ts';
import type { Enemy, HeroState, State } from '../state.ts';
import type { Emit } from '../step.ts';
import type { SpaceId } from '../../content/index.ts';
import { takeFreeCars } from './cars.ts';
import { hitPoints, isBoss, isPrisoner, isPrisonerAt, removeEnemy } from './enemies.ts';
import { isCutOff } from './roadblocks.ts';

/** NY-DMG: damage to enemies. */

/** NY-DMG-01, NY-DMG-02, and the same for enemies by NY-HIT-02: why a space is out of range. */
export function whyOutOfRange(s: State, from: SpaceId, to: SpaceId, range: number): string | null {
  if (from === to) return null;
  if (range === 0 || !adjacent(spaceNo(from), spaceNo(to))) return 'NY-DMG-01';
  return isCutOff(s, from, to) ? 'NY-DMG-02' : null;
}

/** Why no damage can be assigned to an enemy in range; the Duke hides behind his bodyguards. */
export function whyUntouchable(s: State, enemy: Enemy): string | null {
  return isBoss(enemy.kind) && bosses[enemy.kind].ability === 'bodyguards' && isPrisonerAt(s, enemy.at)
    ? 'NY-ENM-08'
    : null;
}

/** NY-DMG-06 to NY-DMG-08; `byHero` when the current hero would be the one who killed it (NY-DMG-14). */
export function hit(s: State, enemy: Enemy, byHero: boolean, emit: Emit): void {
  enemy.damage++;
  const left = hitPoints(s, enemy.kind) - enemy.damage;
  if (left > 0) {
    const { no, kind, at } = enemy;
    return emit?.({ event: 'enemyHit', enemy: no, kind, at, left, rules: ['NY-DMG-03'] });
  }
  removeEnemy(s, enemy);
  if (isBoss(enemy.kind)) defeatBoss(s, enemy, byHero, emit);
  else killPrisoner(s, enemy, byHero, emit);
  takeFreeCars(s, emit);
}

/** NY-DMG-09, NY-DMG-10 */
function defeatBoss(s: State, { kind, at, no }: Enemy, byHero: boolean, emit: Emit): void {
  if (isPrisoner(kind)) return;
  s.bossesDefeated[kind]++;
  emit?.({ event: 'bossDefeated', boss: kind, enemy: no, at, rules: ['NY-DMG-09'] });
  const token = s.cases[CASE_SLOTS.findIndex((slot) => slot === bosses[kind].case)];
  if (token) token.token = at;
  if (byHero) tell(s, (expansion) => expansion.bossDefeated?.(s, kind, emit));
}

const isBarFree = ({ bar }: HeroState): boolean => bar.killed < bar.prisoners;

/** NY-DMG-11, NY-DMG-12, NY-PCR-09 */
function killPrisoner(s: State, { kind, at, no }: Enemy, byHero: boolean, emit: Emit): void {
  if (kind === 'prisoner') s.prisoners++;
  else s.abandonedCars.push(at);
  const hero = s.heroes[s.current] as HeroState;
  const counts = byHero && isBarFree(hero) && s.prisoners > 0;
  if (counts) {
    s.prisoners--;
    hero.bar.killed++;
  }
  if (byHero) s.turn.kills++;
  emit?.({ event: 'prisonerKilled', enemy: no, kind, at, onBar: counts, rules: ['NY-DMG-06', 'NY-DMG-11'] });
}
