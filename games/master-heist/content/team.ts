import * as v from 'valibot';
import {
  ACTION_IDS,
  FIXER_IDS,
  ITEM_IDS,
  NPC_ABILITY_IDS,
  NPC_IDS,
  NPC_SPECIAL_IDS,
  SCENARIO_IDS,
} from './ids.ts';
import { count, ruleId, text, type Frozen } from './load.ts';
import { SUB_ACTIONS } from './vocabulary.ts';

const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const sub = v.picklist(SUB_ACTIONS);

const itemAction = v.union([
  v.strictObject({
    action: v.picklist(ACTION_IDS),
    special: v.exactOptional(v.literal('everyCharacterShiftsOneToken')),
  }),
  v.strictObject({ special: v.literal('kill-pixels') }),
  v.strictObject({ special: v.literal('toss-flashbang'), noise: count() }),
  v.strictObject({ special: v.literal('blow-whistle'), sub: v.array(sub) }),
]);

const itemPassive = v.variant('type', [
  v.strictObject({ type: v.literal('discardAfterUse'), ifDie: v.exactOptional(v.array(die)) }),
  v.strictObject({ type: v.literal('noNoiseIf'), did: sub, didNot: sub }),
  v.strictObject({
    type: v.literal('extraMemory'),
    amount: count(),
    ifHolderBusted: v.literal('everyoneBustedAndObjectiveFails'),
    discardAtEndOfHeist: v.boolean(),
  }),
  v.strictObject({
    type: v.literal('planningReveal'),
    count: count(),
    discardAfterUse: v.boolean(),
    repeatPurchase: v.boolean(),
  }),
  v.strictObject({
    type: v.literal('preventIdeaLoss'),
    from: v.literal('event'),
    discardAfterUse: v.boolean(),
  }),
  v.strictObject({
    type: v.literal('convertUnlock'),
    one: count(),
    two: v.exactOptional(count()),
    silentIfOnlyCracking: v.exactOptional(v.boolean()),
    contributions: v.exactOptional(v.boolean()),
  }),
  v.strictObject({
    type: v.literal('notBustedIf'),
    condition: v.literal('noActiveGuardOnOrAdjacentAtEndOfEscape'),
  }),
  v.strictObject({ type: v.literal('noChaseThisActionPhase') }),
]);

export const itemSchema = v.strictObject({
  id: v.picklist(ITEM_IDS),
  name: text,
  copies: v.pipe(count(), v.minValue(1)),
  cost: count(),
  source: v.picklist(['shop', 'scenario']),
  action: v.nullable(itemAction),
  passive: v.nullable(itemPassive),
  limit: v.exactOptional(v.literal('oncePerHeist')),
  description: text,
  rule: ruleId,
});

const tiers = v.pipe(v.array(v.strictObject({ count: count(), cost: count() })), v.nonEmpty());

const fixerEffect = v.variant('type', [
  v.strictObject({
    type: v.literal('giveIdea'),
    cost: v.strictObject({ ideas: count() }),
    gain: v.strictObject({ ideas: count() }),
    who: v.literal('outdoorPlayerCharacter'),
    repeat: v.boolean(),
  }),
  v.strictObject({ type: v.literal('itemDiscount'), amount: count() }),
  v.strictObject({
    type: v.literal('swapForBlanks'),
    chits: v.array(v.picklist(['guard', 'dog', 'lock'])),
    tiers,
    requires: v.exactOptional(v.literal('someoneStartsInside')),
  }),
  v.strictObject({ type: v.literal('bet'), max: count() }),
  v.strictObject({ type: v.literal('planningReveal'), costEach: count(), repeat: v.boolean() }),
  v.strictObject({ type: v.literal('ideaPerLockRevealedInPlanning'), ideas: count() }),
  v.strictObject({
    type: v.literal('blanksOnCall'),
    tiers,
    useCost: v.strictObject({ ideas: count(), noise: count() }),
  }),
  v.strictObject({ type: v.literal('addCash'), amount: count(), where: v.literal('tilesWithCashOrJewel') }),
  v.strictObject({ type: v.literal('sell'), jewelPrice: count(), itemPrice: v.literal('costMinus1') }),
  v.strictObject({ type: v.literal('planningRevealedCamerasDisabled'), cost: count() }),
  v.strictObject({ type: v.literal('noiseShields'), max: count(), costEach: count() }),
  v.strictObject({ type: v.literal('ideaTokensOnTiles'), tiers }),
  v.strictObject({
    type: v.literal('insertMastermindEvents'),
    cards: v.array(v.picklist(['M1', 'M2', 'M3'])),
    tiers,
  }),
  v.strictObject({ type: v.literal('replaceGuardWithCharacter'), count: count() }),
]);

export const fixerSchema = v.strictObject({
  id: v.picklist(FIXER_IDS),
  name: text,
  ability: text,
  phase: v.picklist(['action', 'planning', 'planningAndHeist', 'betweenHeists']),
  booklet: v.exactOptional(text),
  effect: fixerEffect,
  description: text,
  unlockedBy: v.pipe(v.array(v.picklist([...SCENARIO_IDS, 'start'])), v.nonEmpty()),
  rule: ruleId,
});

const npcAction = v.picklist([...ACTION_IDS, 'special']);

const npcSide = v.strictObject({
  name: text,
  anyDie: v.tuple([npcAction, npcAction]),
  onSix: v.picklist(ACTION_IDS),
  cannot: v.array(sub),
  abilities: v.array(v.picklist(NPC_ABILITY_IDS)),
});

export const npcSchema = v.strictObject({
  id: v.picklist(NPC_IDS),
  startsActive: v.boolean(),
  activation: v.picklist(['freed', 'taken', 'start']),
  normal: npcSide,
  panicked: npcSide,
  rule: ruleId,
});

export const npcAbilitySchema = v.strictObject({
  id: v.picklist(NPC_ABILITY_IDS),
  name: text,
  when: v.picklist(['endOfActionPhase', 'onTaken']),
  condition: v.exactOptional(
    v.picklist(['notSharingTileWithPlayerCharacter', 'onOrAdjacentToPlayerCharacter']),
  ),
  effect: v.strictObject({
    who: v.exactOptional(v.literal('nearestPlayerCharacter')),
    choice: v.exactOptional(
      v.tuple([v.strictObject({ loseIdeas: count() }), v.strictObject({ noise: count() })]),
    ),
    gainIdeas: v.exactOptional(count()),
    noise: v.exactOptional(count()),
  }),
  rule: ruleId,
});

export const npcSpecialSchema = v.strictObject({
  id: v.picklist(NPC_SPECIAL_IDS),
  name: text,
  scenario: v.picklist(SCENARIO_IDS),
  sub: v.array(sub),
  limit: v.exactOptional(v.literal('oncePerHeist')),
  requires: v.exactOptional(v.literal('npcHoldsDocuments')),
  effect: v.variant('type', [
    v.strictObject({
      type: v.literal('throwKeycard'),
      line: v.boolean(),
      blockedBy: v.array(v.picklist(['gap', 'lock', 'unknown'])),
    }),
    v.strictObject({
      type: v.literal('placeCash'),
      amount: count(),
      where: v.array(v.picklist(['kennel', 'reinforcements'])),
    }),
    v.strictObject({ type: v.literal('none') }),
  ]),
  rule: ruleId,
});

export type Fixer = Frozen<v.InferOutput<typeof fixerSchema>>;
export type Npc = Frozen<v.InferOutput<typeof npcSchema>>;
export type NpcSpecial = Frozen<v.InferOutput<typeof npcSpecialSchema>>;
