import { EQUIPMENT } from '../content/index.ts';
import { has, withoutBit } from './bits.ts';
import { openSlots } from './contactSlots.ts';
import type { Item, Thief } from './state.ts';

const equipment: ReadonlySet<Item | null> = new Set(EQUIPMENT);
export const isEquipment = (item: Item | null): boolean => equipment.has(item);

/** The used contact cards that handcuffs do not cover, as bits. */
const usedOpenContacts = (thief: Thief): number => thief.usedContacts & ((1 << openSlots(thief)) - 1);

/** Whether any used contact card or equipment tile could become ready. */
export function somethingUsed(thief: Thief): boolean {
  if (usedOpenContacts(thief) !== 0) return true;
  for (let slot = 0; slot < thief.items.length; slot++) {
    if (has(thief.usedItems, slot) && isEquipment(thief.items[slot]!)) return true;
  }
  return false;
}

/** EP-RST-02, EP-CRD-13: contact cards and equipment become ready; covered cards do not (EP-WND-05). */
export function refresh(thief: Thief): void {
  thief.usedContacts &= ~usedOpenContacts(thief);
  for (let slot = 0; slot < thief.items.length; slot++) {
    if (isEquipment(thief.items[slot]!)) thief.usedItems = withoutBit(thief.usedItems, slot);
  }
}
