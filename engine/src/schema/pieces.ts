import { shuffle, type Chance } from '../chance.ts';
import { GameFault } from '../errors.ts';
import type { Dream, Kind, Visitor } from './kind.ts';
import { oneOf } from './values.ts';

export type Counts<Id extends string = string> = { readonly [K in Id]?: number };

/** All components of one kind. Each of them is somewhere in the state at any time, if only in the box. */
export interface PieceSet<Id extends string = string> {
  readonly name: string;
  readonly ids: readonly Id[];
  /** How many copies there are of each id in this match. */
  counts(state: unknown): Counts<Id>;
  /** What a face-down piece still shows, such as its colour. */
  back(id: string): string;
}

export function pieceSet<const Id extends string, S = unknown>(
  name: string,
  ids: readonly Id[],
  counts: Counts<Id> | ((state: S) => Counts<Id>),
  back: (id: Id) => string = () => '',
): PieceSet<Id> {
  return {
    name,
    ids,
    counts: typeof counts === 'function' ? counts : () => counts,
    back,
  };
}

/** A set in which every piece is different. */
export const distinct = <const Id extends string>(
  name: string,
  ids: readonly Id[],
  back?: (id: Id) => string,
): PieceSet<Id> => pieceSet(name, ids, Object.fromEntries(ids.map((id) => [id, 1])) as Counts<Id>, back);

export interface PieceOptions<S> {
  /** The back that the piece in this slot shows, where the set has several backs. Reads public fields only. */
  readonly back?: (state: S, at: readonly number[]) => string;
}

/** One piece of a set. */
export function piece<Id extends string, S = never>(
  set: PieceSet<Id>,
  options: PieceOptions<S> = {},
): Kind<Id> {
  const { back } = options as PieceOptions<unknown>;
  return {
    ...oneOf(set.ids),
    sets: [set],
    conjure: (dream: Dream) => dream.deal(set, back ? back(dream.state, dream.at) : '') as Id,
    visit: (value: Id, visitor: Visitor) => visitor.piece(set, value, back),
  };
}

/** The pieces that a viewer has not seen, by set and back. */
export class Unseen {
  private readonly piles = new Map<PieceSet, Map<string, readonly string[]>>();

  constructor(state: unknown, seen: ReadonlyMap<PieceSet, ReadonlyMap<string, number>>) {
    for (const [set, counts] of seen) {
      const piles = new Map<string, string[]>();
      for (const [id, copies = 0] of Object.entries(set.counts(state))) {
        const back = set.back(id);
        const pile = piles.get(back) ?? [];
        for (let i = counts.get(id) ?? 0; i < copies; i++) pile.push(id);
        piles.set(back, pile);
      }
      this.piles.set(set, piles);
    }
  }

  /** Deals them in a random order: one of a set with some back at a time. */
  dealer(chance: Chance): (set: PieceSet, back: string) => string {
    const left = new Map<PieceSet, Map<string, string[]>>();
    for (const [set, piles] of this.piles) {
      const shuffled = new Map<string, string[]>();
      for (const [back, pile] of piles) shuffled.set(back, shuffle(chance, pile.slice()));
      left.set(set, shuffled);
    }
    return (set, back) => {
      const id = left.get(set)?.get(back)?.pop();
      if (id !== undefined) return id;
      throw new GameFault(
        `imagine: no unseen "${set.name}" with back "${back}" is left: a piece was lost or doubled`,
      );
    };
  }
}
