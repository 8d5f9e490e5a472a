import type {
  Base,
  ByAgreement,
  Choice,
  Explained,
  GameEvent,
  Moment,
  Outcome,
  Pile,
  Preview,
  Step,
  TakeBack,
  WayBack,
} from '@getaway/engine';

/** Who sits in a seat. */
export interface Player {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** The colour and shape that the player likes best, of those in `@getaway/board`. */
  readonly mark?: string | null;
  /** A bot's name in `@getaway/bots`. */
  readonly bot?: string;
}

export const NO_WAY_BACK: WayBack = { plays: [], takeBacks: [], byAgreement: null };

/** What is taken back if everybody agrees, and whose choice it is. */
export interface Agreeable extends ByAgreement {
  readonly seat: number;
}

/** What a match looks like through the eyes of one seat, or of a spectator. */
export interface Position {
  /** Whose eyes: a seat's, or a bystander's. */
  readonly viewer: number | null;
  /** Whose hands: the seat that the choices are for. */
  readonly actor: number | null;
  readonly view: Base;
  /** The stretch of the match that this belongs to; null where the game has none. */
  readonly moment: Moment | null;
  /** The decision that is open, as the viewer may know it. */
  readonly decision: Step | null;
  /** The seats that the match waits for. */
  readonly waiting: readonly number[];
  /** All that may act on this device: also who has said that they are done. */
  readonly mayAct: readonly number[];
  /** What the actor may choose. */
  readonly choices: readonly Choice[];
  /** Legal choices depend on what only their seat can see, so a shared device has to be passed on. */
  readonly secretive: boolean;
  /** The numbers of the actor's plays that may be taken back, the latest last. */
  readonly undoable: readonly number[];
  /** Whether that is still being asked for, and may be wrong. */
  readonly unsure?: boolean;
  /** What of it may be taken back by itself. */
  readonly takeBacks: readonly TakeBack[];
  /** The latest choice, where only the agreement of all takes it back, with everything since. */
  readonly byAgreement: Agreeable | null;
  /** Counts up with every choice. */
  readonly plays: number;
  /** How many choices had been played when the viewer, or who acts, had chosen last: what the log tells from there on is news. */
  readonly since: number;
  readonly outcome: Outcome | null;
  readonly seedHash: string;
  readonly seed: string | null;
}

export interface LogEntry {
  readonly n: number;
  readonly play: number;
  readonly event: GameEvent;
}

/** A refused choice, as it crosses from the worker to the page. */
export interface Trouble {
  readonly rule: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
  /** What a server says where it is no rule that forbids it: see `notDone.…` among the messages. */
  readonly code?: string;
}

/** What comes of something that may be refused, and what else is to be said of it. */
export type Answer<Said extends object = object> =
  | ({ readonly ok: true } & Said)
  | ({ readonly ok: false } & Trouble);

/** Where a match is kept and carried out: in a worker of this browser, or on a server. */
export interface Host {
  position(viewer: number | null, actor: number | null): Promise<Position>;
  log(viewer: number | null, since: number): Promise<readonly LogEntry[]>;
  /** `passed`: the turn is no longer that seat's. */
  play(seat: number, choice: Choice): Promise<Answer<{ readonly passed: boolean }>>;
  undo(seat: number, from?: number, only?: object): Promise<Answer>;
  /** Takes back the seat's latest play with everything since: everybody has agreed. */
  rewind(seat: number): Promise<Answer>;
  explain(seat: number): Promise<readonly Explained[]>;
  /** What comes of a choice of a seat, as the viewer may know it: by default the seat itself. */
  preview(seat: number, choice: Choice, viewer?: number | null): Promise<Preview | null>;
  /** What the viewer can work out about everything face down. */
  knowledge(viewer: number | null): Promise<readonly Pile[]>;
}
