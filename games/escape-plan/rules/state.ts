import {
  type Base,
  below,
  bool,
  bySeat,
  type Chance,
  distinct,
  int,
  list,
  nobody,
  nullable,
  oneOf,
  piece,
  pieceSet,
  record,
  secret,
  shared,
  type Values,
} from '@getaway/engine';
import {
  ASSETS,
  contactCopies,
  CONTACTS,
  EQUIPMENT,
  FIXERS,
  INSPECTOR_CARDS,
  LIEUTENANT_CARDS,
  LOCKER_COLOURS,
  PATROL_CARD,
  PATROL_CARDS,
  PLAN_CARDS,
  PLAYER_BOARD,
  STACK_TILES,
  STACKS,
  SUPPLIES,
  TILES,
  TOP_ROW,
} from '../content/index.ts';
import { BAG_KINDS, bagOf, bagSet, isBag } from './bags.ts';
import { CELLS, LOCATIONS } from './map/index.ts';
import type { Options } from './options.ts';

export const PARTS = ['morning', 'afternoon', 'evening', 'night', 'dawn'] as const;
export type Part = (typeof PARTS)[number];

/** What may lie on an item slot. */
const ITEMS = [...ASSETS, ...FIXERS, ...EQUIPMENT, ...BAG_KINDS] as const;
export type Item = (typeof ITEMS)[number];

/** Where Costa took a pile of tiles: a store's letter, or a closed exit. */
export const PILE_SOURCES = ['A', 'B', 'C', 'D', 'exit'] as const;

const stacked = distinct(
  'city tile',
  STACKS.flatMap((stack) => STACK_TILES[stack]),
  (id) => STACKS.find((stack) => STACK_TILES[stack].includes(id)) as string,
);
const contacts = pieceSet('contact card', CONTACTS, (s: { options: Options }) =>
  contactCopies(s.options.contactDeckSize === 32 ? 32 : 33),
);
const patrolCards = pieceSet(
  'patrol card',
  PATROL_CARDS,
  Object.fromEntries(PATROL_CARDS.map((id) => [id, PATROL_CARD[id].copies])),
);
const plans = distinct('plan card', PLAN_CARDS);
/** Only with Sandra, and with Costa, are their decks out of the box. */
const inspectors = pieceSet('inspector card', INSPECTOR_CARDS, (s: Base) =>
  s.seats <= 2 ? once(INSPECTOR_CARDS) : {},
);
const lieutenants = pieceSet('lieutenant card', LIEUTENANT_CARDS, (s: Base) =>
  s.seats === 1 ? once(LIEUTENANT_CARDS) : {},
);

function once<Id extends string>(ids: readonly Id[]): { [K in Id]?: number } {
  return Object.fromEntries(ids.map((id) => [id, 1])) as { [K in Id]?: number };
}

/** EP-HID-01 to EP-HID-03: the owner sees it, everybody after final scoring. */
const ownUntilScoring = (s: Base, viewer: number, at: readonly number[]): boolean =>
  at[0] === viewer || s.outcome !== null;
const afterScoring = (s: Base): boolean => s.outcome !== null;

/** What somebody might have; broke thieves matter once there is a fee to pay (EP-ESC-09). */
const guessMoney = (s: unknown, _at: readonly number[], chance: Chance): number =>
  (s as State).escapes > 0 && below(chance, 3) === 0 ? 0 : below(chance, 16);

/** The kind of the bag that stands at place `at[1]` among a thief's bags: they lie in the order of the slots. */
const backOfBag = (s: unknown, at: readonly number[]): string =>
  (s as State).thieves[at[0]!]!.items.filter(isBag)[at[1]!] as string;

/** One human's board. Places are counted from 0; `used…` hold one bit a place, the first in the lowest bit. */
const thief = record({
  status: oneOf(['active', 'escaped', 'arrested']),
  money: secret(int(0, 999), ownUntilScoring, { guess: guessMoney }),
  plan: secret(piece(plans), ownUntilScoring),
  incomeCubes: int(0, PLAYER_BOARD.income.cubes),
  /** Wound cubes in red. */
  wounds: int(0, PLAYER_BOARD.woundCubes),
  /** Handcuffs cover contact slots from the right (EP-WND-02). */
  handcuffs: int(0, PLAYER_BOARD.contactSpaces),
  rested: bool(),
  /** The first aid token is ready. */
  firstAid: bool(),
  gasCans: int(0, PLAYER_BOARD.gasCanSlots),
  contacts: shared(list(nullable(piece(contacts)), PLAYER_BOARD.contactSpaces)),
  usedContacts: int(0, 31),
  /** From left to right, on the rightmost slots without a card or handcuffs (EP-AST-05). */
  lockedContacts: shared(list(oneOf(ASSETS), PLAYER_BOARD.contactSpaces)),
  items: shared(list(nullable(oneOf(ITEMS)), PLAYER_BOARD.itemSpaces)),
  usedItems: int(0, 31),
  /** The values of the bags among the items, in the order of their slots. */
  bags: shared(list(secret(piece(bagSet, { back: backOfBag }), ownUntilScoring), PLAYER_BOARD.itemSpaces)),
  /** On the asset spaces, the dearest first (EP-AST-03). */
  unlocked: shared(list(oneOf(ASSETS), PLAYER_BOARD.assetSpacePrices.length)),
  usedAssets: int(0, 63),
  keys: shared(list(nullable(oneOf(LOCKER_COLOURS)), PLAYER_BOARD.keySlots)),
  usedKeys: int(0, 7),
});

