import { finish } from '@getaway/engine';
import {
  GROUP,
  type GroupId,
  GROUPS,
  PLAN_CARD,
  PLAN_CARDS,
  PLAN_PLACES,
  type PlanCardId,
  ROW_PENALTY,
  SCORE_PER_USED_ASSET,
} from '../content/index.ts';
import { bagKind, bagsOf, bagValue } from './bags.ts';
import { countBits, has } from './bits.ts';
import { costaOf, hasCosta, isActive, thiefOf } from './characters.ts';
import { arrest } from './escape.ts';
import { placeNumber } from './places.ts';
import type { Emit } from './play.ts';
import type { State, Thief } from './state.ts';

/** One line of the scoring sheet for each rule from EP-SCO-03 to EP-SCO-11. */
export interface Sheet {
  readonly group1: number;
  readonly group2: number;
  readonly safeHouses: number;
  readonly cash: number;
  readonly assets: number;
  readonly contacts: number;
  readonly bags: number;
  readonly notoriety: number;
  readonly wounds: number;
  readonly total: number;
}

/** EP-SCO-08: by number of cards; more than five count as five (EP-SOL-18). */
const FOR_CONTACTS = [0, 0, 10, 30, 60, 100];
const forContacts = (count: number): number => FOR_CONTACTS[Math.min(count, FOR_CONTACTS.length - 1)]!;
/** EP-SCO-11. */
const PER_WOUND = 20;

/** EP-SCO-02: one card is discarded for each handcuffs card, covered ones included. */
const scoredContacts = (thief: Thief): number =>
  Math.max(0, thief.contacts.filter((card) => card !== null).length - thief.handcuffs);

/** By plan card and place: what a cube there scores; nothing where the card shows income instead. */
const planValues: ReadonlyMap<PlanCardId, readonly number[]> = new Map(
  PLAN_CARDS.map((plan) => [
    plan,
    PLAN_PLACES.map((place) => {
      const value = PLAN_CARD[plan].values[place];
      return value === 'income' ? 0 : value;
    }),
  ]),
);
const membersOf: ReadonlyMap<GroupId, readonly number[]> = new Map(
  GROUPS.map((id) => [id, GROUP[id].members.map(placeNumber)]),
);

function planScore(s: State, who: number, plan: PlanCardId, group: GroupId): number {
  const values = planValues.get(plan)!;
  let sum = 0;
  for (const place of membersOf.get(group)!) if (has(s.cubes[place]!, who)) sum += values[place]!;
  return sum;
}

/** Line by line: an object that is copied with all its lines takes longer than all the rest of the sheet. */
const totalled = (lines: Omit<Sheet, 'total'>): Sheet => ({
  group1: lines.group1,
  group2: lines.group2,
  safeHouses: lines.safeHouses,
  cash: lines.cash,
  assets: lines.assets,
  contacts: lines.contacts,
  bags: lines.bags,
  notoriety: lines.notoriety,
  wounds: lines.wounds,
  total:
    lines.group1 +
    lines.group2 +
    lines.safeHouses +
    lines.cash +
    lines.assets +
    lines.contacts +
    lines.bags +
    lines.notoriety +
    lines.wounds,
});

export function sheetOf(s: State, seat: number): Sheet {
  const thief = thiefOf(s, seat);
  return totalled({
    group1: planScore(s, seat, thief.plan, 'group-1'),
    group2: planScore(s, seat, thief.plan, 'group-2'),
    safeHouses: planScore(s, seat, thief.plan, 'safe-houses'),
    cash: thief.money,
    assets: countBits(thief.usedAssets) * SCORE_PER_USED_ASSET,
    contacts: forContacts(scoredContacts(thief)),
    bags: thief.bags.reduce((sum, bag) => sum + bagValue(bag), 0),
    notoriety: -ROW_PENALTY[s.row[seat]!]!,
    wounds: -PER_WOUND * thief.wounds,
  });
}

/** EP-SOL-18, EP-SOL-19. */
export function costaSheet(s: State): Sheet {
  const who = costaOf(s);
  const plan = s.costaPlan[0]!;
  return totalled({
    group1: planScore(s, who, plan, 'group-1'),
    group2: planScore(s, who, plan, 'group-2'),
    safeHouses: planScore(s, who, plan, 'safe-houses'),
    cash: 0,
    assets: 0,
    contacts: forContacts(s.costaContacts.length),
    bags: s.costaPiles.reduce((sum, pile) => sum + pileScore(s, pile), 0),
    notoriety: -ROW_PENALTY[s.row[who]!]!,
    wounds: 0,
  });
}

/** EP-SOL-19: a 0 counts as the highest value of its stack. */
function valueForCosta(tile: string): number {
  const value = bagValue(tile);
  return value > 0 ? value : Math.max(...bagsOf(bagKind(tile)).map(bagValue));
}

/** The best tile of a pile; by EP-OPT-13 only of the pile from store D, others count in full. */
function pileScore(s: State, pile: State['costaPiles'][number]): number {
  const values = pile.tiles.map(valueForCosta);
  const best = s.options.costaBestOfPile === 'allPiles' || pile.from === 'D';
  return best ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0);
}

/** EP-SCO-12: more cash, then the lower row, then fewer wounds. */
const tieBreak = (s: State, seat: number): readonly number[] => [
  thiefOf(s, seat).money,
  -s.row[seat]!,
  -thiefOf(s, seat).wounds,
];

function compare(one: readonly number[], other: readonly number[]): number {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return one[i]! - other[i]!;
  return 0;
}

/** EP-DAY-05, EP-ESC-12, EP-SCO: arrests who is left, scores the escaped and names the winners. */
export function endGame(s: State, emit: Emit): void {
  const early = s.thieves.every((thief) => thief.status !== 'active');
  for (let seat = 0; seat < s.seats; seat++) if (isActive(s, seat)) arrest(s, seat, 'EP-ESC-12', emit);
  const rank = (seat: number): readonly number[] => [scores[seat]!, ...tieBreak(s, seat)];
  const scores: (number | null)[] = [];
  let winners: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    scores.push(null);
    if (thiefOf(s, seat).status !== 'escaped') continue;
    const sheet = sheetOf(s, seat);
    scores[seat] = sheet.total;
    emit?.({ event: 'scored', seat, ...sheet, rules: ['EP-SCO-01', 'EP-SCO-12'] });
    const ahead = winners.length === 0 ? 1 : compare(rank(seat), rank(winners[0]!));
    if (ahead > 0) winners = [seat];
    else if (ahead === 0) winners.push(seat);
  }
  if (hasCosta(s)) {
    const sheet = costaSheet(s);
    s.costaScore = sheet.total;
    emit?.({ event: 'scored', seat: 'costa', ...sheet, rules: ['EP-SOL-18'] });
    // EP-SOL-20: a tie is broken with Costa's cash 0 and wounds 0.
    const costa = [sheet.total, 0, -s.row[costaOf(s)]!, 0];
    winners = winners.filter((seat) => compare(rank(seat), costa) > 0);
  }
  const ending = scores.every((score) => score === null) ? 'nobodyEscaped' : early ? 'allGone' : 'lastDawn';
  emit?.({ event: 'gameEnds', ending, winners, rules: ['EP-DAY-05', 'EP-SCO-12', 'EP-SCO-13'] });
  finish(s, { ending, winners, scores });
}
