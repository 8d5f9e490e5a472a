import {
  ASSET_TILE,
  CONTACT_CARD,
  type Effect,
  EQUIPMENT_TILE,
  type EquipmentId,
  FIXER_TILE,
  OFFICER_TYPES,
} from '../../content/index.ts';
import { priceOf } from '../assets.ts';
import { has } from '../bits.ts';
import { thiefOf } from '../characters.ts';
import { openSlots } from '../contactSlots.ts';
import { membersOf } from '../gangs.ts';
import { isFixer } from '../items.ts';
import type { ToolId } from '../itinerary/index.ts';
import { HOSPITAL_TILE, standsOn, typeNumber } from '../officers.ts';
import { avoidableBits } from '../pursuers.ts';
import { isEquipment } from '../refresh.ts';
import type { State } from '../state.ts';
import type { Shield } from './leastWounds.ts';

/** What an effect can do against pursuers on these tiles; officers can also be sent or taken away. */
function shieldOf(view: State, effect: Effect, cost: number, danger: readonly string[]): Shield[] {
  switch (effect.type) {
    case 'avoidOfficers':
      return [{ bits: avoidableBits(view, effect.officers), wholeTile: effect.scope === 'oneTile', cost }];
    case 'gangAbility':
      return [{ bits: avoidableBits(view, OFFICER_TYPES), wholeTile: true, cost }];
    case 'removeOfficer':
      return [{ bits: 1 << typeNumber(effect.officer), wholeTile: false, cost }];
    case 'moveOfficer': {
      const away = view.city.tiles.some(
        (tile) => tile !== HOSPITAL_TILE && !danger.includes(tile) && !standsOn(view, effect.officer, tile),
      );
      return away ? [{ bits: 1 << typeNumber(effect.officer), wholeTile: false, cost }] : [];
    }
    default:
      return [];
  }
}

/** Everything that the human could still use against pursuers after using the given tools on the way. */
export function shieldsOf(
  view: State,
  seat: number,
  danger: readonly string[],
  using: readonly ToolId[],
): Shield[] {
  const thief = thiefOf(view, seat);
  const spent = [...using];
  /** Whether a component was used on the way; each use stands for one copy. */
  const wasSpent = (id: ToolId): boolean => {
    const i = spent.indexOf(id);
    if (i >= 0) spent.splice(i, 1);
    return i >= 0;
  };
  const shields: Shield[] = [];
  const add = (effect: Effect, cost: number): void =>
    void shields.push(...shieldOf(view, effect, cost, danger));
  for (let slot = 0; slot < openSlots(thief); slot++) {
    const card = thief.contacts[slot]!;
    if (card === null || has(thief.usedContacts, slot) || wasSpent(card)) continue;
    add(CONTACT_CARD[card].effect, CONTACT_CARD[card].cost);
  }
  thief.items.forEach((item, slot) => {
    if (item === null || has(thief.usedItems, slot)) return;
    if (isFixer(item) && !wasSpent(item)) add(FIXER_TILE[item].effect, 0);
    if (isEquipment(item)) add(EQUIPMENT_TILE[item as EquipmentId].effect, 0);
  });
  thief.unlocked.forEach((asset, space) => {
    if (!has(thief.usedAssets, space)) add(ASSET_TILE[asset].effect, priceOf(space));
  });
  for (let member = membersOf(view, seat); member > 0; member--) {
    if (!wasSpent('gang-member')) add({ type: 'gangAbility' }, 0);
  }
  // The widest first, so that the best is found early.
  return shields.sort(
    (one, other) => Number(other.wholeTile) - Number(one.wholeTile) || one.cost - other.cost,
  );
}
