/** Work to be timed: one call does a small batch and tells how much it was. */
export interface Workload {
  /** Moves, decisions or clones done by this call. */
  batch(): number;
  /** Whole games played so far, where games are played. */
  games?(): number;
  /** What a few fixed games come to, so that engines can be seen to play the same game. */
  readonly digest?: string;
}

export interface Measured {
  /** Per second of processor time. */
  readonly rate: number;
  readonly gamesRate: number;
  readonly digest: string;
}

/** Processor seconds of this process: other work on the machine matters less than on the clock. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Asking for the processor's time takes as long as some batches, so it is asked once in so many milliseconds. */
const BETWEEN_LOOKS = 2;

function runFor(seconds: number, workload: Workload): { done: number; games: number; seconds: number } {
  const start = cpuSeconds();
  const gamesBefore = workload.games?.() ?? 0;
  let done = 0;
  let now = start;
  while (now - start < seconds) {
    const look = performance.now() + BETWEEN_LOOKS;
    while (performance.now() < look) done += workload.batch();
    now = cpuSeconds();
  }
  return { done, games: (workload.games?.() ?? 0) - gamesBefore, seconds: now - start };
}

/** No faster than before, so often in a row, and it will not become faster. */
const STEADY = 4;
const LEAST_WINDOWS = 10;
const MOST_WINDOWS = 40;
const FASTER = 1.02;

/** Runs until it gets no faster: the rules of a large game take seconds until all of them are compiled. */
function warmUp(workload: Workload, seconds: number): void {
  let best = 0;
  let steady = 0;
  for (let window = 0; window < MOST_WINDOWS && (steady < STEADY || window < LEAST_WINDOWS); window++) {
    const run = runFor(seconds / 2, workload);
    const rate = run.done / run.seconds;
    steady = rate > best * FASTER ? 0 : steady + 1;
    best = Math.max(best, rate);
  }
}

/** Times a workload once it is warm. */
export function measure(workload: Workload, seconds: number): Measured {
  warmUp(workload, seconds);
  const run = runFor(seconds, workload);
  return { rate: run.done / run.seconds, gamesRate: run.games / run.seconds, digest: workload.digest ?? '' };
}

/** A cheap source of random numbers, the same for every engine (xorshift32). */
export function dice(seed = 0x9e3779b9): (sides: number) => number {
  let bits = seed | 0;
  return (sides) => {
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    // Written for whole 32-bit numbers, as in the engine: the remainder of any number takes four times as long.
    return ((bits >>> 0) % (sides >>> 0)) >>> 0;
  };
}
