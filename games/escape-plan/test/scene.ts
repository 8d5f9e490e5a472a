import { type GameEvent, type Match, questionOf, startState, Table, type Thawed } from '@getaway/engine';
import { speaker } from '@getaway/words';
import { choose, matchFrom, offers, situation, whyNot as whyNotPart } from '@getaway/engine/testing';
import {
  type AssetId,
  BUSINESSES,
  type ContactId,
  type EquipmentId,
  type FixerId,
  GROUP,
  type OfficerType,
  type PlanCardId,
  type PlanPlace,
  SAFE_HOUSES,
  STACK_TILES,
  STACKS,
} from '../content/index.ts';
import { escapePlan } from '../index.ts';
import { bagKind, type BagKind } from '../rules/bags.ts';
import { putBag } from '../rules/items.ts';
import { locationsOf, placements, region, tileOf } from '../rules/map/index.ts';
import { tileNumber, typeNumber } from '../rules/officers.ts';
import { placeNumber } from '../rules/places.ts';
import type { Choice, Happening } from '../rules/play.ts';
import type { Part, State } from '../rules/state.ts';

const english = speaker(escapePlan.words?.['en'] ?? {});

export type Play = Match<State, Choice>;
/** A position to be arranged; once a match begins with it, only the rules change it. */
export type Draft = Thawed<State>;
export type Options = { readonly [name: string]: unknown };

/** The first position of a match, before day 1 begins. */
export const fresh = (seats: number, options: Options = {}, seed = 'situation'): Draft =>
  situation(escapePlan, { seats, options, seed });

/**
 * A finished city without officers, on a quiet day: every tile lies where it first fits, businesses and safe houses
 * in their order, everybody at the hospital, seat 0 first.
 */
export function quietCity(seats = 3, options: Options = {}): Draft {
  const s = fresh(seats, options);
  s.stacks = STACKS.map((stack) => [...STACK_TILES[stack]] as never);
  s.shown = 3;
  for (let day = 0; day < 3; day++) {
    for (const stack of s.stacks) {
      const { tiles, cells, rotations } = s.city;
      const { tile, cell, rotation } = placements(s.city, [stack[day]!])[0]!;
      s.city = { tiles: [...tiles, tile], cells: [...cells, cell], rotations: [...rotations, rotation] };
    }
  }
  const spaces = s.city.tiles.flatMap((tile) => locationsOf(tile)).map(region);
  const tilesOf = (kind: string): string[] =>
    spaces
      .filter((location) => location.kind === kind)
      .map((location) => location.tile)
      .toSorted();
  tilesOf('business').forEach((tile, i) => (s.placedOn[placeNumber(BUSINESSES[i]!)] = tile));
  tilesOf('safeHouse').forEach((tile, i) => (s.placedOn[placeNumber(SAFE_HOUSES[i]!)] = tile));
  s.officers = s.officers.map(() => 0);
  s.gangMembers = s.gangMembers.map(() => 2);
  s.order = s.order.toSorted((one, other) => one - other);
  s.agenda = [];
  return s;
}

/** Where a business or safe house lies in the quiet city. */
export const where = (s: State, place: PlanPlace): string => {
  const tile = s.placedOn[placeNumber(place)]!;
  return locationsOf(tile).find((id) => ['business', 'safeHouse'].includes(region(id).kind!))!;
};

/** The other location on the same tile: from there one can walk over without leaving the tile. */
export const nextDoor = (location: string): string =>
  locationsOf(tileOf(location)).find((other) => other !== location)!;

/** Takes the card out of wherever it lies, and gives it to a human on the leftmost free slot. */
export function giveContacts(s: Draft, seat: number, ...cards: ContactId[]): Draft {
  for (const card of cards) {
    takeOut(s, card);
    const thief = s.thieves[seat]!;
    thief.contacts = thief.contacts.with(thief.contacts.indexOf(null), card);
  }
  return s;
}

