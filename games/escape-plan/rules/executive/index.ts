import type { Offer, Verdict } from '@getaway/engine';
import { CONTACT_CARD, type ContactId, type FixerId, FIXERS } from '../../content/index.ts';
import { priceOf } from '../assets.ts';
import { lowestBit, withBit } from '../bits.ts';
import { thiefOf } from '../characters.ts';
import { openSlots } from '../contactSlots.ts';
import { HQS, returnMember, takesBack } from '../gangs.ts';
import { pay } from '../money.ts';
import { gainNotoriety } from '../notoriety.ts';
import type { Choice, Emit, Use } from '../play.ts';
import { type Avoiding, pendingAnywhere } from '../pursuers.ts';
import type { Item, State, Thief } from '../state.ts';
import {
  assetRow,
  type Component,
  contactRow,
  FIRST_AID,
  GANG_MEMBERS,
  itemRow,
  type Row,
} from './components.ts';
import { carryOut, isPossible } from './effects.ts';
import { offerTargets } from './targets.ts';
import { explainLocked, type WhyNot, whyNoEffect, whyNotAsset, whyNotContact, whyNotItem } from './whyNot.ts';

const fixers: ReadonlySet<Item | null> = new Set(FIXERS);
export const isFixer = (item: Item | null): item is FixerId => item !== null && fixers.has(item);

/** Which components of a row are ready and work in this step, as bits of their places. */
const readyContacts = (thief: Thief, { outside, avoiding }: Row, isAvoiding: boolean): number =>
  (isAvoiding ? avoiding : outside) & ~thief.usedContacts & ((1 << openSlots(thief)) - 1);
const readyItems = (thief: Thief, { outside, avoiding }: Row, isAvoiding: boolean): number =>
  (isAvoiding ? avoiding : outside) & ~thief.usedItems;
const readyAssets = (thief: Thief, { outside, avoiding }: Row, isAvoiding: boolean): number =>
  (isAvoiding ? avoiding : outside) & ~thief.usedAssets;

/** Whether, for all that others can know, the human might use something now: money is not counted (EP-HID-01). */
export function mightUse(s: State, seat: number, avoiding: Avoiding | null): boolean {
  const thief = thiefOf(s, seat);
  const isAvoiding = avoiding !== null;
  const pending = isAvoiding ? pendingAnywhere(s, avoiding) : 0;
  if (thief.firstAid && isPossible(s, seat, FIRST_AID, pending)) return true;
  const assets = assetRow(thief, seat);
  const turnable = readyAssets(thief, assets, isAvoiding);
  if (turnable !== 0 && s.options.assetUseWithoutEffect) return true;
  if (anyPossible(s, seat, assets, turnable, pending)) return true;
  const contacts = contactRow(thief, seat);
  if (anyPossible(s, seat, contacts, readyContacts(thief, contacts, isAvoiding), pending)) return true;
  const items = itemRow(thief, seat);
  if (anyPossible(s, seat, items, readyItems(thief, items, isAvoiding), pending)) return true;
  for (let hq = 0; hq < HQS.length; hq++) {
    if (takesBack(s, seat, hq)) return isPossible(s, seat, GANG_MEMBERS[hq]!, pending);
  }
  return false;
}

function anyPossible(s: State, seat: number, row: Row, ready: number, pending: number): boolean {
  for (let rest = ready; rest !== 0; rest &= rest - 1) {
    if (isPossible(s, seat, row.components[lowestBit(rest)]!, pending)) return true;
  }
  return false;
}

/** Every executive action that the human may add at this moment (EP-EXE-01 to EP-EXE-11). */
export function offerExecutive(
  s: State,
  seat: number,
  avoiding: Avoiding | null,
  offer: Offer<Choice>,
): void {
  if (offer.explaining) return explainExecutive(s, seat, avoiding, offer);
  const thief = thiefOf(s, seat);
  const isAvoiding = avoiding !== null;
  const pending = isAvoiding ? pendingAnywhere(s, avoiding) : 0;
  const contacts = contactRow(thief, seat);
  offerRow(s, seat, contacts, readyContacts(thief, contacts, isAvoiding), avoiding, pending, offer);
  const items = itemRow(thief, seat);
  offerRow(s, seat, items, readyItems(thief, items, isAvoiding), avoiding, pending, offer);
  const assets = assetRow(thief, seat);
  offerRow(s, seat, assets, readyAssets(thief, assets, isAvoiding), avoiding, pending, offer);
  for (let hq = 0; hq < HQS.length; hq++) {
    if (takesBack(s, seat, hq)) offerUse(s, seat, GANG_MEMBERS[hq]!, avoiding, pending, offer);
  }
  if (thief.firstAid) offerUse(s, seat, FIRST_AID, avoiding, pending, offer);
}

