import { bots, type Memory, type Suggestion, wouldWait } from '@getaway/bots';
import { type Choice, type MatchRecord, seeded } from '@getaway/engine';
import { expose, proxy, type ProxyMarked } from 'comlink';
import { sandboxOf } from '../share/sandbox.ts';
import { titleOf } from './catalog.ts';
import { hintFor, type HintRequest } from './hints.ts';
import { LocalHost } from './localHost.ts';
import type { Player } from './position.ts';

/** What a bot is asked: its seat's view and what it may choose, and nothing else of the match. */
export interface BotRequest {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: number;
  readonly choices: readonly Choice[];
  readonly seed: string;
  /** Others may act as well, so it need not do what makes no sense to it. */
  readonly mayWait: boolean;
}

const memories = new Map<number, Memory>();
const now = (): number => performance.now();

/** Thinks for bots, hints and plans, away from the match, so that nothing waits for it but who asked. */
const botWorker = {
  /** Null: it waits for the others. */
  async choose({ game, bot, view, seat, choices, seed, mayWait }: BotRequest): Promise<Choice | null> {
    const title = titleOf(game);
    const [rules, evaluation] = await Promise.all([title.load(), title.evaluation()]);
    const memory = memories.get(seat) ?? {};
    memories.set(seat, memory);
    const mind = bots[bot] ?? bots['random']!;
    if (mayWait && wouldWait(mind, view, seat, choices, evaluation)) return null;
    const thinking = { game: rules, evaluation, memory, now };
    return mind.choose(view, seat, choices, { rng: seeded(seed) }, thinking);
  },

  async suggest(request: HintRequest): Promise<Suggestion> {
    const title = titleOf(request.game);
    const [rules, evaluation] = await Promise.all([title.load(), title.evaluation()]);
    return hintFor(rules, evaluation, request, now);
  },

  imagine: sandboxOf,

  /** A match that is kept nowhere: all of it is thought. */
  async match(record: MatchRecord, players: readonly Player[]): Promise<LocalHost & ProxyMarked> {
    const rules = await titleOf(record.game).load();
    const isKept = async (): Promise<boolean> => true;
    return proxy(new LocalHost(rules, record, players, isKept, (request) => botWorker.choose(request)));
  },
};

export type BotWorker = typeof botWorker;
expose(botWorker);
