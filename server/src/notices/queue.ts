/** Does so many things at once, the others one after the other. Nobody who adds something waits for it. */
export class Queue {
  private readonly most: number;
  private readonly failed: (error: unknown) => void;
  private readonly jobs: (() => Promise<void>)[] = [];
  private running = 0;

  /** `failed` hears of what should not happen: no job may end the server. */
  constructor(most: number, failed: (error: unknown) => void) {
    this.most = most;
    this.failed = failed;
  }

  add(job: () => Promise<void>): void {
    this.jobs.push(job);
    this.next();
  }

  close(): void {
    this.jobs.length = 0;
  }

  private next(): void {
    if (this.running >= this.most) return;
    const job = this.jobs.shift();
    if (job === undefined) return;
    this.running++;
    void job()
      .catch(this.failed)
      .finally(() => {
        this.running--;
        this.next();
      });
  }
}
