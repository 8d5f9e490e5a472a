import type { Statement } from 'better-sqlite3';
import type { Commits, Writer } from './commits.ts';
import type { Database } from './database.ts';

/** What an entry of a match's journal is. */
export const BEGUN = 0;
export const PLAYED = 1;
export const TAKEN_BACK = 2;

export interface Entry {
  readonly no: number;
  readonly kind: number;
  readonly seat: number | null;
  readonly request: string | null;
  readonly body: string | null;
}

/** What the last entry says about where a match stands, without playing it again. */
export interface Standing {
  readonly no: number;
  readonly at: number;
  readonly asked: number;
  readonly banks: string | null;
}

export interface StoredLine {
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string | null;
  readonly emote: string | null;
}

/** Everything that was played and said. Rows are added and never changed, but for the clock of the last one. */
export class Journal {
  private readonly commits: Commits;
  private readonly all: Statement<[number], Entry>;
  private readonly last: Statement<[number], Standing>;
  private readonly insert: Statement;
  private readonly setClock: Statement;
  private readonly linesSince: Statement<[number, number], StoredLine>;
  private readonly lastLine: Statement<[number], { n: number | null }>;
  private readonly said: Statement<[number, number, string], { n: number }>;
  private readonly addLine: Statement;

  constructor(db: Database, commits: Commits) {
    this.commits = commits;
    this.all = db.prepare('SELECT no, kind, seat, request, body FROM journal WHERE match = ? ORDER BY entry');
    this.last = db.prepare(
      'SELECT no, at, asked, banks FROM journal WHERE match = ? ORDER BY entry DESC LIMIT 1',
    );
    this.insert = db.prepare(
      `INSERT INTO journal (match, no, at, kind, seat, request, body, asked, banks)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.setClock = db.prepare(`UPDATE journal SET at = ?, banks = ?
       WHERE entry = (SELECT max(entry) FROM journal WHERE match = ?)`);
    this.linesSince = db.prepare(
      'SELECT n, at, seat, name, text, emote FROM chat WHERE match = ? AND n > ? ORDER BY n',
    );
    this.lastLine = db.prepare('SELECT max(n) AS n FROM chat WHERE match = ?');
    this.said = db.prepare('SELECT n FROM chat WHERE match = ? AND seat = ? AND request = ?');
    this.addLine = db.prepare(
      'INSERT INTO chat (match, n, at, seat, name, request, text, emote) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    );
  }

  entries(match: number): Entry[] {
    return this.all.all(match);
  }

  standing(match: number): Standing | null {
    return this.last.get(match) ?? null;
  }

  append(writer: Writer, match: number, entry: Entry, standing: Omit<Standing, 'no'>): void {
    const { no, kind, seat, request, body } = entry;
    const { at, asked, banks } = standing;
    this.commits.add(writer, this.insert, match, no, at, kind, seat, request, body, asked, banks);
  }

  /** The clocks as of now, where they change without anybody having played. */
  saveClock(writer: Writer, match: number, at: number, banks: string): void {
    this.commits.add(writer, this.setClock, at, banks, match);
  }

  lines(match: number, since: number): StoredLine[] {
    return this.linesSince.all(match, since);
  }

  countOfLines(match: number): number {
    return this.lastLine.get(match)?.n ?? 0;
  }

  wasSaid(match: number, seat: number, request: string): boolean {
    return this.said.get(match, seat, request) !== undefined;
  }

  addChat(writer: Writer, match: number, line: StoredLine, request: string): void {
    const { n, at, seat, name, text, emote } = line;
    this.commits.add(writer, this.addLine, match, n, at, seat, name, request, text, emote);
  }
}
