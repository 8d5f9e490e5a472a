import {
  type AssetId,
  CONTACT_CARD,
  type ContactId,
  type EquipmentId,
  EQUIPMENT_TILE,
  FIXER_TILE,
  type FixerId,
  LOCKER,
  type LockerColour,
} from '../../content/index.ts';
import { isBag } from '../../rules/bags.ts';
import { has } from '../../rules/bits.ts';
import { contactCount, emptyContactSlots } from '../../rules/contactSlots.ts';
import { isAsset } from '../../rules/assets.ts';
import type { TakeContact } from '../../rules/play.ts';
import type { State, Thief } from '../../rules/state.ts';
import { contactsAhead } from '../contacts.ts';
import { costOfSpending } from '../escaping.ts';
import { stepOfNotoriety } from '../prospects.ts';
import { turnsLeft } from '../turns.ts';
import type { Weights } from '../weights.ts';

/** What the effect of a card is worth beyond the points for having a contact. */
const CARD: { readonly [effect: string]: number } = {
  removeOfficer: 4,
  moveOfficer: 5,
  healWounds: 7,
  gainExtraActionDisc: 16,
  moveToHospital: 1,
  avoidOfficers: 7,
  gangAbility: 6,
  loseNotoriety: 7,
  fly: 5,
  receiveIncome: 7,
  takeContact: 6,
  refresh: 5,
  unlockAsset: 8,
  navigateWater: 1,
  sewer: 3,
};

/** What a ready card can do, in points. */
export const cardWorth = (card: ContactId): number => {
  const { effect, cost, notoriety } = CONTACT_CARD[card];
  return CARD[effect.type]! - 0.5 * cost - 1.5 * notoriety;
};

/** EP-CON-02 to EP-CON-04. */
export function contactWorth(s: State, seat: number, { card, put, slot }: TakeContact, w: Weights): number {
  const thief = s.thieves[seat]!;
  if (put === 'empty') return w.contact + contactsAhead(thief, turnsLeft(s, seat).all).each + cardWorth(card);
  if (put === 'box') return emptyContactSlots(thief) > 0 ? 0 : 8 - 0.1 * cardWorth(card);
  const old = thief.contacts[slot - 1]!;
  const stale = has(thief.usedContacts, slot - 1) ? 0.4 : 1;
  return 8 + cardWorth(card) - stale * cardWorth(old) - stepOfNotoriety(s, seat);
}

/** Assets on contact slots keep contacts out; the extra ones on item slots keep bags out. */
export function assetToUnlock(thief: Thief, asset: AssetId): number {
  const onContact = thief.lockedContacts.includes(asset);
  let worth = onContact ? (emptyContactSlots(thief) === 0 ? 12 : 6) : thief.items.includes(null) ? 0 : 9;
  if (asset === 'master-key') worth += 3;
  if (asset === 'avoid-all') worth += 2;
  return worth;
}

/** The dearer the locker, the better, as far as it will open (EP-LCK-02). */
export function keyWorth(s: State, seat: number, colour: LockerColour): number {
  const thief = s.thieves[seat]!;
  const { required } = LOCKER[colour];
  const standing = s.row[seat]! + contactCount(thief) + (3 - s.day) * 2;
  const dear = colour === 'green' ? 20 : colour === 'black' ? 22 : 24;
  const again = thief.keys.some((key, slot) => key === colour && !has(thief.usedKeys, slot)) ? 6 : 0;
  return dear - again - 4 * Math.max(0, required - standing);
}

const FIXER: { readonly [K in FixerId]: number } = {
  telephone: 9,
  safe: 6,
  disguise: 8,
  'id-card': 28,
  'first-aid-kit': 10,
  motorcycle: 8,
  'energy-drink': 5,
  helicopter: 4,
};

/** What lies on a slot and would go to the box, with the notoriety for it (EP-ITM-01). */
function replaced(s: State, seat: number, slot: number): number {
  const thief = s.thieves[seat]!;
  const item = thief.items[slot]!;
  if (item === null) return thief.items.indexOf(null, slot + 1) < 0 ? 5 : 1;
  if (isBag(item) || isAsset(item)) return 100;
  return (has(thief.usedItems, slot) ? 0 : 6) + stepOfNotoriety(s, seat);
}

export const fixerWorth = (
  s: State,
  seat: number,
  { fixer, slot }: { readonly fixer: FixerId; readonly slot: number },
  w: Weights,
): number => FIXER[fixer] - costOfSpending(s, seat, FIXER_TILE[fixer].cost, w) - replaced(s, seat, slot - 1);

export const equipmentWorth = (
  s: State,
  seat: number,
  { equipment, slot }: { readonly equipment: EquipmentId; readonly slot: number },
  w: Weights,
): number =>
  w.equipment + 4 - costOfSpending(s, seat, EQUIPMENT_TILE[equipment].cost, w) - replaced(s, seat, slot - 1);
