import { BadRecord, commitment } from '@getaway/engine';
import type { Proof, Room as RoomInfo, SeatInfo } from '../../protocol/room.ts';
import { allowanceOf } from '../../protocol/pace.ts';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import { nickname } from '../secrets.ts';
import type { Writer } from '../store/commits.ts';
import { BEGUN, REWOUND } from '../store/journal.ts';
import type { MatchRow, SeatRow } from '../store/matches.ts';
import { endAsking, isOpen } from './agreeing.ts';
import { Audience } from './audience.ts';
import { driveBots } from './botDriver.ts';
import { Clocks } from './clock.ts';
import { Course } from './course.ts';

/**
 * One match: who sits in it, how it is going, and who looks on. All that happens in a match happens here, one thing after
 * the other; whoever hears of it hears after it is stored.
 */
export class Room implements Writer {
  readonly house: House;
  readonly row: MatchRow;
  readonly seats: SeatRow[];
  readonly audience = new Audience(this);
  /** How many entries the journal has, and the number of the last among those of all matches. */
  no = 0;
  private last: number | null = null;
  asked: readonly number[] = [];
  clocks: Clocks | null = null;
  /** The rules have changed, so the journal can no longer be played. */
  stale = false;
  lastUse: number;
  /** This is no longer the match: it could not be stored at all, or it was called off. */
  closed: 'restart' | 'calledOff' | null = null;
  /** What bots are thinking about: by seat, how often it had acted. */
  readonly thinking = new Map<number, number>();
  /** Bots that would rather let others act first: by seat, how long the journal was when they said so. */
  readonly waiting = new Map<number, number>();
  /** Chat lines so far, once somebody asked. */
  lines: number | null = null;
  /** Chat that is being stored, by request. */
  readonly justSaid = new Set<string>();
  /** What seats have done beside playing and talking, once somebody asked (`once.ts`). */
  deeds: Set<string> | null = null;
  private loaded: Course | null = null;
  private dirty = false;
  private begun = false;
  private moved = false;
  private changed = false;
  private after: Afterwards[] = [];
  /** Seats that have changed hands: whoever listened there does so no longer. */
  private readonly vacated = new Set<number>();
  private readonly sha256: string;

  constructor(house: House, row: MatchRow, seats: SeatRow[]) {
    this.house = house;
    this.row = row;
    this.seats = seats;
    this.sha256 = commitment(row.seed);
    this.lastUse = house.now();
    this.stale = house.games[row.game]?.version !== row.version;
    this.readStanding();
  }

  /** Where the match stands, as its journal says. */
  private readStanding(): void {
    const { house, row, seats } = this;
    const standing = house.journal.standing(row.match);
    this.no = standing?.no ?? 0;
    this.last = standing?.entry ?? null;
    this.asked =
      standing === null ? [] : seats.flatMap((_, seat) => ((standing.asked >> seat) & 1 ? [seat] : []));
    const allowance = allowanceOf(row.pace);
    this.clocks =
      allowance && standing?.banks
        ? new Clocks(allowance, JSON.parse(standing.banks) as number[], standing.at, this.spending())
        : null;
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
    this.audience.resume();
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
    if (kind === REWOUND) course.lastActs.fill(this.no);
    else if (seat !== null) course.lastActs[seat] = this.no;
    this.asked = course.asked();
    this.clocks?.run(this.spending(), now);
    this.last = house.journal.append(
      this,
      match,
      this.last,
      { no: this.no, kind, seat, request, body },
      { at: now, asked: bits(this.asked), banks: this.clocks?.stored(now) ?? null },
    );
    const outcome = course.match.outcome();
    // What somebody asked was about the position before.
    const wasAsked = row.asking !== null;
    row.asking = null;
    if (outcome !== null) {
      row.state = 'over';
      row.outcome = outcome;
      house.log.info({ match: this.name, ending: outcome.ending, entries: this.no }, 'a match is over');
    }
    if (outcome !== null || wasAsked) {
      house.matches.save(this, row, now);
      this.changed = true;
    }
    if (this.clocks || wasAsked) this.setWake();
    house.notices.changed(this);
    this.moved = true;
    this.dirty = true;
  }

  /** Stores the clocks where they change without a play, and lets those run that should now. */
  writeClocks(): void {
    const { house, row, clocks, last } = this;
    if (clocks === null || last === null || row.state !== 'live') return;
    const now = house.now();
    clocks.run(this.spending(), now);
    house.journal.saveClock(this, last, now, clocks.stored(now));
    this.setWake();
    house.notices.changed(this);
    this.moved = true;
    this.dirty = true;
  }

  /** Stores when something will happen by itself: a clock runs out, or nobody has answered what was asked. */
  setWake(): void {
    const { row, clocks, house } = this;
    const times = [clocks?.deadline() ?? null, isOpen(row.asking) ? (row.asking?.until ?? null) : null];
    const known = times.filter((time) => time !== null);
    house.matches.wakeAt(this, row.match, known.length === 0 ? null : Math.min(...known));
  }

