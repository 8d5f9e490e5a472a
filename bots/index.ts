import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { easy, ruthless, steady } from './levels.ts';
import { random } from './random.ts';
import { searching } from './search/search.ts';

export type { Bot, Memory, Thinking } from './bot.ts';
export type { Evaluation } from './evaluation.ts';
export { greedy } from './greedy.ts';
export { easy, ruthless, steady } from './levels.ts';
export { playOn, wouldWait } from './policy.ts';
export { random } from './random.ts';
export { type Budget, FARSIGHTED, searching, STYLE, think } from './search/search.ts';
export { Worlds } from './worlds.ts';
export { suggest, type Suggestion } from './suggest.ts';

/** All bots by name: the three levels, and the two plain ones to measure them by. */
export const bots: Readonly<Record<string, Bot>> = { easy, steady, ruthless, greedy, random };

/** The bot of that name; `search:300` is a search of so many iterations. */
export function botNamed(name: string): Bot | undefined {
  const iterations = /^search:([1-9]\d{0,6})$/.exec(name)?.[1];
  if (iterations !== undefined) return searching(name, { iterations: Number(iterations) });
  return Object.hasOwn(bots, name) ? bots[name] : undefined;
}
