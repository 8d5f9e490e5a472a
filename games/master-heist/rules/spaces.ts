import { type Direction, DIRECTIONS, type SpecialRule, type SpecialRuleOf } from '../content/index.ts';
import { type Board, boardFor, ruleOn, STEPS } from './board.ts';
import type { Heist } from './state.ts';
import { filled } from './filled.ts';

// MH-BRD: the board as it is now. Spaces are numbered: tiles first, entrances after them.

export const boardOf = (s: Heist): Board => boardFor(s.scenario);

/** The special rule of one type, or undefined when the scenario does not use it. */
export const ruleOf = <T extends SpecialRule['type']>(s: Heist, type: T): SpecialRuleOf<T> | undefined =>
  ruleOn(boardOf(s), type);

export const isTile = (s: Heist, space: number): boolean => space >= 0 && space < s.unknown.length;
export const isEntrance = (s: Heist, space: number): boolean => space >= s.unknown.length;
export const entrances = (s: Heist): number[] => s.entrances.map((_, i) => s.unknown.length + i);

export function spaceName(s: Heist, space: number): string {
  const size = s.unknown.length;
  return space < size ? (boardOf(s).names[space] as string) : (s.entrances[space - size]?.name ?? '');
}

export function spaceNo(s: Heist, name: string): number {
  const tile = boardOf(s).numbers[name];
  if (tile !== undefined) return tile;
  const entrance = s.entrances.findIndex((entry) => entry.name === name);
  return entrance < 0 ? -1 : s.unknown.length + entrance;
}

/** Tiles next to a space. A closed gate is a gap (MH-GTE-02). */
export function tilesNear(s: Heist, space: number): readonly number[] {
  const size = s.unknown.length;
  if (space < 0) return [];
  if (space >= size) {
    const tile = s.entrances[space - size]?.tile ?? -1;
    return tile < 0 || s.gone[tile] ? [] : [tile];
  }
  if (s.gone[space]) return [];
  const near = boardOf(s).near[space] as readonly number[];
  for (const tile of near) if (s.gone[tile]) return near.filter((other) => !s.gone[other]);
  return near;
}

/** Every space next to a space: tiles, and the entrances attached to it (MH-BRD-03). */
export function spacesNear(s: Heist, space: number): readonly number[] {
  const tiles = tilesNear(s, space);
  const size = s.unknown.length;
  if (space < 0 || space >= size || s.gone[space]) return tiles;
  let all: number[] | null = null;
  for (let i = 0; i < s.entrances.length; i++) {
    if (s.entrances[i]?.tile === space) (all ??= [...tiles]).push(size + i);
  }
  return all ?? tiles;
}

export const adjacent = (s: Heist, a: number, b: number): boolean => a !== b && spacesNear(s, a).includes(b);

/** Steps to every space, ignoring chits, locks, doors and tokens (MH-BRD-12); -1 where no way leads. */
export function distances(s: Heist, from: number): number[] {
  const far = filled(s.unknown.length + s.entrances.length, -1);
  far[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const space = queue[i] as number;
    for (const next of spacesNear(s, space)) {
      if (far[next] !== -1) continue;
      far[next] = (far[space] as number) + 1;
      queue.push(next);
    }
  }
  return far;
}

/** The tiles of a straight line from a tile, nearest first; it ends at the first gap (MH-BRD-11). */
export function line(s: Heist, from: number, direction: number): number[] {
  const { beside } = boardOf(s);
  const tiles: number[] = [];
  for (let tile = beside[from * 6 + direction] as number; tile >= 0 && !s.gone[tile];) {
    tiles.push(tile);
    tile = beside[tile * 6 + direction] as number;
  }
  return tiles;
}

/** Gap cells that the outside reaches, on the board as it is now (MH-BRD-08, 10). */
function outside(s: Heist): ReadonlySet<number> {
  const { cells, tileAt } = boardOf(s);
  const solid = (cell: number): boolean => {
    const tile = tileAt[cell];
    return tile !== undefined && !s.gone[tile];
  };
  const rows = cells.map((cell) => cell >> 6);
  const columns = cells.map((cell) => cell & 63);
  const [top, bottom] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
  const [left, right] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
  const reached = new Set<number>();
  const open = [top * 64 + left];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const [row, column] = [cell >> 6, cell & 63];
    if (row < top || row > bottom || column < left || column > right) continue;
    if (solid(cell) || reached.has(cell)) continue;
    reached.add(cell);
    for (const step of STEPS) open.push(cell + step);
  }
  return reached;
}

/** Tiles with at least one external side (MH-BRD-09). */
export function externalTiles(s: Heist): boolean[] {
  const out = outside(s);
  return boardOf(s).cells.map((cell, tile) => !s.gone[tile] && STEPS.some((step) => out.has(cell + step)));
}

/** External sides of a tile whose outside cell holds no entrance, for BREACH (MH-ABL-04). */
export function wallsToBreach(s: Heist, tile: number): Direction[] {
  const out = outside(s);
  const cell = boardOf(s).cells[tile] as number;
  return DIRECTIONS.filter((_, i) => {
    const beyond = cell + (STEPS[i] as number);
    return out.has(beyond) && !s.entrances.some((entrance) => entrance.cell === beyond);
  });
}

/** Puts a new entrance next to a tile; the lists that have an entry a space grow with it. */
export function addEntrance(s: Heist, name: string, tile: number, cell: number, tunnel: boolean): number {
  s.entrances.push({ name, tile, cell, tunnel });
  for (const counts of Object.values(s.loot)) counts.push(0);
  return s.unknown.length + s.entrances.length - 1;
}

export function nextEntranceName(s: Heist): string {
  let n = s.entrances.length + 1;
  while (s.entrances.some((entrance) => entrance.name === `x${n}`)) n++;
  return `x${n}`;
}
