import type { EquipmentId, FixerId } from '../content/index.ts';
import { isAsset } from './assets.ts';
import { type BagKind, isBag } from './bags.ts';
import { withoutBit } from './bits.ts';
import { thiefOf } from './characters.ts';
import { gainNotoriety } from './notoriety.ts';
import type { Emit } from './play.ts';
import type { State, Thief } from './state.ts';

export const isExitTile = (item: string): boolean => item === 'type-1' || item === 'type-2';

/** EP-ITM-03: with the older rule equipment does not replace bags (EP-OPT-04). */
const equipmentReplaces = (s: State, item: string): boolean =>
  s.options.equipmentMayReplace === 'anyTile' || !isBag(item);

/**
 * Calls back with the item slots where a tile may go (EP-ITM-01, EP-ITM-02). Empty slots are all alike, so the
 * leftmost stands for them.
 */
export function eachItemSlot(
  s: State,
  seat: number,
  what: 'fixer' | 'equipment' | 'locker' | 'exit',
  found: (slot: number) => void,
): void {
  const { items } = thiefOf(s, seat);
  const empty = items.indexOf(null);
  if (empty >= 0) found(empty);
  if (empty >= 0 && what === 'exit') return;
  for (let slot = 0; slot < items.length; slot++) {
    const item = items[slot]!;
    if (item === null || isAsset(item)) continue;
    if (what !== 'equipment' || equipmentReplaces(s, item)) found(slot);
  }
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
