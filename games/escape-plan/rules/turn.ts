import { nullable, type Offer, oneOf, push, same, seatNo, type Verdict } from '@getaway/engine';
import { GROUP, type GroupId, GROUPS } from '../content/index.ts';
import { eachLockedAsset, hasLockedAsset, unlock } from './assets.ts';
import { beginAvoid } from './avoid.ts';
import { thiefOf } from './characters.ts';
import { discsLeft, takeDisc } from './discs.ts';
import { payTurnFee } from './escape.ts';
import { isUse, mightUse, offerExecutive, useComponent } from './executive/index.ts';
import { membersOf } from './gangs.ts';
import { type Itinerary, type Journeys, tilesIn, whyUnreachable } from './itinerary/index.ts';
import { useKeyForBusiness } from './keys.ts';
import { exitLocation, locationsOf, type Region, region } from './map/index.ts';
import { receiveIncome } from './money.ts';
import { loseNotoriety } from './notoriety.ts';
import { exitIsOpen, isClosedPlace, placeOnTile } from './places.ts';
import { type Choice, type Emit, step, type Travel } from './play.ts';
import { guardedTiles } from './pursuers.ts';
import { rest } from './rest.ts';
import type { State } from './state.ts';
import {
  depart,
  describe,
  escapeLocation,
  journeysFor,
  placeName,
  travellerOf,
  whyNotArrive,
  whyNotEnd,
  whyNotEndAt,
} from './travel.ts';
import { beginVisit } from './visit/index.ts';

/** EP-ACT-05: begins a human's turn with the escape fee, where it is due. */
export function beginTurn(s: State, seat: number, emit: Emit): void {
  if (!payTurnFee(s, seat, emit)) return;
  emit?.({ event: 'turnBegins', seat, rules: ['EP-ACT-05'] });
  push(s, { step: 'turn', seat });
}

const whyNotRest = (s: State, seat: number): Verdict => (thiefOf(s, seat).rested ? 'EP-RST-01' : null);

/** EP-DEC-04, EP-DEC-05, EP-DEC-06: rest, or travel somewhere by a whole route, or escape; or use something first. */
export const turn = step({
  fields: { seat: seatNo() },
  rule: 'EP-ACT-05',
  auto: false,
  offers(s, _step, seat, offer) {
    const resting = whyNotRest(s, seat);
    offer({ do: 'rest' }, resting);
    const moves = offerJourneys(s, seat, offer);
    offer({ do: 'stay' }, resting && !moves ? null : 'EP-ACT-06');
    offerExecutive(s, seat, null, offer);
    if (offer.explaining) explainTravel(s, seat, offer);
  },
  means: isAsGood,
  answer(s, _step, seat, choice, emit) {
    if (isUse(choice)) {
      push(s, { step: 'turn', seat });
      return useComponent(s, seat, choice, null, emit);
    }
    if (choice.do === 'escape') return declareEscape(s, seat, choice, emit);
    if (choice.do === 'travel') return travel(s, seat, choice, emit);
    push(s, { step: 'afterTurn', seat, group: null });
    if (choice.do === 'rest') rest(s, seat, emit);
  },
});

/** Where the numbers of legal journeys are collected; used again at the next turn. */
const legal: number[] = [];

/** EP-TRV-13: the numbers of unbeaten travels to a location where the human may end, and of escapes. */
function legalJourneys(
  s: State,
  seat: number,
  journeys: Journeys,
  refuse?: (i: number, verdict: Verdict) => void,
): number[] {
  const { money } = thiefOf(s, seat);
  const members = membersOf(s, seat);
  let count = 0;
  let end: Region | null = null;
  let closed: Verdict = null;
  for (let i = 0; i < journeys.count; i++) {
    if (journeys.end(i) !== end) {
      end = journeys.end(i);
      closed = whyNotEndAt(s, seat, end, money);
    }
    // EP-GNG-03: members that are used on the way may free an HQ, or a marker for it.
    if (closed && members === 0) continue;
    const verdict = closed || journeys.cost(i) > 0 ? whyNotArrive(s, seat, journeys, i) : null;
    if (!verdict) legal[count++] = i;
    else if (!closed) refuse?.(i, verdict);
  }
  return legal.slice(0, count);
}

/** Offers all of them, and tells if there is one. */
function offerJourneys(s: State, seat: number, offer: Offer<Choice>): boolean {
  const journeys = journeysFor(s, seat);
  const refuse = (i: number, verdict: Verdict): void => offer(describe(s, journeys, i), verdict);
  const possible = legalJourneys(s, seat, journeys, offer.explaining ? refuse : undefined);
  offer.many(
    possible.length,
    (i) => describe(s, journeys, possible[i]!),
    (i, choice) => 'to' in choice && choice.to === journeys.end(possible[i]!).id,
  );
  return possible.length > 0;
}

/** EP-TRV-11: of routes that are as good as each other one is offered; a record may name another, over other unguarded tiles. */
function isAsGood(s: State, choice: Choice, offered: Choice): boolean {
  if (!isJourney(choice) || !isJourney(offered) || !Array.isArray(choice.leaving)) return false;
  const guarded = tilesIn(guardedTiles(s));
  const atRisk = ({ leaving }: Travel): unknown => guarded.filter((tile) => leaving.includes(tile));
  return same({ ...choice, leaving: offered.leaving }, offered) && same(atRisk(choice), atRisk(offered));
}

