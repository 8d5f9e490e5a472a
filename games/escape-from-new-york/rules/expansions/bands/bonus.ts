import { bands, type BonusId, type PrisonerBonus } from '../../../content/index.ts';
import type { Verdict } from '@getaway/engine';
import type { State } from '../../state.ts';
import type { Emit } from '../../step.ts';

/** The bonus cube (NY-BND-30 to NY-BND-36): it counts points, or lies on one prisoner bonus. */

const { bonuses, max } = bands.bonusTrack;
const bonusOf = Object.fromEntries(bonuses.map((entry) => [entry.id, entry])) as Record<
  BonusId,
  (typeof bonuses)[number]
>;

/** NY-BND-36: noise beyond the end of the track becomes points. */
export function noiseToPoints(s: State, n: number, emit: Emit): true {
  gainPoints(s, n, emit);
  return true;
}

export function gainPoints(s: State, n: number, emit: Emit): void {
  if (s.bands.bonus !== null) {
    emit?.({ event: 'pointsLost', n, rules: ['NY-BND-35'] });
    return;
  }
  const gained = Math.min(n, max - s.bands.points);
  s.bands.points += gained;
  if (gained > 0) emit?.({ event: 'pointsGained', n: gained, points: s.bands.points, rules: ['NY-BND-30'] });
}

export function whyNotBonus(s: State, bonus: BonusId): Verdict {
  if (s.bands.bonus !== null) return 'NY-BND-34';
  const { at } = bonusOf[bonus];
  return s.bands.points >= at ? null : { rule: 'NY-BND-31', params: { points: s.bands.points, at } };
}

export function takeBonus(s: State, bonus: BonusId, emit: Emit): void {
  s.bands.bonus = bonus;
  s.bands.points = 0;
  emit?.({ event: 'bonusTaken', bonus, rules: ['NY-BND-31', 'NY-BND-32'] });
}

/** NY-BND-12 */
export function endBonus(s: State, emit: Emit): void {
  if (s.bands.bonus === null) return;
  emit?.({ event: 'bonusEnded', bonus: s.bands.bonus, rules: ['NY-BND-12'] });
  s.bands.bonus = null;
}

/** NY-BND-32, NY-BND-33 */
export function bandsBonus(s: State): PrisonerBonus | null {
  return s.bands.bonus === null ? null : bonusOf[s.bands.bonus].bonus;
}
