import type { Offer, Verdict } from '@getaway/engine';
import { CONTACT_CARD, type ContactId } from '../../content/index.ts';
import { priceOf } from '../assets.ts';
import { lowestBit, withBit } from '../bits.ts';
import { thiefOf } from '../characters.ts';
import { returnMember, takesBack } from '../gangs.ts';
import { pay } from '../money.ts';
import { gainNotoriety } from '../notoriety.ts';
import type { Choice, Emit, Use } from '../play.ts';
import { type Avoiding, pendingAnywhere } from '../pursuers.ts';
import type { State } from '../state.ts';
import { ALL_ASSETS, ASSET_PLACE, boardOf, CONTACT_PLACE, GANG_PLACE, ITEM_PLACE, readyOn } from './board.ts';
import { type Component, FIRST_AID, GANG_MEMBERS } from './components.ts';
import { carryOut, isPossible } from './effects.ts';
import { offerTargets } from './targets.ts';
import { explainLocked, type WhyNot, whyNoEffect, whyNotAsset, whyNotContact, whyNotItem } from './whyNot.ts';

/**
 * Whether, for all that others can know, the human might use something now: money is not counted (EP-HID-01). While
 * avoiding, `pending` are those who are pending on any tile.
 */
export function mightUse(s: State, seat: number, pending: number | null): boolean {
  const thief = thiefOf(s, seat);
  const board = boardOf(thief, seat);
  const ready = readyOn(board, s, thief, seat, pending !== null);
  if ((ready & ALL_ASSETS) !== 0 && s.options.assetUseWithoutEffect) return true;
  for (let rest = ready; rest !== 0; rest &= rest - 1) {
    if (isPossible(s, seat, board.components[lowestBit(rest)]!, pending ?? 0)) return true;
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
  const board = boardOf(thief, seat);
  const ready = readyOn(board, s, thief, seat, avoiding !== null);
  if (ready === 0) return;
  const { money } = thief;
  for (let rest = ready; rest !== 0; rest &= rest - 1) {
    const component = board.components[lowestBit(rest)]!;
    if (component.cost <= money) offerUse(s, seat, component, avoiding, offer);
  }
}

function offerUse(
  s: State,
  seat: number,
  component: Component,
  avoiding: Avoiding | null,
  offer: Offer<Choice>,
): void {
  if (isWithoutEffect(s, seat, component, avoiding)) offer(component.source);
  else offerTargets(s, seat, component, avoiding, offer);
}

/** EP-OPT-15: whether it is an asset that would be turned over without effect. */
const isWithoutEffect = (s: State, seat: number, component: Component, avoiding: Avoiding | null): boolean =>
  s.options.assetUseWithoutEffect &&
  component.source.do === 'useAsset' &&
  !isPossible(s, seat, component, avoiding === null ? 0 : pendingAnywhere(s, avoiding));

/** The same, and for everything else that the human has why it cannot be used. */
function explainExecutive(s: State, seat: number, avoiding: Avoiding | null, offer: Offer<Choice>): void {
  const thief = thiefOf(s, seat);
  const pending = avoiding === null ? null : pendingAnywhere(s, avoiding);
  const explain = (component: Component, verdict: Verdict): void => {
    if (verdict) offer(component.source, verdict);
    else offerUse(s, seat, component, avoiding, offer);
  };
  const { components } = boardOf(thief, seat);
  const explainRow = (first: number, end: number, whyNot: WhyNot): void => {
    for (const [place, component] of components.slice(first, end).entries()) {
      if (component) explain(component, whyNot(s, seat, component, place, pending));
    }
  };
  explainRow(CONTACT_PLACE, ITEM_PLACE, whyNotContact);
  explainRow(ITEM_PLACE, ASSET_PLACE, whyNotItem);
  explainRow(ASSET_PLACE, GANG_PLACE, whyNotAsset);
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

/** Carries out an executive action. May push a decision, so what comes later goes below it. */
export function useComponent(s: State, seat: number, use: Use, avoiding: Avoiding | null, emit: Emit): void {
  emit?.({ event: 'used', seat, what: use.what, rules: ['EP-EXE-01'] });
  const thief = thiefOf(s, seat);
  const place = use.slot - 1;
  switch (use.do) {
    case 'useContact':
      payForContact(s, seat, use.what as ContactId, emit);
      carryOut(s, seat, boardOf(thief, seat).components[CONTACT_PLACE + place]!, use, avoiding, emit);
      thief.usedContacts = withBit(thief.usedContacts, place);
      return;
    case 'useFixer':
    case 'useEquipment':
      carryOut(s, seat, boardOf(thief, seat).components[ITEM_PLACE + place]!, use, avoiding, emit);
      thief.usedItems = withBit(thief.usedItems, place);
      return;
    case 'useAsset': {
      const asset = boardOf(thief, seat).components[ASSET_PLACE + place]!;
      turnAsset(s, seat, place, emit);
      if (isWithoutEffect(s, seat, asset, avoiding)) return;
      return carryOut(s, seat, asset, use, avoiding, emit);
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
