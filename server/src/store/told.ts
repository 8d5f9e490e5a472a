import type { Statement } from 'better-sqlite3';
import type { Commits, Writer } from './commits.ts';
import type { Database } from './database.ts';

/**
 * What somebody can be told of: that they are to choose, that they are asked to agree, that their time runs out, that the
 * match was called off.
 */
export const TURN = 0;
export const ASKING = 1;
export const CLOCK = 2;
export const CALLED_OFF = 3;
export type Matter = typeof TURN | typeof ASKING | typeof CLOCK | typeof CALLED_OFF;
export const MATTERS: readonly Matter[] = [TURN, ASKING, CLOCK, CALLED_OFF];

/** How far somebody has been told of it: by push, or in every way there is (who looks needs none). */
export const PUSHED = 1;
export const DONE = 2;
export type Stage = 0 | typeof PUSHED | typeof DONE;

/** What waits for a seat of a match. */
export interface Waiting {
  readonly match: number;
  readonly seat: number;
  readonly matter: Matter;
}

/** The same as one number. */
export const keyOf = ({ match, seat, matter }: Waiting): number => (match * 16 + seat) * 4 + matter;

/** What of all that waits somebody has been told of, so that a restart tells nobody twice. */
export class Told {
  private readonly stages = new Map<number, Stage>();
  private readonly commits: Commits;
  private readonly put: Statement;
  private readonly remove: Statement;
  private readonly ofMatch: Statement<[number], Waiting & { stage: Stage }>;

  constructor(db: Database, commits: Commits) {
    this.commits = commits;
    this.put = db.prepare('INSERT OR REPLACE INTO told (match, seat, matter, stage) VALUES (?, ?, ?, ?)');
    this.remove = db.prepare('DELETE FROM told WHERE match = ? AND seat = ? AND matter = ?');
    const all = db.prepare<[], Waiting & { stage: Stage }>('SELECT match, seat, matter, stage FROM told');
    for (const row of all.iterate()) this.stages.set(keyOf(row), row.stage);
    this.ofMatch = db.prepare('SELECT match, seat, matter, stage FROM told WHERE match = ?');
  }

  /** What was noted last of a match got lost: takes what is stored. */
  recall(match: number): void {
    const first = keyOf({ match, seat: 0, matter: TURN });
    for (let key = first; key < keyOf({ match: match + 1, seat: 0, matter: TURN }); key++)
      this.stages.delete(key);
    for (const row of this.ofMatch.iterate(match)) this.stages.set(keyOf(row), row.stage);
  }

  get isEmpty(): boolean {
    return this.stages.size === 0;
  }

  of(what: Waiting): Stage {
    return this.stages.get(keyOf(what)) ?? 0;
  }

  note(writer: Writer, what: Waiting, stage: Stage): void {
    if (this.of(what) === stage) return;
    this.stages.set(keyOf(what), stage);
    this.commits.add(writer, this.put, what.match, what.seat, what.matter, stage);
  }

  /** It waits no longer: what comes next is something else. */
  forget(writer: Writer, what: Waiting): void {
    if (this.stages.delete(keyOf(what)))
      this.commits.add(writer, this.remove, what.match, what.seat, what.matter);
  }
}
