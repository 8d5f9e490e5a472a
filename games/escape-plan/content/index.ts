/**
 * Escape Plan's components: checked on load, frozen, and readable by id.
 * `CONTACTS` is the list of ids, `CONTACT_CARD[id]` what the card says; the same for every kind of component.
 */
import { cardPlace } from './check/cards.ts';
import {
  type AssetId,
  type BoardSide,
  type BusinessId,
  type CardPlace,
  type ContactId,
  EDITIONS,
  type EditionId,
  type EquipmentId,
  type ExitTileType,
  type FixerId,
  type FlagId,
  type Flags,
  type GroupId,
  type InspectorCardId,
  type LieutenantCardId,
  type LockerColour,
  type PatrolCardId,
  type PlanCardId,
  type SafeHouseId,
  type Stack,
  type ThiefId,
} from './ids.ts';
import { loadFiles } from './load.ts';
import { RAW } from './raw.ts';
import type {
  Business,
  ExitCosts,
  Group,
  Locker,
  PlayerBoard,
  SafeHouse,
  Side,
  Supplies,
  Term,
  Threshold,
} from './schema/board.ts';
import type {
  Asset,
  Contact,
  Equipment,
  Fixer,
  InspectorCard,
  LieutenantCard,
  PatrolCard,
  PlanCard,
} from './schema/cards.ts';
import type { CityPack, CityTile } from './schema/city.ts';

export * from './ids.ts';
export type { Effect, UseStep } from './schema/effects.ts';
export type { Business, ExitCosts, Group, Locker, PlayerBoard, SafeHouse, Side, Supplies, Term, Threshold };
export type { Asset, Contact, Equipment, Fixer, InspectorCard, LieutenantCard, PatrolCard, PlanCard };
export type { CityPack, CityTile } from './schema/city.ts';

const files = loadFiles(RAW);

type Table<K extends string, V> = Readonly<Record<K, V>>;

function table<K extends string, V extends { readonly id: K }>(entries: readonly V[]): Table<K, V> {
  return Object.freeze(Object.fromEntries(entries.map((entry) => [entry.id, entry])) as Record<K, V>);
}

export const CONTACT_CARD: Table<ContactId, Contact> = table(files['contact-cards.json']);
export const FIXER_TILE: Table<FixerId, Fixer> = table(files['fixers.json']);
export const EQUIPMENT_TILE: Table<EquipmentId, Equipment> = table(files['equipment.json']);
export const ASSET_TILE: Table<AssetId, Asset> = table(files['assets.json'].assets);
/** EP-SCO-07. */
export const SCORE_PER_USED_ASSET = files['assets.json'].scorePerUsed;

/** How many of each contact card a deck of that size has (EP-OPT-02). */
export function contactCopies(deckSize: Flags['contactDeckSize']): Table<ContactId, number> {
  return deckSize === 33 ? COPIES : COPIES_2018;
}
const copiesTable = (copies: 'copies' | 'copies2018') =>
  Object.freeze(
    Object.fromEntries(files['contact-cards.json'].map((card) => [card.id, card[copies]])) as Record<
      ContactId,
      number
    >,
  );
const COPIES = copiesTable('copies');
const COPIES_2018 = copiesTable('copies2018');

export const BUSINESS: Table<BusinessId, Business> = table(files['businesses.json'].businesses);
export const SAFE_HOUSE: Table<SafeHouseId, SafeHouse> = table(files['businesses.json'].safeHouses);
export const GROUP: Table<GroupId, Group> = table(files['businesses.json'].groups);
export const SIDE: Table<BoardSide, Side> = table(files['businesses.json'].boardSides);

export const PLAN_CARD: Table<PlanCardId, PlanCard> = table(files['escape-plan-cards.json']);
export const PATROL_CARD: Table<PatrolCardId, PatrolCard> = table(files['patrol-cards.json']);

type AtPlace<C> = C & { readonly place: CardPlace };
const atPlace = <C extends Pick<InspectorCard, 'kind' | 'target'>>(card: C): AtPlace<C> =>
  Object.freeze({ ...card, place: cardPlace(card) as CardPlace });

export const INSPECTOR_CARD: Table<InspectorCardId, AtPlace<InspectorCard>> = table(
  files['inspector-cards.json'].map(atPlace),
);
export const LIEUTENANT_CARD: Table<LieutenantCardId, AtPlace<LieutenantCard>> = table(
  files['lieutenant-cards.json'].map(atPlace),
);

