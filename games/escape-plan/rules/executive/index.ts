import type { Offer, Verdict } from '@getaway/engine';
import {
  type AssetId,
  ASSET_TILE,
  CONTACT_CARD,
  type ContactId,
  type Effect,
  type Equipment,
  EQUIPMENT_TILE,
  type EquipmentId,
  type Fixer,
  FIXER_TILE,
  type FixerId,
  FIXERS,
  type UseStep,
} from '../../content/index.ts';
import { priceOf } from '../assets.ts';
import { has, withBit } from '../bits.ts';
import { thiefOf } from '../characters.ts';
import { openSlots } from '../contactSlots.ts';
import { HQS, returnMember, takesBack } from '../gangs.ts';
import { pay } from '../money.ts';
import { gainNotoriety } from '../notoriety.ts';
import type { Choice, Emit, Use } from '../play.ts';
import type { Avoiding } from '../pursuers.ts';
import type { Item, State, Thief } from '../state.ts';
import { carryOut, offerTargets, type Source, whyNoEffect } from './effects.ts';
import { ASSET_RULE, CONTACT_RULE, EQUIPMENT_RULE, FIXER_RULE } from './rulesOf.ts';

const HEAL_ONE: Effect = { type: 'healWounds', amount: 1 };
const GANG_ABILITY: Effect = { type: 'gangAbility' };

const fixers: ReadonlySet<Item | null> = new Set(FIXERS);
export const isFixer = (item: Item | null): item is FixerId => fixers.has(item);

/** EP-EXE-04: a marked component works only in its step; those for travel are part of an itinerary. */
function whyNotNow(mark: UseStep, avoiding: Avoiding | null): Verdict {
  if (mark === 'travel') return 'EP-EXE-05';
  return mark === 'avoid' && avoiding === null ? 'EP-EXE-06' : null;
}

/** EP-EXE-07. `money` is what the human has, or more when only public matters count. */
function whyNotContact(
  s: State,
  seat: number,
  slot: number,
  avoiding: Avoiding | null,
  money: number,
): Verdict {
  const thief = thiefOf(s, seat);
  if (slot >= openSlots(thief)) return 'EP-WND-05';
  if (has(thief.usedContacts, slot)) return 'EP-EXE-07';
  const card = CONTACT_CARD[thief.contacts[slot]!];
  const now = whyNotNow(card.step, avoiding);
  if (now) return now;
  if (card.cost > money) return { rule: 'EP-EXE-07', params: { cost: card.cost, money } };
  return whyNoEffect(s, seat, card.effect, avoiding);
}

const ITEM_TILE: ReadonlyMap<Item | null, Fixer | Equipment> = new Map<Item, Fixer | Equipment>([
  ...Object.values(FIXER_TILE).map((tile) => [tile.id, tile] as const),
  ...Object.values(EQUIPMENT_TILE).map((tile) => [tile.id, tile] as const),
]);

/** The fixer or equipment tile on an item slot, if there is one. */
function tileOn(thief: Thief, slot: number): Fixer | Equipment | undefined {
  const item = thief.items[slot]!;
  return item === null ? undefined : ITEM_TILE.get(item);
}

/** EP-EXE-08, for fixer and equipment tiles. */
function whyNotItem(
  s: State,
  seat: number,
  slot: number,
  tile: Fixer | Equipment,
  avoiding: Avoiding | null,
): Verdict {
  if (has(thiefOf(s, seat).usedItems, slot)) return 'EP-EXE-08';
  return whyNotNow(tile.step, avoiding) ?? whyNoEffect(s, seat, tile.effect, avoiding);
}

