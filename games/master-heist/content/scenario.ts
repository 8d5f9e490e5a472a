import * as v from 'valibot';
import {
  CRISIS_IDS,
  EVENT_IDS,
  FIXER_IDS,
  ITEM_IDS,
  NPC_IDS,
  NPC_SPECIAL_IDS,
  SCENARIO_IDS,
  TILE_CODES,
} from './ids.ts';
import { count, ruleId, text, type Frozen } from './load.ts';
import { BAG_CHITS, CHITS, DIFFICULTIES, DIRECTIONS, LETTERS, LOOT_KINDS, TOKENS } from './vocabulary.ts';

const axis = v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20));
const cell = v.strictObject({ q: axis, r: axis });
const side = v.picklist(DIRECTIONS);

const loot = v.variant('kind', [
  v.strictObject({ kind: v.literal('cash'), amount: v.pipe(count(), v.minValue(1)) }),
  v.strictObject({ kind: v.literal('jewel') }),
  v.strictObject({ kind: v.literal('documents') }),
  v.strictObject({ kind: v.literal('keycard') }),
  v.strictObject({ kind: v.literal('usb') }),
  v.strictObject({ kind: v.literal('item'), item: v.picklist(ITEM_IDS) }),
]);

/** What a tile code of the scenario designer stands for; without `kind` it is a tile. */
export const tileCodeSchema = v.strictObject({
  name: text,
  kind: v.exactOptional(v.picklist(['gap', 'entrance', 'tunnel'])),
  side: v.exactOptional(side),
  unknown: v.exactOptional(v.literal(true)),
  chits: v.exactOptional(v.array(v.picklist(CHITS))),
  loot: v.exactOptional(v.array(loot)),
  token: v.exactOptional(v.picklist(TOKENS)),
  pawn: v.exactOptional(v.literal(true)),
});

const tile = v.strictObject({
  q: axis,
  r: axis,
  code: v.picklist(TILE_CODES),
  unknown: v.exactOptional(v.literal(true)),
  chits: v.exactOptional(v.array(v.picklist(CHITS))),
  loot: v.exactOptional(v.array(loot)),
  token: v.exactOptional(v.picklist(TOKENS)),
  item: v.exactOptional(v.picklist(ITEM_IDS)),
  spot: v.exactOptional(v.picklist(['npc', 'insideStart'])),
});

const objectivePart = v.variant('type', [
  v.strictObject({
    type: v.literal('acquire'),
    loot: v.picklist(LOOT_KINDS),
    count: v.pipe(count(), v.minValue(1)),
  }),
  v.strictObject({ type: v.literal('npcEscapes') }),
  v.strictObject({
    type: v.literal('lootInHideout'),
    loot: v.picklist(LOOT_KINDS),
    count: v.pipe(count(), v.minValue(1)),
  }),
  v.strictObject({ type: v.literal('insideStarterEscapes'), count: v.pipe(count(), v.minValue(1)) }),
]);

const freedWhen = v.variant('type', [
  v.strictObject({ type: v.literal('remoteLockRemoved'), kind: v.picklist(LETTERS) }),
  v.strictObject({ type: v.literal('keycardDoorOpened'), at: cell }),
  v.strictObject({ type: v.literal('escortSubduedInOneRound'), count: count() }),
]);

const specialRule = v.variant('type', [
  v.strictObject({ type: v.literal('lockdownGates') }),
  v.strictObject({ type: v.literal('reinforcements') }),
  v.strictObject({ type: v.literal('keycard') }),
  v.strictObject({ type: v.literal('usb') }),
  v.strictObject({ type: v.literal('watchtower') }),
  v.strictObject({ type: v.literal('remoteLocks') }),
  v.strictObject({ type: v.literal('guardDogs'), kennel: v.boolean() }),
  v.strictObject({ type: v.literal('item'), item: v.picklist(ITEM_IDS) }),
  v.strictObject({
    type: v.literal('npc'),
    npc: v.picklist(NPC_IDS),
    start: v.union([cell, v.literal('entrance')]),
    startIdeas: count(),
    special: v.exactOptional(v.picklist(NPC_SPECIAL_IDS)),
    name: v.exactOptional(text),
    freedWhen: v.exactOptional(freedWhen),
  }),
  v.strictObject({
    type: v.literal('safe'),
    at: cell,
    cracks: v.pipe(count(), v.minValue(1)),
    contents: v.pipe(v.array(loot), v.nonEmpty()),
  }),
  v.strictObject({ type: v.literal('heldByGuard'), loot: v.array(v.picklist(LOOT_KINDS)) }),
  v.strictObject({ type: v.literal('tunnels'), count: v.pipe(count(), v.minValue(1)) }),
  v.strictObject({ type: v.literal('noEntranceLimit') }),
  v.strictObject({ type: v.literal('crackCipher'), opens: v.picklist(LETTERS) }),
  v.strictObject({
    type: v.literal('movingTarget'),
    escort: v.array(v.strictObject({ q: axis, r: axis, guards: count() })),
    captive: cell,
    direction: side,
    van: cell,
  }),
  v.strictObject({ type: v.literal('guardsHaveKeys') }),
  v.strictObject({ type: v.literal('ambushRequired'), early: v.picklist(CRISIS_IDS) }),
  v.strictObject({ type: v.literal('noFreeingInEscape') }),
  v.strictObject({ type: v.literal('checkTheLogs'), at: cell, reveals: count(), cash: count() }),
  v.strictObject({ type: v.literal('fixerUnavailable'), fixer: v.picklist(FIXER_IDS) }),
  v.strictObject({ type: v.literal('fixersUnavailable') }),
  v.strictObject({ type: v.literal('shopUnavailable') }),
  v.strictObject({ type: v.literal('hideouts'), at: v.array(cell), max: count() }),
  v.strictObject({ type: v.literal('startOnHideouts'), at: v.array(cell) }),
  v.strictObject({ type: v.literal('whispers') }),
  v.strictObject({ type: v.literal('freshIdeas') }),
  v.strictObject({ type: v.literal('breakout'), appliesTo: v.literal('playerCharacters') }),
  v.strictObject({ type: v.literal('mealTicket'), direction: side }),
  v.strictObject({ type: v.literal('trustedMayor') }),
  v.strictObject({ type: v.literal('breakInToBreakOut'), insideSpots: v.pipe(v.array(cell), v.nonEmpty()) }),
]);

