import { type Change, type Logged, type Match, merged, SPECTATOR, type Views } from '@getaway/engine';
import type { SeenEvent } from '../../protocol/live.ts';
import type { Course } from './course.ts';

/** One end of a socket, as a viewer knows it. */
export interface Listener {
  readonly wantsChoices: boolean;
  send(texts: readonly string[]): void;
}

/** What an update says besides what follows from the position. */
export interface Occasion {
  readonly no: number;
  readonly asked: readonly number[];
  /** JSON of the clock, where there is one. */
  readonly clock: string | null;
  /** JSON of the proof, when the match has just ended. */
  readonly proof: string | null;
}

/** What has happened since the last note, for those who follow. */
export interface News {
  readonly views: Views<unknown>;
  /** What has changed for all viewers alike, and its JSON. */
  readonly change: Change | undefined;
  readonly patch: string | undefined;
  /** How many events everybody may know of, and their JSON. */
  readonly events: number;
  readonly eventsText: string;
}

/** An update, from one number to another. */
interface Note {
  readonly from: number;
  readonly no: number;
  readonly text: string;
  /** The same with what the seat may choose, for those who want to be told. */
  readonly full: string;
}

/** How many updates are kept for somebody who was away for a moment, and how long they may be. */
const KEPT = 8;
const KEPT_CHARACTERS = 2500;

/** A seat, or all spectators together (null): what they have been told, and who is listening. */
export class Viewer {
  readonly seat: number | null;
  readonly listeners = new Set<Listener>();
  /** When somebody was last listening, and when they were last told something. */
  left = 0;
  told = 0;
  /** Did something that was noted, or has to act on it. */
  isConcerned = false;
  private follows = false;
  private no = 0;
  /** The last event that was noted: its number in the match, and among those that the viewer may know. */
  private lastEvent = 0;
  private events = 0;
  private cut: number | null = null;
  private done: string[] = [];
  private notes: Note[] = [];
  /** The latest of what was sent, in turn. */
  private sent: Note[] = [];
  private latest = 0;

  constructor(seat: number | null) {
    this.seat = seat;
  }

  /** Whether updates continue what this viewer has been told. */
  get isFollowing(): boolean {
    return this.follows;
  }

  /** Whether something was noted that the listeners have not been told. */
  get isBehind(): boolean {
    return this.notes.length > 0;
  }

  /** Takes the position as told. From here on updates continue it. */
  follow(course: Course, views: Views<unknown>, no: number): void {
    if (this.follows) return;
    const events = course.match.events(this.seat);
    views.add(this.seat ?? SPECTATOR);
    this.follows = true;
    this.no = no;
    this.events = events.length;
    this.lastEvent = events.at(-1)?.n ?? 0;
    this.cut = null;
  }

  /** Lets go of everything that the journal can give back. */
  forget(): void {
    this.follows = false;
    this.notes = [];
    this.sent = [];
  }

  /** A request of this seat will be acknowledged by the next update. */
  acknowledge(request: string): void {
    this.done.push(request);
  }

  /** Plays from number `first` on are no longer what they were. */
  takenBack(match: Match, first: number): void {
    const known = match.events(this.seat).filter(({ play }) => play < first);
    // Events of plays that were not yet noted need no taking back.
    this.events = Math.min(this.events, known.length);
    this.lastEvent = known[this.events - 1]?.n ?? 0;
    this.cut = this.events;
  }

  /** Notes what has changed, for all listeners. */
  note(course: Course, news: News, occasion: Occasion): void {
    if (!this.follows) return;
    const { no, asked, proof } = occasion;
    const isAsked = this.seat !== null && asked.includes(this.seat);
    this.isConcerned ||= this.done.length > 0 || proof !== null || isAsked;
    const start = this.changes(course, news, occasion);
    const text = `${start}}`;
    const full = isAsked && this.wantChoices() ? start + this.ending(course, true) : text;
    this.notes.push({ from: this.no, no, text, full });
    this.no = no;
  }

