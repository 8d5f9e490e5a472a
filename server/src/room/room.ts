import { BadRecord, commitment } from '@getaway/engine';
import type { Proof, Room as RoomInfo, SeatInfo } from '../../protocol/room.ts';
import { allowanceOf } from '../../protocol/pace.ts';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import { nickname } from '../secrets.ts';
import type { Writer } from '../store/commits.ts';
import { BEGUN } from '../store/journal.ts';
import type { MatchRow, SeatRow } from '../store/matches.ts';
import { driveBots } from './botDriver.ts';
import { Clocks } from './clock.ts';
import { Course } from './course.ts';
import { type Occasion, Viewer } from './viewer.ts';

/** Somebody who is connected to a room: on a seat, or looking on. */
export interface Visitor {
  readonly seat: number | null;
  readonly guest: number | null;
  readonly wantsChoices: boolean;
  send(text: string): void;
  close(reason: 'restart' | 'unseated' | 'stale'): void;
}

const SPECTATORS = -1;
/** How often a room tells that spectators come and go. */
const PRESENCE_PAUSE = 1000;
/** What happens within so many milliseconds is told in one update to those who neither did it nor have to act on it. */
const GATHERING = 100;

/**
 * One match: who sits in it, how it is going, and who looks on. All that happens in a match happens here, one thing after
 * the other; whoever hears of it hears after it is stored.
 */
export class Room implements Writer {
  readonly house: House;
  readonly row: MatchRow;
  readonly seats: SeatRow[];
  readonly visitors = new Set<Visitor>();
  /** How many entries the journal has. */
  no: number;
  asked: readonly number[];
  clocks: Clocks | null;
  /** The rules have changed, so the journal can no longer be played. */
  stale = false;
  lastUse: number;
  /** What happened here could not be stored, so this is no longer the match. */
  closed = false;
  /** What bots are thinking about: by seat, how often it had acted. */
  readonly thinking = new Map<number, number>();
  /** Chat lines so far, once somebody asked. */
  lines: number | null = null;
  /** Chat that is being stored, by request. */
  readonly justSaid = new Set<string>();
  private readonly viewers = new Map<number, Viewer>();
  private loaded: Course | null = null;
  private dirty = false;
  private begun = false;
  private moved = false;
  private changed = false;
  private presence: NodeJS.Timeout | null = null;
  private later: NodeJS.Timeout | null = null;
  private after: (() => void)[] = [];
  private readonly sha256: string;

  constructor(house: House, row: MatchRow, seats: SeatRow[]) {
    this.house = house;
    this.row = row;
    this.seats = seats;
    this.sha256 = commitment(row.seed);
    this.lastUse = house.now();
    const standing = house.journal.standing(row.match);
    this.no = standing?.no ?? 0;
    this.asked =
      standing === null ? [] : seats.flatMap((_, seat) => ((standing.asked >> seat) & 1 ? [seat] : []));
    const allowance = allowanceOf(row.pace);
    this.clocks =
      allowance && standing?.banks
        ? new Clocks(allowance, JSON.parse(standing.banks) as number[], standing.at, this.spending())
        : null;
    this.stale = house.games[row.game]?.version !== row.version;
  }

  get name(): string {
    return nickname(this.row.id);
  }

  /** The course of the match, played again from its journal if it was put away. */
  course(): Course {
    this.lastUse = this.house.now();
    if (this.loaded !== null) return this.loaded;
    if (this.stale) throw new Problem('stale');
    const { house, row, seats } = this;
    try {
      this.loaded = Course.load(row, seats.length, house.journal.entries(row.match), house.games);
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
      this.stale = true;
      house.log.error(
        { match: this.name, game: row.game, play: error.play },
        'a match cannot be played again',
      );
      throw new Problem('stale');
    }
    house.metrics.add('matches_loaded');
    // Those who listened before the match was put away have been told all this.
    for (const viewer of this.viewers.values()) {
      if (viewer.listeners.size > 0) viewer.follow(this.loaded, this.no);
    }
    return this.loaded;
  }

  /** The match begins: nobody sits down any more, and the first seats are asked. */
  begin(): void {
    const { house, row } = this;
    row.state = 'live';
    house.matches.save(this, row, house.now());
    const allowance = allowanceOf(row.pace);
    if (allowance) this.clocks = Clocks.fresh(allowance, this.seats.length, house.now());
    this.loaded = Course.load(row, this.seats.length, [], house.games);
    house.log.info({ match: this.name }, 'a match has begun');
    this.begun = true;
    this.changed = true;
    this.write(BEGUN, null, null, null);
  }

