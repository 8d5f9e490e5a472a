const FIRST = 30_000;
const LONGEST = 60 * 60 * 1000;

/** How long to wait before something is tried again that has failed so often: ever longer. */
export const pauseAfter = (tries: number): number => Math.min(LONGEST, FIRST * 2 ** (tries - 1));
