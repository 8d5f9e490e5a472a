import { below, shuffle, type Start, type Values } from '@getaway/engine';
import {
  ASSET_TILE,
  type AssetId,
  ASSETS,
  contactCopies,
  CONTACTS,
  EQUIPMENT,
  EQUIPMENT_TILE,
  FIXERS,
  INSPECTOR_CARDS,
  LIEUTENANT_CARDS,
  LOCKER_COLOURS,
  OFFICER_TYPES,
  PATROL_CARD,
  PATROL_CARDS,
  PLAN_CARDS,
  PLAN_PLACES,
  type PlanCardId,
  PLAYER_BOARD,
  SAFE_HOUSES,
  STACK_TILES,
  STACKS,
  START_TILES,
  SUPPLIES,
  TILES,
} from '../content/index.ts';
import { bagsOf } from './bags.ts';
import { HQS, hqOnTile } from './gangs.ts';
import { HOSPITAL, START_CELLS, START_ROTATIONS } from './map/index.ts';
import { staff } from './officerBag.ts';
import { HOSPITAL_TILE } from './officers.ts';
import type { Options } from './options.ts';
import type { fields, Item, Thief } from './state.ts';

type Fields = Values<typeof fields>;

/** Filled one by one, as lists that were made with gaps stay slow. */
function repeat<T>(count: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}
const startingAt = (start: 'item' | 'contact' | 'unlocked-5'): AssetId[] =>
  ASSETS.filter((id) => ASSET_TILE[id].start === start);

const PATROLS = PATROL_CARDS.flatMap((id) => repeat(PATROL_CARD[id].copies, id));
/** Colours by number. */
const KEYS = LOCKER_COLOURS.flatMap((colour, i) => repeat(SUPPLIES.keys[colour], i));
const KEYS_AT_HOUSE = KEYS.length / SAFE_HOUSES.length;
const deckOf = (size: 33 | 32) => CONTACTS.flatMap((id) => repeat(contactCopies(size)[id], id));
const CONTACT_DECK = { 33: deckOf(33), 32: deckOf(32) };
const EQUIPMENT_COPIES = EQUIPMENT.map((id) => EQUIPMENT_TILE[id].copies);
const BAGS_OF = {
  green: bagsOf('green'),
  black: bagsOf('black'),
  brown: bagsOf('brown'),
  'type-1': bagsOf('type-1'),
  'type-2': bagsOf('type-2'),
};

/** A row of slots with some tiles on the given places (EP-SET-20). */
function slots(count: number, places: readonly number[], tiles: readonly AssetId[]): (Item | null)[] {
  const row = repeat<Item | null>(count, null);
  places.forEach((place, i) => (row[place - 1] = tiles[i]!));
  return row;
}

// What every board begins with; a state gets copies.
const NO_CONTACTS = repeat(PLAYER_BOARD.contactSpaces, null);
const NO_KEYS = repeat(PLAYER_BOARD.keySlots, null);
const LOCKED_CONTACTS = startingAt('contact');
const UNLOCKED = startingAt('unlocked-5');
const ITEMS = slots(PLAYER_BOARD.itemSpaces, PLAYER_BOARD.itemSpacesWithAssetAtStart, startingAt('item'));

/** EP-SET-18 to EP-SET-25. */
const boardWith = (plan: PlanCardId): Thief => ({
  status: 'active',
  money: PLAYER_BOARD.startMoney,
  plan,
  incomeCubes: PLAYER_BOARD.income.cubes,
  wounds: 0,
  handcuffs: 0,
  rested: false,
  firstAid: true,
  gasCans: 0,
  contacts: NO_CONTACTS,
  usedContacts: 0,
  lockedContacts: LOCKED_CONTACTS,
  items: ITEMS,
  usedItems: 0,
  bags: [],
  unlocked: UNLOCKED,
  usedAssets: 0,
  keys: NO_KEYS,
  usedKeys: 0,
});

