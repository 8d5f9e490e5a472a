import * as v from 'valibot';
import { ACTION_CARD_IDS, CAR_CARD_IDS, CASE_CARD_IDS, START_WEAPON_IDS, TEXTURES } from '../ids.ts';
import { effects } from '../effects.ts';
import { amount, copies, extraMove, heroId, provenance, text, weaponUse } from './common.ts';

/** A hero's action card (NY-ACT). */
export const actionCard = v.strictObject({
  id: v.picklist(ACTION_CARD_IDS),
  name: text,
  icon: v.picklist(['movement', 'damage', 'special']),
  noise: amount,
  effects,
  text,
});

const startWeapon = v.strictObject({
  id: v.picklist(START_WEAPON_IDS),
  name: text,
  hero: heroId,
  kind: v.literal('weapon'),
  ammo: copies,
  use: weaponUse,
  levelUpWhenRevealed: v.literal(false),
  removedWhenDiscarded: v.literal(true),
});

const carCard = {
  id: v.picklist(CAR_CARD_IDS),
  name: text,
  extraMove,
  abandon: v.picklist(['leftInSpace', 'removedFromGame']),
};

export const heroesFile = v.strictObject({
  provenance,
  personalAbility: v.strictObject({
    oncePerTurn: v.literal(true),
    noise: amount,
    replaces: text,
    options: v.array(effects),
  }),
  startCards: v.array(
    v.variant('kind', [startWeapon, v.strictObject({ ...carCard, hero: heroId, kind: v.literal('car') })]),
  ),
  carCard: v.strictObject({ ...carCard, count: copies }),
  heroes: v.array(
    v.strictObject({
      id: heroId,
      name: text,
      start: v.variant('type', [
        v.strictObject({ type: v.literal('weapon'), card: v.picklist(START_WEAPON_IDS) }),
        v.strictObject({ type: v.literal('case'), card: v.picklist(CASE_CARD_IDS) }),
        v.strictObject({ type: v.literal('car'), card: v.picklist(CAR_CARD_IDS) }),
      ]),
      basic: v.array(actionCard),
      special: v.array(actionCard),
      extra: v.array(actionCard),
    }),
  ),
});

const bar = v.strictObject({ level: v.picklist([1, 2, 3]), prisoners: amount, items: amount });
const levelText = v.array(v.picklist(['takeSpecialCard', 'changeObjective']));

export const levelBarsFile = v.strictObject({
  provenance,
  sets: v.array(v.strictObject({ texture: v.picklist(TEXTURES), bars: v.tuple([bar, bar, bar]) })),
  levelText: v.strictObject({ 1: levelText, 2: levelText, 3: levelText }),
});
