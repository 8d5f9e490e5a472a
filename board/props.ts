import type { Base, Choice, GameEvent, TakeBack } from '@getaway/engine';

/** What a board needs to put things into words. */
export interface BoardWords {
  say(key: string, params?: Readonly<Record<string, unknown>>): string;
  has(key: string): boolean;
  term(id: string): string;
  player(seat: number): string;
  choice(choice: Readonly<Record<string, unknown>>): string;
}

/** What a game's board is given. It knows no rules: what may be chosen comes with the view. */
export interface BoardProps<S extends Base = Base, C extends Choice = Choice> {
  readonly view: S;
  /** Whose eyes: a seat's, or a bystander's. */
  readonly viewer: number | null;
  /** Whose hands. */
  readonly actor: number | null;
  readonly choices: readonly C[];
  readonly words: BoardWords;
  readonly onPlay: (choice: C) => void;
  /** What of the actor's plays may be taken back by itself, or what speaks against it. */
  readonly takeBacks?: readonly TakeBack<C>[];
  readonly onTakeBack?: (wanted: TakeBack<C>) => void;
  /** What a hint says, to be pointed out. */
  readonly suggested?: C | null;
  /** What has happened since the viewer chose last; its traces stay on the board. */
  readonly news?: readonly GameEvent[];
  /** Something that somebody wants to see on the board, such as a line of the log. */
  readonly pointed?: GameEvent | null;
  /** What stands in the way of something that somebody asks about: pieces and places, to be lit. */
  readonly blockers?: readonly string[];
  /** Somebody points at a choice, for the preview. */
  readonly onLook: (choice: C | null) => void;
  /** Somebody asks why something with this name cannot be chosen. */
  readonly onAsk?: (name: string) => void;
  /** The viewer's own notes, by the pieces that they are on. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Somebody wants to write a note on a piece. */
  readonly onNote?: (piece: string) => void;
  /** Somebody leaves the board by keyboard. */
  readonly onLeave?: () => void;
  /** Others sit at the same screen: what is secret shows only while it is held open. */
  readonly veiled?: boolean;
  /** Single keys are shortcuts. */
  readonly keys?: boolean;
}
