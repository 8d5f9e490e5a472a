import type { Expansion } from '../hooks.ts';
import { bandsOfNewYork } from './bands/index.ts';
import { police } from './uspf/index.ts';
import { wanted } from './variants/wanted.ts';

/** In the order in which the base rules ask them. */
export const expansions: readonly Expansion[] = [bandsOfNewYork, police, wanted];
