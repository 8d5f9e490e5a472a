import type { Base, Choice, Game } from './game.ts';
import { SPECTATOR } from './schema/kind.ts';
import type { Pile } from './schema/piles.ts';

/**
 * What a seat, or a spectator (null), can work out about everything face down: which pieces it has not seen and where
 * they may be. Made of the view alone, so it never says more than the view does.
 */
export const knowledge = <S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number | null,
): Pile[] => [
  ...(game.bags?.(view) ?? []).map(({ stack, pieces }) => ({
    set: stack,
    back: '',
    pieces: Object.entries(pieces).flatMap(([id, count = 0]) => (count > 0 ? [{ id, count }] : [])),
    places: [{ stack, seat: null, count: Object.values(pieces).reduce<number>((sum, n = 0) => sum + n, 0) }],
  })),
  ...game.schema.piles(view, seat ?? SPECTATOR),
];
