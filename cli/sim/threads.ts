import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { gameNamed, type World } from '../command.ts';
import { evaluationOf } from '../minds.ts';
import type { Series } from './game.ts';
import { emptyTally, playInto, type Tally } from './tally.ts';

interface Batch {
  readonly from: number;
  readonly to: number;
}

/** Whether this thread was started to help `sim`. */
export const isHelper = (data: unknown): data is { readonly series: Series } =>
  typeof data === 'object' && data !== null && 'series' in data;

/** Plays the batches that the main thread hands out, until it hands out no more. */
export async function help(world: World): Promise<void> {
  const { series } = workerData as { series: Series };
  const game = await gameNamed(series.game, world);
  const evaluation = await evaluationOf(series.game, world);
  parentPort?.on('message', ({ from, to }: Batch) => {
    const tally = emptyTally();
    for (let number = from; number < to; number++) playInto(tally, { game, evaluation }, series, number);
    parentPort?.postMessage(tally);
  });
}

/** Plays the games numbered `from` to `to` - 1 on several threads. Each asks for a new batch when it is done with one. */
export async function playOnThreads(
  world: World,
  series: Series,
  threads: number,
  { from, to }: Batch,
  size: number,
  onTally: (tally: Tally) => void,
): Promise<void> {
  let next = from;
  const helper = async (): Promise<void> => {
    const worker = new Worker(new URL(world.program), { workerData: { series } });
    try {
      while (next < to) {
        const batch = { from: next, to: Math.min(next + size, to) };
        next = batch.to;
        worker.postMessage(batch);
        const [tally] = (await once(worker, 'message')) as [Tally];
        onTally(tally);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, Math.ceil((to - from) / size)) }, helper));
}