  /** Stores who sits on a seat. Everybody hears of it. */
  writeSeat(seat: number): void {
    const row = this.seats[seat];
    if (row === undefined) return;
    this.house.matches.saveSeat(this, this.row.match, seat, row);
    endAsking(this, 'left', seat);
    this.changed = true;
    this.dirty = true;
  }

  /** Stores the match's own row. */
  writeRow(): void {
    this.house.matches.save(this, this.row, this.house.now());
    this.house.notices.changed(this);
    this.changed = true;
    this.dirty = true;
  }

  /** Does something once all that has happened is stored: at once, if it is. Something else, or nothing, if it gets lost. */
  whenStored(stored: () => void, lost: () => void = () => {}): void {
    if (this.dirty) this.after.push({ stored, lost });
    else stored();
  }

  /** Does something once it is known how the match stands, whether or not what has happened gets lost. */
  whenSettled(deed: () => void): void {
    this.whenStored(deed, deed);
  }

  /** Nobody listens at a seat any more who does not hold it, once that is stored. */
  vacate(seat: number): void {
    this.vacated.add(seat);
  }

  /** They must not be told what only the seat may know from now on. */
  private unseat(): void {
    for (const visitor of this.audience.visitors)
      if (visitor.seat !== null && this.vacated.has(visitor.seat)) visitor.close('unseated');
    this.vacated.clear();
  }

  /** Something else of this room was written; nobody but `whenStored` waits for it. */
  touch(): void {
    this.dirty = true;
  }

  prepare(): void {
    if (this.moved) this.audience.note();
  }

  stored(): void {
    const { begun, moved, changed, last } = this;
    const after = this.settle();
    if (moved && last !== null) this.house.journal.ends.set(this.row.match, last);
    if (this.vacated.size > 0) this.unseat();
    if (begun) this.audience.begin();
    else if (moved) this.audience.publish();
    if (changed) this.audience.announce();
    for (const { stored } of after) stored();
    if (moved || changed) driveBots(this);
  }

  /** Nothing of what has happened since is in the database: goes back to what is. Nobody has heard of anything else. */
  lost(): void {
    const after = this.settle();
    this.vacated.clear();
    try {
      if (!this.recall()) this.empty('restart');
    } catch (error) {
      this.house.fault(error, 'a match cannot be read');
      this.empty('restart');
    }
    for (const { lost } of after) lost();
  }

  /** Everything as it is stored. False for a match that never was. */
  private recall(): boolean {
    const { house, row, seats } = this;
    const found = house.matches.find(row.id);
    if (found === null) return false;
    Object.assign(row, found[0]);
    seats.splice(0, seats.length, ...found[1]);
    this.loaded = null;
    this.deeds = null;
    this.lines = null;
    this.justSaid.clear();
    this.waiting.clear();
    this.closed = null;
    this.readStanding();
    house.told.recall(row.match);
    this.audience.recall();
    house.rooms.resumeSoon(this);
    return true;
  }

  /** What waits for what has happened; the next that happens is something else. */
  private settle(): Afterwards[] {
    const { after } = this;
    this.dirty = false;
    this.begun = false;
    this.moved = false;
    this.changed = false;
    this.after = [];
    return after;
  }

  /** Sends everybody away; whoever comes back finds the match as it is stored, if it is. */
  empty(why: 'restart' | 'calledOff'): void {
    this.closed = why;
    this.house.rooms.drop(this);
    for (const visitor of this.audience.visitors) visitor.close(why);
  }

  /** What everybody may know about the match. */
  info(): RoomInfo {
    const { row, stale } = this;
    const { id, game, version, options, campaign, pace, listed, friendly, asking } = row;
    const { created, outcome, rematch } = row;
    return {
      id,
      game,
      version,
      options,
      campaign,
      pace,
      listed,
      friendly,
      asking,
      created,
      outcome,
      rematch,
      state: stale && row.state === 'live' ? 'stale' : row.state,
      seats: this.seats.map((seat, i) => this.seatInfo(seat, i)),
      asked: [...this.asked],
      spectators: this.audience.spectators,
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
    this.deeds = null;
    this.audience.putAway();
  }

  /** Whether nothing is under way here. */
  get isQuiet(): boolean {
    return !this.dirty && this.audience.isQuiet && this.thinking.size === 0;
  }

  get isPutAway(): boolean {
    return this.loaded === null;
  }

  /** The seats whose own time is running. */
  private spending(): number[] {
    return this.asked.filter((seat) => this.seats[seat]?.kind === 'person' && !this.isBots(seat));
  }

  /** The hash of the seed, and the seed once the match is over. */
  proof(): Proof {
    const { state, seed } = this.row;
    return { sha256: this.sha256, seed: state === 'over' ? seed : null };
  }

  private seatInfo(row: SeatRow, seat: number): SeatInfo {
    const { kind, name, colour, shape, bot, away } = row;
    const present = this.audience.isPresent(seat);
    const reserved = kind === 'open' && (row.invite !== null || row.reserved !== null);
    return { kind, name, colour, shape, bot, away, present, reserved };
  }
}

/** What to do once something is stored, and if it gets lost. */
interface Afterwards {
  readonly stored: () => void;
  readonly lost: () => void;
}

const bits = (seats: readonly number[]): number => seats.reduce((sum, seat) => sum | (1 << seat), 0);