/** Offers those components of a row that are ready, as far as there is money for them. */
function offerRow(
  s: State,
  seat: number,
  row: Row,
  ready: number,
  avoiding: Avoiding | null,
  pending: number,
  offer: Offer<Choice>,
): void {
  if (ready === 0) return;
  const { money } = thiefOf(s, seat);
  for (let rest = ready; rest !== 0; rest &= rest - 1) {
    const component = row.components[lowestBit(rest)]!;
    if (component.cost <= money) offerUse(s, seat, component, avoiding, pending, offer);
  }
}

function offerUse(
  s: State,
  seat: number,
  component: Component,
  avoiding: Avoiding | null,
  pending: number,
  offer: Offer<Choice>,
): void {
  if (isPossible(s, seat, component, pending)) offerTargets(s, seat, component, avoiding, offer);
  // EP-OPT-15: an asset may be turned over without effect.
  else if (component.source.do === 'useAsset' && s.options.assetUseWithoutEffect) offer(component.source);
}

/** The same, and for everything else that the human has why it cannot be used. */
function explainExecutive(s: State, seat: number, avoiding: Avoiding | null, offer: Offer<Choice>): void {
  const thief = thiefOf(s, seat);
  const pending = avoiding === null ? null : pendingAnywhere(s, avoiding);
  const explain = (component: Component, verdict: Verdict): void => {
    if (verdict) offer(component.source, verdict);
    else offerUse(s, seat, component, avoiding, pending ?? 0, offer);
  };
  const explainRow = ({ components }: Row, whyNot: WhyNot): void => {
    for (const [place, component] of components.entries()) {
      if (component) explain(component, whyNot(s, seat, component, place, pending));
    }
  };
  explainRow(contactRow(thief, seat), whyNotContact);
  explainRow(itemRow(thief, seat), whyNotItem);
  explainRow(assetRow(thief, seat), whyNotAsset);
  for (const [hq, member] of GANG_MEMBERS.entries()) {
    if (takesBack(s, seat, hq)) explain(member, whyNoEffect(s, seat, member, pending));
  }
  explain(FIRST_AID, thief.firstAid ? whyNoEffect(s, seat, FIRST_AID, pending) : 'EP-EXE-10');
  explainLocked(s, seat, offer);
}

/** A choice that uses a component. */
export function isUse(choice: Choice): choice is Use {
  switch (choice.do) {
    case 'useContact':
    case 'useFixer':
    case 'useEquipment':
    case 'useAsset':
    case 'useGangMember':
    case 'useFirstAid':
      return true;
    default:
      return false;
  }
}

/** Carries out an executive action. May push a decision, so push what comes later first. */
export function useComponent(s: State, seat: number, use: Use, avoiding: Avoiding | null, emit: Emit): void {
  emit?.({ event: 'used', seat, what: use.what, rules: ['EP-EXE-01'] });
  const thief = thiefOf(s, seat);
  const place = use.slot - 1;
  switch (use.do) {
    case 'useContact':
      payForContact(s, seat, use.what as ContactId, emit);
      carryOut(s, seat, contactRow(thief, seat).components[place]!, use, avoiding, emit);
      thief.usedContacts = withBit(thief.usedContacts, place);
      return;
    case 'useFixer':
    case 'useEquipment':
      carryOut(s, seat, itemRow(thief, seat).components[place]!, use, avoiding, emit);
      thief.usedItems = withBit(thief.usedItems, place);
      return;
    case 'useAsset': {
      const asset = assetRow(thief, seat).components[place]!;
      turnAsset(s, seat, place, emit);
      if (isPossible(s, seat, asset, avoiding === null ? 0 : pendingAnywhere(s, avoiding))) {
        carryOut(s, seat, asset, use, avoiding, emit);
      }
      return;
    }
    case 'useGangMember':
      returnMember(s, seat, place, emit);
      return carryOut(s, seat, GANG_MEMBERS[place]!, use, avoiding, emit);
    case 'useFirstAid':
      thief.firstAid = false;
      return carryOut(s, seat, FIRST_AID, use, avoiding, emit);
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
