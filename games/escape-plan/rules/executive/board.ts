import { PLAYER_BOARD } from '../../content/index.ts';
import { openSlots } from '../contactSlots.ts';
import { HQS, takersBack } from '../gangs.ts';
import { isTool } from '../itinerary/index.ts';
import type { State, Thief } from '../state.ts';
import { CARDS, type Component, FIRST_AID, GANG_MEMBERS, type Table, TILES, UNLOCKED } from './components.ts';

/** Where each row begins among all that a human could use; the HQs and the first aid token follow. */
export const CONTACT_PLACE = 0;
export const ITEM_PLACE = CONTACT_PLACE + PLAYER_BOARD.contactSpaces;
export const ASSET_PLACE = ITEM_PLACE + PLAYER_BOARD.itemSpaces;
export const GANG_PLACE = ASSET_PLACE + PLAYER_BOARD.assetSpacePrices.length;
const FIRST_AID_PLACE = GANG_PLACE + HQS.length;
const ALL_CONTACTS = (1 << ITEM_PLACE) - 1;
const ALL_ROWS = (1 << GANG_PLACE) - 1;
export const ALL_ASSETS = (1 << GANG_PLACE) - (1 << ASSET_PLACE);

/** What lies in the rows of a human's board, as it was read last: it changes far more seldom than somebody asks. */
export interface Board {
  contacts: Thief['contacts'] | null;
  items: Thief['items'] | null;
  unlocked: Thief['unlocked'] | null;
  /** By place: what lies there, or an empty text: texts are compared faster where there is nothing but texts. */
  readonly lying: string[];
  /** By place, the HQs and the first aid token among them: null where nothing lies that has a use of its own. */
  readonly components: (Component | null)[];
  /** Which of them work in their step, as bits (EP-EXE-04): outside of moves, and while avoiding. */
  outside: number;
  avoiding: number;
  /** What can be used on the way of a travel, as bits. */
  tools: number;
  /** The places where anything lies, and where it is a locked asset or a bag. */
  taken: number;
  locked: number;
  bags: number;
}

function emptyBoard(): Board {
  const lying: string[] = [];
  const components: (Component | null)[] = [];
  for (let place = 0; place < GANG_PLACE; place++) {
    lying.push('');
    components.push(null);
  }
  components.push(...GANG_MEMBERS, FIRST_AID);
  const others = (1 << components.length) - (1 << GANG_PLACE);
  return {
    contacts: null,
    items: null,
    unlocked: null,
    lying,
    components,
    outside: others,
    avoiding: others,
    tools: 0,
    taken: 0,
    locked: 0,
    bags: 0,
  };
}

/** Most often one thing has changed in a row. */
function readRow(
  board: Board,
  first: number,
  end: number,
  row: readonly (string | null)[],
  from: Table,
): void {
  for (let place = first; place < end; place++) {
    const what = place - first < row.length ? (row[place - first] ?? '') : '';
    if (board.lying[place] === what) continue;
    board.lying[place] = what;
    readPlace(board, place, what, what === '' ? null : (from.get(what)?.[place - first] ?? null));
  }
}

function readPlace(board: Board, place: number, what: string, found: Component | null): void {
  const bit = 1 << place;
  board.components[place] = found;
  board.outside &= ~bit;
  board.avoiding &= ~bit;
  board.tools &= ~bit;
  board.taken &= ~bit;
  board.locked &= ~bit;
  board.bags &= ~bit;
  if (what === '') return;
  board.taken |= bit;
  if (isTool(what)) board.tools |= bit;
  if (found === null) {
    if (UNLOCKED.has(what)) board.locked |= bit;
    else board.bags |= bit;
  } else if (found.step !== 'travel') {
    board.avoiding |= bit;
    if (found.step === 'any') board.outside |= bit;
  }
}

const boards: Board[] = [];

export function boardOf(thief: Thief, seat: number): Board {
  const board = (boards[seat] ??= emptyBoard());
  const { contacts, items, unlocked } = thief;
  if (contacts !== board.contacts) {
    readRow(board, CONTACT_PLACE, ITEM_PLACE, contacts, CARDS);
    board.contacts = contacts;
  }
  if (items !== board.items) {
    readRow(board, ITEM_PLACE, ASSET_PLACE, items, TILES);
    board.items = items;
  }
  if (unlocked !== board.unlocked) {
    readRow(board, ASSET_PLACE, GANG_PLACE, unlocked, UNLOCKED);
    board.unlocked = unlocked;
  }
  return board;
}

const usedBy = (thief: Thief): number =>
  thief.usedContacts | (thief.usedItems << ITEM_PLACE) | (thief.usedAssets << ASSET_PLACE);
const coveredBy = (thief: Thief): number => ALL_CONTACTS & (-1 << openSlots(thief));

/** The places of the tools that are ready, and of the used cards among them (EP-TRV-12), as bits. */
export const toolsReady = (board: Board, thief: Thief): number =>
  board.tools & ~usedBy(thief) & ~coveredBy(thief);
export const toolsSpent = (board: Board, thief: Thief): number =>
  board.tools & thief.usedContacts & ~coveredBy(thief);

/** The places of what is ready and works in this step, as bits. */
export function readyOn(board: Board, s: State, thief: Thief, seat: number, isAvoiding: boolean): number {
  const used = usedBy(thief);
  const covered = coveredBy(thief);
  const others = (thief.firstAid ? 1 << FIRST_AID_PLACE : 0) | (takersBack(s, seat) << GANG_PLACE);
  return (isAvoiding ? board.avoiding : board.outside) & ~used & ~covered & (ALL_ROWS | others);
}
