import type { Bot } from '@getaway/bots';
import type { Games } from '@getaway/games';
import type { Logger } from 'pino';
import { BotPool } from './bots/pool.ts';
import { faultOf } from './faults.ts';
import { Metrics } from './metrics.ts';
import { Addresses } from './notices/addresses.ts';
import { Notices } from './notices/notices.ts';
import { Rooms } from './room/rooms.ts';
import type { RandomBytes } from './secrets.ts';
import type { Settings } from './settings.ts';
import { Commits } from './store/commits.ts';
import type { Database } from './store/database.ts';
import { Deeds } from './store/deeds.ts';
import { Guests } from './store/guests.ts';
import { Journal } from './store/journal.ts';
import { Matches } from './store/matches.ts';
import { Reach } from './store/reach.ts';
import { Told } from './store/told.ts';

export interface HouseParts {
  readonly games: Games;
  readonly bots: Readonly<Record<string, Bot>>;
  readonly settings: Settings;
  readonly log: Logger;
  readonly now: () => number;
  readonly random: RandomBytes;
  /** What a bot's thread runs. */
  readonly program: string | URL;
}

/** Everything that the rooms of one server share. */
export class House {
  readonly games: Games;
  readonly bots: Readonly<Record<string, Bot>>;
  readonly settings: Settings;
  readonly log: Logger;
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly metrics = new Metrics();
  /** Whether what was written last could be stored. */
  isStoring = true;
  readonly commits: Commits;
  readonly guests: Guests;
  readonly matches: Matches;
  readonly journal: Journal;
  readonly deeds: Deeds;
  readonly reach: Reach;
  readonly told: Told;
  readonly pool: BotPool;
  readonly rooms: Rooms;
  readonly notices: Notices;
  readonly addresses: Addresses;

  constructor(db: Database, parts: HouseParts) {
    const { games, bots, settings, log, now, random, program } = parts;
    this.games = games;
    this.bots = bots;
    this.settings = settings;
    this.log = log;
    this.now = now;
    this.random = random;
    this.commits = new Commits(db, this);
    this.guests = new Guests(db, this.commits);
    this.matches = new Matches(db, this.commits);
    this.journal = new Journal(db, this.commits);
    this.deeds = new Deeds(db, this.commits);
    this.reach = new Reach(db, this.commits);
    this.told = new Told(db, this.commits);
    this.pool = new BotPool(program, settings.bots);
    this.rooms = new Rooms(this);
    this.notices = new Notices(this);
    this.addresses = new Addresses(this);
    this.metrics.gauge('rooms', 'Matches that somebody is in.', () => this.rooms.size);
    this.metrics.gauge('rooms_loaded', 'Matches that are held ready to play.', () => this.rooms.loaded);
    this.metrics.gauge('bots_waiting', 'Bots that wait for a thread.', () => this.pool.waiting);
  }

  committed(writes: number, seconds: number): void {
    this.isStoring = true;
    this.metrics.add('commits');
    this.metrics.add('writes', writes);
    this.metrics.commitTook(seconds);
  }

  /** Something happened that should not, and that nobody has asked for. */
  fault(error: unknown, what: string): void {
    this.metrics.add('faults');
    this.log.error(faultOf(error), what);
  }

  failed(error: unknown): void {
    this.isStoring = false;
    this.metrics.add('commit_failures');
    const fault = (error as { code?: string }).code ?? (error as Error).name;
    this.log.error({ fault }, 'a transaction failed');
  }
}