  /** Stores what has just been played, and where the match stands now. */
  write(kind: number, seat: number | null, request: string | null, body: string | null): void {
    const { house, row } = this;
    const { match } = row;
    const course = this.course();
    const now = house.now();
    this.no++;
    this.asked = course.asked();
    this.clocks?.run(this.spending(), now);
    house.journal.append(
      this,
      match,
      { no: this.no, kind, seat, request, body },
      { at: now, asked: bits(this.asked), banks: this.clocks?.stored(now) ?? null },
    );
    const outcome = course.match.outcome();
    if (outcome !== null) {
      row.state = 'over';
      row.outcome = outcome;
      house.matches.save(this, row, now);
      house.log.info({ match: this.name, ending: outcome.ending, entries: this.no }, 'a match is over');
      this.changed = true;
    }
    if (this.clocks) house.matches.wakeAt(this, match, this.clocks.deadline());
    this.moved = true;
    this.dirty = true;
  }

  /** Stores the clocks where they change without a play, and lets those run that should now. */
  writeClocks(): void {
    const { house, row, clocks } = this;
    if (clocks === null || row.state !== 'live') return;
    const now = house.now();
    clocks.run(this.spending(), now);
    house.journal.saveClock(this, row.match, now, clocks.stored(now));
    house.matches.wakeAt(this, row.match, clocks.deadline());
    this.moved = true;
    this.dirty = true;
  }

  /** Stores who sits on a seat. Everybody hears of it. */
  writeSeat(seat: number): void {
    const row = this.seats[seat];
    if (row === undefined) return;
    this.house.matches.saveSeat(this, this.row.match, seat, row);
    this.changed = true;
    this.dirty = true;
  }

  /** Stores the match's own row. */
  writeRow(): void {
    this.house.matches.save(this, this.row, this.house.now());
    this.changed = true;
    this.dirty = true;
  }

  /** Does something once all that has happened is stored: at once, if it is. */
  whenStored(deed: () => void): void {
    if (this.dirty) this.after.push(deed);
    else deed();
  }

  /** Something else of this room was written; nobody but `whenStored` waits for it. */
  touch(): void {
    this.dirty = true;
  }

  stored(): void {
    const { begun, moved, changed, after } = this;
    this.dirty = false;
    this.begun = false;
    this.moved = false;
    this.changed = false;
    this.after = [];
    if (begun) for (const visitor of this.visitors) this.sync(visitor, 0);
    else if (moved) {
      for (const viewer of this.viewers.values()) viewer.isBehind = true;
      this.publish();
    }
    if (changed) this.announce();
    for (const deed of after) deed();
    if (moved || changed) driveBots(this);
  }

  lost(): void {
    this.closed = true;
    this.house.rooms.drop(this);
    for (const visitor of this.visitors) visitor.close('restart');
  }

  viewer(seat: number | null): Viewer {
    const key = seat ?? SPECTATORS;
    let viewer = this.viewers.get(key);
    if (viewer === undefined) this.viewers.set(key, (viewer = new Viewer(seat)));
    return viewer;
  }

  /** All who follow the match, seats and spectators. */
  following(): Iterable<Viewer> {
    return this.viewers.values();
  }

  /** Sends the whole position; the first events are left out, if the visitor has them. */
  sync(visitor: Visitor, first: number): void {
    const course = this.course();
    const viewer = this.viewer(visitor.seat);
    viewer.follow(course, this.no);
    this.house.metrics.add('resyncs');
    visitor.send(
      viewer.position(course, this.occasion(), first) + viewer.ending(course, visitor.wantsChoices),
    );
  }

  /** Sends what a visitor missed since number `no`. False when only the whole position will do. */
  catchUp(visitor: Visitor, no: number): boolean {
    const course = this.course();
    const viewer = this.viewer(visitor.seat);
    if (no === this.no) viewer.follow(course, this.no);
    const missed = viewer.missedSince(no, course, this.occasion());
    if (missed === null) return false;
    this.house.metrics.add('catch_ups');
    missed.forEach((text, i) => {
      const last = i === missed.length - 1;
      visitor.send(text + (last ? viewer.ending(course, visitor.wantsChoices) : '}'));
    });
    return true;
  }

