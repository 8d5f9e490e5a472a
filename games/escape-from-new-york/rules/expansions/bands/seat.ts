import { heroCount } from '../../options.ts';
import type { State } from '../../state.ts';

/** The seat of the New York player in a match that has one: the last. */
export const newYorkPlayer = (s: State): number => heroCount(s.options, s.seats);
