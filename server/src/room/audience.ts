import { SPECTATOR, type Views } from '@getaway/engine';
import { bytesOf, frameOf } from '../live/frame.ts';
import type { Room } from './room.ts';
import { newsText, type Occasion, Viewer } from './viewer.ts';

/** Somebody who is connected to a room: on a seat, or looking on. */
export interface Visitor {
  readonly seat: number | null;
  readonly guest: number | null;
  readonly wantsChoices: boolean;
  /** Somebody looks at the page, which is not hidden. */
  readonly looking: boolean;
  /** Frames of a WebSocket, each character one byte. */
  send(frames: string): void;
  close(reason: 'restart' | 'unseated' | 'stale' | 'calledOff'): void;
}

/** How often a room tells that spectators come and go. */
const PRESENCE_PAUSE = 1000;
/** What happens within so many milliseconds is told at once to those who neither did it nor have to act on it. */
const GATHERING = 100;

/** All who are connected to a match, and what each of them is told. */
export class Audience {
  readonly visitors = new Set<Visitor>();
  private readonly room: Room;
  private readonly viewers = new Map<number, Viewer>();
  /** What those know who follow the match. */
  private views: Views<unknown> | null = null;
  /** How many of the match's events were noted. */
  private happened = 0;
  private presence: NodeJS.Timeout | null = null;
  private later: NodeJS.Timeout | null = null;

  constructor(room: Room) {
    this.room = room;
  }

  get spectators(): number {
    return this.viewers.get(SPECTATOR)?.listeners.size ?? 0;
  }

  isPresent(seat: number): boolean {
    return (this.viewers.get(seat)?.listeners.size ?? 0) > 0;
  }

  /** Whether somebody sees with this seat's eyes right now. */
  isLookedAt(seat: number): boolean {
    for (const visitor of this.visitors) if (visitor.seat === seat && visitor.looking) return true;
    return false;
  }

  /** Whether everybody has been told everything. */
  get isQuiet(): boolean {
    return this.later === null;
  }

  viewer(seat: number | null): Viewer {
    const key = seat ?? SPECTATOR;
    let viewer = this.viewers.get(key);
    if (viewer === undefined) this.viewers.set(key, (viewer = new Viewer(seat)));
    return viewer;
  }

  /** Whoever comes now joins those who know everything so far. */
  enter(visitor: Visitor): void {
    const viewer = this.viewer(visitor.seat);
    if (viewer.isBehind) viewer.tell(performance.now());
    this.visitors.add(visitor);
    viewer.listeners.add(visitor);
    this.presenceChanged(visitor.seat);
  }

  exit(visitor: Visitor): void {
    this.visitors.delete(visitor);
    const viewer = this.viewer(visitor.seat);
    viewer.listeners.delete(visitor);
    viewer.left = performance.now();
    this.room.lastUse = this.room.house.now();
    this.presenceChanged(visitor.seat);
  }

  /** Sends the whole position; the first events are left out, if the visitor has them. */
  sync(visitor: Visitor, first: number): void {
    const course = this.room.course();
    const viewer = this.viewer(visitor.seat);
    viewer.follow(course, this.followed(), this.room.no);
    this.room.house.metrics.add('resyncs');
    visitor.send(viewer.position(course, this.occasion(), first, visitor.wantsChoices));
  }

  /** Sends what a visitor missed since number `no`. False when only the whole position will do. */
  catchUp(visitor: Visitor, no: number): boolean {
    const course = this.room.course();
    const viewer = this.viewer(visitor.seat);
    if (no === this.room.no) viewer.follow(course, this.followed(), no);
    const missed = viewer.missedSince(no, course, this.occasion(), visitor.wantsChoices);
    if (missed === null) return false;
    this.room.house.metrics.add('catch_ups');
    visitor.send(missed);
    return true;
  }