export const LOCKER: Table<LockerColour, Locker> = table(files['lockers.json'].types);

/** A locker or exit tile: tiles of one back and value are alike, so the id names both, as in "green-60". */
export interface ValueTile<Back extends string> {
  readonly id: string;
  readonly back: Back;
  readonly value: number;
  readonly copies: number;
}

function valueTiles<Back extends string>(
  types: readonly { readonly id: Back; readonly values: readonly number[] }[],
): readonly ValueTile<Back>[] {
  return Object.freeze(
    types.flatMap(({ id: back, values }) =>
      [...new Set(values)].map((value) =>
        Object.freeze({
          id: `${back}-${value}`,
          back,
          value,
          copies: values.filter((other) => other === value).length,
        }),
      ),
    ),
  );
}

function lookup<V extends { readonly id: string }>(what: string, entries: readonly V[]): (id: string) => V {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (id) => {
    const entry = byId.get(id);
    if (!entry) throw new Error(`there is no ${what} "${id}"`);
    return entry;
  };
}

const lockerTiles = valueTiles<LockerColour>(files['lockers.json'].types);
export const LOCKER_TILES: readonly string[] = Object.freeze(lockerTiles.map((tile) => tile.id));
export const lockerTile = lookup('locker tile', lockerTiles);

const exitTiles = valueTiles<ExitTileType>(files['exit-tiles.json'].types);
export const EXIT_TILES: readonly string[] = Object.freeze(exitTiles.map((tile) => tile.id));
export const exitTile = lookup('exit tile', exitTiles);

export const EXIT_COSTS: ExitCosts = files['exit-costs.json'];
export const PLAYER_BOARD: PlayerBoard = files['player-board.json'];
export const THIEF: Table<ThiefId, { readonly id: ThiefId; readonly name: string }> = table(
  PLAYER_BOARD.thieves,
);
export const SUPPLIES: Supplies = files['supplies.json'];

/** End penalty by notoriety row, as a number to subtract; row 1 is at index 1 (EP-CMP-23). */
export const ROW_PENALTY: readonly number[] = Object.freeze([
  0,
  ...files['notoriety-track.json'].rows.map((row) => Math.abs(row.penalty)),
]);
export const TOP_ROW = ROW_PENALTY.length - 1;
/** From the lowest line to the highest; `between[0]` is the row just below the line. */
export const THRESHOLDS: readonly Threshold[] = files['notoriety-track.json'].thresholds;

/** The flags that each edition presets (EP-OPT-01). */
export const EDITION: Table<EditionId, Flags> = Object.freeze(
  Object.fromEntries(EDITIONS.map((edition) => [edition, flagsOf(edition)])) as Record<EditionId, Flags>,
);
/** The rule that a flag switches. */
export const FLAG_RULE: Table<FlagId, string> = Object.freeze(
  Object.fromEntries(
    [...files['edition-2018.json'].flags, ...files['edition-2018.json'].otherOptions].map(
      ({ flag, rule }) => [flag, rule],
    ),
  ) as Record<FlagId, string>,
);

function flagsOf(edition: EditionId): Flags {
  const { flags, otherOptions } = files['edition-2018.json'];
  const values = [
    ...flags.map((entry) => [entry.flag, entry[edition]] as const),
    ...otherOptions.map((entry) => [entry.flag, entry.default] as const),
  ];
  return Object.freeze(Object.fromEntries(values) as unknown as Flags);
}

/** The tile pack in play; what follows from its polygons is in `rules/map`. */
export const CITY_PACK: CityPack = files['city-tiles.json'];
export const TILES: readonly string[] = Object.freeze(CITY_PACK.tiles.map((tile) => tile.id));
export const START_TILES: readonly string[] = Object.freeze(tilesOf('start'));
export const STACK_TILES: Table<Stack, readonly string[]> = Object.freeze({
  A: tilesOf('A'),
  B: tilesOf('B'),
  C: tilesOf('C'),
  D: tilesOf('D'),
});
export const cityTile = lookup<CityTile>('city tile', CITY_PACK.tiles);

function tilesOf(stack: CityTile['stack']): string[] {
  return CITY_PACK.tiles.filter((tile) => tile.stack === stack).map((tile) => tile.id);
}

/** Words of the rulebooks in English, Portuguese and Polish. */
export const TERMS: readonly Term[] = files['terms.json'];
