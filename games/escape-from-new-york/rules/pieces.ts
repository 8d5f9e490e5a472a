import { type Counts, pieceSet } from '@getaway/engine';
import {
  type ActionCardId,
  ANY_NY_CARD_IDS,
  BLUE_OBJECTIVE_IDS,
  CASE_CARD_IDS,
  EVENT_IDS,
  HERO_CARD_IDS,
  HERO_IDS,
  type HeroCardId,
  type HeroId,
  heroes,
  ITEM_IDS,
  MAP_TILE_IDS,
  type MapTileId,
  POI_TILE_IDS,
  PRESIDENT_CARD_IDS,
  PURPLE_OBJECTIVE_IDS,
  START_WEAPON_IDS,
  SUBURB_ICONS,
  suburbCounters,
  TIMER_TILE_IDS,
  timerTiles,
  type TimerTileId,
} from '../content/index.ts';
import {
  blueCounts,
  caseCounts,
  eventCounts,
  itemCounts,
  mapTileCounts,
  nyCardCounts,
  presidentCounts,
  purpleCounts,
  specialCards,
  timerCounts,
} from './figures.ts';
import type { Options } from './options.ts';

/** The components that lie or may lie face down somewhere. What is public only (cubes, figures) is counted in the state. */

/** What the sets must know of a state; reading the whole state here would make the types chase their own tail. */
interface Box {
  readonly options: Options;
  readonly heroes: readonly { readonly hero: HeroId | null }[];
}

/** NY-USP-01: one We Go In for each hero, told apart because a card's back shows whose it is. */
const WE_GO_IN = {
  snake: 'snake-go-in',
  maggie: 'maggie-go-in',
  brain: 'brain-go-in',
  cabbie: 'cabbie-go-in',
} as const satisfies Record<HeroId, string>;

export const ACTION_PIECES = [...HERO_CARD_IDS, ...HERO_IDS.map((hero) => WE_GO_IN[hero])] as const;
/** A card of one hero: the printed card's id, or that hero's We Go In. */
export type ActionPiece = HeroCardId | (typeof WE_GO_IN)[HeroId];

const printed = Object.fromEntries([
  ...HERO_CARD_IDS.map((id) => [id, id]),
  ...Object.values(WE_GO_IN).map((id) => [id, 'we-go-in']),
]) as Record<ActionPiece, ActionCardId>;
/** The printed card of a piece, which is also the name of its effect list. */
export const printedCard = (piece: ActionPiece): ActionCardId => printed[piece];

export const startingHand = (options: Options, hero: HeroId): ActionPiece[] => [
  ...heroes[hero].basic.map(({ id }) => id as HeroCardId),
  ...(options.uspf ? [WE_GO_IN[hero]] : []),
];

const heroOf = Object.fromEntries(
  HERO_IDS.flatMap((hero) => {
    const { basic, special, extra } = heroes[hero];
    const own = [...basic, ...special, ...extra].map(({ id }) => [id as string, hero]);
    return [...own, [WE_GO_IN[hero], hero]];
  }),
) as Record<ActionPiece, HeroId>;

export const actionSet = pieceSet(
  'action card',
  ACTION_PIECES as readonly ActionPiece[],
  ({ options, heroes: taken }: Box): Counts<ActionPiece> => {
    const counts: Record<string, number> = {};
    for (const { hero } of taken) {
      if (hero === null) continue;
      for (const card of startingHand(options, hero)) counts[card] = 1;
      for (const card of specialCards(options, hero)) counts[card] = 1;
    }
    return counts;
  },
  (card) => heroOf[card],
);

/** Item cards, and the starting weapons of the heroes in play (NY-SET-19). */
export const itemSet = pieceSet(
  'item card',
  [...ITEM_IDS, ...START_WEAPON_IDS],
  ({ options, heroes: taken }: Box) => {
    const counts: Record<string, number> = { ...itemCounts(options) };
    for (const { hero } of taken) {
      const start = hero === null ? null : heroes[hero].start;
      if (start?.type === 'weapon') counts[start.card] = 1;
    }
    return counts;
  },
  (card) => (card.startsWith('start-') ? 'start' : ''),
);
export type ItemPiece = (typeof itemSet.ids)[number];

export const caseSet = pieceSet('case card', CASE_CARD_IDS, ({ options, heroes: taken }: Box) =>
  caseCounts(
    options,
    taken.some(({ hero }) => hero === 'brain'),
  ),
);

export const eventSet = pieceSet('event card', EVENT_IDS, ({ options }: Box) => eventCounts(options));

export const timerColour = (tile: TimerTileId): 'black' | 'hurryUp' | 'red' => {
  const { set } = timerTiles[tile];
  return set === 'extra' ? 'black' : set;
};
export const timerSet = pieceSet(
  'timer tile',
  TIMER_TILE_IDS,
  ({ options }: Box) => timerCounts(options),
  timerColour,
);

/** City tiles (trap tiles among them) and Central Park tiles. */
export const tileSet = pieceSet(
  'map tile',
  MAP_TILE_IDS as readonly MapTileId[],
  ({ options }: Box) => mapTileCounts(options),
  (tile) => (tile.startsWith('park-') ? 'park' : 'city'),
);

export const poiSet = pieceSet(
  'POI tile',
  POI_TILE_IDS,
  Object.fromEntries(POI_TILE_IDS.map((id) => [id, 1])),
);

export const suburbSet = pieceSet(
  'suburb counter',
  SUBURB_ICONS,
  Object.fromEntries(suburbCounters.map(({ icon, count }) => [icon, count])),
);

export const nyCardSet = pieceSet('New York card', ANY_NY_CARD_IDS, ({ options }: Box) =>
  nyCardCounts(options),
);

export const blueSet = pieceSet('blue objective', BLUE_OBJECTIVE_IDS, ({ options }: Box) =>
  blueCounts(options),
);
export const purpleSet = pieceSet('purple objective', PURPLE_OBJECTIVE_IDS, purpleCounts);

export const presidentSet = pieceSet('President card', PRESIDENT_CARD_IDS, ({ options }: Box) =>
  presidentCounts(options),
);
