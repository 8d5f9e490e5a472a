import type { State } from '../rules/state.ts';

const bits = (n: number): number => (n === 0 ? 0 : (n & 1) + bits(n >> 1));

/** Officers in the bag, in the city and on display tiles. */
export const officersInPlay = (s: State): number =>
  s.bag.reduce((sum, n) => sum + n, 0) + s.officers.reduce((sum, on) => sum + bits(on), 0);
