import { below, type Chance, type Choice, type Pending, type Table } from '@getaway/engine';
import type { Evaluation } from './evaluation.ts';

const FINE = 1 << 30;

/** Whose decision a playout looks at: the given seat's if it may act, otherwise the first that may. */
export function nextOf(table: Table, seat: number): Pending | undefined {
  const pending = table.pending();
  for (const each of pending) if (each.seat === seat) return each;
  return pending[0];
}

export function weightsOf(
  evaluation: Evaluation,
  table: Table,
  seat: number,
  choices: readonly Choice[],
): readonly number[] {
  return evaluation.sensible?.(table.state, seat, choices) ?? choices.map(() => 1 / choices.length);
}

/** One of the list, as often as the weights say. */
export function pickWeighted<T>(list: readonly T[], weights: readonly number[], chance: Chance): T {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let left = (below(chance, FINE) / FINE) * sum;
  for (let i = 0; i < list.length; i++) {
    left -= weights[i] as number;
    if (left < 0) return list[i] as T;
  }
  return list[list.length - 1] as T;
}

/**
 * Plays on at a glance, at least `plays` choices and then until nothing is half done, but never more than `most`.
 */
export function playOn(
  table: Table,
  seat: number,
  evaluation: Evaluation,
  chance: Chance,
  plays: number,
  most: number,
): void {
  for (let played = 0; played < most && table.state.outcome === null; played++) {
    if (played >= plays && (evaluation.quiet?.(table.state) ?? true)) return;
    const next = nextOf(table, seat);
    if (next === undefined) return;
    const { choices } = next;
    const choice =
      choices.length === 1
        ? (choices[0] as Choice)
        : pickWeighted(choices, weightsOf(evaluation, table, next.seat, choices), chance);
    table.play(next.seat, choice);
  }
}
