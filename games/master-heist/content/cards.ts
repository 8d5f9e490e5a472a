import * as v from 'valibot';
import {
  ABILITY_IDS,
  ACTION_IDS,
  CHARACTER_IDS,
  EVENT_IDS,
  ITEM_IDS,
  PREBUILT_IDS,
  SKILL_IDS,
} from './ids.ts';
import { count, ruleId, text, type Frozen } from './load.ts';
import { SUB_ACTIONS } from './vocabulary.ts';

const subs = v.array(v.picklist(SUB_ACTIONS));
const cost = v.strictObject({ ideas: v.exactOptional(count()), noise: v.exactOptional(count()) });

export const actionSchema = v.strictObject({ id: v.picklist(ACTION_IDS), name: text, sub: subs });

/** What an ability does, in verbs the rules know (MH-ABL). */
const abilityEffect = v.variant('type', [
  v.strictObject({
    type: v.literal('extraSubAction'),
    per: v.literal('unlockInCommittedAction'),
    adds: subs,
  }),
  v.strictObject({ type: v.literal('unlockAdjacent'), count: count() }),
  v.strictObject({ type: v.literal('grantItem'), item: v.picklist(ITEM_IDS) }),
  v.strictObject({
    type: v.literal('createExit'),
    where: v.literal('externalSideOfCurrentTile'),
    afterwards: v.literal('escapeImmediately'),
  }),
  v.strictObject({ type: v.literal('gainIdeasOn'), trigger: v.literal('ownSubdue'), ideas: count() }),
  v.strictObject({ type: v.literal('subdueAllOnOwnTile'), trigger: v.literal('escapeInitiated') }),
  v.strictObject({ type: v.literal('preventUnsubdue'), range: v.literal('onOrAdjacent') }),
  v.strictObject({
    type: v.literal('leaveGuardedTiles'),
    duration: v.literal('phase'),
    escapeGuardSurcharge: count(),
  }),
  v.strictObject({ type: v.literal('moveTokens'), max: count(), whose: v.literal('any') }),
  v.strictObject({
    type: v.literal('moveTokensAndGiveIdeas'),
    max: count(),
    whose: v.literal('any'),
    giveIdeasMax: count(),
  }),
  v.strictObject({
    type: v.literal('grantSubAction'),
    to: v.literal('otherCharacter'),
    choices: v.array(subs),
  }),
  v.strictObject({ type: v.literal('revealAdjacentToCamera') }),
  v.strictObject({ type: v.literal('subActions') }),
  v.strictObject({ type: v.literal('extraAdjacency'), across: v.literal('oneGapStraight') }),
  v.strictObject({
    type: v.literal('revealBecomesIdea'),
    when: v.literal('bagEmpty'),
    who: v.picklist(['self', 'anyCharacter']),
  }),
  v.strictObject({ type: v.literal('giveIdea'), ideas: count(), to: v.literal('anyOtherCharacter') }),
  v.strictObject({
    type: v.literal('reachAdjacent'),
    pickUp: v.boolean(),
    drop: v.boolean(),
    duration: v.literal('phase'),
  }),
  v.strictObject({
    type: v.literal('throwLoot'),
    range: count(),
    blockedBy: v.array(v.picklist(['gap', 'lock', 'remoteLock', 'keycardDoor'])),
  }),
  v.strictObject({
    type: v.literal('suppressCameras'),
    duration: v.literal('actionAndEventPhase'),
    events: v.array(v.picklist(EVENT_IDS)),
  }),
  v.strictObject({
    type: v.literal('disableUpTo'),
    count: count(),
    range: v.literal('onOrAdjacent'),
    alsoSubdueGuardsOnTheseTiles: v.boolean(),
  }),
]);

export const abilitySchema = v.strictObject({
  id: v.picklist(ABILITY_IDS),
  name: text,
  kind: v.picklist(['passive', 'free', 'action', 'setup']),
  cost: v.exactOptional(cost),
  sub: v.exactOptional(subs),
  options: v.exactOptional(v.array(v.strictObject({ cost, sub: subs }))),
  requires: v.exactOptional(v.literal('adjacentLiveCamera')),
  limit: v.exactOptional(v.picklist(['oncePerHeist', 'oncePerEscape'])),
  phase: v.exactOptional(v.picklist(['action', 'escape', 'actionOrEscape'])),
  effect: abilityEffect,
  description: text,
  rules: v.pipe(v.array(ruleId), v.nonEmpty()),
});

const defaultAction = v.union([
  v.strictObject({ action: v.picklist(ACTION_IDS), name: text }),
  v.strictObject({ ability: v.picklist(ABILITY_IDS), name: text }),
]);

export const characterSchema = v.strictObject({
  id: v.picklist(CHARACTER_IDS),
  name: text,
  level: v.picklist(['amateur', 'pro']),
  classId: v.picklist(CHARACTER_IDS),
  archetype: v.picklist([
    'bypasser',
    'fighter',
    'rogue',
    'hacker',
    'mover',
    'support',
    'looter',
    'surveillance',
  ]),
  memory: count(),
  initialIdeas: count(),
  defaultActions: v.pipe(v.array(defaultAction), v.nonEmpty()),
  abilities: v.array(v.picklist(ABILITY_IDS)),
  upgrades: v.exactOptional(v.tuple([v.picklist(CHARACTER_IDS), v.picklist(CHARACTER_IDS)])),
  proPath: v.exactOptional(v.picklist(['conventional', 'oddball'])),
  cannot: v.exactOptional(v.array(v.picklist(SUB_ACTIONS))),
});

const slot = v.picklist(ACTION_IDS);

export const skillSchema = v.strictObject({
  id: v.picklist(SKILL_IDS),
  name: text,
  level: v.picklist(['amateur', 'pro']),
  root: v.picklist(SKILL_IDS),
  copies: v.pipe(count(), v.minValue(1)),
  slots: v.strictObject({ 1: slot, 2: slot, 3: slot, 4: slot, 5: slot, 6: slot }),
  upgrades: v.array(v.picklist(SKILL_IDS)),
});

export const prebuiltSchema = v.strictObject({
  id: v.picklist(PREBUILT_IDS),
  name: text,
  character: v.picklist(CHARACTER_IDS),
  skills: v.tuple([v.picklist(SKILL_IDS), v.picklist(SKILL_IDS)]),
});

export type Ability = Frozen<v.InferOutput<typeof abilitySchema>>;
export type Character = Frozen<v.InferOutput<typeof characterSchema>>;
export type Skill = Frozen<v.InferOutput<typeof skillSchema>>;
export type Prebuilt = Frozen<v.InferOutput<typeof prebuiltSchema>>;
