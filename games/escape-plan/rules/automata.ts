import { pick, shuffle } from '@getaway/engine';
import {
  type CardPlace,
  LOCKER_COLOURS,
  type PlanPlace,
  PLAN_PLACES,
  type SafeHouseId,
} from '../content/index.ts';
import { named, sandraOf } from './characters.ts';
import { takeDisc } from './discs.ts';
import { exitLocation, type RegionId, storeLocation, tileOf } from './map/index.ts';
import { gainNotoriety, loseNotoriety } from './notoriety.ts';
import { completedGroup, locationOfPlace, placeNumber, safeHouseNumber } from './places.ts';
import type { Emit } from './play.ts';
import type { State } from './state.ts';

/** What Sandra's and Costa's turns have in common. */
interface CardTarget {
  readonly kind: 'business' | 'safeHouse' | 'store' | 'exit';
  readonly target: PlanPlace | 'A' | 'B' | 'C' | 'D' | 1 | 2 | 3;
  readonly place: CardPlace;
}

/** The rule that says what a card of each kind does. */
export const CARD_RULE: { readonly [K in CardTarget['kind']]: string } = {
  business: 'EP-SAN-12',
  safeHouse: 'EP-SAN-13',
  store: 'EP-SAN-14',
  exit: 'EP-SAN-15',
};

const isPlanPlace = (target: CardTarget['target']): target is PlanPlace =>
  (PLAN_PLACES as readonly unknown[]).includes(target);

/** Where a card points to, if that is in the city now. */
export function locationOfCard(s: State, { target }: CardTarget): RegionId | null {
  if (isPlanPlace(target)) return locationOfPlace(s, target);
  const location = typeof target === 'number' ? exitLocation(target) : storeLocation(target);
  return s.city.tiles.includes(tileOf(location)) ? location : null;
}

/** EP-RND-10: cards are revealed from the top until one will do; the skipped ones are shuffled back. */
export function drawUntil<Id extends string>(
  s: State,
  who: number,
  deck: Id[],
  qualifies: (card: Id) => boolean,
  emit: Emit,
): Id | null {
  const skipped: Id[] = [];
  let found: Id | null = null;
  while (found === null && deck.length > 0) {
    const card = deck.pop()!;
    if (qualifies(card)) found = card;
    else skipped.push(card);
  }
  const rule = who === sandraOf(s) ? 'EP-SAN-08' : 'EP-SOL-04';
  emit?.({ event: 'cardDrawn', seat: named(s, who), card: found, skipped, rules: [rule] });
  if (skipped.length > 0) {
    deck.push(...skipped);
    shuffle(s, deck);
  }
  return found;
}

/** What the cards of both do to notoriety. */
export function changeNotoriety(
  s: State,
  who: number,
  { kind, notoriety }: Pick<CardTarget, 'kind'> & { readonly notoriety: number },
  emit: Emit,
): void {
  if (notoriety > 0) gainNotoriety(s, who, 1, CARD_RULE[kind], emit);
  else loseNotoriety(s, who, 1, CARD_RULE[kind], emit);
}

/** EP-SAN-12, EP-SAN-13: a disc for a complete group. */
export function discForGroup(
  s: State,
  who: number,
  { kind, target }: Pick<CardTarget, 'kind' | 'target'>,
  emit: Emit,
): void {
  if (completedGroup(s, who, placeNumber(target as PlanPlace)) !== null)
    takeDisc(s, who, CARD_RULE[kind], emit);
}

/** EP-RND-11: one random fixer tile of those available. */
export function discardFixer(s: State, who: number, emit: Emit): void {
  if (s.fixers.length === 0) return;
  const fixer = pick(s, s.fixers);
  s.fixers = s.fixers.filter((other) => other !== fixer);
  emit?.({ event: 'fixerDiscarded', seat: named(s, who), fixer, rules: ['EP-SAN-13'] });
}

/** EP-RND-11: one random key of those lying at a safe house. */
export function discardKey(s: State, who: number, house: SafeHouseId, emit: Emit): void {
  const first = safeHouseNumber(house) * LOCKER_COLOURS.length;
  const lying = LOCKER_COLOURS.flatMap((_, i) => Array.from({ length: s.keys[first + i]! }, () => i));
  if (lying.length === 0) return;
  const colour = pick(s, lying);
  s.keys = s.keys.with(first + colour, s.keys[first + colour]! - 1);
  emit?.({
    event: 'keyDiscarded',
    seat: named(s, who),
    colour: LOCKER_COLOURS[colour]!,
    rules: ['EP-SAN-13'],
  });
}
