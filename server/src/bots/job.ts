import type { Choice } from '@getaway/engine';

/** What a bot is asked. It gets its seat's view and nothing else. */
export interface Job {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: number;
  readonly choices: readonly Choice[];
  readonly seed: string;
}

/** What a thread is told and answers. The number tells jobs apart. */
export interface Asked extends Job {
  readonly n: number;
  /** Milliseconds until the thread is stopped. */
  readonly limit: number;
}
export interface Answered {
  readonly n: number;
  readonly index: number;
}

/** Marks a thread that was started for bots. */
export const FOR_BOTS = 'getaway-bots';