const bagPiles = () =>
  record({
    green: list(secret(bagOf('green'), nobody)),
    black: list(secret(bagOf('black'), nobody)),
    brown: list(secret(bagOf('brown'), nobody)),
    'type-1': list(secret(bagOf('type-1'), nobody)),
    'type-2': list(secret(bagOf('type-2'), nobody)),
  });

const backInPile = (s: unknown, at: readonly number[]): string =>
  (s as State).costaPiles[at[0]!]!.kinds[at[1]!] as string;

/**
 * The whole table. Lists called "by tile" follow `TILES`, "by place" `PLAN_PLACES`, "by HQ" `HQS`,
 * "by officer" `OFFICER_TYPES`. Characters are the humans by seat, then Sandra, then Costa.
 */
export const fields = {
  day: int(1, 3),
  /** Null outside the player action phase. */
  part: nullable(oneOf(PARTS)),
  /** The characters in turn order. */
  order: shared(list(int(0, 4), 5)),
  /** By character; null when out of the city. */
  at: list(nullable(oneOf(LOCATIONS)), 5),
  /** By character: marker on the notoriety track, cubes in red, cubes in blue, extra action discs. */
  row: list(int(1, TOP_ROW), 5),
  red: list(int(0, PLAYER_BOARD.notorietyCubes), 5),
  blue: list(int(0, PLAYER_BOARD.notorietyCubes), 5),
  discs: list(int(0, SUPPLIES.extraActionDiscs), 5),
  thieves: bySeat(thief),
  /** How many have escaped, Costa included. */
  escapes: int(0, 5),

  /** What lies where, in the order of placing. */
  city: shared(
    record({
      tiles: list(oneOf(TILES), TILES.length),
      cells: list(oneOf(CELLS), TILES.length),
      rotations: list(int(0, 5), TILES.length),
    }),
  ),
  /** By tile, in the city or on display: one bit for each officer type that stands on it. */
  officers: list(int(0, 7), TILES.length),
  /** By officer: how many are in the bag. */
  bag: list(int(0, 30), 3),
  /** By stack: its tiles from the top. The first `shown` of each have been turned up. */
  stacks: shared(list(list(secret(piece(stacked, { back: stackLetter }), turnedUp), 3), STACKS.length)),
  shown: int(0, 3),
  /** The patrol deck from the top, the removed card last. The first `patrols` have been revealed. */
  patrolDeck: shared(list(secret(piece(patrolCards), revealed), 6)),
  patrols: int(0, 5),
  /** By exit: 0 while it is open, else the number of its exit tile type. */
  closedBy: shared(list(int(0, 2), 3)),

  /** By place: the tile that it was put on. */
  placedOn: shared(list(nullable(oneOf(TILES)), 9)),
  /** By place: one bit for each character that has a cube there, and of these the cubes on the income symbol. */
  cubes: shared(list(int(0, 31), 9)),
  incomeVisits: shared(list(int(0, 31), 9)),
  /** How many keys lie at each safe house: by safe house, then by colour. */
  keys: shared(list(int(0, 3), 9)),
  fixers: shared(list(oneOf(FIXERS), FIXERS.length)),
  /** By equipment type. */
  equipment: shared(list(int(0, 4), EQUIPMENT.length)),
  /** By HQ: members standing on it, and whose control marker it carries (-1: none). */
  gangMembers: shared(list(int(0, SUPPLIES.gangMembersPerHq), 4)),
  gangControl: shared(list(int(-1, 4), 4)),
  contactDeck: list(secret(piece(contacts), nobody)),
  /** From left to right. */
  contactDisplay: list(piece(contacts), SUPPLIES.contactDisplay),
  contactBox: shared(list(piece(contacts))),
  bagStacks: shared(bagPiles()),
  bagBox: shared(bagPiles()),
  planBox: shared(list(secret(piece(plans), nobody))),

  inspectorDeck: shared(list(secret(piece(inspectors), nobody))),
  inspectorBox: shared(list(piece(inspectors))),
  /** Removed unseen (EP-OPT-03). */
  inspectorOut: shared(list(secret(piece(inspectors), nobody), 1)),
  lieutenantDeck: shared(list(secret(piece(lieutenants), nobody))),
  lieutenantBox: shared(list(piece(lieutenants))),
  costaPlan: shared(list(secret(piece(plans), afterScoring), 1)),
  costaContacts: shared(list(piece(contacts))),
  costaPiles: shared(
    list(
      record({
        from: oneOf(PILE_SOURCES),
        kinds: list(oneOf(BAG_KINDS), 3),
        tiles: list(secret(piece(bagSet, { back: backInPile }), afterScoring), 3),
      }),
      PLAYER_BOARD.costaBoard.itemSpaces,
    ),
  ),
  costaScore: nullable(int(-1000, 10_000)),
};

function stackLetter(_s: unknown, at: readonly number[]): string {
  return STACKS[at[0]!] as string;
}
function turnedUp(s: { shown: number }, _viewer: number, at: readonly number[]): boolean {
  return at[1]! < s.shown;
}
function revealed(s: { patrols: number }, _viewer: number, at: readonly number[]): boolean {
  return at[0]! < s.patrols;
}

export type State = Base<Options> & Values<typeof fields>;
export type Thief = State['thieves'][number];
