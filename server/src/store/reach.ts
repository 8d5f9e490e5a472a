import type { Statement } from 'better-sqlite3';
import type { Language, Subscription } from '../../protocol/notices.ts';
import { hashOf } from '../secrets.ts';
import type { Commits, Writer } from './commits.ts';
import type { Database } from './database.ts';

/** Where mail for somebody goes. */
export interface AddressRow {
  readonly guest: number;
  readonly address: string;
  readonly language: Language;
  readonly confirmed: number | null;
  readonly stop: string;
  readonly mailed: number | null;
}

interface StoredSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
}

/** Of one person; who adds another loses the oldest. */
const MOST_BROWSERS = 10;

/** How people can be reached who look elsewhere: their browsers, and their addresses. */
export class Reach {
  /** Whoever can be reached in any way. Everybody else costs nothing when it is their turn. */
  private readonly reachable = new Set<number>();
  /** Whoever does not want to be told that their time runs out. */
  private readonly unreminded = new Set<number>();
  private readonly commits: Commits;
  private readonly isReachable: Statement<[number, number], { one: number }>;
  private readonly browsers: Statement<[number], StoredSubscription>;
  private readonly putBrowser: Statement;
  private readonly dropOldest: Statement;
  private readonly dropBrowser: Statement;
  private readonly dropOwnBrowser: Statement;
  private readonly holderOf: Statement<[string], { guest: number }>;
  private readonly address: Statement<[number], AddressRow>;
  private readonly byCode: Statement<[Buffer, number], { guest: number; confirmed: number | null }>;
  private readonly byStop: Statement<[string], { address: string }>;
  private readonly holders: Statement<[string], { guest: number }>;
  private readonly putAddress: Statement;
  private readonly setLanguage: Statement;
  private readonly setConfirmed: Statement;
  private readonly setMailed: Statement;
  private readonly dropAddress: Statement;
  private readonly dropAddresses: Statement;
  private readonly dropUnconfirmed: Statement;
  private readonly putUnreminded: Statement;
  private readonly dropUnreminded: Statement;

  constructor(db: Database, commits: Commits) {
    this.commits = commits;
    this.isReachable = db.prepare(
      `SELECT 1 AS one FROM subscriptions WHERE guest = ?
       UNION SELECT 1 FROM addresses WHERE guest = ? AND confirmed IS NOT NULL`,
    );
    this.browsers = db.prepare('SELECT endpoint, p256dh, auth, language FROM subscriptions WHERE guest = ?');
    this.putBrowser = db.prepare(
      `INSERT OR REPLACE INTO subscriptions (endpoint, guest, p256dh, auth, language, since)
       VALUES (?, ?, ?, ?, ?, ?)`,
    );
    this.dropOldest = db.prepare(
      `DELETE FROM subscriptions WHERE guest = ? AND endpoint NOT IN
         (SELECT endpoint FROM subscriptions WHERE guest = ? ORDER BY since DESC LIMIT ${MOST_BROWSERS})`,
    );
    this.dropBrowser = db.prepare('DELETE FROM subscriptions WHERE endpoint = ?');
    this.dropOwnBrowser = db.prepare('DELETE FROM subscriptions WHERE endpoint = ? AND guest = ?');
    this.holderOf = db.prepare('SELECT guest FROM subscriptions WHERE endpoint = ?');
    this.address = db.prepare(
      'SELECT guest, address, language, confirmed, stop, mailed FROM addresses WHERE guest = ?',
    );
    this.byCode = db.prepare(
      'SELECT guest, confirmed FROM addresses WHERE code = ? AND (confirmed IS NOT NULL OR expires >= ?)',
    );
    this.byStop = db.prepare('SELECT address FROM addresses WHERE stop = ?');
    this.holders = db.prepare('SELECT guest FROM addresses WHERE address = ?');
    this.putAddress = db.prepare(
      `INSERT OR REPLACE INTO addresses (guest, address, language, code, expires, stop)
       VALUES (?, ?, ?, ?, ?, ?)`,
    );
    this.setLanguage = db.prepare('UPDATE addresses SET language = ? WHERE guest = ?');
    this.setConfirmed = db.prepare(
      'UPDATE addresses SET confirmed = ? WHERE guest = ? AND confirmed IS NULL',
    );
    this.setMailed = db.prepare('UPDATE addresses SET mailed = ? WHERE guest = ?');
    this.dropAddress = db.prepare('DELETE FROM addresses WHERE guest = ?');
    this.dropAddresses = db.prepare('DELETE FROM addresses WHERE address = ?');
    this.dropUnconfirmed = db.prepare('DELETE FROM addresses WHERE confirmed IS NULL AND expires < ?');
    this.putUnreminded = db.prepare('INSERT OR IGNORE INTO unreminded (guest) VALUES (?)');
    this.dropUnreminded = db.prepare('DELETE FROM unreminded WHERE guest = ?');
    for (const { guest } of db.prepare<[], { guest: number }>('SELECT guest FROM unreminded').all())
      this.unreminded.add(guest);
    const all = db.prepare<[], { guest: number }>(
      'SELECT guest FROM subscriptions UNION SELECT guest FROM addresses WHERE confirmed IS NOT NULL',
    );
    for (const { guest } of all.all()) this.reachable.add(guest);
  }

