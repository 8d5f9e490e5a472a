import type { Statement } from 'better-sqlite3';
import type { Commits, Writer } from './commits.ts';
import type { Database } from './database.ts';

/** How far somebody has been told of a decision: by push, or in every way there is (who looks needs none). */
export const PUSHED = 1;
export const DONE = 2;
export type Stage = 0 | typeof PUSHED | typeof DONE;

/** A seat of a match, as one number. */
export const keyOf = (match: number, seat: number): number => match * 16 + seat;

/** Which of the decisions that wait somebody has been told of, so that a restart tells nobody twice. */
export class Told {
  private readonly stages = new Map<number, Stage>();
  private readonly commits: Commits;
  private readonly put: Statement;
  private readonly remove: Statement;

  constructor(db: Database, commits: Commits) {
    this.commits = commits;
    this.put = db.prepare('INSERT OR REPLACE INTO told (match, seat, stage) VALUES (?, ?, ?)');
    this.remove = db.prepare('DELETE FROM told WHERE match = ? AND seat = ?');
    const all = db.prepare<[], { match: number; seat: number; stage: Stage }>('SELECT * FROM told');
    for (const { match, seat, stage } of all.iterate()) this.stages.set(keyOf(match, seat), stage);
  }

  get isEmpty(): boolean {
    return this.stages.size === 0;
  }

  of(match: number, seat: number): Stage {
    return this.stages.get(keyOf(match, seat)) ?? 0;
  }

  note(writer: Writer, match: number, seat: number, stage: Stage): void {
    if (this.of(match, seat) === stage) return;
    this.stages.set(keyOf(match, seat), stage);
    this.commits.add(writer, this.put, match, seat, stage);
  }

  /** The seat has answered: the next decision is another one. */
  forget(writer: Writer, match: number, seat: number): void {
    if (this.stages.delete(keyOf(match, seat))) this.commits.add(writer, this.remove, match, seat);
  }
}
