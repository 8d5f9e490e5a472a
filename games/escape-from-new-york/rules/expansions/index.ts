import type { Expansion } from '../hooks.ts';

/** In the order in which the base rules ask them. */
export const expansions: readonly Expansion[] = [];
