import { LIEUTENANT_CARD, type LieutenantCard, PLAN_PLACES, ROW_PENALTY } from '../content/index.ts';
import { locationOfCard } from '../rules/automata.ts';
import type { BagKind } from '../rules/bags.ts';
import { has } from '../rules/bits.ts';
import { costaOf, tileOfPawn } from '../rules/characters.ts';
import { tileDistance, tileOf } from '../rules/map/index.ts';
import { exitIsOpen } from '../rules/places.ts';
import { PARTS, type State } from '../rules/state.ts';
import { LAST_DAY } from './turns.ts';

/** EP-SAN-03, EP-SAN-04: as Sandra he takes a turn in these parts, and later for discs. */
const PLAIN = 3;

/** The turns that Costa has left, the one in which he escapes included (EP-SOL-12). */
export function turnsOfCosta(s: State): number {
  const who = costaOf(s);
  if (s.at[who] === null) return 0;
  const today = s.part === null ? PLAIN : Math.max(0, PLAIN - partsBehind(s, who));
  return PLAIN * (LAST_DAY - s.day) + today + s.discs[who]!;
}

/** How many parts of the day are over for a character. */
function partsBehind(s: State, who: number): number {
  const part = PARTS.indexOf(s.part!);
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const step = s.agenda[i]!;
    if (step.step !== 'part') continue;
    const toCome = step['half'] === 'actions' && s.order.indexOf(who) >= (step['next'] as number);
    return toCome ? part : part + 1;
  }
  return part + 1;
}

/** Of a plan card that nobody knows, a place is income with one chance in three. */
const PLACE = 50;
const CONTACTS = [0, 0, 10, 30, 60, 100];
const CONTACT = 20;
/** By kind: what the best of the tiles that Costa takes is worth on average (EP-SOL-18, EP-SOL-19). */
const PILE: { readonly [K in BagKind]: number } = {
  green: 87,
  black: 97,
  brown: 116,
  'type-1': 58,
  'type-2': 58,
};
/** How often there is still something near the human that Costa can do. */
const FINDS = 0.55;

/** What Costa will score (EP-SOL-18), as far as can be told. */
export function costaPoints(s: State): number {
  const who = costaOf(s);
  let points = -ROW_PENALTY[s.row[who]!]!;
  for (const { kinds } of s.costaPiles) if (kinds.length > 0) points += PILE[kinds.at(-1)!];
  for (let i = 0; i < PLAN_PLACES.length; i++) if (has(s.cubes[i]!, who)) points += PLACE;
  points += CONTACTS[Math.min(5, s.costaContacts.length)]!;
  return points + comingPoints(s);
}

/** EP-SOL-04: next he finds something near the human, or nothing at all; later it is anybody's guess. */
function comingPoints(s: State): number {
  const turns = turnsOfCosta(s) - 1;
  const here = tileOfPawn(s, 0);
  if (turns < 1 || here === null) return 0;
  const contact = s.costaContacts.length < 5 ? CONTACT : 0;
  let near = 0;
  let nearPoints = 0;
  let all = 0;
  let allPoints = 0;
  for (const id of s.lieutenantDeck) {
    const card = LIEUTENANT_CARD[id];
    const location = locationOfCard(s, card);
    const points = pointsOfCard(s, card, contact);
    if (location === null && s.day === LAST_DAY) continue;
    all++;
    allPoints += points;
    if (location === null || tileDistance(s.city, here, tileOf(location)) > 1) continue;
    near++;
    nearPoints += points;
  }
  const next = near === 0 ? 0 : nearPoints / near;
  return next + (all === 0 ? 0 : (turns - 1) * FINDS * (allPoints / all));
}

function pointsOfCard(s: State, card: LieutenantCard, contact: number): number {
  switch (card.kind) {
    case 'business':
      return PLACE + contact;
    case 'safeHouse':
      return PLACE;
    case 'store':
      return PILE[card.lockers.at(-1)!] + contact;
    case 'exit':
      return exitIsOpen(s, card.target as 1 | 2 | 3) ? 0 : PILE['type-1'] + contact;
  }
}