  get isEmpty(): boolean {
    return this.reachable.size === 0;
  }

  has(guest: number): boolean {
    return this.reachable.has(guest);
  }

  /** Whether somebody is to be told that their time runs out. */
  wantsReminders(guest: number): boolean {
    return !this.unreminded.has(guest);
  }

  remind(guest: number, wanted: boolean): void {
    const stored = (): void => void (wanted ? this.unreminded.delete(guest) : this.unreminded.add(guest));
    this.commits.add({ stored, lost: () => {} }, wanted ? this.dropUnreminded : this.putUnreminded, guest);
  }

  browsersOf(guest: number): Subscription[] {
    return this.browsers.all(guest).map(({ endpoint, language, ...keys }) => ({ endpoint, language, keys }));
  }

  addressOf(guest: number): AddressRow | null {
    return this.address.get(guest) ?? null;
  }

  /** Adds a browser; whoever had it before has it no more. */
  addBrowser(guest: number, { endpoint, keys, language }: Subscription, now: number): void {
    const before = this.holderOf.get(endpoint)?.guest ?? guest;
    const writer = this.about(guest, before);
    this.commits.add(writer, this.putBrowser, endpoint, guest, keys.p256dh, keys.auth, language, now);
    this.commits.add(writer, this.dropOldest, guest, guest);
  }

  removeBrowser(guest: number, endpoint: string): void {
    this.commits.add(this.about(guest), this.dropOwnBrowser, endpoint, guest);
  }

  /** The push service says that it is no more. */
  browserIsGone(guest: number, endpoint: string): void {
    this.commits.add(this.about(guest), this.dropBrowser, endpoint);
  }

  /** Notes an address that nobody has confirmed. Only the hash of the code is kept. */
  addAddress(
    guest: number,
    {
      address,
      language,
      code,
      expires,
      stop,
    }: {
      readonly address: string;
      readonly language: Language;
      readonly code: string;
      readonly expires: number;
      readonly stop: string;
    },
  ): void {
    const writer = this.about(guest);
    this.commits.add(writer, this.putAddress, guest, address, language, hashOf(code), expires, stop);
  }

  speak(guest: number, language: Language): void {
    this.commits.add(this.about(guest), this.setLanguage, language, guest);
  }

  /** The guest whose address this code confirms, or has confirmed before; null for a code that is not good. */
  ownerOf(code: string, now: number): number | null {
    return this.byCode.get(hashOf(code), now)?.guest ?? null;
  }

  /** Whether an address waits for this code. */
  isOpen(code: string): boolean {
    return this.byCode.get(hashOf(code), 0)?.confirmed === null;
  }

  confirm(guest: number, now: number): void {
    this.commits.add(this.about(guest), this.setConfirmed, now, guest);
  }

  mailed(guest: number, now: number): void {
    this.commits.add(this.about(guest), this.setMailed, now, guest);
  }

  removeAddress(guest: number): void {
    this.commits.add(this.about(guest), this.dropAddress, guest);
  }

  /** Forgets an address wherever it was given. False for a code that is not good. */
  stop(code: string): boolean {
    const found = this.byStop.get(code);
    if (found === undefined) return false;
    const guests = this.holders.all(found.address).map(({ guest }) => guest);
    this.commits.add(this.about(...guests), this.dropAddresses, found.address);
    return true;
  }

  /** Addresses that nobody has confirmed in time are forgotten. */
  tidy(now: number): void {
    this.commits.add(this.about(), this.dropUnconfirmed, now);
  }

  /** Looks again whether these people can be reached, once it is stored. */
  private about(...guests: readonly number[]): Writer {
    const look = (): void => {
      for (const guest of guests) {
        if (this.isReachable.get(guest, guest) === undefined) this.reachable.delete(guest);
        else this.reachable.add(guest);
      }
    };
    return { stored: look, lost: () => {} };
  }
}
