import type { Choice } from '@getaway/engine';

/** What a bot is asked. It gets its seat's view and nothing else. */
export interface Job {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: number;
  readonly choices: readonly Choice[];
  readonly seed: string;
  /** Others may act as well, so it need not do what makes no sense to it. */
  readonly mayWait: boolean;
}

/** The number of the bot's choice among those offered, or that it would rather let others act first. */
export type Decision = number | 'waits';

/** What a thread is told and answers. The number tells jobs apart. */
export interface Asked extends Job {
  readonly n: number;
  /** Milliseconds until the thread is stopped. */
  readonly limit: number;
}
export interface Answered {
  readonly n: number;
  /** Null: none of those offered. */
  readonly decision: Decision | null;
}

/** Marks a thread that was started for bots. */
export const FOR_BOTS = 'getaway-bots';
