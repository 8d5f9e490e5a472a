import type { Counts } from '@getaway/engine';
import {
  type AnyNyCardId,
  baseCaseDeck,
  type BlueObjectiveId,
  type CaseCardId,
  CITY_TILE_IDS,
  components,
  type EventId,
  events,
  HARD_NY_CARD_IDS,
  type HeroCardId,
  type HeroId,
  heroes,
  type ItemId,
  items,
  type MapTileId,
  NY_CARD_IDS,
  objectives,
  PARK_TILE_IDS,
  presidentDeck,
  type PresidentCardId,
  type PurpleObjectiveId,
  SPECIAL_NY_CARD_IDS,
  type TimerTileId,
  timerTiles,
  timerTilesUsed,
  TRAP_TILE_IDS,
  uspf,
  variants,
} from '../content/index.ts';
import type { Options } from './options.ts';

/** How many of everything a match is played with: the only place where options change a figure of the box. */

export type HeroNumber = 1 | 2 | 3 | 4;

/** NY-SET-07, NY-USP-02, NY-VAR-01 */
export function blackTiles(options: Options, heroes: HeroNumber): number {
  const tiles = options.uspf ? uspf.timerTiles[heroes] : timerTilesUsed[heroes];
  return options.hardTimer ? tiles + variants.hardTimer.timerTiles : tiles;
}

/** NY-SET-12, NY-USP-14, NY-VAR-02 */
export function prisonerTokens(options: Options): number {
  const police = options.uspf ? uspf.prisonersRemoved : 0;
  const hard = options.hardPrisoners ? variants.hardPrisoners.prisoners : 0;
  return components.prisoners.count - police + hard;
}

type Entry<Id extends string> = { readonly id: Id; readonly count: number };

function counted<Id extends string>(entries: readonly Entry<Id>[]): Counts<Id> {
  return Object.fromEntries(entries.map(({ id, count }) => [id, count])) as Counts<Id>;
}

function each<Id extends string>(...groups: readonly (readonly Id[])[]): Counts<Id> {
  return Object.fromEntries(groups.flat().map((id) => [id, 1])) as Counts<Id>;
}

/** NY-USP-07, NY-EXT-02 */
export const itemCounts = (options: Options): Counts<ItemId> =>
  counted(
    Object.values(items).filter(
      ({ set }) => set === 'base' || (set === 'uspf' ? options.uspf : options.extraCrossbows),
    ),
  );

/** NY-EXT-03 */
export const eventCounts = (options: Options): Counts<EventId> =>
  counted(Object.values(events).filter(({ set }) => set === 'base' || options.extraExplosions));

/** NY-EXT-04 */
export const timerCounts = (options: Options): Counts<TimerTileId> =>
  counted(Object.values(timerTiles).filter(({ set }) => set !== 'extra' || options.extraTimerTiles));

/** NY-EXT-20 */
export const mapTileCounts = (options: Options): Counts<MapTileId> =>
  each<MapTileId>(CITY_TILE_IDS, PARK_TILE_IDS, options.extraTraps ? TRAP_TILE_IDS : []);

/** NY-SET-15, NY-EXT-05, NY-BND-02 */
export const nyCardCounts = (options: Options): Counts<AnyNyCardId> =>
  options.bands
    ? {}
    : each<AnyNyCardId>(options.hardNyDeck ? HARD_NY_CARD_IDS : NY_CARD_IDS, SPECIAL_NY_CARD_IDS);

/** NY-VAR-10 */
export const bracelet = (options: Options): CaseCardId =>
  options.presidentVariant
    ? variants.presidentVariant.replaces['presidents-bracelet']
    : 'presidents-bracelet';

/** NY-SET-09, NY-SET-10, NY-USP-03 */
export const caseCounts = (options: Options, brain: boolean): Counts<CaseCardId> =>
  each<CaseCardId>(
    baseCaseDeck.map((card) => (card === 'presidents-bracelet' ? bracelet(options) : card)),
    options.uspf ? ['tracer'] : [],
    brain ? ['diagram-3'] : [],
  );

/** NY-VAR-10 */
export const presidentCounts = (options: Options): Counts<PresidentCardId> =>
  options.presidentVariant ? counted(Object.values(presidentDeck)) : {};

/** NY-VAR-20 */
export const blueCounts = (options: Options): Counts<BlueObjectiveId> =>
  counted(Object.values(objectives.blue).filter(({ set }) => set === 'base' || options.wanted));

export const purpleCounts = (): Counts<PurpleObjectiveId> => counted(Object.values(objectives.purple));

/** NY-SET-22, NY-EXT-01 */
export const specialCards = (options: Options, hero: HeroId): HeroCardId[] => {
  const { special, extra } = heroes[hero];
  return [...special, ...(options.extraSpecialCards ? extra : [])].map(({ id }) => id as HeroCardId);
};

/** Where the count of a component differs from match to match: its list of ids, one entry a copy. */
export function copies<Id extends string>(counts: Counts<Id>): Id[] {
  return Object.entries<number | undefined>(counts).flatMap(([id, count = 0]) =>
    Array<Id>(count).fill(id as Id),
  );
}
