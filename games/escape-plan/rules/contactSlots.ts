import { PLAYER_BOARD } from '../content/index.ts';
import type { Thief } from './state.ts';

const SLOTS = PLAYER_BOARD.contactSpaces;

/** The slots from the left that no handcuffs cover (EP-WND-02): slots `0` to `openSlots - 1`. */
export const openSlots = (thief: Thief): number => SLOTS - thief.handcuffs;

/** `contactCount` of the glossary: face up or face down, but not covered (EP-WND-05). */
export function contactCount(thief: Thief): number {
  let count = 0;
  for (let slot = openSlots(thief) - 1; slot >= 0; slot--) if (thief.contacts[slot] !== null) count++;
  return count;
}

/** How many slots hold no card, no locked asset and no handcuffs. */
export const emptyContactSlots = (thief: Thief): number =>
  openSlots(thief) - contactCount(thief) - thief.lockedContacts.length;

/** Calls back with each empty slot from the left: locked assets fill the rightmost free ones (EP-AST-05). */
export function eachEmptySlot(thief: Thief, found: (slot: number) => void): void {
  let left = emptyContactSlots(thief);
  for (let slot = 0; left > 0; slot++) {
    if (thief.contacts[slot] !== null) continue;
    found(slot);
    left--;
  }
}

/** The locked asset that lies on a slot, if any: they fill the rightmost open ones (EP-AST-05), as cards come to their left. */
export function lockedAssetOn(thief: Thief, slot: number): Thief['lockedContacts'][number] | null {
  const i = slot - openSlots(thief) + thief.lockedContacts.length;
  return i >= 0 && i < thief.lockedContacts.length ? thief.lockedContacts[i]! : null;
}
