import type { Statement } from 'better-sqlite3';
import type { Asking, Outcome } from '../../protocol/room.ts';
import type { Campaign, Pace } from '../../protocol/values.ts';
import { hashOf } from '../secrets.ts';
import type { Commits, Writer } from './commits.ts';
import type { Database } from './database.ts';

export interface MatchRow {
  readonly match: number;
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly campaign: Campaign | null;
  readonly seed: string;
  readonly pace: Pace;
  readonly listed: boolean;
  /** Choices may be taken back when everybody agrees. */
  readonly friendly: boolean;
  /** Somebody asks the others to agree, or asked last. */
  asking: Asking | null;
  state: 'open' | 'live' | 'over';
  /** It never began, and is kept only for those who are to be told. */
  calledOff: boolean;
  host: number | null;
  readonly created: number;
  outcome: Outcome | null;
  rematch: string | null;
}

/** What is stored of a match when it is opened, and not kept at hand. */
export interface Extras {
  /** The client's own secret for the request that opened it. */
  readonly request?: string | undefined;
  /** What whoever sits there may read of its campaign. */
  readonly papers?: object | undefined;
}

export interface SeatRow {
  kind: 'open' | 'person' | 'bot';
  guest: number | null;
  name: string | null;
  colour: string | null;
  shape: string | null;
  bot: string | null;
  away: boolean;
  /** The hash of the code that opens this seat. */
  invite: Buffer | null;
  /** The guest whom it is kept for. */
  reserved: number | null;
}

export const openSeat = (): SeatRow => ({
  kind: 'open',
  guest: null,
  name: null,
  colour: null,
  shape: null,
  bot: null,
  away: false,
  invite: null,
  reserved: null,
});

type Stored<T, K extends keyof T> = Omit<T, K> & Readonly<Record<K, string>>;
type StoredMatch = Omit<
  Stored<MatchRow, 'options'>,
  'campaign' | 'listed' | 'friendly' | 'asking' | 'outcome' | 'calledOff'
> & {
  campaign: string | null;
  listed: number;
  friendly: number;
  asking: string | null;
  outcome: string | null;
  called_off: number;
};
type StoredSeat = Omit<SeatRow, 'away'> & { away: number };

/** The matches' own rows and their seats. */
export class Matches {
  private readonly commits: Commits;
  private readonly byId: Statement<[string], StoredMatch>;
  private readonly byRequest: Statement<[Buffer], { id: string }>;
  private readonly seatsOf: Statement<[number], StoredSeat>;
  private readonly insert: Statement;
  private readonly update: Statement;
  private readonly putSeat: Statement;
  private readonly setWake: Statement;
  private readonly lobbyOf: Statement<[string, number], { id: string }>;
  private readonly ofGuest: Statement<[number, number], { id: string }>;
  private readonly calledOffFor: Statement<[number], { id: string }>;
  private readonly due: Statement<[number], { id: string }>;
  private readonly withBots: Statement<[], { id: string }>;
  private readonly ofReachable: Statement<[], { id: string }>;
  private readonly untouched: Statement<[number], { match: number; id: string }>;
  private readonly remove: Statement;
  private readonly removeChat: Statement;
  private readonly papers: Statement<[number], { papers: string | null }>;
  private readonly removePapers: Statement;
  private next: number;

