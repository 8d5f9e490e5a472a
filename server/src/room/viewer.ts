import { type Logged, type Match, SPECTATOR, type Views } from '@getaway/engine';
import { bytesOf, framed, frameOf } from '../live/frame.ts';
import type { Course } from './course.ts';

/** One end of a socket, as a viewer knows it. */
export interface Listener {
  readonly wantsChoices: boolean;
  send(frames: string): void;
}

/** What an update says besides what follows from the position. Texts are JSON of some fields, each after a comma. */
export interface Occasion {
  readonly no: number;
  readonly asked: readonly number[];
  /** Who is asked and how the clocks stand, which is said even where nothing else has changed. */
  readonly text: string;
  /** The proof, when the match has just ended. */
  readonly proof: string;
}

/** What has happened since the last note, for those who follow. */
export interface News {
  readonly views: Views<unknown>;
  /** JSON of what has changed for all viewers alike: none where nothing has. */
  readonly patch: string;
  /** How many events there were before. */
  readonly since: number;
  /** How many events everybody may know of, and whether there were no others. */
  readonly events: number;
  readonly areForAll: boolean;
  /** What everybody is told who may know of these events only, in bytes. */
  readonly bytes: string;
}

/** An update, from one number to another, in bytes: what is said to this viewer alone, and what is said to many. */
interface Note {
  readonly from: number;
  readonly no: number;
  readonly own: string;
  /** What the seat may choose, for those who want to be told. */
  readonly choices: string;
  readonly news: string;
}

