import type { Suggestion } from '@getaway/bots';
import type { Choice, Explained, MatchRecord, Pile, Preview, TakeBack } from '@getaway/engine';
import type { Messages } from '@getaway/words';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Locale } from '../settings/settings.ts';
import type { Unpaused } from './unpaused.ts';
import type { Advisor } from './advisor.ts';
import type { SeatNotes } from './notes.ts';
import type { LogEntry, Player, Position, Trouble } from './position.ts';

/** A choice that was made on this page, and the decision that it answered, by the name of its step. */
export interface Made {
  readonly choice: Choice;
  readonly asked: string | undefined;
}

/** Which match of which campaign an online match is, for everybody at it to read. */
export interface Chapter {
  readonly name: string;
  readonly number: number;
}

/** What the table shows. */
export interface SessionState {
  readonly status: 'loading' | 'missing' | 'ready' | 'broken';
  readonly game: string;
  readonly players: readonly Player[];
  readonly sandbox: boolean;
  /** Several people share the device. */
  readonly shared: boolean;
  /** The game's messages in the language that is set. */
  readonly messages: Messages;
  readonly position: Position | null;
  readonly log: readonly LogEntry[];
  /** The person whom the device must be handed to before anything of theirs is shown. */
  readonly passTo: number | null;
  /** The viewer has finished and may still take back; others wait for the commit. */
  readonly commitDue: boolean;
  readonly trouble: Trouble | null;
  /** What was chosen is on its way to the server. */
  readonly sending: boolean;
  /** Plays that were taken back and could be played again, the next one last. */
  readonly redo: readonly Choice[];
  /** What was chosen last on this page; taken back or not. */
  readonly made: Made | null;
  /** Somebody goes on without pauses; nobody remembers that when the page is loaded again. */
  readonly unpaused: Unpaused | null;
  /** How many hints this device was given in this match. */
  readonly hints: number;
  /** How choices are taken back by agreement: all are at this device, a server asks them; null: not at all. */
  readonly agreement: 'here' | 'asked' | null;
  /** The campaign that the match is a heist of, where this browser keeps it. */
  readonly campaign: string | null;
  /** The same as everybody at an online table knows it. */
  readonly chapter: Chapter | null;
  /** The browser refuses to store the match, which goes on as long as the page. */
  readonly unkept: boolean;
}

/** How every session begins, but for what it knows already. */
export const newSession = (known: Partial<SessionState>): StoreApi<SessionState> =>
  createStore<SessionState>(() => ({
    status: 'loading',
    game: '',
    players: [],
    sandbox: false,
    shared: false,
    messages: {},
    position: null,
    log: [],
    passTo: null,
    commitDue: false,
    trouble: null,
    sending: false,
    redo: [],
    made: null,
    unpaused: null,
    hints: 0,
    agreement: null,
    campaign: null,
    chapter: null,
    unkept: false,
    ...known,
  }));

/** A match at the table, wherever it is carried out. */
export interface TableSession {
  readonly store: StoreApi<SessionState>;
  play(choice: Choice): Promise<void>;
  /** Takes back the latest play of the own seat, or all from the one with this number on, or those that agree with `only`. */
  undo(from?: number, only?: TakeBack['only']): Promise<void>;
  /** Takes back what `byAgreement` says, because all agree; where they have to be asked, asks them. */
  rewind(): Promise<void>;
  redo(): Promise<void>;
  /** The turn is over: others may act. */
  commit(): Promise<void>;
  /** On a shared device without secrets: acts for another person who may act, too. */
  actFor(seat: number): Promise<void>;
  explain(): Promise<readonly Explained[]>;
  preview(choice: Choice): Promise<Preview | null>;
  /** What a good player would choose now; null when nobody at this device is asked. */
  hint(): Promise<Suggestion | null>;
  /** What the viewer can work out about everything face down. */
  knowledge(): Promise<readonly Pile[]>;
  /** What a seat has written down for itself. */
  notes(seat: number): Promise<SeatNotes>;
  write(seat: number, notes: SeatNotes): Promise<void>;
  text(locale: Locale): Promise<string>;
  /** The whole match; null while its seed must stay secret. */
  record(): Promise<MatchRecord | null>;
  rematch(): Promise<string>;
  dismissTrouble(): void;
}

/** A hint for whoever is asked in this position. */
export async function hintAt(
  advisor: Pick<Advisor, 'suggest'>,
  game: string,
  position: Position | null,
): Promise<Suggestion | null> {
  if (position === null || position.actor === null || position.choices.length === 0) return null;
  const { view, viewer, actor: seat, choices, plays, seedHash } = position;
  return advisor.suggest({ game, view, viewer, seat, choices, seed: `hint ${plays} ${seedHash}` });
}
