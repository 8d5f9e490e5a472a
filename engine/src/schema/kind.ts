import type { Chance } from '../chance.ts';
import type { PieceSet } from './pieces.ts';

/** A seat's number, or `SPECTATOR` for somebody who only watches. */
export type Viewer = number;
export const SPECTATOR: Viewer = -1;

/** Where a walk through a state stands: whose part it is in, and the indices that led there. */
export interface Place {
  /** The whole state that is walked through. */
  readonly state: unknown;
  /** The seat that owns this part: the index of the enclosing `bySeat`, or a step's `seat`. */
  owner: number;
  readonly at: number[];
}

export interface Look extends Place {
  readonly viewer: Viewer;
}

/** Told of every piece on the way through a value. */
export interface Visitor extends Look {
  /** Inside something that the viewer cannot see. */
  hidden: boolean;
  /** The names of the fields on the way, for a visitor that wants to know them. */
  readonly names?: string[];
  /** `back` tells which back a face-down piece shows here. */
  piece(set: PieceSet, id: string | null, back?: BackAt): void;
}

/** The back that a piece shows at a place, read from what is public. */
export type BackAt = (state: unknown, at: readonly number[]) => string;

/** An imagined world in the making. */
export interface Dream extends Look {
  readonly chance: Chance;
  /** Deals one of the pieces that the dreamer has not seen. */
  deal(set: PieceSet, back: string): string;
  /** Set by a value that had to be made up. */
  conjured: boolean;
  /** Called when a made-up value is read; without it nobody watches. */
  readonly onRead: (() => void) | undefined;
}

/** Puts an imagined value in its place, with a tripwire if it was made up and somebody watches. */
export function settle(dream: Dream, holder: object, key: PropertyKey, value: unknown): void {
  const { conjured, onRead } = dream;
  dream.conjured = false;
  if (!conjured || !onRead) {
    (holder as Record<PropertyKey, unknown>)[key] = value;
    return;
  }
  const set = (next: unknown): void => {
    Object.defineProperty(holder, key, { value: next, configurable: true, enumerable: true, writable: true });
  };
  const get = (): unknown => {
    onRead();
    return value;
  };
  Object.defineProperty(holder, key, { get, set, configurable: true, enumerable: true });
}

/** Collects the source of helper functions while the source of a function is written. */
export interface Coder {
  /** Whether the copy may share what is `shared`. */
  readonly sharing: boolean;
  /** The name of a function of `v` (and `w` and the look `l`) that does something for a kind: an expression or a block. */
  fn(kind: object, does: string, body: () => string): string;
  /** The name under which the code may use something that is not made of text. */
  given(thing: unknown): string;
}

/**
 * One kind of value in a state. From this the engine derives what elsewhere is written by hand:
 * copying, hashing, checking, hiding and re-dealing.
 */
export interface Kind<T> {
  /** Nothing in here is ever hidden. */
  readonly open: boolean;
  /** All viewers see the same of it. */
  readonly common: boolean;
  /** Its parts: what all see alike, and the rest. Left out where it has no such parts, or their places may move. */
  readonly split?: (() => Split) | undefined;
  /** Whether all see the same of this value, where that depends on the value. */
  isCommon?(value: T): boolean;
  /** Nobody ever sees more of this than how many there are: null in every view. */
  readonly hidden?: boolean;
  /** Values are not objects, so they need no copying. */
  readonly flat: boolean;
  /** The sets whose pieces may be in here. */
  readonly sets: readonly PieceSet[];
  /** The fields of an object, by name. */
  readonly fields?: { readonly [name: string]: Kind<unknown> };
  /** The values to choose from, where they are few: most often all. */
  readonly values?: readonly T[];
  /** Throws `BadInput` naming the path when the value is not of this kind. */
  validate(value: unknown, path: string): void;
  copy(value: T): T;
  /** JavaScript source of an expression that copies the value that the expression `v` stands for. */
  code(v: string, coder: Coder): string;
  /** JavaScript source of an expression: the view `a` that the one who looks (`l`) has of the value `b` is up to date. */
  same(a: string, b: string, coder: Coder): string;
  /** JavaScript source of an expression: the JSON of the value `v`, once it stands in a text. Only where `flat`. */
  readonly json?: ((v: string) => string) | undefined;
  /**
   * JavaScript source of an expression that makes the view `a` of the value `b` what `observe` gives. It says what that
   * took, as the JSON of a `Change`: '' when nothing.
   */
  follow(a: string, b: string, coder: Coder): string;
  hash(value: T, hasher: Hasher): void;
  /** A copy of the value as a viewer may know it. */
  observe(value: T, look: Look): T;
  /** Fills in what is unknown in a view that nobody else holds; returns the value. */
  imagine(value: T, dream: Dream): T;
  visit(value: T, visitor: Visitor): void;
  /** Some value of this kind for an imagined world, where the kind knows how to make one. */
  conjure?: (dream: Dream) => T;
}

export interface Split {
  readonly common: Kind<unknown>;
  readonly personal: Kind<unknown>;
}

export type Infer<K> = K extends Kind<infer T> ? T : never;

/** Two 32-bit lanes, enough to tell positions apart. */
export class Hasher {
  private a = 0x811c9dc5;
  private b = 0x1b873593;

  add(n: number): void {
    this.a = Math.imul(this.a ^ n, 0x01000193);
    this.b = Math.imul((this.b << 13) | (this.b >>> 19), 0x5bd1e995) ^ Math.imul(n, 0xcc9e2d51);
    this.a ^= this.a >>> 15;
  }

  text(text: string): void {
    this.add(text.length);
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  digest(): string {
    const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
    return hex(this.a ^ (this.b >>> 7)) + hex(this.b);
  }
}
