import { DIRECTIONS, type Direction } from './vocabulary.ts';

export type Cell = { readonly q: number; readonly r: number };

/** MH-BRD-01: the six neighbours on the pointy-top axial grid. */
export const STEP: Readonly<Record<Direction, Cell>> = {
  E: { q: 1, r: 0 },
  NE: { q: 1, r: -1 },
  NW: { q: 0, r: -1 },
  W: { q: -1, r: 0 },
  SW: { q: -1, r: 1 },
  SE: { q: 0, r: 1 },
};

export const beside = (cell: Cell, side: Direction): Cell => ({
  q: cell.q + STEP[side].q,
  r: cell.r + STEP[side].r,
});
export const sameCell = (a: Cell, b: Cell) => a.q === b.q && a.r === b.r;
export const cellName = (cell: Cell) => `${cell.q},${cell.r}`;

/** MH-GEN-11: tiles by ascending r, then q. */
export const canonical = (a: Cell, b: Cell) => a.r - b.r || a.q - b.q;

/** MH-BRD-08: the sides of each tile that face a gap connected through gaps to the outside, tile by tile. */
export function externalSides(tiles: readonly Cell[]): Direction[][] {
  const taken = new Set(tiles.map(cellName));
  const outside = outsideOf(tiles, taken);
  return tiles.map((tile) => DIRECTIONS.filter((side) => outside.has(cellName(beside(tile, side)))));
}

/** All gap cells reached from beyond the board, within one cell around it. */
function outsideOf(tiles: readonly Cell[], taken: ReadonlySet<string>): Set<string> {
  const rows = tiles.map((tile) => tile.r);
  const columns = tiles.map((tile) => tile.q);
  const [top, bottom] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
  const [left, right] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
  const reached = new Set<string>();
  const open: Cell[] = [{ q: left, r: top }];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const name = cellName(cell);
    const inside = cell.q >= left && cell.q <= right && cell.r >= top && cell.r <= bottom;
    if (!inside || taken.has(name) || reached.has(name)) continue;
    reached.add(name);
    for (const side of DIRECTIONS) open.push(beside(cell, side));
  }
  return reached;
}
