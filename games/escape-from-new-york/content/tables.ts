import type { Effects } from './effects.ts';
import { rawFiles } from './files.ts';
import type * as ids from './ids.ts';
import { readContent } from './read.ts';
import type { PrisonerBonus } from './schema/common.ts';
import { effectSources } from './sources.ts';

/** The box, read once: frozen tables by id. Rules and state hold ids only and look everything else up here. */

const files = readContent(rawFiles);

/** The checks of `check/roster.ts` make the table complete for its ids. */
function table<Id extends string, Entry>(entries: readonly (readonly [Id, Entry])[]) {
  return Object.freeze(Object.fromEntries(entries)) as Readonly<Record<Id, Entry>>;
}

function byId<Id extends string, Entry extends { readonly id: Id }>(entries: readonly Entry[]) {
  return table<Entry['id'], Entry>(entries.map((entry) => [entry.id, entry]));
}

export const board = files.board;
export const components = files.components.supply;
export const limits = files.components.limits;

// Heroes

export const personalAbility = files.heroes.personalAbility;
export const heroes = byId(files.heroes.heroes);
type Hero = (typeof heroes)[ids.HeroId];

type PrintedCard = Omit<Hero['basic'][number], 'id'>;
export type ActionCard = PrintedCard & {
  readonly id: ids.ActionCardId;
  readonly hero: ids.HeroId | null;
  readonly set: 'basic' | 'special' | 'extra' | 'weGoIn';
};

export const actionCards = byId<ids.ActionCardId, ActionCard>(
  files.heroes.heroes
    .flatMap((hero) =>
      (['basic', 'special', 'extra'] as const).flatMap((set) =>
        hero[set].map((card): ActionCard => ({ ...card, hero: hero.id, set })),
      ),
    )
    .concat({ ...files.uspf.weGoIn, hero: null, set: 'weGoIn' })
    .map((card) => Object.freeze(card)),
);

export const levelBars = table(files.levelBars.sets.map((set) => [set.texture, set.bars] as const));
export const levelText = files.levelBars.levelText;

type PrintedCar = typeof files.heroes.carCard;
export type CarCard = Pick<PrintedCar, 'name' | 'extraMove' | 'abandon'> & { readonly id: ids.CarCardId };

export const carCards = byId<ids.CarCardId, CarCard>([
  files.heroes.carCard,
  ...files.heroes.startCards.filter((card) => card.kind === 'car'),
]);

// Items, weapons, cases

export const items = byId(files.items.items);
type Item = (typeof items)[ids.ItemId];

type PrintedWeapon = Extract<Item, { kind: 'weapon' }>;
export type Weapon = Pick<PrintedWeapon, 'name' | 'ammo' | 'use' | 'passive' | 'levelUpWhenRevealed'> & {
  readonly id: ids.WeaponId;
  readonly removedWhenDiscarded: boolean;
};

export const weapons = byId<ids.WeaponId, Weapon>([
  ...files.heroes.startCards
    .filter((card) => card.kind === 'weapon')
    .map((card) => Object.freeze({ ...card, passive: null })),
  ...files.items.items
    .filter((card) => card.kind === 'weapon')
    .map((card) => Object.freeze({ ...card, id: card.id as ids.WeaponId, removedWhenDiscarded: false })),
]);

export const caseCards = byId(files.caseCards.cards);
export const caseTokens = files.caseCards.caseTokens;
export const baseCaseDeck = files.caseCards.baseCaseDeck;
export const presidentDeck = byId(files.caseCards.presidentDeck);
export const bosses = byId(files.bosses.bosses);

export const objectives = {
  used: files.objectives.used,
  blue: byId(files.objectives.blue),
  purple: byId(files.objectives.purple),
} as const;

// Tiles, events, timer

export const events = byId(files.events.events);
export const timerTiles = byId(files.timerTiles.tiles);
export const timerTilesUsed = files.timerTiles.used;
export const poiTiles = byId(files.poiTiles.tiles);
export const suburbCounters = files.suburbCounters.counters;

const [extraSpecialCards, extraCrossbows, extraExplosions, extraTimerTiles, extraTraps] = files.extras.extras;
export const extras = {
  extraSpecialCards,
  extraCrossbows,
  extraExplosions,
  extraTimerTiles,
  extraTraps,
} as const;
const [hardTimer, hardPrisoners, presidentVariant, wanted] = files.variants.variants;
export const variants = { hardTimer, hardPrisoners, presidentVariant, wanted } as const;

type PrintedTile = Omit<(typeof files.cityTiles.tiles)[number], 'id'>;
export type MapTile = PrintedTile & { readonly id: ids.MapTileId; readonly trap: boolean };

export const mapTiles = byId<ids.MapTileId, MapTile>(
  [
    ...files.cityTiles.tiles.map((tile) => ({ ...tile, trap: false })),
    ...extraTraps.trapTiles.map((tile) => ({ ...tile, trap: true })),
    ...files.parkTiles.tiles.map((tile) => ({ ...tile, trap: false })),
  ].map((tile) => Object.freeze(tile)),
);

// New York

export const noiseTrackMax = files.nyCards.noiseTrackMax;

type PrintedNyCard = Omit<(typeof files.nyCards.cards)[number], 'id'>;
export type NyCard = PrintedNyCard & {
  readonly id: ids.AnyNyCardId;
  readonly deck: 'standard' | 'hard' | 'special';
  readonly slot: ids.NySpecialSlot | null;
  readonly bonus: PrisonerBonus | null;
};

export const nyCards = byId<ids.AnyNyCardId, NyCard>(
  [
    ...files.nyCards.cards.map((card) => ({ ...card, deck: 'standard', slot: null, bonus: null }) as const),
    ...files.hardNyCards.cards.map((card) => ({ ...card, deck: 'hard', slot: null, bonus: null }) as const),
    ...files.specialNyCards.cards.map((card) => ({ ...card, deck: 'special' }) as const),
  ].map((card) => Object.freeze(card)),
);

/** The special card that a POI tile adds (NY-SPC-01). */
export const specialNyCardOf = table(files.specialNyCards.cards.map((card) => [card.slot, card.id] as const));

// Expansions

export const bands = {
  ...files.bands,
  cards: byId([...files.bands.actionCards, ...files.bands.specialCards]),
  missions: byId(files.bands.missions),
  /** NY-BND-19 */
  specialOf: table(files.bands.specialCards.map((card) => [card.slot, card.id] as const)),
} as const;

export const uspf = {
  ...files.uspf,
  copActions: byId(files.uspf.copActions),
  tasks: byId(files.uspf.tasks),
  rewards: byId(files.uspf.rewards),
  transitions: byId(files.uspf.transitions),
} as const;

/**
 * Every effect list by a name that a step of the agenda can carry: a card's or tile's id, `bny-1.powerUp`, `ability.0`;
 * lists inside a list add the place of the primitive that holds them: `ny-01.0`, `ny-09.0.then`, `brain-s3.0.1`.
 */
export const EFFECTS: Readonly<Record<string, Effects>> = table(
  effectSources(files).map(({ name, list }) => [name, list] as const),
);
export const EFFECT_SOURCES: readonly string[] = Object.freeze(Object.keys(EFFECTS));