const isJourney = (choice: Choice): choice is Travel => choice.do === 'travel' || choice.do === 'escape';

/**
 * Travel, then avoid, then visit, each at once unless something is asked before; a closed business takes its key on
 * arrival (EP-KEY-03).
 */
function travel(s: State, seat: number, itinerary: Itinerary, emit: Emit): void {
  const { length } = s.agenda;
  const { kind, tileIndex } = region(itinerary.to);
  const closed = kind === 'business' && isClosedPlace(s, placeOnTile(s, tileIndex));
  depart(s, seat, itinerary, emit);
  if (closed) useKeyForBusiness(s, seat, emit);
  beginAvoid(s, seat, itinerary.leaving, length, emit);
  beginVisit(s, seat, length, emit);
}

/** EP-ESC-04: avoid with the exit's tile, then the cost; no visit. */
function declareEscape(s: State, seat: number, itinerary: Itinerary, emit: Emit): void {
  push(s, { step: 'payExit', seat });
  const { length } = s.agenda;
  depart(s, seat, itinerary, emit);
  beginAvoid(s, seat, itinerary.leaving, length, emit);
}

/** Why not end there? For every location of the city, and for the escape. */
function explainTravel(s: State, seat: number, offer: Offer<Choice>): void {
  const traveller = travellerOf(s, seat);
  const journeys = journeysFor(s, seat);
  const ends = new Set(legalJourneys(s, seat, journeys).map((i) => journeys.end(i).id));
  const why = (location: string): Verdict =>
    ends.has(location) ? null : whyNotEnd(s, seat, location, traveller.money);
  for (const tile of s.city.tiles) {
    for (const to of locationsOf(tile)) {
      offer({ do: 'travel', to, place: placeName(s, to) } as Choice, whyUnreachable(traveller, to, why));
    }
  }
  if (escapeLocation(s) === null) return offer({ do: 'escape' } as Choice, 'EP-ESC-01');
  for (const exit of [1, 2, 3] as const) {
    const to = exitLocation(exit);
    if (!exitIsOpen(s, exit)) offer({ do: 'escape', to, place: to } as Choice, 'EP-ESC-01');
    else if (traveller.from !== to)
      offer(
        { do: 'escape', to } as Choice,
        whyUnreachable(traveller, to, () => null),
      );
  }
}

/** Ends a turn; asks if there is a group bonus to take or others could think of an executive action. */
export function finishTurn(s: State, seat: number, group: GroupId | null): void {
  if (group !== null || mightUse(s, seat, null)) push(s, { step: 'endTurn', seat, group });
}

export const afterTurn = step({
  fields: { seat: seatNo(), group: nullable(oneOf(GROUPS)) },
  run: (s, { seat, group }) => finishTurn(s, seat, group),
});

/** What comes with the asset of a group's bonus. */
export const unlocksWith = (group: GroupId): 'loseNotoriety' | 'receiveIncome' =>
  GROUP[group].bonus[1]!.includes('receiveIncome') ? 'receiveIncome' : 'loseNotoriety';
const bonusRule = (group: GroupId): string => (group === 'safe-houses' ? 'EP-SAF-09' : 'EP-BUS-12');

const END_TURN: Choice = { do: 'endTurn' };

/** EP-DEC-15, and the last chance for executive actions (EP-EXE-01). */
export const endTurn = step({
  fields: { seat: seatNo(), group: nullable(oneOf(GROUPS)) },
  rule: 'EP-ACT-05',
  auto: false,
  offers(s, { group }, seat, offer) {
    if (group !== null) offerBonus(s, seat, offer);
    offer(END_TURN);
    offerExecutive(s, seat, null, offer);
  },
  answer(s, { group }, seat, choice, emit) {
    if (choice.do === 'endTurn') return;
    if (isUse(choice)) {
      push(s, { step: 'afterTurn', seat, group });
      return useComponent(s, seat, choice, null, emit);
    }
    if (choice.do !== 'takeBonus' || group === null) return;
    push(s, { step: 'afterTurn', seat, group: null });
    const rule = bonusRule(group);
    if (choice.bonus === 'extraActionDisc') return takeDisc(s, seat, rule, emit);
    if (choice.unlock) unlock(s, seat, choice.unlock, rule, emit);
    if (unlocksWith(group) === 'receiveIncome') receiveIncome(s, seat, rule, emit);
    else loseNotoriety(s, seat, 1, rule, emit);
  },
});

/** EP-BUS-12, EP-SAF-09; what is impossible of a bonus is lost, the rest is still to be had (EP-BUS-13). */
function offerBonus(s: State, seat: number, offer: Offer<Choice>): void {
  offer({ do: 'takeBonus', bonus: 'extraActionDisc' }, discsLeft(s) > 0 ? null : 'EP-BUS-13');
  const thief = thiefOf(s, seat);
  eachLockedAsset(thief, (asset) => offer({ do: 'takeBonus', bonus: 'unlockAsset', unlock: asset }));
  if (!hasLockedAsset(thief)) offer({ do: 'takeBonus', bonus: 'unlockAsset' });
}
