import { Worker } from 'node:worker_threads';
import { type Answered, type Asked, type Decision, FOR_BOTS, type Job } from './job.ts';

interface Waiting {
  readonly job: Job;
  readonly answer: (decision: Decision | null) => void;
}

/** Starting a thread and loading the games takes a while; it is not the bot's thinking time. */
const START_LIMIT = 20_000;
const HEAP_MB = 512;

/** Threads in which bots think, each with a hard limit. */
export class BotPool {
  private readonly program: string | URL;
  private readonly limit: number;
  private readonly queue: Waiting[] = [];
  private readonly idle: Thread[] = [];
  private readonly threads = new Set<Thread>();
  private readonly most: number;
  private closed = false;

  /** `program` is what a thread runs: it must call `thinkForBots` when its data says so. */
  constructor(program: string | URL, { threads, limit }: { threads: number; limit: number }) {
    this.program = program;
    this.most = Math.max(1, threads);
    this.limit = limit;
  }

  /** What the bot decided; null when that did not come in time or was none of what is offered. */
  choose(job: Job): Promise<Decision | null> {
    if (this.closed) return Promise.resolve(null);
    return new Promise((answer) => {
      this.queue.push({ job, answer });
      this.next();
    });
  }

  get waiting(): number {
    return this.queue.length;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { answer } of this.queue.splice(0)) answer(null);
    await Promise.all([...this.threads].map((thread) => thread.stop()));
  }

  private next(): void {
    if (this.queue.length === 0 || this.closed) return;
    const thread = this.idle.pop() ?? this.newThread();
    const waiting = thread && this.queue.shift();
    if (!thread || !waiting) return;
    void thread.ask(waiting.job, this.limit).then((answer) => {
      waiting.answer(answer?.decision ?? null);
      if (answer === null) this.threads.delete(thread);
      else this.idle.push(thread);
      this.next();
    });
  }

  private newThread(): Thread | null {
    if (this.threads.size >= this.most) return null;
    const thread = new Thread(this.program);
    this.threads.add(thread);
    return thread;
  }
}

/** One thread. After a job that failed it is gone. */
class Thread {
  private readonly worker: Worker;
  private readonly ready: Promise<boolean>;
  private settle: ((answer: Answered | null) => void) | null = null;
  private n = 0;

  constructor(program: string | URL) {
    this.worker = new Worker(program, {
      workerData: { for: FOR_BOTS },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // A bot has no business with the server's environment.
      env: {},
    });
    this.worker.unref();
    this.ready = new Promise((resolve) => {
      const late = setTimeout(() => resolve(false), START_LIMIT);
      this.worker.once('message', () => {
        clearTimeout(late);
        this.worker.on('message', (answer: Answered) => {
          if (answer.n === this.n) this.settle?.(answer);
        });
        resolve(true);
      });
      this.worker.once('exit', () => {
        clearTimeout(late);
        resolve(false);
      });
    });
    this.worker.on('error', () => this.settle?.(null));
    this.worker.on('exit', () => this.settle?.(null));
  }

  /** The bot's answer; null when there is none, and then the thread has been stopped. */
  async ask(job: Job, limit: number): Promise<Answered | null> {
    if (!(await this.ready)) {
      await this.stop();
      return null;
    }
    const answered = await new Promise<Answered | null>((resolve) => {
      const late = setTimeout(() => this.settle?.(null), limit);
      this.settle = (answer) => {
        clearTimeout(late);
        this.settle = null;
        resolve(answer);
      };
      this.worker.postMessage({ n: ++this.n, limit, ...job } satisfies Asked);
    });
    if (answered === null) await this.stop();
    return answered;
  }

  async stop(): Promise<void> {
    this.settle?.(null);
    await this.worker.terminate();
  }
}
