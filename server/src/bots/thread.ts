import { parentPort } from 'node:worker_threads';
import { type Bot, type Evaluation, wouldWait } from '@getaway/bots';
import { same, seeded } from '@getaway/engine';
import type { Games } from '@getaway/games';
import { type Answered, type Asked, type Decision, FOR_BOTS } from './job.ts';

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
  const decide = ({
    game: id,
    bot: name,
    view,
    seat,
    choices,
    seed,
    mayWait,
    limit,
  }: Asked): Decision | null => {
    const bot = bots[name];
    const game = games[id];
    if (!bot) return null;
    const evaluation = evaluations[id];
    if (mayWait && wouldWait(bot, view, seat, choices, evaluation)) return 'waits';
    const start = performance.now();
    const now = (): number => performance.now() - start;
    const thinking = game && { game, evaluation, now, hurry: () => now() > limit * HURRY };
    const choice = bot.choose(view, seat, choices, { rng: seeded(seed) }, thinking);
    const index = choices.findIndex((offered) => offered === choice || same(offered, choice));
    return index < 0 ? null : index;
  };
  port.on('message', (asked: Asked) => {
    port.postMessage({ n: asked.n, decision: decide(asked) } satisfies Answered);
  });
  port.postMessage('ready');
}
