import { push, type Refusal, seatNo, type Verdict } from '@getaway/engine';
import { CONTACT_CARD, type ContactId, FIXER_TILE, type FixerId, PLAN_PLACES } from '../content/index.ts';
import { countBits, has, lowestBit, withBit } from './bits.ts';
import { companyAt, thiefOf } from './characters.ts';
import { openSlots } from './contactSlots.ts';
import { type Board, boardOf, toolsReady, toolsSpent } from './executive/board.ts';
import { payForContact } from './executive/index.ts';
import {
  canMark,
  type Gangs,
  HQS,
  hqNumber,
  membersOf,
  returnMember,
  takersBack,
  takesBack,
  withMemberBack,
} from './gangs.ts';
import {
  type Itinerary,
  type Journeys,
  journeysOf,
  questIn,
  tilesIn,
  type ToolId,
  type Traveller,
} from './itinerary/index.ts';
import { whyNoKey } from './keys.ts';
import { exitLocation, type Region, region, type RegionId } from './map/index.ts';
import { isClosedPlace, openExit, placeOnTile, whyVisited } from './places.ts';
import { type Emit, step, type Travel } from './play.ts';
import { guardedTiles, pursuersOnTile } from './pursuers.ts';
import { refresh } from './refresh.ts';
import type { State, Thief } from './state.ts';

/** EP-GNG-01. */
export const GANG_PRICE = 5;

/** EP-ESC-01: the open exit on day 3. */
export const escapeLocation = (s: State): RegionId | null => (s.day === 3 ? exitLocation(openExit(s)) : null);

const NO_TOOLS: readonly ToolId[] = [];

/** What lies on some places of a board. */
function lyingOn(board: Board, places: number): ToolId[] {
  const tools: ToolId[] = [];
  for (let rest = places; rest !== 0; rest &= rest - 1) tools.push(board.lying[lowestBit(rest)] as ToolId);
  return tools;
}

function toolsOf(s: State, seat: number, board: Board): readonly ToolId[] {
  const ready = toolsReady(board, thiefOf(s, seat));
  const members = membersOf(s, seat);
  if (ready === 0 && members === 0) return NO_TOOLS;
  const tools = lyingOn(board, ready);
  for (let member = 0; member < members; member++) tools.push('gang-member');
  return tools;
}

/** What a human brings to the travel step; the danger tiles are told apart. */
function equipped(s: State, seat: number): Omit<Traveller, 'danger'> {
  const thief = thiefOf(s, seat);
  const board = boardOf(thief, seat);
  const spent = toolsSpent(board, thief);
  return {
    city: s.city,
    from: s.at[seat]!,
    gasCans: thief.gasCans,
    money: thief.money,
    tools: toolsOf(s, seat, board),
    spent: spent === 0 ? NO_TOOLS : lyingOn(board, spent),
    escapeAt: escapeLocation(s),
  };
}

export const travellerOf = (s: State, seat: number): Traveller => ({
  ...equipped(s, seat),
  danger: tilesIn(guardedTiles(s)),
});

/** Everywhere that a human can travel now, and every way to escape. */
export function journeysFor(s: State, seat: number): Journeys {
  const traveller = equipped(s, seat);
  const exit = traveller.escapeAt === null ? -1 : region(traveller.escapeAt).index;
  return journeysOf(questIn(traveller, guardedTiles(s)), exit);
}

/** EP-VIS-03: what forbids ending travel on a location, with `money` left on arrival. */
export const whyNotEnd = (s: State, seat: number, location: RegionId, money: number): Verdict =>
  whyNotEndAt(s, seat, region(location), money);

/** The same; `members` of the human's gangs went back on the way. */
export function whyNotEndAt(s: State, seat: number, end: Region, money: number, members = 0): Verdict {
  switch (end.kind) {
    case 'business': {
      const place = placeOnTile(s, end.tileIndex);
      return (
        whyVisited(s, seat, place) ?? (isClosedPlace(s, place) ? whyNoKey(thiefOf(s, seat), money) : null)
      );
    }
    case 'safeHouse':
      return whyVisited(s, seat, placeOnTile(s, end.tileIndex));
    case 'gang':
      return whyNotGang(s, seat, end.id, money, members);
    default:
      return null;
  }
}

const noGang = (because: string): Refusal => ({ rule: 'EP-GNG-01', params: { because } });
const COMPANY = noGang('company');
const CONTROLLED = noGang('controlled');
const NO_MARKERS = noGang('markers');

/** EP-GNG-01. */
function whyNotGang(s: State, seat: number, hq: RegionId, money: number, members: number): Verdict {
  if (companyAt(s, seat, hq) > 0) return COMPANY;
  const unmarked = whyNotMark(s, seat, hqNumber(hq), members);
  if (unmarked) return unmarked;
  if (money >= GANG_PRICE) return null;
  return { rule: 'EP-GNG-01', params: { because: 'money', price: GANG_PRICE, money } };
}

