import { parentPort } from 'node:worker_threads';
import type { Bot } from '@getaway/bots';
import { same, seeded } from '@getaway/engine';
import { type Answered, type Asked, FOR_BOTS } from './job.ts';

/** Whether this thread was started for bots. */
export const isForBots = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'for' in data && data.for === FOR_BOTS;

/** Chooses for whatever the main thread asks, in a thread of its own that may be stopped at any time. */
export function thinkForBots(bots: Readonly<Record<string, Bot>>): void {
  const port = parentPort;
  if (port === null) throw new Error('not a thread');
  port.on('message', ({ n, bot, view, seat, choices, seed }: Asked) => {
    const choice = bots[bot]?.choose(view, seat, choices, { rng: seeded(seed) });
    const index = choices.findIndex((offered) => offered === choice || same(offered, choice));
    port.postMessage({ n, index } satisfies Answered);
  });
  port.postMessage('ready');
}
