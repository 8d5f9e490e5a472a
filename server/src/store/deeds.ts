import type { Statement } from 'better-sqlite3';
import type { Commits, Writer } from './commits.ts';
import type { Database } from './database.ts';

/** Something that a seat has done: the client's own id of the request, or other words that stand for it. */
export interface Deed {
  readonly seat: number;
  readonly deed: string;
}

/** What seats have done beside playing and talking, which the journal and the chat remember. */
export class Deeds {
  private readonly commits: Commits;
  private readonly all: Statement<[number], Deed>;
  private readonly insert: Statement;

  constructor(db: Database, commits: Commits) {
    this.commits = commits;
    this.all = db.prepare('SELECT seat, deed FROM deeds WHERE match = ?');
    this.insert = db.prepare('INSERT OR IGNORE INTO deeds (match, seat, deed) VALUES (?, ?, ?)');
  }

  of(match: number): Deed[] {
    return this.all.all(match);
  }

  add(writer: Writer, match: number, { seat, deed }: Deed): void {
    this.commits.add(writer, this.insert, match, seat, deed);
  }
}
