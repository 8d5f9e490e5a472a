import { EXIT_COSTS } from '../content/index.ts';
import { isActive } from '../rules/characters.ts';
import { exitCost } from '../rules/escape.ts';
import type { State } from '../rules/state.ts';
import { turnsToEscape } from './route.ts';
import { LAST_DAY } from './turns.ts';
import type { Weights } from './weights.ts';

const FEE = EXIT_COSTS.turnFeeAfterFirstEscape;
/** What still goes wrong when nothing should. */
const SURE = 0.98;
/** With no turn to spare. */
const NARROW = 0.96;
const LOST = 0.03;
/** For each $1k that is missing for the last place in the race: on the days before, and on the last day. */
const PER_MISSING = 0.035;
const PER_MISSING_NOW = 0.08;
/** Somebody is out already and the money is not there: little can still be raised. */
const BROKE = 0.4;

/** EP-ESC-05 to EP-ESC-12: time and money for the way out, from a location and with so many turns left. */
export function chanceOfEscape(s: State, seat: number, from: number, turns: number): number {
  const { status } = s.thieves[seat]!;
  if (status === 'escaped') return 1;
  if (status === 'arrested') return 0;
  if (isPaying(s, seat)) return s.thieves[seat]!.money >= exitCost(s) ? SURE : LOST;
  if (s.day < LAST_DAY) return Math.max(0.5, SURE - PER_MISSING * Math.max(0, missing(s, seat)));
  const needed = turnsToEscape(s, from);
  if (needed > turns) return LOST;
  // EP-ESC-09: for a turn that has begun the fee is paid.
  const fees = hasBegun(s, seat) ? needed - 1 : needed;
  return (needed === turns ? NARROW : SURE) * chanceToPay(s, seat, fees);
}

const onAgenda = (s: State, seat: number, name: string): boolean => {
  for (const step of s.agenda) if (step.step === name && step.seat === seat) return true;
  return false;
};
/** EP-ESC-04: on the way out already; only officers and the price are left. */
const isPaying = (s: State, seat: number): boolean => onAgenda(s, seat, 'payExit');
const hasBegun = (s: State, seat: number): boolean => onAgenda(s, seat, 'turn');

/** What the last to escape pays. */
const dearest = (s: State): number => {
  const row = EXIT_COSTS.byPlayers[String(Math.max(s.seats, 2)) as keyof typeof EXIT_COSTS.byPlayers];
  return row[row.length - 1]!;
};

/** Usual turns of the last day for which the fee is due. */
const USUAL_FEES = 2;

/** What is missing for the last place in the race, as far as it can be foreseen; below 0 it is to spare. */
export function missing(s: State, seat: number): number {
  const { money, incomeCubes } = s.thieves[seat]!;
  return dearest(s) + USUAL_FEES * FEE - money - (LAST_DAY - s.day) * Math.max(0, incomeCubes - 1);
}

function chanceToPay(s: State, seat: number, fees: number): number {
  const { money } = s.thieves[seat]!;
  const now = exitCost(s) + (s.escapes > 0 ? fees * FEE : 0);
  if (money < now) return Math.max(LOST, BROKE - PER_MISSING_NOW * (now - money));
  const last = dearest(s) + fees * FEE;
  if (money >= last) return 1;
  // Enough as things are; it gets dearer as soon as somebody else is out.
  let rivals = false;
  for (let other = 0; other < s.seats; other++) rivals ||= other !== seat && isActive(s, other);
  return rivals ? Math.max(BROKE, NARROW - PER_MISSING_NOW * (last - money)) : 1;
}

/** What $1k more or less is worth: much as long as the exit cannot be paid. */
export const worthOfMoney = (s: State, seat: number, w: Weights): number =>
  missing(s, seat) > 0 ? w.cash + w.exitMoney : w.cash;

/** Points that nobody gives away for what money buys. */
const RUIN = 200;

/** What it costs to spend money: its worth, and on the last day the escape if too little is left for it. */
export function costOfSpending(s: State, seat: number, price: number, w: Weights): number {
  const cost = price * worthOfMoney(s, seat, w);
  if (s.day < LAST_DAY || price === 0) return cost;
  const needed = exitCost(s) + (s.escapes > 0 && !isPaying(s, seat) ? FEE : 0);
  return s.thieves[seat]!.money - price < needed ? cost + RUIN : cost;
}
