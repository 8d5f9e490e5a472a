import type { Bot } from './bot.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export { random } from './random.ts';

/** All bots by name. */
export const bots: Readonly<Record<string, Bot>> = { random };
