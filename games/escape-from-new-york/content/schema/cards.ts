import * as v from 'valibot';
import {
  BLUE_OBJECTIVE_IDS,
  BOSS_IDS,
  BRIDGE_IDS,
  CASE_CARD_IDS,
  CASE_SLOTS,
  EVENT_IDS,
  ITEM_IDS,
  POI_TILE_IDS,
  PRESIDENT_CARD_IDS,
  PURPLE_OBJECTIVE_IDS,
  TRANSPORTS,
} from '../ids.ts';
import { effects } from '../effects.ts';
import { amount, byHeroes, copies, heroId, provenance, text, weaponUse } from './common.ts';

const itemCard = {
  id: v.picklist(ITEM_IDS),
  name: text,
  count: copies,
  set: v.picklist(['base', 'uspf', 'extras']),
  objective: v.optional(v.boolean(), false),
  text,
};

const item = v.strictObject({ ...itemCard, kind: v.literal('item'), effects });

/** A weapon either can be used or makes other damage stronger (NY-WPN-04, NY-WPN-10). */
const weapon = v.pipe(
  v.strictObject({
    ...itemCard,
    kind: v.literal('weapon'),
    ammo: amount,
    use: v.optional(v.nullable(weaponUse), null),
    passive: v.optional(v.nullable(v.strictObject({ addDamage: copies, range: v.literal(0) })), null),
    levelUpWhenRevealed: v.boolean(),
  }),
  v.check((w) => (w.use === null) !== (w.passive === null), 'needs either a use or a passive effect'),
  v.check((w) => w.use === null || w.use.ammo <= w.ammo, 'uses more ammo than it holds'),
);

export const itemsFile = v.strictObject({ provenance, items: v.array(v.variant('kind', [item, weapon])) });

export const eventsFile = v.strictObject({
  provenance,
  events: v.array(
    v.strictObject({
      id: v.picklist(EVENT_IDS),
      name: text,
      count: copies,
      set: v.picklist(['base', 'extras']),
      effects,
      text,
    }),
  ),
});

export const bossesFile = v.strictObject({
  provenance,
  bosses: v.array(
    v.strictObject({
      id: v.picklist(BOSS_IDS),
      name: text,
      hitPoints: copies,
      damage: amount,
      range: v.picklist([0, 1]),
      movement: copies,
      removedWhenKilled: v.boolean(),
      case: v.nullable(v.picklist(CASE_SLOTS)),
      ability: v.picklist(['bodyguards', 'slippery', 'crusher']),
      abilityText: text,
    }),
  ),
});

const caseCard = { id: v.picklist(CASE_CARD_IDS), name: text };

export const caseCardsFile = v.strictObject({
  provenance,
  caseTokens: v.array(
    v.strictObject({
      slot: v.picklist(CASE_SLOTS),
      source: v.union([
        v.strictObject({ boss: v.picklist(BOSS_IDS) }),
        v.strictObject({ poi: v.picklist(POI_TILE_IDS) }),
      ]),
    }),
  ),
  cards: v.array(
    v.variant('kind', [
      v.strictObject({ ...caseCard, kind: v.literal('tape'), set: v.literal('base') }),
      v.strictObject({ ...caseCard, kind: v.literal('tracer'), set: v.literal('uspf') }),
      v.strictObject({
        ...caseCard,
        kind: v.literal('bracelet'),
        set: v.picklist(['base', 'presidentVariant']),
        onceEffects: effects,
        text,
      }),
      v.strictObject({
        ...caseCard,
        kind: v.literal('diagram'),
        set: v.picklist(['base', 'start']),
        bridge: v.picklist(BRIDGE_IDS),
        hero: v.optional(v.nullable(heroId), null),
        startsRevealed: v.optional(v.boolean(), false),
        removedWhenDiscarded: v.optional(v.boolean(), false),
      }),
    ]),
  ),
  president: v.strictObject({ id: v.literal('president'), name: text, set: v.literal('base') }),
  presidentDeck: v.array(v.strictObject({ id: v.picklist(PRESIDENT_CARD_IDS), name: text, count: copies })),
  baseCaseDeck: v.array(v.picklist(CASE_CARD_IDS)),
});

const objective = { name: text, count: copies, set: v.picklist(['base', 'wanted']) };

export const objectivesFile = v.strictObject({
  provenance,
  used: byHeroes(copies),
  blue: v.array(
    v.strictObject({
      id: v.picklist(BLUE_OBJECTIVE_IDS),
      ...objective,
      requires: v.variant('type', [
        v.strictObject({ type: v.literal('case'), card: v.picklist(CASE_CARD_IDS) }),
        v.strictObject({ type: v.literal('item'), card: v.picklist(ITEM_IDS) }),
        v.strictObject({ type: v.literal('wantedCards'), n: copies }),
      ]),
    }),
  ),
  purple: v.array(
    v.strictObject({
      id: v.picklist(PURPLE_OBJECTIVE_IDS),
      ...objective,
      requires: v.strictObject({ type: v.literal('transport'), transport: v.picklist(TRANSPORTS) }),
    }),
  ),
});
