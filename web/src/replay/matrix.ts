import type { Deed } from '@getaway/board';

/** Who did how much to whom: a row for each seat, a column for each whom. */
export interface Matrix {
  readonly columns: readonly Deed['at'][];
  /** By seat and column: the positions right after each deed. */
  readonly cells: readonly (readonly (readonly number[])[])[];
  readonly most: number;
}

export function matrixOf(deeds: readonly Deed[], seats: number): Matrix {
  const every = Array.from({ length: seats }, (_, seat) => seat);
  const others = deeds.map(({ at }) => at).filter((at) => typeof at !== 'number');
  // The seats first, then characters that nobody plays, then what was aimed at nobody.
  const columns = [
    ...every,
    ...new Set(others.toSorted((one, other) => Number(one === null) - Number(other === null))),
  ];
  const cells = every.map((seat) =>
    columns.map((whom) =>
      deeds.filter(({ by, at }) => by === seat && at === whom).map(({ play }) => play + 1),
    ),
  );
  return { columns, cells, most: Math.max(0, ...cells.flat().map(({ length }) => length)) };
}

/** The place of a cell's next deed after a point of the match, or of its first one. */
export const nextOf = (places: readonly number[], after: number | null): number | undefined =>
  places.find((place) => place > (after ?? 0)) ?? places[0];