  /** Tells all listeners what was noted. */
  tell(now: number): void {
    const { notes } = this;
    this.notes = [];
    this.isConcerned = false;
    this.told = now;
    const plain = notes.map(({ text }) => text);
    for (const listener of this.listeners) {
      listener.send(listener.wantsChoices ? notes.map(({ full }) => full) : plain);
    }
    for (const note of notes) this.keep(note);
  }

  /** What a listener has missed since it had number `no`; nothing when only the whole position will do. */
  missedSince(no: number, course: Course, occasion: Occasion): readonly string[] | null {
    if (!this.follows) return null;
    if (no === this.no) {
      return [`{"type":"update","from":${no},"no":${no}${this.circumstances(course, occasion)}`];
    }
    const oldest = this.latest + 1;
    const kept = [...this.sent.slice(oldest), ...this.sent.slice(0, oldest)];
    const first = kept.findIndex((sent) => sent.from === no);
    return first < 0 ? null : kept.slice(first).map(({ text }) => text.slice(0, -1));
  }

  /** The whole position. Events before number `first` are left out: the listener has them. */
  position(course: Course, occasion: Occasion, first: number): string {
    const { match } = course;
    const events = match.events(this.seat).slice(first);
    return (
      `{"type":"sync","no":${occasion.no},"view":${JSON.stringify(match.view(this.seat))},"first":${first},` +
      `"events":${eventsText(events)},"taken":${course.taken},"proof":${JSON.stringify(match.proof())}` +
      this.circumstances(course, occasion)
    );
  }

  /** The end of a message, with or without what the seat may choose. */
  ending(course: Course, wantsChoices: boolean): string {
    const choices = wantsChoices && this.seat !== null ? course.choices(this.seat) : [];
    return choices.length === 0 ? '}' : `,"choices":${JSON.stringify(choices)}}`;
  }

  /** Who is asked and how the clocks stand, which is said even where nothing else has changed. */
  private circumstances(course: Course, { asked, clock }: Occasion): string {
    const turn = this.seat === null ? '' : `,"turn":${course.turns[this.seat] ?? 0}`;
    return `,"asked":[${asked.join(',')}]${turn}${clock === null ? '' : `,"clock":${clock}`}`;
  }

  private wantChoices(): boolean {
    for (const { wantsChoices } of this.listeners) if (wantsChoices) return true;
    return false;
  }

  /** An update without its last bracket. */
  private changes(course: Course, news: News, occasion: Occasion): string {
    const { match } = course;
    let text = `{"type":"update","from":${this.no},"no":${occasion.no}`;
    if (this.cut !== null) text += `,"cut":${this.cut},"taken":${course.taken}`;
    this.cut = null;
    const fresh = match.events(this.seat, this.lastEvent);
    if (fresh.length > 0) {
      text += `,"events":${fresh.length === news.events ? news.eventsText : eventsText(fresh)}`;
      this.lastEvent = fresh.at(-1)?.n ?? 0;
      this.events += fresh.length;
    }
    const own = news.views.changesFor(this.seat ?? SPECTATOR);
    const patch = own === undefined ? news.patch : JSON.stringify(merged(news.change, own));
    if (patch !== undefined) text += `,"patch":${patch}`;
    text += this.circumstances(course, occasion);
    if (occasion.proof !== null) text += `,"proof":${occasion.proof}`;
    if (this.done.length > 0) text += `,"done":${JSON.stringify(this.done)}`;
    this.done = [];
    return text;
  }

  /** Takes the place of the oldest. What is too long to be kept is a gap that nobody can cross. */
  private keep(sent: Note): void {
    if (sent.text.length > KEPT_CHARACTERS) {
      this.sent = [];
      return;
    }
    this.latest = this.sent.length < KEPT ? this.sent.length : (this.latest + 1) % KEPT;
    this.sent[this.latest] = sent;
  }
}

export const eventsText = (events: readonly Logged[]): string =>
  JSON.stringify(events.map(({ play, event }): SeenEvent => ({ play, event: event as SeenEvent['event'] })));
