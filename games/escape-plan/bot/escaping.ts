import { EXIT_COSTS } from '../content/index.ts';
import { costaOf, hasCosta, isActive } from '../rules/characters.ts';
import { exitCost } from '../rules/escape.ts';
import type { State } from '../rules/state.ts';
import { turnsOfCosta } from './costa.ts';
import { locationNumber } from './distances.ts';
import { turnsToEscape } from './route.ts';
import { LAST_DAY, turnsLeft } from './turns.ts';
import type { Weights } from './weights.ts';

const FEE = EXIT_COSTS.turnFeeAfterFirstEscape;
/** What still goes wrong when nothing should. */
const SURE = 0.985;
/** With no turn to spare. */
const NARROW = 0.97;
const LOST = 0.02;
/** Before the last day, for each $1k that is missing for the last place in the race. */
const PER_MISSING = 0.035;
/** The money is not there, but turns are left in which it can be raised at an exit; or only by luck. */
const RAISED = 0.6;
const BEGGED = 0.1;

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
  return (needed === turns ? NARROW : SURE) * chanceToPay(s, seat, needed, fees, turns - needed);
}

const onAgenda = (s: State, seat: number, name: string): boolean => {
  for (const step of s.agenda) if (step.step === name && step.seat === seat) return true;
  return false;
};
/** EP-ESC-04: on the way out already; only officers and the price are left. */
const isPaying = (s: State, seat: number): boolean => onAgenda(s, seat, 'payExit');
const hasBegun = (s: State, seat: number): boolean => onAgenda(s, seat, 'turn');

/** EP-ESC-05: by number of those who are out already. */
const costsOf = (s: State): readonly number[] =>
  EXIT_COSTS.byPlayers[String(Math.max(s.seats, 2)) as keyof typeof EXIT_COSTS.byPlayers];
/** What the last to escape pays. */
const dearest = (s: State): number => costsOf(s).at(-1)!;

/** Usual turns of the last day for which the fee is due. */
const USUAL_FEES = 2;

/** What is missing for the last place in the race, as far as it can be foreseen; below 0 it is to spare. */
export function missing(s: State, seat: number): number {
  const { money, incomeCubes } = s.thieves[seat]!;
  return dearest(s) + USUAL_FEES * FEE - money - (LAST_DAY - s.day) * Math.max(0, incomeCubes - 1);
}

/** The money must do for the place in the race that is left when the thief gets there. */
function chanceToPay(s: State, seat: number, needed: number, fees: number, spare: number): number {
  // By number of rivals that are out before: how likely that is.
  let rivals = 0;
  first[0] = 1;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isActive(s, other)) continue;
    const goes = goesFirst(s, other);
    first[++rivals] = 0;
    for (let n = rivals; n > 0; n--) first[n] = first[n]! * (1 - goes) + first[n - 1]! * goes;
    first[0] *= 1 - goes;
  }
  if (hasCosta(s)) first[++rivals] = 0;
  if (hasCosta(s) && s.at[costaOf(s)] !== null) {
    const goes = turnsOfCosta(s) <= needed ? 0.95 : 0.15 * needed;
    first[1] = goes;
    first[0] = 1 - goes;
  }
  let chance = 0;
  for (let n = 0; n <= rivals; n++) chance += first[n]! * payableAfter(s, seat, s.escapes + n, fees, spare);
  return chance;
}
const first: number[] = [];

/** EP-ESC-05, EP-ESC-09: how likely the exit can be paid for after so many escapes, with turns to raise money in. */
function payableAfter(s: State, seat: number, escapes: number, fees: number, spare: number): number {
  const { money, incomeCubes } = s.thieves[seat]!;
  const costs = costsOf(s);
  const short = costs[Math.min(escapes, costs.length - 1)]! + (escapes > 0 ? fees * FEE : 0) - money;
  if (short <= 0) return 1;
  // EP-ESC-10: without the fee no turn begins.
  if (money < FEE && fees > 0) return LOST;
  return short <= spare * (incomeCubes - FEE) ? RAISED : BEGGED;
}

/** How likely a rival leaves first: whoever is still in the city has put it off, and the others see what it costs him. */
const goesFirst = (s: State, rival: number): number =>
  turnsToEscape(s, locationNumber(s.at[rival]!)) > turnsLeft(s, rival).all ? 0.1 : s.seats === 2 ? 0.85 : 0.7;

/** The share of the rivals who could not pay for the way out if a seat escaped now. */
export function ruinedBy(s: State, seat: number): number {
  const costs = costsOf(s);
  const next = costs[Math.min(s.escapes + 1, costs.length - 1)]! + FEE;
  let rivals = 0;
  let ruined = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isActive(s, other)) continue;
    rivals++;
    if (s.thieves[other]!.money < next) ruined++;
  }
  return rivals === 0 ? 0 : ruined / rivals;
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