/** Section 2 of the rules. Chance is used in the order in which the rules name it (EP-RND). */
export function setup(start: Start<Options>): Fields & { agenda: { step: string; day: number }[] } {
  const { seats, options } = start;
  const withSandra = seats <= 2;
  const withCosta = seats === 1;
  const characters = seats + Number(withSandra) + Number(withCosta);

  const startTiles = shuffle(start, START_TILES.slice());
  const startRotation = START_ROTATIONS[below(start, START_ROTATIONS.length)]!;
  const stacks = STACKS.map((stack) => shuffle(start, STACK_TILES[stack].slice()));
  const patrolDeck = shuffle(start, PATROLS.slice());
  const table = {
    rng: start.rng,
    bag: OFFICER_TYPES.map((type) => SUPPLIES.officers[type]),
    officers: repeat(TILES.length, 0),
  };
  staff(table, [...stacks.map((stack) => stack[0]!), startTiles.find((tile) => tile !== HOSPITAL_TILE)!]);
  const gangMembers = repeat<number>(HQS.length, 0);
  for (const tile of startTiles) {
    const hq = hqOnTile(tile);
    if (hq >= 0) gangMembers[hq] = SUPPLIES.gangMembersPerHq;
  }

  const keys = repeat(SAFE_HOUSES.length * LOCKER_COLOURS.length, 0);
  shuffle(start, KEYS.slice()).forEach((colour, i) => {
    const house = Math.floor(i / KEYS_AT_HOUSE);
    keys[house * LOCKER_COLOURS.length + colour]!++;
  });
  const bagStacks = {
    green: shuffle(start, BAGS_OF.green.slice()),
    black: shuffle(start, BAGS_OF.black.slice()),
    brown: shuffle(start, BAGS_OF.brown.slice()),
    'type-1': shuffle(start, BAGS_OF['type-1'].slice()),
    'type-2': shuffle(start, BAGS_OF['type-2'].slice()),
  };
  const contactDeck = shuffle(start, CONTACT_DECK[options.contactDeckSize === 32 ? 32 : 33].slice());
  const contactDisplay = contactDeck.splice(-SUPPLIES.contactDisplay).reverse();
  const plans = shuffle(start, [...PLAN_CARDS]);
  const thieves: Thief[] = [];
  for (let seat = 0; seat < seats; seat++) thieves.push(boardWith(plans.pop()!));
  const first = below(start, seats);
  const inspectors = setUpInspectors(start, withSandra);
  const lieutenantDeck = withCosta ? shuffle(start, LIEUTENANT_CARDS.slice()) : [];

  return {
    day: 1,
    part: null,
    order: firstOrder(seats, first),
    at: repeat(characters, HOSPITAL),
    row: repeat(characters, 1),
    red: repeat(characters, 0),
    blue: repeat(characters, 0),
    discs: repeat(characters, 0),
    thieves,
    escapes: 0,
    city: {
      tiles: startTiles,
      cells: START_CELLS.slice(),
      rotations: repeat(startTiles.length, startRotation),
    },
    officers: table.officers,
    bag: table.bag,
    stacks,
    shown: 1,
    patrolDeck,
    patrols: 0,
    closedBy: [0, 0, 0],
    placedOn: repeat(PLAN_PLACES.length, null),
    cubes: repeat(PLAN_PLACES.length, 0),
    incomeVisits: repeat(PLAN_PLACES.length, 0),
    keys,
    fixers: FIXERS,
    equipment: EQUIPMENT_COPIES,
    gangMembers,
    gangControl: repeat(HQS.length, -1),
    contactDeck,
    contactDisplay,
    contactBox: [],
    bagStacks,
    bagBox: { green: [], black: [], brown: [], 'type-1': [], 'type-2': [] },
    planBox: withCosta ? plans.slice(1) : plans,
    // Named one by one: what follows another object's fields in a list is added slowly.
    inspectorDeck: inspectors.deck,
    inspectorBox: [],
    inspectorOut: inspectors.out,
    lieutenantDeck,
    lieutenantBox: [],
    costaPlan: withCosta ? plans.slice(0, 1) : [],
    costaContacts: [],
    costaPiles: [],
    costaScore: null,
    agenda: [{ step: 'day', day: 1 }],
  };
}

/** EP-SET-26, EP-SAN-01, EP-SOL-01: clockwise from the first player; Costa before Sandra, who comes last. */
function firstOrder(seats: number, first: number): number[] {
  const order: number[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  if (seats === 1) order.push(seats + 1);
  if (seats <= 2) order.push(seats);
  return order;
}

/** EP-SAN-01; EP-OPT-03: in one edition an exit card is missing, and nobody knows which. */
function setUpInspectors(
  start: Start<Options>,
  withSandra: boolean,
): { deck: Fields['inspectorDeck']; out: Fields['inspectorOut'] } {
  const deck = withSandra ? INSPECTOR_CARDS.slice() : [];
  const out: typeof deck = [];
  if (withSandra && start.options.inspectorDeckSize === 15) {
    const exits = deck.filter((card) => card.startsWith('inspector-exit'));
    const missing = exits[below(start, exits.length)]!;
    out.push(...deck.splice(deck.indexOf(missing), 1));
  }
  return { deck: shuffle(start, deck), out };
}
