import type { Say } from '@getaway/engine';
import { PLAN_CARD, PLAN_PLACES, PLAYER_BOARD } from '../../content/index.ts';
import { isAsset, priceOf } from '../assets.ts';
import { isBag } from '../bags.ts';
import { has } from '../bits.ts';
import { named, thiefOf } from '../characters.ts';
import { lockedAssetOn, openSlots } from '../contactSlots.ts';
import { membersOf } from '../gangs.ts';
import { bagIndex } from '../items.ts';
import { hasCube } from '../places.ts';
import type { State, Thief } from '../state.ts';
import { placeName } from '../travel.ts';

/** A line for every character, in turn order. */
export function charactersText(view: State, say: Say): string[] {
  return view.order.map((who) => {
    const seat = named(view, who);
    const marker = {
      seat,
      row: view.row[who]!,
      red: view.red[who]!,
      blue: view.blue[who]!,
      discs: view.discs[who]!,
    };
    const at = view.at[who]!;
    if (typeof seat === 'string') {
      return say('text.automaton', { ...marker, at: at === null ? null : placeName(view, at) });
    }
    const { status, wounds, incomeCubes, gasCans } = thiefOf(view, seat);
    const members = membersOf(view, seat);
    return say('text.player', { ...marker, status, wounds, income: incomeCubes, gas: gasCans, members });
  });
}

/** What lies on the boards of the others, apart from what is locked or empty. */
export function otherBoards(view: State, seat: number | null, say: Say): string[] {
  return view.thieves.flatMap((thief, other) => {
    if (other === seat) return [];
    const cards = contactSlots(thief, say).filter(
      (_, slot) => slot >= openSlots(thief) || thief.contacts[slot] !== null,
    );
    const items = itemSlots(thief, say).filter(
      (_, slot) => thief.items[slot] !== null && !isAsset(thief.items[slot]!),
    );
    const shown = [...cards, ...items, ...assetSpaces(thief, say), ...keySlots(thief, say)];
    return [say('text.board', { seat: other, shown: shown.join(' | ') })];
  });
}

/** Everything on a thief's own board. */
export function ownBoard(view: State, seat: number, say: Say): string[] {
  const thief = thiefOf(view, seat);
  const none = say('text.none');
  const list = (entries: readonly string[]): string => entries.join(' | ') || none;
  const plan = PLAN_PLACES.map((place) =>
    say('text.planValue', {
      place,
      value: PLAN_CARD[thief.plan].values[place],
      visited: hasCube(view, seat, place),
    }),
  );
  return [
    say('text.money', { money: thief.money }),
    say('text.plan', { values: plan.join(' | ') }),
    say('text.slots', { slots: list(contactSlots(thief, say)) }),
    say('text.items', { slots: list(itemSlots(thief, say)) }),
    say('text.assets', { assets: list(assetSpaces(thief, say)) }),
    say('text.playerKeys', { keys: list(keySlots(thief, say)) }),
  ];
}

function contactSlots(thief: Thief, say: Say): string[] {
  return Array.from({ length: PLAYER_BOARD.contactSpaces }, (_, slot) => {
    const card = thief.contacts[slot]!;
    if (slot >= openSlots(thief)) return say('text.covered', { card });
    if (card !== null)
      return has(thief.usedContacts, slot) ? say('text.used', { what: card }) : say(`term.${card}`);
    const asset = lockedAssetOn(thief, slot);
    return asset === null ? say('text.empty') : say('text.locked', { asset });
  });
}

const assetSpaces = (thief: Thief, say: Say): string[] =>
  thief.unlocked.map((asset, space) =>
    say('text.asset', { asset, price: priceOf(space), used: has(thief.usedAssets, space) }),
  );

const keySlots = (thief: Thief, say: Say): string[] =>
  thief.keys.flatMap((key, slot) =>
    key === null ? [] : [say('text.key', { key, used: has(thief.usedKeys, slot) })],
  );

function itemSlots(thief: Thief, say: Say): string[] {
  return thief.items.map((item, slot) => {
    if (item === null) return say('text.empty');
    if (isAsset(item)) return say('text.locked', { asset: item });
    // The owner's view knows the value of a bag, others only its kind (EP-HID-03).
    if (isBag(item)) return say(`term.${thief.bags[bagIndex(thief, slot)] ?? item}`);
    return has(thief.usedItems, slot) ? say('text.used', { what: item }) : say(`term.${item}`);
  });
}
