import * as v from 'valibot';
import { BOSS_IDS, CASE_SLOTS, NY_SPECIAL_SLOTS } from './ids.ts';

/** The effect language: every primitive with its parameters, missing ones filled in, so that a reader never asks twice. */

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const range = v.picklist([0, 1]);
const op = <const Name extends string>(name: Name) => v.literal(name);
const flag = v.optional(v.boolean(), false);

/** NY-FX-10 to NY-FX-24 */
const exploring = [
  v.strictObject({
    op: op('move'),
    n: count,
    upTo: flag,
    requireNoEnemies: flag,
    roadblocks: v.optional(v.picklist(['stop', 'destroy', 'ignore']), 'stop'),
  }),
  v.strictObject({ op: op('moveManhole') }),
  v.strictObject({ op: op('movePoi') }),
  v.strictObject({ op: op('reveal'), n: count }),
  v.strictObject({ op: op('revealPoi'), n: count }),
  v.strictObject({ op: op('peekPoi'), n: count }),
  v.strictObject({ op: op('peekCase'), n: count }),
  v.strictObject({ op: op('peekTimer'), n: count }),
  v.strictObject({ op: op('peekPresident') }),
] as const;

/** NY-FX-30 to NY-FX-41 */
const fighting = [
  v.strictObject({ op: op('damage'), n: count, range }),
  v.strictObject({ op: op('trick'), n: v.union([count, v.literal('all')]), range: v.optional(range, 0) }),
  v.strictObject({ op: op('preventDamage'), n: v.union([count, v.literal('all')]) }),
  v.strictObject({
    op: op('heroDamage'),
    n: count,
    target: v.literal('current'),
    if: v.optional(v.picklist(['always', 'enemyInHeroSpace']), 'always'),
  }),
  v.strictObject({ op: op('explosion') }),
  v.strictObject({
    op: op('returnCards'),
    n: count,
    choice: v.picklist(['chosen', 'random']),
    target: v.picklist(['self', 'heroWithin1', 'otherHeroesInSpace']),
  }),
  v.pipe(
    v.strictObject({ op: op('drawItems'), draw: count, keep: count }),
    v.check(({ draw, keep }) => keep <= draw, 'keeps more cards than it draws'),
  ),
  v.strictObject({ op: op('discardItem'), n: count, choice: v.literal('random') }),
  v.strictObject({ op: op('reload'), n: count }),
  v.strictObject({
    op: op('steal'),
    n: v.literal(1),
    range,
    from: v.pipe(v.array(v.picklist(['president', 'case', 'item'])), v.minLength(1)),
  }),
  v.strictObject({ op: op('ignoreEvents'), scope: v.literal('turn') }),
] as const;

/** NY-FX-50 to NY-FX-62 */
const boardAndTimer = [
  v.pipe(
    v.strictObject({
      op: op('placeRoadblock'),
      where: v.picklist(['heroSpace', 'anyHeroSpace']),
      direction: v.picklist(['topBack', 'chosen']),
    }),
    v.check(
      (e) => (e.where === 'heroSpace') === (e.direction === 'topBack'),
      'pairs only heroSpace with topBack and anyHeroSpace with chosen',
    ),
  ),
  v.strictObject({ op: op('removeRoadblock'), n: count, where: v.picklist(['heroSpace', 'anywhere']) }),
  v.strictObject({ op: op('placeItems'), n: count, where: v.picklist(['heroSpace', 'thisTile']) }),
  v.strictObject({ op: op('moveHelicopter'), n: count }),
  v.strictObject({ op: op('landHelicopter') }),
  v.strictObject({ op: op('destroyGullfire') }),
  v.strictObject({ op: op('threatenGullfire') }),
  v.strictObject({ op: op('removeRaft'), n: count }),
  v.strictObject({ op: op('eventLevel'), n: count }),
  v.strictObject({ op: op('revealEvents'), n: v.literal('level') }),
  v.strictObject({ op: op('revealTimer'), n: count }),
  v.strictObject({ op: op('discardTimer'), n: count }),
  v.strictObject({ op: op('newYorkWins') }),
] as const;

export const PRISONER_PLACES = [
  'heroSpace',
  'thisTile',
  'adjacentToHero',
  'adjacentToAnyHero',
  'manholesWithin2',
  'nearestManholes',
  'eachRevealedManhole',
  'eachRevealedPoi',
  'chosenManholes',
] as const;

