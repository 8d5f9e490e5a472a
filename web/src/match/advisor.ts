import type { Suggestion } from '@getaway/bots';
import type { MatchRecord } from '@getaway/engine';
import { releaseProxy, type Remote, wrap } from 'comlink';
import { watched } from '../ui/loading.ts';
import type { BotWorker } from './bot.worker.ts';
import type { HintRequest } from './hints.ts';
import type { LocalHost } from './localHost.ts';
import type { Player, Position } from './position.ts';

/** Gives hints, and carries out what somebody imagines, in a worker of its own, which is started when somebody first asks. */
export class Advisor {
  private worker: Worker | undefined;
  private mind: Remote<BotWorker> | undefined;

  suggest(request: HintRequest): Promise<Suggestion> {
    return this.asked().suggest(request);
  }

  /** How the match might be that somebody sees so much of. */
  imagine(game: string, seen: Pick<Position, 'view' | 'viewer'>, seed: string): Promise<MatchRecord> {
    return this.asked().imagine(game, seen, seed);
  }

  /** A match that is kept nowhere. */
  match(record: MatchRecord, players: readonly Player[]): Promise<Remote<LocalHost>> {
    return this.asked().match(record, players);
  }

  close(): void {
    this.mind?.[releaseProxy]();
    this.worker?.terminate();
    this.mind = undefined;
    this.worker = undefined;
  }

  private asked(): Remote<BotWorker> {
    this.worker ??= watched(new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }));
    this.mind ??= wrap<BotWorker>(this.worker);
    return this.mind;
  }
}
