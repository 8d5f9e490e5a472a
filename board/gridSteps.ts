/** Where the keys lead in a grid whose rows need not stand in columns. */
export interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly legal: boolean;
}

/** The cells from top to bottom, each row from left to right. */
export function rowsOf<C extends Placed>(cells: readonly C[]): C[][] {
  const rows = new Map<number, C[]>();
  for (const cell of cells) {
    const y = Math.round(cell.y);
    rows.set(y, [...(rows.get(y) ?? []), cell]);
  }
  return [...rows]
    .sort(([above], [below]) => above - below)
    .map(([, row]) => row.sort((left, right) => left.x - right.x));
}

const nearest = (row: readonly Placed[] | undefined, x: number): string | null =>
  row?.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]?.id ?? null;

/** Rows that a page is. */
const FAR = 3;

/** The keys that lead to the next cell with something to choose, and to the one before. */
const NEXT = 'n';
const BEFORE = 'N';
export const isSearch = (key: string): boolean => key === NEXT || key === BEFORE;

/** The cell that a key leads to; null for a key that leads nowhere. */
export function step(rows: readonly (readonly Placed[])[], from: string, key: string): string | null {
  const y = rows.findIndex((row) => row.some(({ id }) => id === from));
  const row = rows[y] ?? [];
  const x = row.findIndex(({ id }) => id === from);
  const here = row[x];
  if (!here) return null;
  const down = (by: number): string | null =>
    nearest(rows[Math.min(rows.length - 1, Math.max(0, y + by))], here.x);
  switch (key) {
    case 'ArrowLeft':
      return row[x - 1]?.id ?? from;
    case 'ArrowRight':
      return row[x + 1]?.id ?? from;
    case 'ArrowUp':
      return y === 0 ? from : down(-1);
    case 'ArrowDown':
      return y === rows.length - 1 ? from : down(1);
    case 'PageUp':
      return down(-FAR);
    case 'PageDown':
      return down(FAR);
    case 'Home':
      return row[0]?.id ?? from;
    case 'End':
      return row.at(-1)?.id ?? from;
    case NEXT:
    case BEFORE:
      return nextLegal(rows.flat(), from, key === NEXT ? 1 : -1);
    default:
      return null;
  }
}

function nextLegal(cells: readonly Placed[], from: string, by: 1 | -1): string {
  const start = cells.findIndex(({ id }) => id === from);
  for (let i = 1; i <= cells.length; i++) {
    const cell = cells[(start + by * i + cells.length * 2) % cells.length];
    if (cell?.legal) return cell.id;
  }
  return from;
}
