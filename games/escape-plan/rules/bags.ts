import { type Counts, piece, pieceSet } from '@getaway/engine';
import {
  EXIT_TILE_TYPES,
  EXIT_TILES,
  exitTile,
  LOCKER_COLOURS,
  LOCKER_TILES,
  lockerTile,
} from '../content/index.ts';

/** A bag is a locker or exit tile. What its back shows is public, its value is not (EP-HID-03). */
export const BAG_KINDS = [...LOCKER_COLOURS, ...EXIT_TILE_TYPES] as const;
export type BagKind = (typeof BAG_KINDS)[number];

const tiles = [...LOCKER_TILES.map(lockerTile), ...EXIT_TILES.map(exitTile)];
const byId = new Map(tiles.map((tile) => [tile.id, tile]));
const copies: Counts = Object.fromEntries(tiles.map((tile) => [tile.id, tile.copies]));

export const BAGS: readonly string[] = tiles.map((tile) => tile.id);
export const bagKind = (id: string): BagKind => byId.get(id)!.back;
export const bagValue = (id: string): number => byId.get(id)!.value;

/** Every bag of one kind, in no order. */
export const bagsOf = (kind: BagKind): string[] =>
  tiles
    .filter((tile) => tile.back === kind)
    .flatMap((tile) => Array.from({ length: tile.copies }, () => tile.id));

export const bagSet = pieceSet('bag', BAGS, copies, bagKind);
/** A bag in a place that only takes one kind. */
export const bagOf = (kind: BagKind) => piece(bagSet, { back: () => kind });
export const isBag = (item: string | null): item is BagKind =>
  item !== null && (BAG_KINDS as readonly string[]).includes(item);