function takeOut(s: Draft, card: ContactId): void {
  const inDeck = s.contactDeck.indexOf(card);
  if (inDeck >= 0) return void s.contactDeck.splice(inDeck, 1);
  s.contactDisplay[s.contactDisplay.indexOf(card)] = s.contactDeck.pop()!;
}

/** Has the display show these cards, from left to right. */
export function showContacts(s: Draft, ...cards: ContactId[]): Draft {
  const kept: ContactId[] = [];
  s.contactDeck.push(...s.contactDisplay);
  for (const card of cards) {
    s.contactDeck.splice(s.contactDeck.indexOf(card), 1);
    kept.push(card);
  }
  while (kept.length < 7 && cards.length === 0) kept.push(s.contactDeck.pop()!);
  s.contactDisplay = kept;
  return s;
}

/** The next cards of the contact deck, the first on top. */
export function nextContacts(s: Draft, ...cards: ContactId[]): Draft {
  for (const card of cards.toReversed()) {
    s.contactDeck.splice(s.contactDeck.indexOf(card), 1);
    s.contactDeck.push(card);
  }
  return s;
}

export function giveItems(s: Draft, seat: number, ...tiles: (FixerId | EquipmentId)[]): Draft {
  for (const tile of tiles) {
    const thief = s.thieves[seat]!;
    thief.items = thief.items.with(thief.items.indexOf(null), tile);
    s.fixers = s.fixers.filter((fixer) => fixer !== tile);
  }
  return s;
}

/** A locker or exit tile of a value, from its stack to an item slot. */
export function giveBag(s: Draft, seat: number, bag: string): Draft {
  const kind: BagKind = bagKind(bag);
  const stack = s.bagStacks[kind];
  stack.splice(stack.indexOf(bag), 1);
  putBag(s, seat, s.thieves[seat]!.items.indexOf(null), bag, kind, undefined);
  return s;
}

/** Unlocks assets one after the other, the first to the dearest space that is left. */
export function unlockAssets(s: Draft, seat: number, ...assets: AssetId[]): Draft {
  const thief = s.thieves[seat]!;
  for (const asset of assets) {
    thief.lockedContacts = thief.lockedContacts.filter((other) => other !== asset);
    thief.items = thief.items.map((item) => (item === asset ? null : item));
    thief.unlocked.push(asset);
  }
  return s;
}

export function putOfficers(s: Draft, tile: string, ...officers: OfficerType[]): Draft {
  for (const officer of officers) s.officers[tileNumber(tile)]! |= 1 << typeNumber(officer);
  return s;
}

export const officersOn = (s: State, tile: string): OfficerType[] =>
  (['federal', 'county', 'swat'] as const).filter(
    (type) => (s.officers[tileNumber(tile)]! >> typeNumber(type)) & 1,
  );

/** Puts cubes of a character on places. */
export function visited(s: Draft, who: number, ...places: PlanPlace[]): Draft {
  for (const place of places) s.cubes[placeNumber(place)]! |= 1 << who;
  if (who < s.seats) s.thieves[who]!.incomeCubes -= places.length;
  return s;
}

/** Closes a business by cubes of the other seats. */
export function close(s: Draft, place: PlanPlace): Draft {
  for (let seat = s.seats - 1; seat >= s.seats - (s.seats > 3 ? 3 : 2); seat--) visited(s, seat, place);
  return s;
}

export function givePlan(s: Draft, seat: number, plan: PlanCardId): Draft {
  const thief = s.thieves[seat]!;
  const holder = s.thieves.find((other) => other.plan === plan);
  if (holder) holder.plan = thief.plan;
  else s.planBox[s.planBox.indexOf(plan)] = thief.plan;
  thief.plan = plan;
  return s;
}

export const GROUP_1 = GROUP['group-1'].members;

/** Day 3 with exits 1 and 2 closed, so that exit 3 is open. */
export function dayThree(s: Draft): Draft {
  s.day = 3;
  s.patrolDeck = ['patrol-1', 'patrol-1', 'patrol-2', 'patrol-2', 'patrol-3', 'patrol-3'];
  s.patrols = 5;
  s.closedBy = [1, 2, 0];
  return s;
}
export const OPEN_EXIT = 'exit-3';
export const CLOSED_EXIT = 'exit-1';

