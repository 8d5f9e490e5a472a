import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import { gameNamed, type World } from '../command.ts';
import { messageOf } from '../errors.ts';
import { evaluationOf, tunableOf } from '../minds.ts';
import type { Weights } from '../tune/fit.ts';
import { type Bout, playBout, type Tally } from './bout.ts';

/** A game to play: of which bout, and which number. */
interface Task {
  readonly bout: Bout;
  readonly number: number;
  /** By place, where bots play with other weights than usual. */
  readonly minds?: readonly Weights[];
}
type Answer = { readonly tallies: Tally[] } | { readonly fault: string };

/** Whether this thread was started to help `arena`. */
export const isSecond = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'arena' in data;

/** Plays the games that the main thread hands out, one by one. */
export function second(world: World): void {
  const answerTo = async ({ bout, number, minds }: Task): Promise<Answer> => {
    try {
      const game = await gameNamed(bout.game, world);
      const evaluation = await evaluationOf(bout.game, world);
      const tunable = minds && (await tunableOf(bout.game));
      const others = minds?.map((weights) => tunable?.evaluationWith(weights));
      return { tallies: playBout(game, (place) => (others ? others[place] : evaluation), bout, number) };
    } catch (error) {
      return { fault: messageOf(error) };
    }
  };
  parentPort?.on('message', (task: Task) => {
    void answerTo(task).then((answer) => parentPort?.postMessage(answer));
  });
}

/** Plays tasks on several threads, each of which takes a new one when it is done. Throws on the first fault. */
export async function playAll(
  world: World,
  tasks: readonly Task[],
  threads: number,
  done: (task: Task, tallies: readonly Tally[]) => void,
): Promise<void> {
  let next = 0;
  const thread = async (): Promise<void> => {
    const worker = new Worker(new URL(world.program), { workerData: { arena: true } });
    try {
      for (let task = tasks[next++]; task !== undefined; task = tasks[next++]) {
        worker.postMessage(task);
        const [answer] = (await once(worker, 'message')) as [Answer];
        if ('fault' in answer) throw new Error(answer.fault);
        done(task, answer.tallies);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, thread));
}
