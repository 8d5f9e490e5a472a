import type { Statement } from 'better-sqlite3';
import type { Commits, Writer } from './commits.ts';
import type { Database } from './database.ts';
import { Ends } from './ends.ts';

/** What an entry of a match's journal is. */
export const BEGUN = 0;
export const PLAYED = 1;
export const TAKEN_BACK = 2;
/** Taken back because all agreed. It is an act of every seat: what any of them chose before was for another position. */
export const REWOUND = 3;

export interface Entry {
  readonly no: number;
  readonly kind: number;
  readonly seat: number | null;
  readonly request: string | null;
  readonly body: string | null;
}

/** What the last entry says about where a match stands, without playing it again. */
export interface Standing {
  readonly entry: number;
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
  /** JSON. */
  readonly suggestion: string | null;
}

/**
 * Everything that was played and said. Rows are added and never changed, but for the clock of the last one. Entries lie in
 * the order in which they came; each names the one before it in its match.
 */
export class Journal {
  readonly ends: Ends;
  private readonly commits: Commits;
  private next: number;
  private readonly all: Statement<[number], Entry>;
  private readonly last: Statement<[number], Standing>;
  private readonly insert: Statement;
  private readonly setClock: Statement;
  private readonly linesSince: Statement<[number, number], StoredLine>;
  private readonly lastLine: Statement<[number], { n: number | null }>;
  private readonly said: Statement<[number, number, string], { n: number }>;
  private readonly addLine: Statement;

  constructor(db: Database, commits: Commits) {
    this.ends = new Ends(db);
    this.commits = commits;
    const { last } = db.prepare('SELECT max(entry) AS last FROM journal').get() as { last: number | null };
    this.next = (last ?? 0) + 1;
    this.all = db.prepare(
      `WITH RECURSIVE chain (entry) AS
         (VALUES (?) UNION ALL SELECT before FROM chain JOIN journal USING (entry) WHERE before IS NOT NULL)
       SELECT no, kind, seat, request, body FROM chain JOIN journal USING (entry) ORDER BY entry`,
    );
    this.last = db.prepare('SELECT entry, no, at, asked, banks FROM journal WHERE entry = ?');
    this.insert = db.prepare(
      `INSERT INTO journal (entry, before, match, no, at, kind, seat, request, body, asked, banks)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.setClock = db.prepare('UPDATE journal SET at = ?, banks = ? WHERE entry = ?');
    this.linesSince = db.prepare(
      'SELECT n, at, seat, name, text, emote, suggestion FROM chat WHERE match = ? AND n > ? ORDER BY n',
    );
    this.lastLine = db.prepare('SELECT max(n) AS n FROM chat WHERE match = ?');
    this.said = db.prepare('SELECT n FROM chat WHERE match = ? AND seat = ? AND request = ?');
    this.addLine = db.prepare(
      `INSERT INTO chat (match, n, at, seat, name, request, text, emote, suggestion)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
  }

  entries(match: number): Entry[] {
    const last = this.ends.of(match);
    return last === null ? [] : this.all.all(last);
  }

  standing(match: number): Standing | null {
    const last = this.ends.of(match);
    return last === null ? null : (this.last.get(last) ?? null);
  }

  /** Adds an entry after the match's last one, and returns its number. */
  append(
    writer: Writer,
    match: number,
    before: number | null,
    { no, kind, seat, request, body }: Entry,
    { at, asked, banks }: Omit<Standing, 'entry' | 'no'>,
  ): number {
    const entry = this.next++;
    const { commits, insert } = this;
    commits.add(writer, insert, entry, before, match, no, at, kind, seat, request, body, asked, banks);
    return entry;
  }

  /** The clocks as of now, where they change without anybody having played. */
  saveClock(writer: Writer, entry: number, at: number, banks: string): void {
    this.commits.add(writer, this.setClock, at, banks, entry);
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
    const { n, at, seat, name, text, emote, suggestion } = line;
    this.commits.add(writer, this.addLine, match, n, at, seat, name, request, text, emote, suggestion);
  }
}
