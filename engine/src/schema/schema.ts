import { type Chance, split } from '../chance.ts';
import { GameFault } from '../errors.ts';
import { compileCopy, compileFollow } from './compile.ts';
import { Hasher, type Kind, type Look, SPECTATOR, type Viewer, type Visitor } from './kind.ts';
import { type PieceSet, Unseen } from './pieces.ts';
import { type Pile, pilesOf } from './piles.ts';
import { type Parts, partsOf, Views } from './views.ts';

/** All that the engine derives from one declaration of a state. */
export interface Schema<S> {
  clone(state: S): S;
  /**
   * A copy that shares nothing and is meant to be kept. It is made by code of its own, since an engine that sees many
   * copies live long would make room for all of them among the old ones, and those of a search die young.
   */
  copy(state: S): S;
  /** Equal states have equal hashes; different ones differ, but for an accident of one in 2^64. */
  hash(state: S): string;
  /** Throws `BadInput` with the path of what is wrong. */
  validate(state: unknown): void;
  /** The state as a viewer may know it: the same shape, with null for what is unknown. */
  observe(state: S, viewer: Viewer): S;
  /** Makes an earlier view of a viewer the present one, in place; the JSON of a `Change` says what that took: '' nothing. */
  follow(view: S, state: S, viewer: Viewer): string;
  /** What several viewers know of a state that goes on; `state` says how it stands now. */
  views(state: () => S): Views<S>;
  /** A possible world behind a viewer's view, drawn by `chance`. `onRead` is told when a made-up value is read. */
  imagine(view: S, viewer: Viewer, chance: Chance, onRead?: () => void): S;
  /** The same for who asks again and again: what has been seen is counted once. The view must stay as it is. */
  worlds(view: S, viewer: Viewer): (chance: Chance, onRead?: () => void) => S;
  /** How often each piece is hidden from a viewer. */
  hiddenFrom(state: S, viewer: Viewer): ReadonlyMap<string, number>;
  /** The pieces that a viewer cannot place, and the places where they may be, from the viewer's view alone. */
  piles(view: S, viewer: Viewer): Pile[];
  /** Throws `GameFault` when a piece is missing or there twice. */
  conserve(state: S): void;
}

export function schema<S extends object>(kind: Kind<S>): Schema<S> {
  const clone = compileCopy(kind, true);
  const copy = compileCopy(kind, false);
  let follow: ReturnType<typeof compileFollow<S>> | undefined;
  let parts: Parts | undefined;
  const look = (state: S, viewer: Viewer): Look => ({ state, viewer, owner: -2, at: [] });
  const piecesIn = (state: S): Map<PieceSet, Map<string, number>> => {
    const found = new Map(kind.sets.map((set) => [set, new Map<string, number>()]));
    const piece = (set: PieceSet, id: string | null): void => {
      const counts = found.get(set);
      if (counts && id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
    };
    kind.visit(state, { ...look(state, SPECTATOR), hidden: false, piece });
    return found;
  };

  const worldsOf: Schema<S>['worlds'] = (view, viewer) => {
    const unseen = new Unseen(view, piecesIn(view));
    return (chance, onRead) => {
      const state = copy(view);
      const deal = unseen.dealer(chance);
      return kind.imagine(state, { ...look(state, viewer), chance, deal, conjured: false, onRead });
    };
  };

  return {
    clone,
    copy,
    hash(state) {
      const hasher = new Hasher();
      kind.hash(state, hasher);
      return hasher.digest();
    },
    validate: (state) => kind.validate(state, 'state'),
    observe: (state, viewer) => kind.observe(state, look(state, viewer)),
    follow(view, state, viewer) {
      follow ??= compileFollow(kind);
      return follow(view, state, look(state, viewer));
    },
    views: (state) => new Views((parts ??= partsOf(kind.fields ?? {})), state),
    imagine: (view, viewer, chance, onRead) => worldsOf(view, viewer)(chance, onRead),
    worlds: worldsOf,
    hiddenFrom(state, viewer) {
      const hidden = new Map<string, number>();
      const visitor: Visitor = {
        ...look(state, viewer),
        hidden: false,
        piece: (set, id) => {
          if (!visitor.hidden) return;
          const key = `${set.name} ${id}`;
          hidden.set(key, (hidden.get(key) ?? 0) + 1);
        },
      };
      kind.visit(state, visitor);
      return hidden;
    },
    piles: (view, viewer) => pilesOf(kind, view, look(view, viewer)),
    conserve(state) {
      for (const [set, found] of piecesIn(state)) {
        const counts = set.counts(state);
        for (const id of set.ids) {
          const there = found.get(id) ?? 0;
          const wanted = counts[id] ?? 0;
          if (there !== wanted)
            throw new GameFault(`${set.name} "${id}": ${there} in the state, ${wanted} in the game`);
        }
      }
    },
  };
}

/** A fresh generator for an imagined world: nobody knows the real one. */
export const dreamRng = (_state: unknown, _at: readonly number[], chance: Chance): number[] => split(chance);
