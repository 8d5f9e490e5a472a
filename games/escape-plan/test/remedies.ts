import { agrees, type Explained, type Json } from '@getaway/engine';
import { helps, type Remedying } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { AssetId } from '../content/index.ts';
import { escapePlan } from '../index.ts';
import { unlock } from '../rules/assets.ts';
import { eachEmptySlot } from '../rules/contactSlots.ts';
import { hqNumber } from '../rules/gangs.ts';
import { LOCATIONS } from '../rules/map/index.ts';
import type { Choice, Use } from '../rules/play.ts';
import { refresh } from '../rules/refresh.ts';
import type { State } from '../rules/state.ts';
import { placeName } from '../rules/travel.ts';
import { type Draft, type Play, truth } from './scene.ts';

/** Something that is refused. */
export type No = Explained<Choice>;

const rest = (s: Draft, seat: number): void => {
  refresh(s.thieves[seat]!);
  s.thieves[seat]!.firstAid = true;
};
const earn = (s: Draft, seat: number, amount: Json | undefined): void => {
  s.thieves[seat]!.money += Number(amount);
};
const takeKey = (s: Draft, seat: number, colour: Json | undefined): void => {
  s.thieves[seat]!.keys[0] = colour === 'any' ? 'brown' : (colour as 'green');
  s.thieves[seat]!.usedKeys &= ~1;
};
const takeContacts = (s: Draft, seat: number, cards: number): void => {
  const slots: number[] = [];
  eachEmptySlot(s.thieves[seat]!, (slot) => slots.push(slot));
  for (const slot of slots.slice(0, cards)) s.thieves[seat]!.contacts[slot] = 'medic';
};

/** Does what a remedy says, in fact. */
export const DONE: Remedying<State, Choice> = {
  money: (s, seat, { short }) => earn(s, seat, short),
  income: (s, seat, { income }) => earn(s, seat, income),
  dearCard: (s, seat, { short }) => earn(s, seat, short),
  readyCard: rest,
  ready: rest,
  gasCans: (s, seat, { cans }) => (s.thieves[seat]!.gasCans += Number(cans)),
  stopover: (s, seat, { via }) => (s.at[seat] = LOCATIONS.find((id) => placeName(s as State, id) === via)!),
  jetSki: (s, seat) =>
    Object.assign(s.thieves[seat]!, { contacts: ['jet-ski', null, null, null, null], usedContacts: 0 }),
  unlock: (s, seat, _, no) => unlock(s, seat, (no.choice as Use).what as AssetId, 'EP-AST-03', undefined),
  key: (s, seat, { colour }) => takeKey(s, seat, colour),
  masterKey: (s, seat) => unlock(s, seat, 'master-key', 'EP-AST-03', undefined),
  alone: (s, seat, { players }) => {
    for (const who of players as number[]) if (who !== seat) s.at[who] = 'hospital';
  },
  gangFree: (s, _seat, _said, no) => (s.gangControl[hqNumber((no.choice as { to: string }).to)] = -1),
  marker: (s, seat) => (s.gangControl[s.gangControl.indexOf(seat)] = -1),
  tomorrow: (s, seat) => (s.thieves[seat]!.rested = false),
  strength: (s, seat, { short }) => (s.row[seat]! += Number(short)),
  contacts: (s, seat, { cards }) => takeContacts(s, seat, Number(cards)),
  freeSlot: (s, seat) => unlock(s, seat, s.thieves[seat]!.lockedContacts[0]!, 'EP-AST-03', undefined),
};
/** Those that speak of another choice; each has a test of its own. */
export const OTHERWISE = ['dayThree', 'otherExit', 'onTheWay', 'whileAvoiding'];

/** What comes after a step: whoever looks ahead comes this far. */
export const AFTER = { step: 'part', part: 'morning', half: 'actions', next: 1 };

export const remediesOf = (match: Play, remedy: string, seat = 0): No[] =>
  match.explain(seat).filter((no) => no.remedies?.some((one) => one.remedy === remedy));

/** The remedy is said in this match, and whatever it is said about is possible once it is done. */
export function comesTrue(match: Play, remedy: string, rules: string[], part: object = {}): No {
  const said = remediesOf(match, remedy).filter(({ choice }) => agrees(part, choice));
  expect(said, remedy).not.toEqual([]);
  for (const no of said)
    expect(helps(escapePlan, DONE, truth(match), 0, no, remedy), JSON.stringify(no)).toBe(true);
  expect(said[0]!.remedies!.find((one) => one.remedy === remedy)!.rules).toEqual(rules);
  return said[0]!;
}