/** NY-FX-70 to NY-FX-87 */
const newYork = [
  v.strictObject({ op: op('noise'), n: count }),
  v.strictObject({ op: op('reduceNoise'), n: count }),
  v.strictObject({ op: op('missionCube'), n: count }),
  v.strictObject({
    op: op('placePrisoners'),
    n: count,
    where: v.picklist(PRISONER_PLACES),
    onePerSpace: flag,
  }),
  v.strictObject({
    op: op('placePrisonerCar'),
    n: count,
    where: v.picklist(['adjacentToHero', 'atDistance2']),
  }),
  v.strictObject({
    op: op('moveEnemies'),
    count: v.union([count, v.literal('allCars')]),
    chosenBy: v.optional(v.picklist(['priority', 'newYork']), 'priority'),
  }),
  v.strictObject({ op: op('moveBosses') }),
  v.strictObject({ op: op('placeBoss'), boss: v.picklist(BOSS_IDS), where: v.literal('thisTile') }),
  v.strictObject({ op: op('placeCase'), slot: v.picklist(CASE_SLOTS), where: v.literal('thisTile') }),
  v.strictObject({ op: op('addNySpecial'), slot: v.picklist(NY_SPECIAL_SLOTS) }),
] as const;

/** NY-FX-95 */
const bands = [
  v.strictObject({ op: op('revealMission'), n: count }),
  v.strictObject({ op: op('activateMissions') }),
  v.strictObject({ op: op('movePowerUp'), n: v.pipe(v.number(), v.integer(), v.notValue(0)) }),
  v.strictObject({
    op: op('moveBoss'),
    boss: v.picklist(BOSS_IDS),
    steps: count,
    orPlaceOn: v.literal('revealedPoi'),
  }),
  v.strictObject({ op: op('healBoss'), boss: v.picklist(BOSS_IDS) }),
] as const;

/** NY-FX-96 */
const police = [
  v.strictObject({ op: op('resolveTask') }),
  v.strictObject({ op: op('copActions') }),
  v.strictObject({ op: op('moveCops'), cops: count, steps: count }),
  v.strictObject({ op: op('copDamage'), spaces: count, n: count }),
  v.strictObject({ op: op('copBreach'), n: count }),
  v.strictObject({ op: op('copEscort'), prevent: count }),
  v.strictObject({
    op: op('placeCops'),
    n: count,
    where: v.picklist(['heroSpace', 'anyCopSpace', 'anyBridgehead']),
  }),
] as const;

const simple = [...exploring, ...fighting, ...boardAndTimer, ...newYork, ...bands, ...police] as const;

type SimpleEffect = v.InferOutput<(typeof simple)[number]>;

/** NY-FX-88 to NY-FX-90: the three primitives that hold further lists. */
type NestingEffect =
  | { op: 'forEachHero'; effects: Effects }
  | { op: 'if'; cond: 'bossOnBoard'; then: Effects; else: Effects }
  | { op: 'choice'; options: Effects[] };

export type Effect = SimpleEffect | NestingEffect;
export type Effects = readonly Effect[];
export type Op = Effect['op'];
/** The primitive of a name, with its parameters. */
export type EffectOf<Name extends Op> = Extract<Effect, { op: Name }>;

const nested: v.GenericSchema<unknown, Effect[]> = v.lazy(() => v.array(effect));

const nesting = [
  v.strictObject({ op: op('forEachHero'), effects: nested }),
  // oxlint-disable-next-line unicorn/no-thenable -- `then` is the word of NY-FX-89; nobody awaits content
  v.strictObject({ op: op('if'), cond: v.literal('bossOnBoard'), then: nested, else: nested }),
  v.strictObject({ op: op('choice'), options: v.pipe(v.array(nested), v.minLength(2)) }),
] as const;

const effect: v.GenericSchema<unknown, Effect> = v.variant('op', [...simple, ...nesting]);

/** A list of effects, resolved in order (NY-FX-01). */
export const effects = v.array(effect);

/** Ops whose home is one expansion's own cards; elsewhere nothing could resolve them. */
export const BANDS_OPS: readonly Op[] = [
  'revealMission',
  'activateMissions',
  'movePowerUp',
  'moveBoss',
  'healBoss',
];
export const POLICE_OPS: readonly Op[] = [
  'resolveTask',
  'copActions',
  'moveCops',
  'copDamage',
  'copBreach',
  'copEscort',
  'placeCops',
];
