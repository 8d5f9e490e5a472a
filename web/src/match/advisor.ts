import type { Suggestion } from '@getaway/bots';
import { releaseProxy, type Remote, wrap } from 'comlink';
import { watched } from '../ui/loading.ts';
import type { BotWorker } from './bot.worker.ts';
import type { HintRequest } from './hints.ts';

/** Gives hints from a worker of its own, which is started when somebody first asks. */
export class Advisor {
  private worker: Worker | undefined;
  private mind: Remote<BotWorker> | undefined;

  suggest(request: HintRequest): Promise<Suggestion> {
    this.worker ??= watched(new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }));
    this.mind ??= wrap<BotWorker>(this.worker);
    return this.mind.suggest(request);
  }

  close(): void {
    this.mind?.[releaseProxy]();
    this.worker?.terminate();
    this.mind = undefined;
    this.worker = undefined;
  }
}