function framesFor(notes: readonly Note[], wantsChoices: boolean): string {
  let frames = '';
  for (const { own, choices, news } of notes) {
    frames += framed(wantsChoices ? own + choices + news : own + news);
  }
  return frames;
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
  /** How many events were noted. */
  private events = 0;
  private cut: number | null = null;
  private done: string[] = [];
  private notes: Note[] = [];
  /** How many of these notes are stored. */
  private storedNotes = 0;
  /** The latest of what was sent, in turn. */
  private sent: Note[] = [];
  private latest = 0;

  constructor(seat: number | null) {
    this.seat = seat;
  }

  /** Whether something was noted that the listeners have not been told. */
  get isBehind(): boolean {
    return this.notes.length > 0;
  }

  /** Takes the position as told. From here on updates continue it. */
  follow(course: Course, views: Views<unknown>, no: number): void {
    if (this.follows) return;
    views.add(this.seat ?? SPECTATOR);
    this.follows = true;
    this.no = no;
    this.events = course.match.events(this.seat).length;
    this.cut = null;
  }

  /** Lets go of everything that the journal can give back. */
  forget(): void {
    this.follows = false;
    this.notes = [];
    this.storedNotes = 0;
    this.sent = [];
    this.done = [];
    this.isConcerned = false;
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
    this.cut = this.events;
  }

  /** Notes what has changed, for all listeners. */
  note(course: Course, news: News, occasion: Occasion): void {
    if (!this.follows) return;
    const { no, asked, proof } = occasion;
    const isAsked = this.seat !== null && asked.includes(this.seat);
    this.isConcerned ||= this.done.length > 0 || proof !== '' || isAsked;
    const choices = this.choices(
      course,
      this.wantChoices() && course.mayChoose().includes(this.seat ?? SPECTATOR),
    );
    this.notes.push({
      from: this.no,
      no,
      own: bytesOf(this.own(course, news, no)),
      choices: bytesOf(choices),
      news: this.heard(course, news, occasion),
    });
    this.no = no;
  }

  /** What was noted so far is stored. */
  stored(): void {
    this.storedNotes = this.notes.length;
  }

  /** Tells all listeners what was noted and stored: what was noted after that got lost. */
  tellStored(now: number): void {
    this.notes.splice(this.storedNotes);
    if (this.isBehind) this.tell(now);
  }

  /** Tells all listeners what was noted. */
  tell(now: number): void {
    const { notes } = this;
    this.notes = [];
    this.storedNotes = 0;
    this.isConcerned = false;
    this.told = now;
    // Made once for all who are told the same.
    let full: string | undefined;
    let bare: string | undefined;
    for (const listener of this.listeners) {
      listener.send(
        listener.wantsChoices ? (full ??= framesFor(notes, true)) : (bare ??= framesFor(notes, false)),
      );
    }
    for (const note of notes) this.keep(note);
  }

  /** What a listener has missed since it had number `no`; nothing when only the whole position will do. */
  missedSince(no: number, course: Course, occasion: Occasion, wantsChoices: boolean): string | null {
    if (!this.follows) return null;
    const choices = this.choices(course, wantsChoices);
    if (no === this.no) {
      return frameOf(
        `{"type":"update","from":${no},"no":${no}${this.turn(course)}${choices}${occasion.text}}`,
      );
    }
    const oldest = this.latest + 1;
    const kept = [...this.sent.slice(oldest), ...this.sent.slice(0, oldest)];
    const first = kept.findIndex((sent) => sent.from === no);
    if (first < 0) return null;
    const missed = kept.slice(first).map((note) => ({
      ...note,
      choices: note.no === this.no ? bytesOf(choices) : '',
    }));
    return framesFor(missed, true);
  }

  /** The whole position. Events before number `first` are left out: the listener has them. */
  position(course: Course, occasion: Occasion, first: number, wantsChoices: boolean): string {
    const { match } = course;
    const events = match.events(this.seat).slice(first);
    return frameOf(
      `{"type":"sync","no":${occasion.no},"view":${JSON.stringify(match.view(this.seat))},"first":${first},` +
        `"events":${eventsText(events)},"taken":${course.taken},"proof":${JSON.stringify(match.proof())}` +
        `${this.turn(course)}${this.choices(course, wantsChoices)}${occasion.text}}`,
    );
  }

  private choices(course: Course, areWanted: boolean): string {
    const choices = areWanted && this.seat !== null ? course.choices(this.seat) : [];
    return choices.length === 0 ? '' : `,"choices":${JSON.stringify(choices)}`;
  }

  private turn(course: Course): string {
    return this.seat === null ? '' : `,"turn":${course.turns[this.seat] ?? 0}`;
  }

  private wantChoices(): boolean {
    for (const { wantsChoices } of this.listeners) if (wantsChoices) return true;
    return false;
  }

  /** The beginning of an update: what concerns this viewer alone. */
  private own(course: Course, { views }: News, no: number): string {
    let text = `{"type":"update","from":${this.no},"no":${no}${this.turn(course)}`;
    if (this.cut !== null) text += `,"cut":${this.cut},"taken":${course.taken}`;
    this.cut = null;
    const own = views.changesFor(this.seat ?? SPECTATOR);
    if (own !== '') text += `,"own":${own}`;
    if (this.done.length > 0) text += `,"done":${JSON.stringify(this.done)}`;
    this.done = [];
    return text;
  }

  /** The end of an update: what all are told, unless there are events that not all may know of. */
  private heard({ match }: Course, news: News, occasion: Occasion): string {
    const events = news.areForAll ? null : match.events(this.seat, news.since);
    const count = events?.length ?? news.events;
    this.events += count;
    return events === null || count === news.events
      ? news.bytes
      : bytesOf(newsText(events, news.patch, occasion));
  }

  /** Takes the place of the oldest. What is too long to be kept is a gap that nobody can cross. */
  private keep(sent: Note): void {
    if (sent.own.length + sent.news.length > KEPT_CHARACTERS) {
      this.sent = [];
      return;
    }
    this.latest = this.sent.length < KEPT ? this.sent.length : (this.latest + 1) % KEPT;
    this.sent[this.latest] = sent;
  }
}

/** The end of an update. */
export const newsText = (events: readonly Logged[], patch: string, { text, proof }: Occasion): string =>
  (events.length === 0 ? '' : `,"events":${eventsText(events)}`) +
  (patch === '' ? '' : `,"patch":${patch}`) +
  `${text}${proof}}`;

/** JSON of events, as `SeenEvent` describes them. */
function eventsText(events: readonly Logged[]): string {
  let text = '';
  for (const { play, event } of events) {
    text += `${text === '' ? '[' : ','}{"play":${play},"event":${JSON.stringify(event)}}`;
  }
  return text === '' ? '[]' : `${text}]`;
}
