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
}

/** Requests and sockets that were on their way with the old token still arrive within so many milliseconds. */
const GRACE = 30_000;

const NOBODY: Writer = { stored: () => {}, lost: () => {} };

export class Guests {
  private readonly commits: Commits;
  private readonly find: Statement<[Buffer], Row>;
  private readonly insert: Statement;
  private readonly update: Statement;
  private readonly addToken: Statement;
  private readonly expire: Statement;
  private readonly dropExpired: Statement;
  private readonly arrived: Statement;
  private next: number;

  constructor(db: Database, commits: Commits) {
    this.commits = commits;
    this.find = db.prepare(
      'SELECT guest, name, colour, shape, replaces, expires FROM tokens JOIN guests USING (guest) WHERE hash = ?',
    );
    this.insert = db.prepare('INSERT INTO guests (guest, name, colour, shape, seen) VALUES (?, ?, ?, ?, ?)');
    this.update = db.prepare('UPDATE guests SET name = ?, colour = ?, shape = ?, seen = ? WHERE guest = ?');
    this.addToken = db.prepare('INSERT INTO tokens (hash, guest, replaces) VALUES (?, ?, ?)');
    this.expire = db.prepare('UPDATE tokens SET expires = ? WHERE hash = ?');
    this.dropExpired = db.prepare('DELETE FROM tokens WHERE guest = ? AND expires < ?');
    this.arrived = db.prepare('UPDATE tokens SET replaces = NULL WHERE hash = ?');
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
    const { guest, name, colour, shape } = row;
    return { guest, player: { name, ...(colour && { colour }), ...(shape && { shape }) } };
  }

  /**
   * Somebody takes a seat: a new guest, or a known one under a possibly new name. Either way there is a new token; the
   * old one stays valid until the new one comes back, because a reply can get lost.
   */
  welcome(known: Guest | null, player: Player, token: string | undefined, now: number): [Guest, string] {
    const guest = known?.guest ?? this.next++;
    const { name, colour = null, shape = null } = player;
    if (known === null) this.commits.add(NOBODY, this.insert, guest, name, colour, shape, now);
    else this.commits.add(NOBODY, this.update, name, colour, shape, now, guest);
    const fresh = newToken();
    const old = known !== null && token !== undefined ? hashOf(token) : null;
    this.commits.add(NOBODY, this.addToken, hashOf(fresh), guest, old);
    this.commits.add(NOBODY, this.dropExpired, guest, now);
    return [{ guest, player }, fresh];
  }
}
