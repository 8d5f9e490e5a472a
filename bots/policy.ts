import { type Base, below, type Chance, type Choice, type Pending, type Table } from '@getaway/engine';
import type { Bot } from './bot.ts';
import type { Evaluation } from './evaluation.ts';

const FINE = 1 << 30;

/** Whose decision a playout looks at: the given seat's if it has a sensible choice, otherwise the first that has. */
export function nextOf(table: Table, seat: number, evaluation: Evaluation): Pending | undefined {
  const pending = table.pending();
  if (pending.length < 2) return pending[0];
  const own = pending.findIndex((each) => each.seat === seat);
  for (let i = 0; i < pending.length; i++) {
    const each = pending[(Math.max(0, own) + i) % pending.length] as Pending;
    if (isWilling(table.state, each.seat, each.choices, evaluation)) return each;
  }
  return pending[Math.max(0, own)];
}

/** Whether a seat has anything sensible to do; where several may act, it might as well wait for the others. */
const isWilling = (
  world: Base,
  seat: number,
  choices: readonly Choice[],
  evaluation: Evaluation | undefined,
): boolean => evaluation?.sensible?.(world, seat, choices).some((weight) => weight > 0) ?? true;

/** Whether a bot would rather let others act first. One that does not look never would. */
export const wouldWait = (
  bot: Bot,
  view: unknown,
  seat: number,
  choices: readonly Choice[],
  evaluation: Evaluation | undefined,
): boolean => !bot.blind && !isWilling(view as Base, seat, choices, evaluation);

/** How promising the choices look at a glance, as shares of 1. */
export function weightsOf(
  evaluation: Evaluation,
  world: Base,
  seat: number,
  choices: readonly Choice[],
): readonly number[] {
  const weights = evaluation.sensible?.(world, seat, choices);
  let sum = 0;
  if (weights) for (const weight of weights) sum += weight;
  if (weights === undefined || sum === 0) return choices.map(() => 1 / choices.length);
  return weights.map((weight) => weight / sum);
}

/** One of the list, as often as the weights say; they add up to 1. */
function pickWeighted<T>(list: readonly T[], weights: readonly number[], chance: Chance): T {
  let left = below(chance, FINE) / FINE;
  for (let i = 0; i < list.length; i++) {
    left -= weights[i] as number;
    if (left < 0) return list[i] as T;
  }
  return list[list.length - 1] as T;
}

/** One of the list with the greatest weight. */
function pickBest<T>(list: readonly T[], weights: readonly number[]): T {
  let best = 0;
  for (let i = 1; i < list.length; i++) if ((weights[i] as number) > (weights[best] as number)) best = i;
  return list[best] as T;
}

/**
 * Plays on at a glance, at least `plays` choices and then until nothing is half done, but never more than `most`.
 * Without chance it plays what looks best.
 */
export function playOn(
  table: Table,
  seat: number,
  evaluation: Evaluation,
  chance: Chance | null,
  plays: number,
  most: number,
): void {
  for (let played = 0; played < most && table.state.outcome === null; played++) {
    if (played >= plays && (evaluation.quiet?.(table.state) ?? true)) return;
    if (!playOne(table, seat, evaluation, chance)) return;
  }
}

/**
 * Plays what looks best at a glance until the horizon is reached, but never more than `most` choices. At its own weighty
 * decisions the seat compares so many choices as `foresight` says by what comes of them.
 */
export function playTo(
  table: Table,
  seat: number,
  evaluation: Evaluation,
  horizon: { isReached(world: Base): boolean },
  most: number,
  foresight: number,
): void {
  for (let played = 0; played < most; played++) {
    const isWeighty = foresight > 1 && evaluation.isWeighty?.(table.state) === true;
    const hasPlayed = isWeighty
      ? playCompared(table, seat, evaluation, foresight)
      : playOne(table, seat, evaluation, null);
    if (!hasPlayed || horizon.isReached(table.state)) return;
  }
}

/** A choice that looks less promising than the best by this factor need not be compared. */
const HOPELESS = 0.05;
/** What is half done is played on by so many choices at most. */
const HALF_DONE = 12;

/** The seat's choice that stands best when nothing is half done any more; the others' at a glance. */
function playCompared(table: Table, seat: number, evaluation: Evaluation, among: number): boolean {
  const next = nextOf(table, seat, evaluation);
  if (next?.seat !== seat || next.choices.length < 2) return playOne(table, seat, evaluation, null);
  const weights = weightsOf(evaluation, table.state, seat, next.choices);
  const promising = next.choices
    .map((choice, i) => ({ choice, weight: weights[i] as number }))
    .sort((one, other) => other.weight - one.weight)
    .filter(({ weight }, rank, [best]) => rank < among && weight > HOPELESS * (best?.weight ?? 0));
  let chosen = promising[0]?.choice as Choice;
  let most = -Infinity;
  for (const { choice } of promising.length > 1 ? promising : []) {
    const trial = table.clone();
    trial.play(seat, choice);
    playOn(trial, seat, evaluation, null, 0, HALF_DONE);
    const value = evaluation.values(trial.state)[seat] as number;
    if (value <= most) continue;
    most = value;
    chosen = choice;
  }
  table.play(seat, chosen);
  return true;
}

/** False when nobody can play. */
function playOne(table: Table, seat: number, evaluation: Evaluation, chance: Chance | null): boolean {
  const next = nextOf(table, seat, evaluation);
  if (next === undefined) return false;
  const { choices } = next;
  let choice = choices[0] as Choice;
  if (choices.length > 1) {
    const weights = weightsOf(evaluation, table.state, next.seat, choices);
    choice = chance === null ? pickBest(choices, weights) : pickWeighted(choices, weights, chance);
  }
  table.play(next.seat, choice);
  return true;
}
