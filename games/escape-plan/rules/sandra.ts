import { takeRandom } from '@getaway/engine';
import {
  type ContactId,
  type Exit,
  INSPECTOR_CARD,
  type InspectorCard,
  type InspectorCardId,
  type PlanPlace,
  type SafeHouseId,
} from '../content/index.ts';
import {
  CARD_RULE,
  changeNotoriety,
  discardFixer,
  discardKey,
  discForGroup,
  drawUntil,
  locationOfCard,
} from './automata.ts';
import type { BagKind } from './bags.ts';
import { companyAt, sandraOf } from './characters.ts';
import { leaveDisplay } from './contacts.ts';
import { takeDisc } from './discs.ts';
import { gainNotoriety } from './notoriety.ts';
import { exitIsOpen, placeCube, placeNumber } from './places.ts';
import type { Emit } from './play.ts';
import type { State } from './state.ts';
import { placeName } from './travel.ts';
import { stackOn } from './visit/exit.ts';

/** EP-SAN-08 to EP-SAN-11, EP-SAN-18. */
export function sandraTurn(s: State, emit: Emit): void {
  const who = sandraOf(s);
  const deck = s.inspectorDeck.slice();
  const card = drawUntil(s, who, deck, (id) => qualifies(s, id), emit);
  s.inspectorDeck = deck;
  if (card === null) return;
  const { kind, target } = INSPECTOR_CARD[card];
  const location = locationOfCard(s, INSPECTOR_CARD[card])!;
  s.at[who] = location;
  s.inspectorBox = [...s.inspectorBox, card];
  emit?.({ event: 'sandraMoves', destination: placeName(s, location), rules: ['EP-SAN-08'] });
  gainNotoriety(s, who, companyAt(s, who, location), 'EP-SAN-11', emit);
  if (kind === 'exit' && !exitHasEffect(s, target as Exit)) return;
  for (const deed of deedsOf(s, INSPECTOR_CARD[card])) carryOut(s, INSPECTOR_CARD[card], deed, emit);
}

/** EP-SAN-08 to EP-SAN-10: the place must be in the city, an open exit only counts on day 3. */
function qualifies(s: State, id: InspectorCardId): boolean {
  const card = INSPECTOR_CARD[id];
  if (locationOfCard(s, card) === null) return false;
  if (card.kind !== 'exit' || !exitIsOpen(s, card.target as Exit)) return true;
  return s.day === 3 && s.options.sandraExitDay3 !== 'neverOpenExit';
}

/** EP-SAN-10; in one edition no exit has an effect on day 3 (EP-OPT-09). */
const exitHasEffect = (s: State, exit: Exit): boolean =>
  !exitIsOpen(s, exit) && !(s.day === 3 && s.options.sandraExitDay3 === 'anyExitNoAction');

type Deed = InspectorCard['steps'][number];

const LATER: readonly Deed[] = ['discardFixer', 'discardContacts'];
const EARLIER: readonly Deed[] = ['discardKey', 'discardLockers'];

/** The deeds of a card in order; EP-OPT-10 exchanges two of them. */
function deedsOf(s: State, { steps }: InspectorCard): readonly Deed[] {
  if (s.options.sandraStepOrder === 'fixerAndContactsFirst') return steps;
  const i = steps.findIndex((deed, n) => LATER.includes(deed) && EARLIER.includes(steps[n + 1]!));
  if (i < 0) return steps;
  return [...steps.slice(0, i), steps[i + 1]!, steps[i]!, ...steps.slice(i + 2)];
}

/** EP-SAN-12 to EP-SAN-15. Discards that find nothing are skipped (EP-SAN-17). */
function carryOut(s: State, card: InspectorCard, deed: Deed, emit: Emit): void {
  const who = sandraOf(s);
  switch (deed) {
    case 'notoriety':
      return changeNotoriety(s, who, card, emit);
    case 'placeCube':
      return placeCube(s, who, placeNumber(card.target as PlanPlace), false, emit);
    case 'discardContacts':
      for (let i = 0; i < card.contacts; i++) discardContact(s, emit);
      return;
    case 'discardFixer':
      return discardFixer(s, who, emit);
    case 'discardKey':
      return discardKey(s, who, card.target as SafeHouseId, emit);
    case 'discardLockers':
      for (const colour of card.lockers) discardBag(s, colour, CARD_RULE[card.kind], emit);
      return;
    case 'discardExitTile':
      return discardBag(s, stackOn(s, card.target as Exit), CARD_RULE[card.kind], emit);
    case 'groupDisc':
      return discForGroup(s, who, card, emit);
  }
}

/** EP-SAN-16, EP-SAN-17. */
function discardContact(s: State, emit: Emit): void {
  if (s.contactDisplay.length === 0) return;
  const card: ContactId = leaveDisplay(s, s.contactDisplay.length - 1, emit);
  s.contactBox = [...s.contactBox, card];
  emit?.({ event: 'contactDiscarded', seat: 'sandra', card, rules: ['EP-SAN-17'] });
  if (card === 'fixer') takeDisc(s, sandraOf(s), 'EP-SAN-16', emit);
}

/** EP-RND-11: unseen. */
function discardBag(s: State, kind: BagKind, rule: string, emit: Emit): void {
  const stack = s.bagStacks[kind].slice();
  if (stack.length === 0) return;
  s.bagBox = { ...s.bagBox, [kind]: [...s.bagBox[kind], takeRandom(s, stack)] };
  s.bagStacks = { ...s.bagStacks, [kind]: stack };
  emit?.({ event: 'bagDiscarded', seat: 'sandra', kind, rules: [rule] });
}
