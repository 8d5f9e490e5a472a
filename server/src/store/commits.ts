import type { Statement } from 'better-sqlite3';
import type { Database } from './database.ts';

/** Who is told when what it wrote is safe, or lost. */
export interface Writer {
  /** All that this turn of the event loop brings is known, and about to be stored. */
  prepare?(): void;
  stored(): void;
  /** Nothing of what was written since the last `stored` is in the database. */
  lost(): void;
}

export interface CommitWatch {
  committed(writes: number, seconds: number): void;
  failed(error: unknown): void;
}

type Values = readonly (string | number | Buffer | null)[];

/**
 * Everything that is written in one turn of the event loop goes into one transaction, so that two hundred matches wait for
 * the disk once. Nobody hears of a write before it is on the disk.
 */
export class Commits {
  private writes: [Statement, Values][] = [];
  private writers = new Set<Writer>();
  private waiting: ((stored: boolean) => void)[] = [];
  private scheduled = false;
  private readonly all: (writes: readonly [Statement, Values][]) => void;
  private readonly watch: CommitWatch;

  constructor(db: Database, watch: CommitWatch) {
    this.watch = watch;
    this.all = db.transaction((writes: readonly [Statement, Values][]) => {
      for (const [statement, values] of writes) statement.run(values);
    });
  }

  add(writer: Writer, statement: Statement, ...values: Values): void {
    this.writes.push([statement, values]);
    this.writers.add(writer);
    this.schedule();
  }

  /** Whether everything written so far has been stored, once that is known. */
  settled(): Promise<boolean> {
    if (this.writes.length === 0) return Promise.resolve(true);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  flush(): void {
    const { writes, writers, waiting } = this;
    this.scheduled = false;
    if (writes.length === 0) return;
    this.writes = [];
    this.writers = new Set();
    this.waiting = [];
    for (const writer of writers) writer.prepare?.();
    const start = performance.now();
    let stored = true;
    try {
      this.all(writes);
      this.watch.committed(writes.length, (performance.now() - start) / 1000);
    } catch (error) {
      stored = false;
      this.watch.failed(error);
    }
    for (const writer of writers) {
      if (stored) writer.stored();
      else writer.lost();
    }
    for (const resolve of waiting) resolve(stored);
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.flush());
  }
}
