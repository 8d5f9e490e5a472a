import { CONTACT_CARD } from '../content/index.ts';
import { has } from '../rules/bits.ts';
import { openSlots } from '../rules/contactSlots.ts';
import { isEquipment } from '../rules/refresh.ts';
import type { State } from '../rules/state.ts';

/** How many officers a thief can pass unhurt: ready equipment and cards against them. */
export function shieldOf(s: State, seat: number): number {
  const thief = s.thieves[seat]!;
  let shield = 0;
  for (let slot = 0; slot < thief.items.length; slot++) {
    if (isEquipment(thief.items[slot]!) && !has(thief.usedItems, slot)) shield++;
  }
  for (let slot = 0; slot < openSlots(thief); slot++) {
    const card = thief.contacts[slot]!;
    if (card !== null && !has(thief.usedContacts, slot) && CONTACT_CARD[card].effect.type === 'avoidOfficers')
      shield++;
  }
  const space = thief.unlocked.indexOf('avoid-all');
  return space >= 0 && !has(thief.usedAssets, space) ? shield + 1 : shield;
}
