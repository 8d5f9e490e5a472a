import * as v from 'valibot';
import { BONUS_IDS, DIRECTIONS, HERO_IDS } from '../ids.ts';
import { effects } from '../effects.ts';

export const text = v.pipe(v.string(), v.minLength(1));
export const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
export const copies = v.pipe(v.number(), v.integer(), v.minValue(1));
export const directions = v.array(v.picklist(DIRECTIONS));

/** One figure for each number of heroes. */
export const byHeroes = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject({ 1: value, 2: value, 3: value, 4: value });

/** What makes every prisoner stronger (NY-SPC-06, NY-BND-32): exactly one figure. */
export const bonus = v.pipe(
  v.strictObject({
    hitPoints: v.optional(amount, 0),
    movement: v.optional(amount, 0),
    damage: v.optional(amount, 0),
    range: v.optional(amount, 0),
  }),
  v.check((b) => b.hitPoints + b.movement + b.damage + b.range === 1, 'must raise exactly one figure by 1'),
);
export type PrisonerBonus = v.InferOutput<typeof bonus>;
export const bonusId = v.picklist(BONUS_IDS);

/** How a weapon is used (NY-WPN-04, NY-WPN-05). */
export const weaponUse = v.strictObject({
  ammo: amount,
  noise: amount,
  oncePerTurn: v.optional(v.boolean(), false),
  effects,
});

/** The extra move of a car card (NY-CAR-04, NY-CAR-05). */
export const extraMove = v.strictObject({
  upTo: copies,
  requireNoEnemies: v.literal(true),
  reveal: amount,
  noise: amount,
});

export const heroId = v.picklist(HERO_IDS);

/** A file names its sources; no rule reads them. */
export const provenance = v.union([v.string(), v.record(v.string(), v.string())]);
