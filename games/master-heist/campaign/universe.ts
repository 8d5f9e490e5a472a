import { BadInput, copyJson } from '@getaway/engine';
import * as v from 'valibot';
import { CAMPAIGN } from '../content/book.ts';
import { ACHIEVEMENT_IDS, CHARACTER_IDS, FIXER_IDS, ITEM_IDS, ITEMS, SKILL_IDS } from '../content/index.ts';
import { choiceSchema, tableSchema } from './choice.ts';

const figure = v.pipe(v.number(), v.integer(), v.minValue(0));
const level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CAMPAIGN.maxLevel));
const text = v.pipe(v.string(), v.nonEmpty());

/** MH-CMP-02: a name with one character card and two skill cards, a level and a status. */
const named = v.strictObject({
  name: text,
  character: v.picklist(CHARACTER_IDS),
  skills: v.tuple([v.picklist(SKILL_IDS), v.picklist(SKILL_IDS)]),
  level,
  status: v.picklist(['free', 'busted']),
  /** The player who still has to choose the upgrade of its level (MH-LVL-07, 11). */
  due: v.nullable(text),
});

const heist = v.strictObject({
  scenario: text,
  won: v.boolean(),
  /** Team cash when it was over. */
  cash: figure,
  crew: v.array(
    v.strictObject({ name: text, character: v.picklist(CHARACTER_IDS), player: text, escaped: v.boolean() }),
  ),
});

const plan = v.strictObject({
  scenario: text,
  crew: v.array(v.strictObject({ who: text, player: text })),
  /** The seed of the heist that is under way, or null while it is being planned (MH-CMP-15). */
  seed: v.nullable(text),
  /** The online table that deals it instead of that seed (MH-CMP-18). */
  table: v.exactOptional(tableSchema),
});

/** The record of a heist; the engine reads it in full when it is played again. */
const record = v.looseObject({ game: text, seed: text, plays: v.array(v.unknown()) });

const rulesSchema = v.strictObject({
  bonusItems: v.boolean(),
  autoConfirm: v.boolean(),
  captainDecides: v.boolean(),
});

/** Everything a campaign keeps (MH-CMP-01), and the history that led to it. */
export const universeSchema = v.strictObject({
  /** 2 once a heist was handed to an online table: who reads 1 only knows nothing of such decisions. */
  form: v.picklist([1, 2]),
  game: v.literal('master-heist'),
  name: text,
  options: rulesSchema,
  players: v.array(v.strictObject({ name: text, level, away: v.boolean() })),
  characters: v.array(named),
  cash: figure,
  jewels: figure,
  items: v.array(v.picklist(ITEM_IDS)),
  shop: v.array(v.picklist(ITEM_IDS)),
  /** Scenario items that were ever picked up (MH-SHP-05). */
  discovered: v.array(v.picklist(ITEM_IDS)),
  fixers: v.array(v.picklist(FIXER_IDS)),
  heists: v.array(heist),
  achievements: v.array(v.picklist(ACHIEVEMENT_IDS)),
  finalScore: v.nullable(figure),
  plan: v.nullable(plan),
  history: v.array(v.union([v.strictObject({ choice: choiceSchema }), v.strictObject({ heist: record })])),
});

export type Universe = v.InferOutput<typeof universeSchema>;
export type Named = Universe['characters'][number];
export type Player = Universe['players'][number];
export type Plan = NonNullable<Universe['plan']>;
export type CampaignOptions = Universe['options'];

const NO_VARIANTS: CampaignOptions = { bonusItems: false, autoConfirm: false, captainDecides: false };

/** MH-CMP-09: amateurs, Old Friend, no cash. */
export function newUniverse(name: string, options: Partial<CampaignOptions> = {}): Universe {
  const called = name.trim();
  if (called === '' || called.length > 60) throw new BadInput('a campaign needs a name of 1 to 60 letters');
  return {
    form: 1,
    game: 'master-heist',
    name: called,
    options: { ...NO_VARIANTS, ...options },
    players: [],
    characters: [],
    cash: CAMPAIGN.start.teamCash,
    jewels: 0,
    items: [],
    shop: ITEM_IDS.filter((id) => ITEMS[id].source === 'shop'),
    discovered: [],
    fixers: [...CAMPAIGN.start.fixers],
    heists: [],
    achievements: [],
    finalScore: null,
    plan: null,
    history: [],
  };
}

/** What can be switched on when a campaign starts. */
export const VARIANTS = [
  'bonusItems',
  'autoConfirm',
  'captainDecides',
] as const satisfies (keyof CampaignOptions)[];

export const startUniverse = (name: string, variants: readonly string[]): Universe =>
  newUniverse(name, Object.fromEntries(VARIANTS.map((variant) => [variant, variants.includes(variant)])));

/** A copy to change; what has happened stays as it is, so its entries are shared. */
export function copyUniverse({ history, ...present }: Universe): Universe {
  return { ...copyJson(present), history: [...history] };
}

export const namedCharacter = (universe: Universe, name: string): Named | undefined =>
  universe.characters.find((character) => character.name === name);

export const playerNamed = (universe: Universe, name: string): Player | undefined =>
  universe.players.find((player) => player.name === name);
