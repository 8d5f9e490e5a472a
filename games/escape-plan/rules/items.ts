import { type EquipmentId, type FixerId, FIXERS, PLAYER_BOARD } from '../content/index.ts';
import { type BagKind, isBag } from './bags.ts';
import { lowestBit, nthBit, withoutBit } from './bits.ts';
import { thiefOf } from './characters.ts';
import { type Board, boardOf, ITEM_PLACE } from './executive/board.ts';
import { gainNotoriety } from './notoriety.ts';
import type { Emit } from './play.ts';
import type { Item, State, Thief } from './state.ts';

const fixers: ReadonlySet<Item | null> = new Set(FIXERS);
export const isFixer = (item: Item | null): item is FixerId => item !== null && fixers.has(item);
export const isExitTile = (item: string): boolean => item === 'type-1' || item === 'type-2';

const SLOTS = (1 << PLAYER_BOARD.itemSpaces) - 1;

/** The empty item slots, as bits. */
const emptySlots = (board: Board): number => ~(board.taken >> ITEM_PLACE) & SLOTS;

/**
 * The ways to put a tile on an item slot (EP-ITM-01, EP-ITM-02), as bits: the lowest for the leftmost empty slot, which
 * stands for all of them, the next ones for putting it in place of what lies on the first slot, the second, and so on.
 */
export function waysToPut(s: State, seat: number, what: 'fixer' | 'equipment' | 'locker' | 'exit'): number {
  const board = boardOf(thiefOf(s, seat), seat);
  const empty = emptySlots(board) === 0 ? 0 : 1;
  if (empty === 1 && what === 'exit') return 1;
  // EP-ITM-03: with the older rule equipment does not replace bags (EP-OPT-04).
  const spared = what === 'equipment' && s.options.equipmentMayReplace !== 'anyTile' ? board.bags : 0;
  const tiles = (board.taken & ~board.locked & ~spared) >> ITEM_PLACE;
  return ((tiles & SLOTS) << 1) | empty;
}

/** The slot that the `n`th of these ways is about. */
export function slotFor(s: State, seat: number, ways: number, n: number): number {
  const way = nthBit(ways, n);
  return way > 0 ? way - 1 : lowestBit(emptySlots(boardOf(thiefOf(s, seat), seat)));
}

/** A thief's bags lie in the order of their slots: the number of the one on a slot. */
export function bagIndex(thief: Thief, slot: number): number {
  let index = 0;
  for (let other = 0; other < slot; other++) if (isBag(thief.items[other]!)) index++;
  return index;
}

/** Puts a tile on an item slot; what lay there goes to the box and gains notoriety (EP-ITM-01). */
export function putItem(
  s: State,
  seat: number,
  slot: number,
  item: FixerId | EquipmentId | BagKind,
  emit: Emit,
): void {
  const thief = thiefOf(s, seat);
  const replaced = thief.items[slot]!;
  if (isBag(replaced)) {
    const bag = bagIndex(thief, slot);
    s.bagBox = { ...s.bagBox, [replaced]: [...s.bagBox[replaced], thief.bags[bag]!] };
    thief.bags = thief.bags.toSpliced(bag, 1);
  }
  thief.items = thief.items.with(slot, item);
  thief.usedItems = withoutBit(thief.usedItems, slot);
  emit?.({ event: 'itemPlaced', seat, item, slot: slot + 1, replaced, rules: ['EP-ITM-01'] });
  if (replaced === null) return;
  gainNotoriety(s, seat, notorietyForReplacing(s, item), 'EP-ITM-01', emit);
}

/** EP-ITM-01; EP-OPT-12: in one edition an exit tile replaces without notoriety. */
export const notorietyForReplacing = (s: State, item: string): number =>
  isExitTile(item) ? s.options.exitTileReplaceNotoriety : 1;

export function putBag(s: State, seat: number, slot: number, bag: string, kind: BagKind, emit: Emit): void {
  putItem(s, seat, slot, kind, emit);
  const thief = thiefOf(s, seat);
  thief.bags = thief.bags.toSpliced(bagIndex(thief, slot), 0, bag);
}
