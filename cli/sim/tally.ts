import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Thinking } from '@getaway/bots';
import { playGame, type Series } from './game.ts';

/** What came of some games of a series. Tallies of parts add up to the tally of the whole, in any order. */
export interface Tally {
  games: number;
  finished: number;
  errors: number;
  decisions: number;
  /** How many games ended in which way. */
  outcomes: Record<string, number>;
  /** The first game that went wrong. */
  firstFault: { readonly number: number; readonly seed: string; readonly message: string } | null;
}

export const emptyTally = (): Tally => ({
  games: 0,
  finished: 0,
  errors: 0,
  decisions: 0,
  outcomes: {},
  firstFault: null,
});

export function add(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.finished += part.finished;
  sum.errors += part.errors;
  sum.decisions += part.decisions;
  for (const [ending, count] of Object.entries(part.outcomes)) {
    sum.outcomes[ending] = (sum.outcomes[ending] ?? 0) + count;
  }
  if (part.firstFault !== null && part.firstFault.number < (sum.firstFault?.number ?? Infinity)) {
    sum.firstFault = part.firstFault;
  }
}

/** Plays one game of a series into a tally. */
export function playInto(tally: Tally, thinking: Thinking, series: Series, number: number): void {
  const { decisions, outcome, fault, record } = playGame(thinking, series, number);
  const finished = outcome === null ? 0 : 1;
  add(tally, {
    games: 1,
    finished,
    errors: 1 - finished,
    decisions,
    outcomes: outcome === null ? {} : { [outcome.ending]: 1 },
    firstFault: fault === null ? null : { number, seed: record.seed, message: fault },
  });
  if (series.recordTo !== null) {
    writeFileSync(join(series.recordTo, `${record.game}-${number}.json`), JSON.stringify(record));
  }
}
