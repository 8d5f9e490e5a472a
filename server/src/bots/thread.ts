import { parentPort } from 'node:worker_threads';
import type { Bot, Evaluation } from '@getaway/bots';
import { same, seeded } from '@getaway/engine';
import type { Games } from '@getaway/games';
import { type Answered, type Asked, FOR_BOTS } from './job.ts';

/** Whether this thread was started for bots. */
export const isForBots = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'for' in data && data.for === FOR_BOTS;

export interface Minds {
  readonly games: Games;
  readonly bots: Readonly<Record<string, Bot>>;
  /** What the games' own bot folders know, by game. */
  readonly evaluations?: Readonly<Record<string, Evaluation | undefined>>;
}

/** A bot that keeps an eye on its clock answers in this part of its time, before it is stopped. */
const HURRY = 0.8;

/** Chooses for whatever the main thread asks, in a thread of its own that may be stopped at any time. */
export function thinkForBots({ games, bots, evaluations = {} }: Minds): void {
  const port = parentPort;
  if (port === null) throw new Error('not a thread');
  port.on('message', ({ n, game: id, bot, view, seat, choices, seed, limit }: Asked) => {
    const game = games[id];
    const start = performance.now();
    const now = (): number => performance.now() - start;
    const choice = bots[bot]?.choose(
      view,
      seat,
      choices,
      { rng: seeded(seed) },
      game && {
        game,
        evaluation: evaluations[id],
        now,
        hurry: () => now() > limit * HURRY,
      },
    );
    const index = choices.findIndex((offered) => offered === choice || same(offered, choice));
    port.postMessage({ n, index } satisfies Answered);
  });
  port.postMessage('ready');
}