/** A match that goes on with the given steps, the first one first. */
export function goingOn(s: State, ...steps: State['agenda']): Play {
  s.agenda = [...steps].reverse();
  return matchFrom(escapePlan, s);
}

/** Seat 0 has left these danger tiles and now deals with who is there; afterwards the turn ends. */
export const leaving = (s: State, ...danger: string[]): Play =>
  goingOn(
    s,
    { step: 'avoid', seat: 0, danger, settled: danger.map(() => 0) },
    { step: 'endTurn', seat: 0, group: null },
  );

/** A match in which it is a seat's turn in a part of the day; the seats after it follow. */
export function turnOf(s: State, seat = 0, part: Part = 'morning'): Play {
  s.part = part;
  const next = s.order.indexOf(seat) + 1;
  return goingOn(s, { step: 'turn', seat }, { step: 'part', part, half: 'actions', next });
}

/** A match at the beginning of a half of a part of the day. */
export const partOf = (s: State, part: Part, half: 'actions' | 'adjust' = 'actions'): Play =>
  goingOn(s, { step: 'part', part, half, next: 0 });

/** A match in which a seat has just come to a location from next door, and the visit begins. */
export function visitTo(s: State, location: string, seat = 0, part: Part = 'morning'): Play {
  s.at[seat] = nextDoor(location);
  const match = turnOf(s, seat, part);
  walk(match, seat, location);
  return match;
}

/** Travels to a location without leaving a danger tile. */
export const walk = (match: Play, seat: number, to: string): Happening[] =>
  does(match, seat, { do: 'travel', to, officers: 0 });

/** Plays the offered choice that agrees with the part; returns what the seat sees happen. */
export const does = (match: Play, seat: number, part: object): Happening[] =>
  choose(match, seat, part as Partial<Choice>) as Happening[];

export const offered = (match: Play, seat: number, part: object = {}): Choice[] =>
  offers(match, seat, part as Partial<Choice>);

/** The rule against the first thing that agrees with the part; null when there is none. */
export const whyNot = (match: Play, seat: number, part: object): string | null =>
  whyNotPart(match, seat, part as Partial<Choice>);

export const isOffered = (match: Play, seat: number, part: object): boolean =>
  offered(match, seat, part).length > 0;

/** The whole position, as nobody at the table sees it: the match played once more. */
export function truth(match: Play): State {
  const { start, plays, seats, options, seed } = match.record();
  const table = new Table(
    escapePlan,
    (start as State | undefined) ?? startState(escapePlan, { seats, options, seed }),
  );
  for (const { seat, choice } of plays) table.play(seat, choice);
  return table.state;
}

export const happened = (events: readonly GameEvent[], event: string): Happening[] =>
  events.filter((each) => each.event === event) as Happening[];

/** All events so far that everybody may know. */
export const publicEvents = (match: Play): Happening[] =>
  match.events(null).map(({ event }) => event as Happening);

export const seatsAsked = (match: Play): number[] => match.pending().map(({ seat }) => seat);
export const stepOf = (match: Play): string => match.view(null).agenda.at(-1)!.step;

/** What is asked, in English. */
export const asked = (match: Play): string => english.prompt({ ...questionOf(escapePlan, match.view(null)) });

/** Plays the first offered choice over and over until the step comes up, or until nothing is asked any more. */
export function playUntil(match: Play, until: (step: string) => boolean): Play {
  while (match.pending().length > 0 && !until(stepOf(match))) playOnce(match);
  return match;
}

/** A match at the beginning of a day. */
export function dayAt(day: number, seats = 3): Play {
  const s = fresh(seats);
  s.day = day;
  return goingOn(s, { step: 'day', day });
}

/** Plays the most harmless choice that is offered. */
export function playOnce(match: Play): void {
  const { seat, choices } = match.pending()[0]!;
  match.play(seat, choices.find(({ do: deed }) => deed === 'decline' || deed === 'endTurn') ?? choices[0]!);
}
