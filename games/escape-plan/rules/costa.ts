import {
  type Exit,
  LIEUTENANT_CARD,
  type LieutenantCard,
  type LieutenantCardId,
  type PlanPlace,
  type SafeHouseId,
} from '../content/index.ts';
import {
  changeNotoriety,
  discardFixer,
  discardKey,
  discForGroup,
  drawUntil,
  locationOfCard,
} from './automata.ts';
import type { BagKind } from './bags.ts';
import { companyAt, costaOf, tileOfPawn } from './characters.ts';
import { leaveDisplay } from './contacts.ts';
import { takeDisc } from './discs.ts';
import { exitLocation, tileDistance, tileOf } from './map/index.ts';
import { gainNotoriety } from './notoriety.ts';
import { exitIsOpen, openExit, placeCube, placeNumber } from './places.ts';
import type { Emit } from './play.ts';
import type { Part, PILE_SOURCES, State } from './state.ts';
import { placeName } from './travel.ts';
import { stackOn } from './visit/exit.ts';

/** EP-SOL-03 to EP-SOL-05, EP-SOL-11, EP-SOL-12. */
export function costaTurn(s: State, part: Part, emit: Emit): void {
  if (s.day === 3 && isLastTurn(s, part)) return escape(s, 'EP-SOL-12', emit);
  const who = costaOf(s);
  const deck = s.lieutenantDeck.slice();
  const card = drawUntil(s, who, deck, (id) => qualifies(s, id), emit);
  s.lieutenantDeck = deck;
  if (card === null) return;
  s.lieutenantBox = [...s.lieutenantBox, card];
  const { kind, target, steps } = LIEUTENANT_CARD[card];
  if (kind === 'exit' && exitIsOpen(s, target as Exit)) return escape(s, 'EP-SOL-11', emit);
  const location = locationOfCard(s, LIEUTENANT_CARD[card])!;
  s.at[who] = location;
  emit?.({ event: 'costaMoves', destination: placeName(s, location), rules: ['EP-SOL-04'] });
  gainNotoriety(s, who, companyAt(s, who, location), 'EP-SOL-03', emit);
  for (const deed of steps) carryOut(s, LIEUTENANT_CARD[card], deed, emit);
}

/** EP-SOL-12: whether his discs are not enough for another turn. */
function isLastTurn(s: State, part: Part): boolean {
  if (part === 'dawn') return true;
  return (part === 'evening' || part === 'night') && s.discs[costaOf(s)] === 0;
}

/** EP-SOL-04: on the human's tile or next to it (EP-OPT-11: his own); the open exit on day 3 in any case. */
function qualifies(s: State, id: LieutenantCardId): boolean {
  const card = LIEUTENANT_CARD[id];
  const location = locationOfCard(s, card);
  if (location === null) return false;
  if (card.kind === 'exit' && exitIsOpen(s, card.target as Exit)) return s.day === 3;
  const reference = tileOfPawn(s, s.options.costaReference === 'humanTile' ? 0 : costaOf(s))!;
  return tileDistance(s.city, reference, tileOf(location)) <= 1;
}

function escape(s: State, rule: string, emit: Emit): void {
  s.at[costaOf(s)] = null;
  s.escapes++;
  emit?.({ event: 'costaEscapes', exit: exitLocation(openExit(s)), rules: [rule] });
}

/** EP-SOL-03, EP-SOL-07 to EP-SOL-10. */
function carryOut(s: State, card: LieutenantCard, deed: LieutenantCard['steps'][number], emit: Emit): void {
  const who = costaOf(s);
  switch (deed) {
    case 'notoriety':
      return changeNotoriety(s, who, card, emit);
    case 'placeCube':
      return placeCube(s, who, placeNumber(card.target as PlanPlace), false, emit);
    case 'takeContact':
      return keepContact(s, emit);
    case 'discardFixer':
      return discardFixer(s, who, emit);
    case 'discardKey':
      return discardKey(s, who, card.target as SafeHouseId, emit);
    case 'takeLockers': {
      const kinds = card.lockers.flatMap((colour) =>
        Array.from({ length: card.tilesPerStack }, () => colour),
      );
      return takePile(s, card.target as 'A' | 'B' | 'C' | 'D', kinds, emit);
    }
    case 'takeExitTiles': {
      const kind = stackOn(s, card.target as Exit);
      return takePile(
        s,
        'exit',
        Array.from({ length: card.exitTiles }, () => kind),
        emit,
      );
    }
    case 'groupDisc':
      return discForGroup(s, who, card, emit);
  }
}

/** EP-SOL-07. */
function keepContact(s: State, emit: Emit): void {
  if (s.contactDisplay.length === 0) return;
  const card = leaveDisplay(s, s.contactDisplay.length - 1, emit);
  s.costaContacts = [...s.costaContacts, card];
  emit?.({ event: 'contactDiscarded', seat: 'costa', card, rules: ['EP-SOL-07'] });
  if (card === 'fixer') takeDisc(s, costaOf(s), 'EP-SOL-07', emit);
}

/** EP-SOL-08 to EP-SOL-10: the top tiles, unseen, as one pile. */
function takePile(
  s: State,
  from: (typeof PILE_SOURCES)[number],
  wanted: readonly BagKind[],
  emit: Emit,
): void {
  const kinds: BagKind[] = [];
  const tiles: string[] = [];
  for (const kind of wanted) {
    const stack = s.bagStacks[kind];
    const tile = stack.at(-1);
    if (tile === undefined) continue;
    s.bagStacks = { ...s.bagStacks, [kind]: stack.slice(0, -1) };
    kinds.push(kind);
    tiles.push(tile);
  }
  if (tiles.length === 0) return;
  s.costaPiles = [...s.costaPiles, { from, kinds, tiles }];
  const rule = from === 'exit' ? 'EP-SOL-10' : from === 'D' ? 'EP-SOL-08' : 'EP-SOL-09';
  emit?.({ event: 'pileTaken', seat: 'costa', kinds, rules: [rule] });
}