const card = v.picklist([...EVENT_IDS, ...CRISIS_IDS]);
const position = v.strictObject({ x: v.pipe(v.number(), v.integer()), y: v.pipe(v.number(), v.integer()) });

/** How an imported board was drawn and written, so that it can be exported to the letter. */
const sheet = v.strictObject({
  /** Cells on a side of the designer's square grid. */
  grid: v.pipe(count(), v.minValue(1)),
  /** Fields of the share key it came from; older keys have fewer. */
  fields: v.picklist([1, 4, 9, 13, 18]),
  nameAt: position,
  bagAt: position,
  eventsAt: position,
  /** Parts the key left open and the import filled in. */
  filledIn: v.array(v.picklist(['name', 'bag', 'eventDeck'])),
});

const checksSchema = v.strictObject({
  tiles: count(400),
  unknown: count(400),
  bagTotal: count(400),
  tileEdges: count(900),
  externalTiles: count(400),
  externalSides: count(900),
  deckEvents: count(),
  deckCrises: count(),
});

const fields = {
  name: text,
  location: text,
  difficulty: v.picklist(DIFFICULTIES),
  brief: text,
  heist: v.exactOptional(v.literal('the-final-score')),
  part: v.exactOptional(v.picklist([1, 2])),
  next: v.exactOptional(v.picklist(SCENARIO_IDS)),
  county: v.exactOptional(v.literal(true)),
  objective: v.strictObject({
    all: v.pipe(v.array(objectivePart), v.nonEmpty()),
    objectiveLoot: v.array(v.picklist(LOOT_KINDS)),
  }),
  specialRules: v.array(specialRule),
  rewards: v.strictObject({ cash: count() }),
  unlocks: v.nullable(v.picklist(FIXER_IDS)),
  bag: v.record(v.picklist(BAG_CHITS), count()),
  eventDeckNotation: text,
  eventDeck: v.pipe(v.array(card), v.nonEmpty()),
  map: v.strictObject({
    tiles: v.pipe(v.array(tile), v.nonEmpty()),
    entrances: v.array(v.strictObject({ id: text, q: axis, r: axis, side, attachedTo: cell })),
    gates: v.exactOptional(
      v.strictObject({
        A: v.exactOptional(cell),
        B: v.exactOptional(cell),
        C: v.exactOptional(cell),
        D: v.exactOptional(cell),
      }),
    ),
    tunnels: v.exactOptional(
      v.array(
        v.strictObject({
          q: axis,
          r: axis,
          sides: v.pipe(v.array(v.strictObject({ side, attachedTo: cell })), v.nonEmpty()),
        }),
      ),
    ),
  }),
  checks: checksSchema,
  rules: v.array(ruleId),
  sheet: v.exactOptional(sheet),
};

/** A scenario of the book: its id is known. */
export const scenarioSchema = v.strictObject({ id: v.picklist(SCENARIO_IDS), ...fields });
/** Any scenario, also an imported one. */
export const anyScenarioSchema = v.strictObject({ id: text, ...fields });

export type Scenario = Frozen<v.InferOutput<typeof anyScenarioSchema>>;
export type SpecialRule = Scenario['specialRules'][number];
export type SpecialRuleOf<T extends SpecialRule['type']> = Extract<SpecialRule, { type: T }>;
export type MapTile = Scenario['map']['tiles'][number];
export type Loot = NonNullable<MapTile['loot']>[number];
export type Checks = Scenario['checks'];
export type TileMeaning = Frozen<v.InferOutput<typeof tileCodeSchema>>;

/** The scenario's rule of one type, or undefined when it does not use it. */
export function specialRuleOf<T extends SpecialRule['type']>(
  scenario: Scenario,
  type: T,
): SpecialRuleOf<T> | undefined {
  return scenario.specialRules.find((rule): rule is SpecialRuleOf<T> => rule.type === type);
}