/** EP-AST-07. The master key works at a locker or a closed business (EP-AST-13), not by itself. */
function whyNotAsset(
  s: State,
  seat: number,
  space: number,
  avoiding: Avoiding | null,
  money: number,
): Verdict {
  const thief = thiefOf(s, seat);
  if (has(thief.usedAssets, space)) return 'EP-AST-07';
  const asset = ASSET_TILE[thief.unlocked[space]!];
  const now = whyNotNow(asset.step, avoiding);
  if (now) return now;
  const price = priceOf(space);
  if (price > money) return { rule: 'EP-AST-07', params: { price, money } };
  if (s.options.assetUseWithoutEffect) return null;
  return asset.effect.type === 'masterKey' ? 'EP-AST-13' : whyNoEffect(s, seat, asset.effect, avoiding);
}

const whyNotFirstAid = (s: State, seat: number): Verdict =>
  thiefOf(s, seat).firstAid ? whyNoEffect(s, seat, HEAL_ONE, null) : 'EP-EXE-10';

/** Whether, for all that others can know, the human might use something now: money is not counted (EP-HID-01). */
export function mightUse(s: State, seat: number, avoiding: Avoiding | null): boolean {
  const thief = thiefOf(s, seat);
  for (let space = 0; space < thief.unlocked.length; space++) {
    if (!whyNotAsset(s, seat, space, avoiding, Infinity)) return true;
  }
  for (let slot = 0; slot < openSlots(thief); slot++) {
    if (thief.contacts[slot] !== null && !whyNotContact(s, seat, slot, avoiding, Infinity)) return true;
  }
  for (let slot = 0; slot < thief.items.length; slot++) {
    const tile = tileOn(thief, slot);
    if (tile && !whyNotItem(s, seat, slot, tile, avoiding)) return true;
  }
  for (let hq = 0; hq < HQS.length; hq++) {
    if (takesBack(s, seat, hq) && !whyNoEffect(s, seat, GANG_ABILITY, avoiding)) return true;
  }
  return !whyNotFirstAid(s, seat);
}

/** Every executive action that the human may add at this moment (EP-EXE-01 to EP-EXE-11). */
export function offerExecutive(
  s: State,
  seat: number,
  avoiding: Avoiding | null,
  offer: Offer<Choice>,
): void {
  const thief = thiefOf(s, seat);
  const { money } = thief;
  const { explaining } = offer;
  for (let slot = 0; slot < thief.contacts.length; slot++) {
    const card = thief.contacts[slot]!;
    if (card === null) continue;
    const verdict = whyNotContact(s, seat, slot, avoiding, money);
    if (verdict && !explaining) continue;
    const source: Source = { do: 'useContact', slot: slot + 1, what: card };
    offerUse(s, seat, source, CONTACT_CARD[card].effect, avoiding, verdict, offer);
  }
  for (let slot = 0; slot < thief.items.length; slot++) {
    const tile = tileOn(thief, slot);
    if (!tile) continue;
    const verdict = whyNotItem(s, seat, slot, tile, avoiding);
    if (verdict && !explaining) continue;
    const use = isFixer(tile.id) ? 'useFixer' : 'useEquipment';
    const source: Source = { do: use, slot: slot + 1, what: tile.id };
    offerUse(s, seat, source, tile.effect, avoiding, verdict, offer);
  }
  for (let space = 0; space < thief.unlocked.length; space++) {
    const verdict = whyNotAsset(s, seat, space, avoiding, money);
    if (verdict && !explaining) continue;
    const asset = thief.unlocked[space]!;
    const { effect } = ASSET_TILE[asset];
    const source: Source = { do: 'useAsset', slot: space + 1, what: asset };
    // EP-OPT-15: an asset may be turned over without effect.
    if (!verdict && whyNoEffect(s, seat, effect, avoiding)) offer(source);
    else offerUse(s, seat, source, effect, avoiding, verdict, offer);
  }
  for (let hq = 0; hq < HQS.length; hq++) {
    if (!takesBack(s, seat, hq)) continue;
    const source: Source = { do: 'useGangMember', slot: hq + 1, what: HQS[hq]! };
    const verdict = whyNoEffect(s, seat, GANG_ABILITY, avoiding);
    offerUse(s, seat, source, GANG_ABILITY, avoiding, verdict, offer);
  }
  const verdict = whyNotFirstAid(s, seat);
  if (!verdict || explaining) offerUse(s, seat, FIRST_AID, HEAL_ONE, avoiding, verdict, offer);
  if (explaining) explainLocked(s, seat, offer);
}