/** EP-GNG-01 as far as markers go, after that many members of the human have gone back. */
function whyNotMark(s: Gangs, seat: number, hq: number, members: number): Verdict {
  if (canMark(s, seat, hq, members)) return null;
  return s.gangControl[hq] === -1 ? NO_MARKERS : CONTROLLED;
}

/** What a location is called: by the business or safe house that was put on it, if any. */
export const placeName = (s: State, location: RegionId): string => nameOf(s, region(location));

const nameOf = (s: State, { kind, id, tileIndex }: Region): string =>
  kind === 'business' || kind === 'safeHouse' ? PLAN_PLACES[placeOnTile(s, tileIndex)]! : id;

/** A journey as it is offered. */
export function describe(s: State, journeys: Journeys, i: number): Travel {
  const { do: deed, to, leaving, gas, using } = journeys.itinerary(i);
  let officers = 0;
  for (let rest = journeys.tiles(i); rest !== 0; rest &= rest - 1) {
    officers += countBits(pursuersOnTile(s, 31 - Math.clz32(rest & -rest)));
  }
  return {
    do: deed,
    to,
    place: nameOf(s, journeys.end(i)),
    leaving,
    officers,
    gas,
    using,
    tools: using.length,
  };
}

export const costOf = (tool: ToolId): number =>
  tool in CONTACT_CARD ? CONTACT_CARD[tool as ContactId].cost : 0;

/** EP-VIS-03 once the cards used on the way are paid for, and the members used on it are back. */
export const whyNotArrive = (s: State, seat: number, journeys: Journeys, i: number): Verdict =>
  whyNotEndAt(
    s,
    seat,
    journeys.end(i),
    thiefOf(s, seat).money - journeys.cost(i),
    journeys.uses(i, 'gang-member'),
  );

/** Moves the pawn, and pays for gas and tools. Pushes the choice of an HQ where a gang member has two. */
export function depart(s: State, seat: number, itinerary: Itinerary, emit: Emit): void {
  const thief = thiefOf(s, seat);
  const { to, gas, using } = itinerary;
  emit?.({
    event: 'travelled',
    seat,
    destination: placeName(s, to),
    path: journeysFor(s, seat).pathOf(itinerary),
    gas,
    using,
    rules: ['EP-TRV-11'],
  });
  thief.gasCans -= gas;
  s.at[seat] = to;
  for (const tool of using) spend(s, seat, thief, tool, emit);
}

function spend(s: State, seat: number, thief: Thief, tool: ToolId, emit: Emit): void {
  if (tool === 'gang-member') return sendMemberBack(s, seat, emit);
  if (tool in FIXER_TILE) {
    if (FIXER_TILE[tool as FixerId].effect.type === 'refresh') refresh(thief);
    thief.usedItems = withBit(thief.usedItems, thief.items.indexOf(tool as FixerId));
    return;
  }
  payForContact(s, seat, tool as ContactId, emit);
  const slot = readyCopy(thief, tool as ContactId);
  if (CONTACT_CARD[tool as ContactId].effect.type === 'refresh') refresh(thief);
  thief.usedContacts = withBit(thief.usedContacts, slot);
}

/** The rightmost ready copy, since handcuffs come from the right. */
function readyCopy(thief: Thief, card: ContactId): number {
  let slot = openSlots(thief) - 1;
  while (thief.contacts[slot] !== card || has(thief.usedContacts, slot)) slot--;
  return slot;
}

function sendMemberBack(s: State, seat: number, emit: Emit): void {
  const hqs = takersBack(s, seat);
  if (countBits(hqs) === 1) returnMember(s, seat, lowestBit(hqs), emit);
  else push(s, { step: 'chooseHq', seat });
}

/** EP-EXE-09: with two HQs the human chooses where the member returns to; the HQ where travel ended must be free for it. */
export const chooseHq = step({
  fields: { seat: seatNo() },
  rule: 'EP-EXE-09',
  offers(s, _step, seat, offer) {
    const end = hqNumber(s.at[seat]!);
    const others = s.agenda.filter((due) => due.step === 'chooseHq').length - 1;
    for (let hq = 0; hq < HQS.length; hq++) {
      if (!takesBack(s, seat, hq)) continue;
      const why = end < 0 ? null : whyNotMark(withMemberBack(s, hq), seat, end, others);
      offer({ do: 'returnMember', hq: HQS[hq]! }, why);
    }
  },
  answer(s, _step, seat, choice, emit) {
    if (choice.do === 'returnMember') returnMember(s, seat, hqNumber(choice.hq), emit);
  },
});
