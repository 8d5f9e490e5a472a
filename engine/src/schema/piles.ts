import type { Kind, Look, Visitor } from './kind.ts';
import type { PieceSet } from './pieces.ts';

/** Where face-down pieces lie: a field of the state, by the names on the way to it, and whose it is. */
export interface HiddenPlace {
  readonly stack: string;
  readonly seat: number | null;
  readonly count: number;
}

/** Pieces that a viewer cannot tell apart from the back: any of them may be at any of the places. */
export interface Pile {
  /** The name of the set that they belong to. */
  readonly set: string;
  readonly back: string;
  /** What has not been seen, and how often. */
  readonly pieces: readonly { readonly id: string; readonly count: number }[];
  readonly places: readonly HiddenPlace[];
}

interface Found {
  readonly seen: Map<string, number>;
  /** By back, then by stack and seat. */
  readonly hidden: Map<string, Map<string, HiddenPlace>>;
}

export function pilesOf<S>(kind: Kind<S>, view: S, look: Look): Pile[] {
  const found = new Map<PieceSet, Found>(
    kind.sets.map((set) => [set, { seen: new Map<string, number>(), hidden: new Map() }]),
  );
  const names: string[] = [];
  const visitor: Visitor = {
    ...look,
    hidden: false,
    names,
    piece: (set, id, backAt) => {
      const { seen, hidden } = found.get(set) as Found;
      if (id !== null) return void seen.set(id, (seen.get(id) ?? 0) + 1);
      const back = backAt?.(view, visitor.at) ?? '';
      const places = hidden.get(back) ?? new Map<string, HiddenPlace>();
      hidden.set(back, places);
      const stack = names.join('.');
      const seat = visitor.owner >= 0 ? visitor.owner : null;
      const { count = 0 } = places.get(`${stack} ${seat}`) ?? {};
      places.set(`${stack} ${seat}`, { stack, seat, count: count + 1 });
    },
  };
  kind.visit(view, visitor);
  return [...found].flatMap(([set, { seen, hidden }]) =>
    [...hidden].map(([back, places]) => ({
      set: set.name,
      back,
      pieces: unseen(set, view, back, seen),
      places: [...places.values()],
    })),
  );
}

function unseen(
  set: PieceSet,
  view: unknown,
  back: string,
  seen: ReadonlyMap<string, number>,
): { id: string; count: number }[] {
  return Object.entries(set.counts(view)).flatMap(([id, copies = 0]) => {
    const count = copies - (seen.get(id) ?? 0);
    return count > 0 && set.back(id) === back ? [{ id, count }] : [];
  });
}
