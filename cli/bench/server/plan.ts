/** What is played: the game that the goals speak of, by two, as the peers are measured. */
export const GAME = 'escape-plan';
export const SEATS = 2;

/** After so many milliseconds without a choice a match counts as idle. */
export const IDLE = 2000;

/** What a host says of itself. */
export interface HostInfo {
  readonly port: number;
}

export interface Usage {
  /** Processor time up to the question, in microseconds, and up to the answer. */
  readonly used: number;
  readonly cpu: number;
  /** Bytes. */
  readonly memory: number;
}

/** What the load generator is told. */
export interface LoadPlan {
  readonly target: 'getaway' | 'bare' | 'boardgame.io';
  readonly port: number;
  /** The host's data folder. */
  readonly folder: string;
  /** How many matches are played at once: first some to warm up, then as many that are measured. */
  readonly matches: number;
  /** At most so many moves of each. */
  readonly moves: number;
}

export interface LoadResult {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from sending a choice to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes that came for each move, over all sockets. */
  readonly bytes: number;
}
