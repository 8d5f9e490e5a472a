import type { Base, RuleId } from '@getaway/engine';
import type { BoardWords } from './props.ts';

/**
 * What the rules lens must know of a game. Pieces go by the names that notes on them have, such as `card:boxer`: what
 * follows the colon is how choices and events call them, and a drawn piece says its name in `data-piece`.
 */
export interface RuleLens<S extends Base = Base> {
  /** What lies open on the table, to be found by name. */
  pieces(view: S): readonly string[];
  /** The rules and what is about them of those pieces that are called `track:…`. */
  readonly tracks: LensTracks;
  /** The piece at a cell or spot of the board; null where there is none. */
  pieceAt(view: S, spot: string): string | null;
  nameOf(view: S, piece: string, words: BoardWords): string;
  /** What lies or stands on it. */
  on(view: S, piece: string): readonly string[];
  /** What else choices, refusals and events call it, or the choices and events that are about it; no track is asked for. */
  aliases(view: S, piece: string): readonly string[];
  /** The rules of pieces of its kind, the nearest first; no track is asked for. */
  rulesOf(view: S, piece: string): readonly RuleId[];
}

/** Tracks, and what is shared or counted, by name: what each is called, the events that are about it, and its rules. */
export type LensTracks = Readonly<
  Record<
    string,
    { readonly says: string; readonly about: readonly string[]; readonly rules: readonly RuleId[] }
  >
>;

/** The name of a piece without its kind. */
export const idOf = (piece: string): string => piece.slice(piece.indexOf(':') + 1);
export const kindOf = (piece: string): string => piece.slice(0, piece.indexOf(':'));
