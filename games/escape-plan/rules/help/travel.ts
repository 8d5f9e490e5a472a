import type { Cure } from '@getaway/engine';
import { CONTACT_CARD, type ContactId, PLAYER_BOARD } from '../../content/index.ts';
import { has, withoutBit } from '../bits.ts';
import { thiefOf } from '../characters.ts';
import { openSlots } from '../contactSlots.ts';
import { itineraries, type Traveller, waterOnTheWay } from '../itinerary/index.ts';
import { region, type RegionId } from '../map/index.ts';
import { isClosed, placeAt } from '../places.ts';
import type { State, Thief } from '../state.ts';
import { placeName, travellerOf, whyNotEnd } from '../travel.ts';
import { gasCansLeft } from '../visit/store.ts';
import type { Cures, Refused } from './index.ts';
import { canRestAgain, restedWord } from './use.ts';

/** A place that is too far or beyond water: what the human owns and cannot use yet, gas cans, or a stop on the way. */
export const closerBy: Cures = (s, seat, refused) => [
  ...dearCards(s, seat),
  ...stopovers(s, seat, refused),
  ...faceDownCards(s, seat),
  ...gasCans(s, seat),
  ...(refused.rule === 'EP-TRV-08' ? jetSki(s, seat) : []),
];

const takesAlong = (card: ContactId | null | undefined): card is ContactId =>
  card !== null && card !== undefined && CONTACT_CARD[card].step === 'travel';

function eachTravelCard(thief: Thief, found: (card: ContactId, slot: number) => void): void {
  for (let slot = 0; slot < openSlots(thief); slot++) {
    const card = thief.contacts[slot];
    if (takesAlong(card)) found(card, slot);
  }
}

/** EP-EXE-07: cards for the way that cost more than the human has. */
function dearCards(s: State, seat: number): Cure<State>[] {
  const thief = thiefOf(s, seat);
  const cures: Cure<State>[] = [];
  eachTravelCard(thief, (card, slot) => {
    const short = CONTACT_CARD[card].cost - thief.money;
    if (short <= 0 || has(thief.usedContacts, slot)) return;
    cures.push({
      remedy: 'dearCard',
      params: { card, short },
      rules: ['EP-EXE-07'],
      change: (view) => void (thiefOf(view, seat).money += short),
    });
  });
  return cures;
}

/** EP-RST-02: cards for the way that have been used. */
function faceDownCards(s: State, seat: number): Cure<State>[] {
  const thief = thiefOf(s, seat);
  const cures: Cure<State>[] = [];
  if (!canRestAgain(s, seat) || !hasAnotherTurn(s, seat)) return cures;
  eachTravelCard(thief, (card, slot) => {
    if (!has(thief.usedContacts, slot)) return;
    cures.push({
      remedy: 'readyCard',
      params: { card, rested: restedWord(s, seat) },
      rules: ['EP-RST-02'],
      change: (view) => {
        const own = thiefOf(view, seat);
        own.usedContacts = withoutBit(own.usedContacts, slot);
      },
    });
  });
  return cures;
}

/** EP-TRV-10, EP-STO-02: as many more as are needed, if there is room for them and they are to be had. */
function gasCans(s: State, seat: number): Cure<State>[] {
  const room = Math.min(PLAYER_BOARD.gasCanSlots - thiefOf(s, seat).gasCans, gasCansLeft(s));
  return Array.from({ length: room }, (_, i) => ({
    remedy: 'gasCans',
    params: { cans: i + 1 },
    rules: ['EP-TRV-10', 'EP-STO-02'],
    change: (view) => void (thiefOf(view, seat).gasCans += i + 1),
  }));
}

/** EP-ACT-01, EP-ACT-02: whether the human will have a turn after this one. */
const hasAnotherTurn = (s: State, seat: number): boolean =>
  s.day < 3 || s.part === 'morning' || s.part === 'afternoon' || (s.part !== 'dawn' && s.discs[seat]! > 0);

/** Somewhere to stop that costs nothing: no gang to pay, no key to turn. */
const isFreeStop = (s: State, location: RegionId): boolean => {
  const { kind } = region(location);
  return kind !== 'gang' && !(kind === 'business' && isClosed(s, placeAt(s, location)));
};

/** A location that can be reached on foot now and from which the place can be reached, past as few tiles as possible. */
function stopovers(s: State, seat: number, { choice, to }: Refused): Cure<State>[] {
  if (to === undefined || !hasAnotherTurn(s, seat)) return [];
  const traveller = travellerOf(s, seat);
  const onFoot: Traveller = { ...traveller, gasCans: 0, tools: [], spent: [], escapeAt: null };
  const reaches = (from: RegionId): boolean =>
    itineraries({ ...traveller, from }, () => null).some((way) => way.to === to && way.do === choice.do);
  const stops = itineraries(onFoot, (end) => whyNotEnd(s, seat, end, traveller.money))
    .filter(({ to: via }) => via !== to && isFreeStop(s, via))
    .sort((one, other) => one.leaving.length - other.leaving.length);
  const stop = stops.find(({ to: via }) => reaches(via));
  if (!stop) return [];
  return [
    {
      remedy: 'stopover',
      params: { via: placeName(s, stop.to) },
      rules: ['EP-TRV-02'],
      change: (view) => void (view.at[seat] = stop.to),
    },
  ];
}

/** EP-CRD-17, for who has none: in place of any card. */
function jetSki(s: State, seat: number): Cure<State>[] {
  const thief = thiefOf(s, seat);
  if (openSlots(thief) === 0 || thief.contacts.includes('jet-ski')) return [];
  return [
    {
      remedy: 'jetSki',
      params: { card: 'jet-ski' },
      rules: ['EP-CRD-17'],
      change: (view) => {
        const own = thiefOf(view, seat);
        own.contacts = own.contacts.with(0, 'jet-ski');
        own.usedContacts = withoutBit(own.usedContacts, 0);
      },
    },
  ];
}

/** EP-TRV-08: the water that would have to be crossed. */
export const water = (s: State, seat: number, { to }: Refused): readonly RegionId[] =>
  to === undefined ? [] : waterOnTheWay(travellerOf(s, seat), to);
