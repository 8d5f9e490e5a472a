import type { Statement } from 'better-sqlite3';
import type { Database } from './database.ts';
import type { Ends } from './ends.ts';

const BEAT = 10_000;

/** Who wants to know whether things can be stored. */
interface Watch {
  isStoring: boolean;
}

/** Notes that the server is there, and takes its absence off nobody's thinking time. */
export class Heartbeat {
  private readonly db: Database;
  private readonly ends: Ends;
  private readonly now: () => number;
  private readonly watch: Watch;
  private readonly beat: Statement;
  private timer: NodeJS.Timeout | null = null;
  constructor(db: Database, ends: Ends, now: () => number, watch: Watch) {
    this.db = db;
    this.ends = ends;
    this.now = now;
    this.watch = watch;
    this.beat = db.prepare(
      'INSERT INTO alive (one, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at',
    );
  }

  start(): void {
    this.note();
    this.timer = setInterval(() => this.note(), BEAT);
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.note();
  }

  /** Clocks that were running go on as if the server had never been away. */
  forgiveAbsence(): void {
    const last = this.db.prepare<[], { at: number }>('SELECT at FROM alive').get();
    const away = last === undefined ? 0 : Math.max(0, this.now() - last.at);
    if (last === undefined || away === 0) return;
    this.db.transaction(() => {
      this.db
        .prepare(
          `UPDATE journal SET at = at + ?
           WHERE banks IS NOT NULL AND at <= ? AND entry IN (SELECT last FROM matches WHERE wake IS NOT NULL)`,
        )
        .run(away, last.at);
      this.db.prepare('UPDATE matches SET wake = wake + ? WHERE wake IS NOT NULL').run(away);
    })();
  }

  private note(): void {
    try {
      this.beat.run(this.now());
      this.ends.note();
      this.watch.isStoring = true;
    } catch {
      this.watch.isStoring = false;
    }
  }
}
