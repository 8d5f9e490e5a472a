import * as v from 'valibot';
import {
  BAND_CARD_IDS,
  BLUE_OBJECTIVE_IDS,
  CASE_CARD_IDS,
  COP_ACTION_IDS,
  EVENT_IDS,
  ITEM_IDS,
  MISSION_IDS,
  NY_SPECIAL_SLOTS,
  REWARD_IDS,
  SPACE_KINDS,
  TASK_IDS,
  TIMER_TILE_IDS,
  TRANSITION_IDS,
  TRAP_CARD_IDS,
} from '../ids.ts';
import { effects } from '../effects.ts';
import { actionCard } from './heroes.ts';
import { amount, bonus, bonusId, byHeroes, copies, provenance, text } from './common.ts';
import { trapTile } from './tiles.ts';

const bandCard = {
  id: v.picklist(BAND_CARD_IDS),
  name: text,
  cost: amount,
  effects,
  powerUp: effects,
  discard: v.strictObject({ cost: amount, points: copies }),
  text,
  powerUpText: text,
};

export const bandsFile = v.strictObject({
  provenance,
  noiseTrackMax: copies,
  powerUpStart: byHeroes(copies),
  powerUpMin: copies,
  bonusTrack: v.strictObject({
    max: copies,
    bonuses: v.array(v.strictObject({ at: copies, id: bonusId, bonus })),
  }),
  maxMissionsInPlay: copies,
  actionCards: v.array(v.strictObject(bandCard)),
  specialCards: v.array(v.strictObject({ ...bandCard, slot: v.picklist(NY_SPECIAL_SLOTS) })),
  missions: v.array(
    v.strictObject({ id: v.picklist(MISSION_IDS), name: text, count: copies, effects, text }),
  ),
});

/** What a task asks of the hero (NY-USP-45). */
const requirement = v.variant('type', [
  v.strictObject({ type: v.literal('onBuilding') }),
  v.strictObject({ type: v.literal('killsThisTurn'), n: copies }),
  v.strictObject({ type: v.literal('noEnemiesInSpace') }),
  v.strictObject({ type: v.literal('revealedPoi'), n: copies }),
  v.strictObject({ type: v.literal('payItems'), n: copies }),
  v.strictObject({ type: v.literal('onEdge') }),
  v.strictObject({ type: v.literal('copWithin'), range: amount }),
  v.strictObject({ type: v.literal('noiseAtMost'), n: amount }),
  v.strictObject({ type: v.literal('heroesInSpace'), n: copies, orSoloLevel: copies }),
  v.strictObject({ type: v.literal('onSpaceKind'), kind: v.picklist(SPACE_KINDS) }),
  v.strictObject({ type: v.literal('hasCar') }),
  v.strictObject({ type: v.literal('holdsCase'), n: copies }),
  v.strictObject({ type: v.literal('levelAtLeast'), n: copies }),
  v.strictObject({ type: v.literal('bossDefeated'), n: copies }),
  v.strictObject({ type: v.literal('onBridgehead') }),
  v.strictObject({ type: v.literal('onHelicopter') }),
  v.strictObject({ type: v.literal('presidentInSpace') }),
  v.strictObject({ type: v.literal('casesInSpace'), n: copies }),
]);
export type Requirement = v.InferOutput<typeof requirement>;

const tier = v.picklist([1, 2, 3]);
const byTier = v.strictObject({ 1: copies, 2: copies, 3: copies });

export const uspfFile = v.strictObject({
  provenance,
  timerTiles: byHeroes(copies),
  availableCops: byHeroes(copies),
  prisonersRemoved: copies,
  stacks: byHeroes(byTier),
  stacksNote: text,
  weGoIn: v.strictObject({ ...actionCard.entries, perHero: v.literal(1) }),
  copActions: v.array(
    v.strictObject({ id: v.picklist(COP_ACTION_IDS), step: tier, name: text, effects, text }),
  ),
  tasks: v.array(
    v.strictObject({
      id: v.picklist(TASK_IDS),
      tier,
      name: text,
      requires: v.pipe(v.array(requirement), v.minLength(1)),
      onResolve: effects,
      text,
    }),
  ),
  transitions: v.array(
    v.variant('type', [
      v.strictObject({ id: v.picklist(TRANSITION_IDS), type: v.literal('1-2'), count: v.literal(1) }),
      v.strictObject({
        id: v.picklist(TRANSITION_IDS),
        type: v.literal('2-3'),
        count: v.literal(1),
        rewardPoints: byHeroes(copies),
      }),
    ]),
  ),
  rewards: v.array(v.strictObject({ id: v.picklist(REWARD_IDS), tier, points: copies })),
});

const named = <const Id extends string>(id: Id) => ({ id: v.literal(id), name: text });

export const variantsFile = v.strictObject({
  provenance,
  variants: v.tuple([
    v.strictObject({ ...named('hard-timer'), timerTiles: v.pipe(v.number(), v.integer(), v.maxValue(-1)) }),
    v.strictObject({
      ...named('hard-prisoners'),
      prisoners: v.pipe(v.number(), v.integer(), v.maxValue(-1)),
    }),
    v.strictObject({
      ...named('president-dead-or-alive'),
      replaces: v.strictObject({ 'presidents-bracelet': v.picklist(CASE_CARD_IDS) }),
      presidentDeck: v.literal(true),
      cards: copies,
      cardList: v.array(text),
    }),
    v.strictObject({
      ...named('wanted'),
      objectives: v.record(v.picklist(BLUE_OBJECTIVE_IDS), copies),
      wantedCards: copies,
    }),
  ]),
});

export const extrasFile = v.strictObject({
  provenance,
  extras: v.tuple([
    v.strictObject({ ...named('extra-special-cards'), perHero: copies, source: text }),
    v.strictObject({ ...named('extra-crossbows'), items: v.record(v.picklist(ITEM_IDS), copies) }),
    v.strictObject({ ...named('extra-explosions'), events: v.record(v.picklist(EVENT_IDS), copies) }),
    v.strictObject({ ...named('extra-timer-tiles'), timerTiles: v.array(v.picklist(TIMER_TILE_IDS)) }),
    v.strictObject({
      ...named('extra-traps'),
      trapCards: v.array(v.strictObject({ id: v.picklist(TRAP_CARD_IDS), name: text, count: copies })),
      trapTiles: v.array(trapTile),
    }),
    v.strictObject({ ...named('extra-hard-ny-deck'), source: text }),
    v.strictObject({ ...named('extra-art'), rulesEffect: v.literal(false) }),
  ]),
});
