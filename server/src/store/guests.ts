import type { Statement } from 'better-sqlite3';
import type { Player } from '../../protocol/values.ts';
import { hashOf, newToken } from '../secrets.ts';
import type { Commits, Writer } from './commits.ts';
import type { Database } from './database.ts';

/** A browser that the server knows again. It has no account, only its token. */
export interface Guest {
  readonly guest: number;
  readonly player: Player;
}

interface Row {
  readonly guest: number;
  readonly name: string;
  readonly colour: string | null;
  readonly shape: string | null;
  readonly replaces: Buffer | null;
  readonly expires: number | null;
  readonly request: Buffer | null;
}

/** What somebody asks with. */
export interface Credentials {
  readonly token: string | undefined;
  /** The client's own secret for this request. */
  readonly request: string | undefined;
}

/** Requests and sockets that were on their way with the old token still arrive within so many milliseconds. */
const GRACE = 30_000;
/** For so long somebody whose cookie got lost may ask again. */
const LOST = 60 * 60 * 1000;

const NOBODY: Writer = { stored: () => {}, lost: () => {} };

export class Guests {
  private readonly commits: Commits;
  private readonly find: Statement<[Buffer], Row>;
  private readonly findNew: Statement<[Buffer, number], Row>;
  private readonly insert: Statement;
  private readonly update: Statement;
  private readonly addToken: Statement;
  private readonly expire: Statement;
  private readonly dropExpired: Statement;
  private readonly arrived: Statement;
  private readonly settle: Statement;
  private next: number;

  constructor(db: Database, commits: Commits) {
    this.commits = commits;
    this.find = db.prepare(
      'SELECT guest, name, colour, shape, request, replaces, expires FROM tokens JOIN guests USING (guest) WHERE hash = ?',
    );
    this.findNew = db.prepare(
      'SELECT guest, name, colour, shape FROM guests WHERE request = ? AND seen >= ? ORDER BY guest LIMIT 1',
    );
    this.insert = db.prepare(
      'INSERT INTO guests (guest, name, colour, shape, seen, request) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.update = db.prepare('UPDATE guests SET name = ?, colour = ?, shape = ?, seen = ? WHERE guest = ?');
    this.addToken = db.prepare('INSERT INTO tokens (hash, guest, replaces) VALUES (?, ?, ?)');
    this.expire = db.prepare('UPDATE tokens SET expires = ? WHERE hash = ?');
    this.dropExpired = db.prepare('DELETE FROM tokens WHERE guest = ? AND expires < ?');
    this.arrived = db.prepare('UPDATE tokens SET replaces = NULL WHERE hash = ?');
    this.settle = db.prepare('UPDATE guests SET request = NULL WHERE guest = ?');
    const last = db.prepare<[], { last: number | null }>('SELECT max(guest) AS last FROM guests').get();
    this.next = (last?.last ?? 0) + 1;
  }

  /** Who holds this token. The one that it replaced is soon void. */
  withToken(token: string | undefined, now: number): Guest | null {
    if (token === undefined || token.length > 100) return null;
    const hash = hashOf(token);
    const row = this.find.get(hash);
    if (row === undefined || (row.expires !== null && row.expires < now)) return null;
    if (row.replaces !== null) {
      this.commits.add(NOBODY, this.expire, now + GRACE, row.replaces);
      this.commits.add(NOBODY, this.arrived, hash);
    }
    if (row.request !== null) this.commits.add(NOBODY, this.settle, row.guest);
    return guestOf(row);
  }

  /** Who came with this request before and has no cookie, because the reply got lost. */
  withRequest(request: string | undefined, now: number): Guest | null {
    if (request === undefined) return null;
    // The first may have come a moment ago.
    this.commits.flush();
    const row = this.findNew.get(hashOf(request), now - LOST);
    return row === undefined ? null : guestOf(row);
  }

  /**
   * Somebody takes a seat: a new guest, or a known one under a possibly new name. Either way there is a new token; the
   * old one stays valid until the new one comes back, because a reply can get lost.
   */
  welcome(
    known: Guest | null,
    player: Player,
    { token, request }: Credentials,
    now: number,
  ): [Guest, string] {
    const guest = known?.guest ?? this.next++;
    const { name, colour = null, shape = null } = player;
    if (known === null)
      this.commits.add(NOBODY, this.insert, guest, name, colour, shape, now, secretOf(request));
    else this.commits.add(NOBODY, this.update, name, colour, shape, now, guest);
    const fresh = newToken();
    const old = known !== null && token !== undefined ? hashOf(token) : null;
    this.commits.add(NOBODY, this.addToken, hashOf(fresh), guest, old);
    this.commits.add(NOBODY, this.dropExpired, guest, now);
    return [{ guest, player }, fresh];
  }
}

const guestOf = ({ guest, name, colour, shape }: Row): Guest => ({
  guest,
  player: { name, ...(colour && { colour }), ...(shape && { shape }) },
});

const secretOf = (request: string | undefined): Buffer | null =>
  request === undefined ? null : hashOf(request);