  constructor(db: Database, commits: Commits) {
    this.commits = commits;
    this.byId = db.prepare('SELECT * FROM matches WHERE id = ?');
    this.byRequest = db.prepare('SELECT id FROM matches WHERE request = ?');
    this.seatsOf = db.prepare(
      'SELECT kind, guest, name, colour, shape, bot, away, invite, reserved FROM seats WHERE match = ? ORDER BY seat',
    );
    this.insert = db.prepare(
      `INSERT INTO matches (match, id, game, version, options, campaign, seed, pace, listed, friendly, state, host,
         created, touched, request, papers)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.update = db.prepare(
      'UPDATE matches SET state = ?, host = ?, outcome = ?, rematch = ?, asking = ?, touched = ?, called_off = ? WHERE match = ?',
    );
    this.putSeat = db.prepare(
      `INSERT OR REPLACE INTO seats (match, seat, kind, guest, name, colour, shape, bot, away, invite, reserved)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.setWake = db.prepare('UPDATE matches SET wake = ? WHERE match = ?');
    this.lobbyOf = db.prepare(
      'SELECT id FROM matches WHERE state = ? AND listed = 1 AND called_off = 0 ORDER BY touched DESC LIMIT ?',
    );
    this.ofGuest = db.prepare(
      `SELECT DISTINCT id FROM seats JOIN matches USING (match)
       WHERE guest = ? AND called_off = 0 ORDER BY state = 'over', touched DESC LIMIT ?`,
    );
    this.calledOffFor = db.prepare(
      'SELECT DISTINCT id FROM seats JOIN matches USING (match) WHERE guest = ? AND called_off = 1',
    );
    this.due = db.prepare('SELECT id FROM matches WHERE wake <= ?');
    this.withBots = db.prepare(
      `SELECT DISTINCT id FROM matches JOIN seats USING (match)
       WHERE state = 'live' AND (kind = 'bot' OR away = 1)`,
    );
    this.ofReachable = db.prepare(
      `SELECT DISTINCT id FROM matches JOIN seats USING (match)
       WHERE (state = 'live' AND away = 0 OR called_off = 1) AND guest IN
         (SELECT guest FROM subscriptions UNION SELECT guest FROM addresses WHERE confirmed IS NOT NULL)`,
    );
    this.untouched = db.prepare("SELECT match, id FROM matches WHERE state = 'open' AND touched < ?");
    this.remove = db.prepare('DELETE FROM matches WHERE match = ?');
    this.removeChat = db.prepare('DELETE FROM chat WHERE match = ?');
    this.papers = db.prepare('SELECT papers FROM matches WHERE match = ?');
    this.removePapers = db.prepare('UPDATE matches SET papers = NULL WHERE match = ?');
    const last = db.prepare<[], { last: number | null }>('SELECT max(match) AS last FROM matches').get();
    this.next = (last?.last ?? 0) + 1;
  }

  newNumber(): number {
    return this.next++;
  }

  find(id: string): [MatchRow, SeatRow[]] | null {
    const row = this.byId.get(id);
    if (row === undefined) return null;
    const { match, game, version, seed, pace, state, host, created, rematch } = row;
    return [
      {
        match,
        id,
        game,
        version,
        seed,
        pace,
        state,
        host,
        created,
        rematch,
        options: JSON.parse(row.options) as MatchRow['options'],
        campaign: row.campaign === null ? null : (JSON.parse(row.campaign) as Campaign),
        listed: row.listed === 1,
        friendly: row.friendly === 1,
        calledOff: row.called_off === 1,
        asking: row.asking === null ? null : (JSON.parse(row.asking) as Asking),
        outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
      },
      this.seatsOf.all(match).map(({ away, ...seat }) => ({ ...seat, away: away === 1 })),
    ];
  }

  /** The match that was opened by a request, by its hash. */
  idOpenedBy(request: Buffer): string | null {
    return this.byRequest.get(request)?.id ?? null;
  }

  create(writer: Writer, row: MatchRow, { request, papers }: Extras): void {
    const { match, id, game, version, options, campaign, seed, pace, listed, friendly } = row;
    const { state, host, created } = row;
    this.commits.add(
      ...([writer, this.insert, match, id, game, version, JSON.stringify(options)] as const),
      ...([campaign && JSON.stringify(campaign), seed, pace] as const),
      ...([Number(listed), Number(friendly), state, host, created, created] as const),
      ...([request ? hashOf(request) : null, papers ? JSON.stringify(papers) : null] as const),
    );
  }

  save(writer: Writer, row: MatchRow, now: number): void {
    const outcome = row.outcome && JSON.stringify(row.outcome);
    const asking = row.asking && JSON.stringify(row.asking);
    this.commits.add(
      ...([writer, this.update, row.state, row.host, outcome, row.rematch, asking, now] as const),
      ...([Number(row.calledOff), row.match] as const),
    );
  }

  saveSeat(writer: Writer, match: number, seat: number, row: SeatRow): void {
    const { kind, guest, name, colour, shape, bot, away, invite, reserved } = row;
    this.commits.add(
      ...([writer, this.putSeat, match, seat, kind, guest, name, colour, shape] as const),
      ...([bot, Number(away), invite, reserved] as const),
    );
  }

  wakeAt(writer: Writer, match: number, at: number | null): void {
    this.commits.add(writer, this.setWake, at, match);
  }

  lobby(state: 'open' | 'live', most: number): string[] {
    return this.lobbyOf.all(state, most).map(({ id }) => id);
  }

  idsOfGuest(guest: number, most: number): string[] {
    return this.ofGuest.all(guest, most).map(({ id }) => id);
  }

  idsDue(now: number): string[] {
    return this.due.all(now).map(({ id }) => id);
  }

  idsWithBots(): string[] {
    return this.withBots.all().map(({ id }) => id);
  }

  /** Matches that were called off in which somebody sat. */
  idsCalledOff(guest: number): string[] {
    return this.calledOffFor.all(guest).map(({ id }) => id);
  }

  /** Matches of people who want to be told when it is their turn, or that there is none. */
  idsOfReachable(): string[] {
    return this.ofReachable.all().map(({ id }) => id);
  }

  /** Matches that never began, and that nobody has touched since then. */
  abandoned(since: number): Pick<MatchRow, 'match' | 'id'>[] {
    return this.untouched.all(since);
  }

  /** What a campaign has laid out at its table. */
  papersOf(match: number): unknown {
    const papers = this.papers.get(match)?.papers ?? null;
    return papers === null ? null : (JSON.parse(papers) as unknown);
  }

  /** What was said and laid out there is nobody's business any more. */
  clear(writer: Writer, { match }: Pick<MatchRow, 'match'>): void {
    this.commits.add(writer, this.removeChat, match);
    this.commits.add(writer, this.removePapers, match);
  }

  /** Its number may be given to another match some day, which must not begin with what was said in this one. */
  forget(writer: Writer, { match }: Pick<MatchRow, 'match'>): void {
    this.commits.add(writer, this.removeChat, match);
    this.commits.add(writer, this.remove, match);
  }
}