const FIRST_AID: Source = { do: 'useFirstAid', slot: 0, what: 'firstAidToken' };

function offerUse(
  s: State,
  seat: number,
  source: Source,
  effect: Effect,
  avoiding: Avoiding | null,
  verdict: Verdict,
  offer: Offer<Choice>,
): void {
  if (!verdict) offerTargets(s, seat, source, effect, avoiding, offer);
  else offer(source, verdict);
}

/** EP-AST-02: a locked asset has no effect. */
function explainLocked(s: State, seat: number, offer: Offer<Choice>): void {
  const thief = thiefOf(s, seat);
  for (const asset of Object.keys(ASSET_TILE) as AssetId[]) {
    if (!thief.lockedContacts.includes(asset) && !thief.items.includes(asset)) continue;
    offer({ do: 'useAsset', what: asset } as Choice, 'EP-AST-02');
  }
}

const USES: ReadonlySet<string> = new Set<Use['do']>([
  'useContact',
  'useEquipment',
  'useFixer',
  'useFirstAid',
  'useGangMember',
  'useAsset',
]);
export const isUse = (choice: Choice): choice is Use => USES.has(choice.do);

/** Carries out an executive action. May push a decision, so push what comes later first. */
export function useComponent(s: State, seat: number, use: Use, avoiding: Avoiding | null, emit: Emit): void {
  emit?.({ event: 'used', seat, what: use.what, rules: ['EP-EXE-01'] });
  const thief = thiefOf(s, seat);
  const place = use.slot - 1;
  switch (use.do) {
    case 'useContact': {
      const id = use.what as ContactId;
      payForContact(s, seat, id, emit);
      carryOut(s, seat, CONTACT_CARD[id].effect, use, avoiding, CONTACT_RULE[id], emit);
      thief.usedContacts = withBit(thief.usedContacts, place);
      return;
    }
    case 'useFixer':
    case 'useEquipment': {
      const item = thief.items[place]!;
      const rule = isFixer(item) ? FIXER_RULE[item] : EQUIPMENT_RULE[item as EquipmentId];
      carryOut(s, seat, ITEM_TILE.get(item)!.effect, use, avoiding, rule, emit);
      thief.usedItems = withBit(thief.usedItems, place);
      return;
    }
    case 'useAsset': {
      const asset = thief.unlocked[place]!;
      const { effect } = ASSET_TILE[asset];
      turnAsset(s, seat, place, emit);
      if (whyNoEffect(s, seat, effect, avoiding)) return;
      carryOut(s, seat, effect, use, avoiding, ASSET_RULE[asset], emit);
      return;
    }
    case 'useGangMember':
      returnMember(s, seat, place, emit);
      return carryOut(s, seat, GANG_ABILITY, use, avoiding, 'EP-EXE-09', emit);
    case 'useFirstAid':
      thief.firstAid = false;
      return carryOut(s, seat, HEAL_ONE, use, avoiding, 'EP-EXE-10', emit);
  }
}

/** EP-EXE-07: its cost, and notoriety if it has the symbol. */
export function payForContact(s: State, seat: number, id: ContactId, emit: Emit): void {
  pay(s, seat, CONTACT_CARD[id].cost, 'EP-EXE-07', emit);
  gainNotoriety(s, seat, CONTACT_CARD[id].notoriety, 'EP-EXE-07', emit);
}

/** EP-AST-07: pays for an unlocked asset and turns it over. */
export function turnAsset(s: State, seat: number, space: number, emit: Emit): void {
  const thief = thiefOf(s, seat);
  pay(s, seat, priceOf(space), 'EP-AST-07', emit);
  thief.usedAssets = withBit(thief.usedAssets, space);
}