  /** The match was played again from its journal: those who listened before have been told all of it. */
  resume(): void {
    const course = this.room.course();
    for (const viewer of this.viewers.values()) {
      if (viewer.listeners.size > 0) viewer.follow(course, this.followed(), this.room.no);
    }
  }

  /** Lets go of all that the journal can give back. */
  putAway(): void {
    this.views = null;
    for (const [key, viewer] of this.viewers) {
      viewer.forget();
      if (viewer.listeners.size === 0) this.viewers.delete(key);
    }
  }

  /** What was noted last got lost. What was stored before is told, and the next update continues that. */
  recall(): void {
    const now = performance.now();
    for (const viewer of this.viewers.values()) viewer.tellStored(now);
    this.putAway();
  }

  /** Plays from number `first` on are no longer what they were. */
  takenBack(first: number): void {
    const { match } = this.room.course();
    this.happened = Math.min(this.happened, match.happened(first));
    for (const viewer of this.viewers.values()) viewer.takenBack(match, first);
  }

  /** The match has begun. */
  begin(): void {
    for (const visitor of this.visitors) this.sync(visitor, 0);
  }

  /** The match has gone on, or its clocks have changed: notes what everybody is to be told once it is stored. */
  note(): void {
    const { views } = this;
    if (views === null) return;
    const course = this.room.course();
    const occasion = this.occasion();
    const since = this.happened;
    const events = course.match.events(null, since);
    const patch = views.changes();
    this.happened = course.match.happened();
    const news = {
      views,
      patch,
      since,
      events: events.length,
      bytes: bytesOf(newsText(events, patch, occasion)),
      areForAll: events.length === this.happened - since,
    };
    for (const viewer of this.viewers.values()) viewer.note(course, news, occasion);
  }

  /** What was noted is stored: tells it at once those whom it concerns, others not too often. */
  publish(): void {
    const now = performance.now();
    for (const [key, viewer] of this.viewers) {
      if (!viewer.isBehind) continue;
      viewer.stored();
      // Somebody who has just left may be back in a moment; later, the whole position will do.
      const gone = viewer.listeners.size === 0 && now - viewer.left > this.room.house.settings.idle;
      if (gone) this.forget(key, viewer);
      else if (viewer.isConcerned || now - viewer.told >= GATHERING) viewer.tell(now);
      else this.later ??= setTimeout(() => this.tellLater(), GATHERING - (now - viewer.told));
    }
  }

  /** Tells everybody who sits here and how the match stands as a whole. */
  announce(): void {
    if (this.presence !== null) clearTimeout(this.presence);
    this.presence = null;
    if (this.visitors.size === 0) return;
    this.tellAll(`{"type":"room","room":${JSON.stringify(this.room.info())}}`);
  }

  tellAll(text: string): void {
    const frame = frameOf(text);
    for (const visitor of this.visitors) visitor.send(frame);
  }

  /** What those know who follow; it begins with the position as it is, of which nobody is to be told. */
  private followed(): Views<unknown> {
    if (this.views === null) {
      const { match } = this.room.course();
      this.views = match.views();
      this.happened = match.happened();
    }
    return this.views;
  }

  private tellLater(): void {
    this.later = null;
    this.room.whenSettled(() => this.publish());
  }

  private forget(key: number, viewer: Viewer): void {
    viewer.forget();
    this.views?.delete(key);
  }

  private occasion(): Occasion {
    const { clocks, no, asked, house, row } = this.room;
    const clock = clocks === null ? '' : `,"clock":${JSON.stringify(clocks.shown(house.now()))}`;
    return {
      no,
      asked,
      text: `,"asked":[${asked.join(',')}]${clock}`,
      proof: row.state === 'over' ? `,"proof":${JSON.stringify(this.room.proof())}` : '',
    };
  }

  private presenceChanged(seat: number | null): void {
    if (this.presence !== null) return;
    const pause = seat === null ? PRESENCE_PAUSE : 0;
    this.presence = setTimeout(() => this.room.whenSettled(() => this.announce()), pause);
    this.presence.unref();
  }
}
