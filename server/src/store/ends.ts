import type { Statement } from 'better-sqlite3';
import type { Database } from './database.ts';

/**
 * Where each match's chain of entries ends. The matches' own rows are told so only now and then, since that is one write
 * for many entries; what a crash leaves untold is read from the journal.
 */
export class Ends {
  /** The ends of those matches that went on since their rows were told. */
  private readonly untold = new Map<number, number>();
  private latest = 0;
  private readonly told: Statement<[number], { last: number | null }>;
  private readonly tellAll: () => void;

  constructor(db: Database) {
    this.told = db.prepare('SELECT last FROM matches WHERE match = ?');
    db.exec(
      `UPDATE matches SET last = ends.last
       FROM (SELECT match, max(entry) AS last FROM journal
             WHERE entry > ifnull((SELECT entry FROM alive), 0) GROUP BY match) AS ends
       WHERE ends.match = matches.match`,
    );
    const tell = db.prepare('UPDATE matches SET last = ? WHERE match = ?');
    const tellUpTo = db.prepare('UPDATE alive SET entry = max(entry, ?)');
    this.tellAll = db.transaction(() => {
      for (const [match, entry] of this.untold) tell.run(entry, match);
      tellUpTo.run(this.latest);
    });
  }

  of(match: number): number | null {
    return this.untold.get(match) ?? this.told.get(match)?.last ?? null;
  }

  /** An entry of the match is stored. */
  set(match: number, entry: number): void {
    this.untold.set(match, entry);
    this.latest = Math.max(this.latest, entry);
  }

  /** Tells the matches' rows. */
  note(): void {
    this.tellAll();
    this.untold.clear();
  }
}
