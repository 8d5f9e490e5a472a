import {
  ASSET_TILE,
  ASSETS,
  CONTACT_CARD,
  CONTACTS,
  type Effect,
  EQUIPMENT,
  EQUIPMENT_TILE,
  FIXER_TILE,
  FIXERS,
  PLAYER_BOARD,
  type UseStep,
} from '../../content/index.ts';
import { priceOf } from '../assets.ts';
import { openSlots } from '../contactSlots.ts';
import { HQS, takersBack } from '../gangs.ts';
import { typeBits, typeNumber } from '../officers.ts';
import type { Use } from '../play.ts';
import type { State, Thief } from '../state.ts';
import { ASSET_RULE, CONTACT_RULE, EQUIPMENT_RULE, FIXER_RULE } from './rulesOf.ts';

/** A component about to be used. */
export type Source = Pick<Use, 'do' | 'slot' | 'what'>;

/** A component on a place of a human's board, with everything that its use asks about, all of them alike. */
export interface Component {
  readonly source: Source;
  readonly effect: Effect;
  /** The rule that says what it does. */
  readonly rule: string;
  readonly step: UseStep;
  readonly cost: number;
  readonly type: Effect['type'];
  /** The officer that its effect takes away or moves, by number; -1 for other effects. */
  readonly officer: number;
  /** The officers that its effect avoids, as bits, and whether all of them on a tile. */
  readonly against: number;
  readonly wholeTile: boolean;
}

type Printed = { readonly step: UseStep; readonly effect: Effect };

function component(source: Source, { step, effect }: Printed, cost: number, rule: string): Component {
  return {
    source,
    effect,
    rule,
    step,
    cost,
    type: effect.type,
    officer: 'officer' in effect ? typeNumber(effect.officer) : -1,
    against: effect.type === 'avoidOfficers' ? typeBits(effect.officers) : 0,
    wholeTile: effect.type === 'avoidOfficers' && effect.scope === 'oneTile',
  };
}

/** What a component is on each place of a row. */
type Table = ReadonlyMap<string | null, readonly Component[]>;

function table<Id extends string>(
  ids: readonly Id[],
  places: number,
  at: (what: Id, place: number) => Component,
): Table {
  return new Map(ids.map((id) => [id, Array.from({ length: places }, (_, place) => at(id, place))]));
}

const CARDS = table(CONTACTS, PLAYER_BOARD.contactSpaces, (what, place) =>
  component(
    { do: 'useContact', slot: place + 1, what },
    CONTACT_CARD[what],
    CONTACT_CARD[what].cost,
    CONTACT_RULE[what],
  ),
);
const TILES: Table = new Map([
  ...table(FIXERS, PLAYER_BOARD.itemSpaces, (what, place) =>
    component({ do: 'useFixer', slot: place + 1, what }, FIXER_TILE[what], 0, FIXER_RULE[what]),
  ),
  ...table(EQUIPMENT, PLAYER_BOARD.itemSpaces, (what, place) =>
    component({ do: 'useEquipment', slot: place + 1, what }, EQUIPMENT_TILE[what], 0, EQUIPMENT_RULE[what]),
  ),
]);
const UNLOCKED = table(ASSETS, PLAYER_BOARD.assetSpacePrices.length, (what, place) =>
  component({ do: 'useAsset', slot: place + 1, what }, ASSET_TILE[what], priceOf(place), ASSET_RULE[what]),
);

export const FIRST_AID = component(
  { do: 'useFirstAid', slot: 0, what: 'firstAidToken' },
  { step: 'any', effect: { type: 'healWounds', amount: 1 } },
  0,
  'EP-EXE-10',
);
/** By HQ: the member that would return to it. */
export const GANG_MEMBERS: readonly Component[] = HQS.map((what, hq) =>
  component(
    { do: 'useGangMember', slot: hq + 1, what },
    { step: 'any', effect: { type: 'gangAbility' } },
    0,
    'EP-EXE-09',
  ),
);

/** Where each row begins among all that a human could use; the HQs and the first aid token follow. */
export const CONTACT_PLACE = 0;
export const ITEM_PLACE = CONTACT_PLACE + PLAYER_BOARD.contactSpaces;
export const ASSET_PLACE = ITEM_PLACE + PLAYER_BOARD.itemSpaces;
export const GANG_PLACE = ASSET_PLACE + PLAYER_BOARD.assetSpacePrices.length;
const FIRST_AID_PLACE = GANG_PLACE + HQS.length;
const ALL_CONTACTS = (1 << ITEM_PLACE) - 1;
const ALL_ROWS = (1 << GANG_PLACE) - 1;
export const ALL_ASSETS = (1 << GANG_PLACE) - (1 << ASSET_PLACE);

/** What a human could use, as it was read last: it changes far more seldom than somebody asks what can be used. */
export interface Board {
  contacts: Thief['contacts'] | null;
  items: Thief['items'] | null;
  unlocked: Thief['unlocked'] | null;
  /** By place: what lies there. */
  readonly lying: (string | null)[];
  /** By place; null where nothing lies that has a use of its own. */
  readonly components: (Component | null)[];
  /** Which of them work in their step, as bits (EP-EXE-04): outside of moves, and while avoiding. */
  outside: number;
  avoiding: number;
}

function emptyBoard(): Board {
  const components: (Component | null)[] = [];
  const lying: (string | null)[] = [];
  for (let place = 0; place < GANG_PLACE; place++) {
    components.push(null);
    lying.push(null);
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
  const { lying } = board;
  for (let place = first; place < end; place++) {
    const what = row[place - first] ?? null;
    if (lying[place] !== what)
      readPlace(board, place, what, what === null ? null : (from.get(what)?.[place - first] ?? null));
  }
}

function readPlace(board: Board, place: number, what: string | null, found: Component | null): void {
  const bit = 1 << place;
  board.lying[place] = what;
  board.components[place] = found;
  board.outside = found?.step === 'any' ? board.outside | bit : board.outside & ~bit;
  board.avoiding = found !== null && found.step !== 'travel' ? board.avoiding | bit : board.avoiding & ~bit;
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

/** The places of what is ready and works in this step, as bits. */
export function readyOn(board: Board, s: State, thief: Thief, seat: number, isAvoiding: boolean): number {
  const used = thief.usedContacts | (thief.usedItems << ITEM_PLACE) | (thief.usedAssets << ASSET_PLACE);
  const covered = ALL_CONTACTS & (-1 << openSlots(thief));
  const others = (thief.firstAid ? 1 << FIRST_AID_PLACE : 0) | (takersBack(s, seat) << GANG_PLACE);
  return (isAvoiding ? board.avoiding : board.outside) & ~used & ~covered & (ALL_ROWS | others);
}