  enter(visitor: Visitor): void {
    // Whoever comes now joins those who know everything so far.
    const viewer = this.viewer(visitor.seat);
    if (viewer.isBehind) viewer.update(this.course(), this.occasion());
    this.visitors.add(visitor);
    viewer.listeners.add(visitor);
    this.presenceChanged(visitor.seat);
  }

  exit(visitor: Visitor): void {
    this.visitors.delete(visitor);
    const viewer = this.viewer(visitor.seat);
    viewer.listeners.delete(visitor);
    this.lastUse = this.house.now();
    viewer.left = performance.now();
    this.presenceChanged(visitor.seat);
  }

  /** Tells everybody who sits here and how the match stands as a whole. */
  announce(): void {
    if (this.presence !== null) clearTimeout(this.presence);
    this.presence = null;
    if (this.visitors.size === 0) return;
    this.tellAll(`{"type":"room","room":${JSON.stringify(this.info())}}`);
  }

  tellAll(text: string): void {
    for (const visitor of this.visitors) visitor.send(text);
  }

  /** What everybody may know about the match. */
  info(): RoomInfo {
    const { row, stale } = this;
    const { id, game, version, options, pace, listed, created, outcome, rematch } = row;
    return {
      id,
      game,
      version,
      options,
      pace,
      listed,
      created,
      outcome,
      rematch,
      state: stale && row.state === 'live' ? 'stale' : row.state,
      seats: this.seats.map((seat, i) => this.seatInfo(seat, i)),
      asked: [...this.asked],
      spectators: this.viewers.get(SPECTATORS)?.listeners.size ?? 0,
      proof: this.proof(),
    };
  }

  /** Whether a bot plays this seat now. */
  isBots(seat: number): boolean {
    const row = this.seats[seat];
    return row !== undefined && (row.kind === 'bot' || row.away);
  }

  /** Puts away what the journal can give back. */
  putAway(): void {
    this.loaded = null;
    for (const [key, viewer] of this.viewers) {
      viewer.forget();
      if (viewer.listeners.size === 0) this.viewers.delete(key);
    }
  }

  /** Whether nothing is under way here. */
  get isQuiet(): boolean {
    return !this.dirty && this.later === null && this.thinking.size === 0;
  }

  get isPutAway(): boolean {
    return this.loaded === null;
  }

  /** The seats whose own time is running. */
  private spending(): number[] {
    return this.asked.filter((seat) => this.seats[seat]?.kind === 'person' && !this.isBots(seat));
  }

  /** Tells everybody what has changed: at once those whom it concerns, others not too often. */
  private publish(): void {
    const course = this.course();
    const occasion = this.occasion();
    const now = performance.now();
    for (const viewer of this.viewers.values()) {
      if (!viewer.isBehind) continue;
      // Somebody who has just left may be back in a moment; later, the whole position will do.
      if (viewer.listeners.size === 0 && now - viewer.left > this.house.settings.idle) viewer.forget();
      if (viewer.isConcerned(occasion) || now - viewer.told >= GATHERING) viewer.update(course, occasion);
      else this.later ??= setTimeout(() => this.publishRest(), GATHERING - (now - viewer.told));
    }
  }

  private publishRest(): void {
    this.later = null;
    this.whenStored(() => this.publish());
  }

  private occasion(): Occasion {
    const { clocks, no, asked, house, row } = this;
    return {
      no,
      asked,
      clock: clocks && JSON.stringify(clocks.shown(house.now())),
      proof: row.state === 'over' ? JSON.stringify(this.proof()) : null,
      texts: new Map(),
    };
  }

  private proof(): Proof {
    const { state, seed } = this.row;
    return { sha256: this.sha256, seed: state === 'over' ? seed : null };
  }

  private presenceChanged(seat: number | null): void {
    if (this.presence !== null) return;
    const pause = seat === null ? PRESENCE_PAUSE : 0;
    this.presence = setTimeout(() => this.whenStored(() => this.announce()), pause);
    this.presence.unref();
  }

  private seatInfo(row: SeatRow, seat: number): SeatInfo {
    const { kind, name, colour, shape, bot, away } = row;
    const present = (this.viewers.get(seat)?.listeners.size ?? 0) > 0;
    const reserved = kind === 'open' && (row.invite !== null || row.reserved !== null);
    return { kind, name, colour, shape, bot, away, present, reserved };
  }
}

const bits = (seats: readonly number[]): number => seats.reduce((sum, seat) => sum | (1 << seat), 0);
