import type { Pace } from './values.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A seat spends its bank while it is asked to choose, and gets the increment each time it is asked anew. */
export interface Allowance {
  /** What every seat begins with, and the most that increments fill up to. */
  readonly bank: number;
  readonly increment: number;
  /** What another player's "take your time" adds. */
  readonly gift: number;
}

/** When its bank is empty, a bot takes the seat until its player is back; nobody loses a game by the clock. */
export const ALLOWANCES: Readonly<Record<Exclude<Pace, 'none'>, Allowance>> = {
  live: { bank: 10 * MINUTE, increment: 30 * SECOND, gift: 5 * MINUTE },
  fast: { bank: 1 * DAY, increment: 4 * HOUR, gift: 12 * HOUR },
  slow: { bank: 5 * DAY, increment: 1 * DAY, gift: 3 * DAY },
};

/** How long others may think about whether something is taken back; any choice that is made meanwhile ends it, too. */
export const PATIENCE: Readonly<Record<Pace, number>> = {
  none: 1 * DAY,
  live: 2 * MINUTE,
  fast: 4 * HOUR,
  slow: 1 * DAY,
};

/** How long before a seat's time is up its player is reminded: only where days pass between two looks. */
export const REMINDER: Readonly<Record<Pace, number | null>> = {
  none: null,
  live: null,
  fast: 2 * HOUR,
  slow: 8 * HOUR,
};

export const allowanceOf = (pace: Pace): Allowance | null => (pace === 'none' ? null : ALLOWANCES[pace]);
