import {
  beside,
  cellName,
  DIRECTIONS,
  GATES,
  TILE_CODES,
  TILE_MEANINGS,
  type Cell,
  type MapTile,
  type Scenario,
  type TileCode,
} from '../content/index.ts';
import { BadBoard } from './key.ts';

type Map = Scenario['map'];

/** A designer's map before anything is known about the heist: tiles still without items and spots. */
export interface Board {
  readonly grid: number;
  readonly tiles: readonly MapTile[];
  readonly entrances: Map['entrances'];
  readonly tunnels: NonNullable<Map['tunnels']>;
  readonly gates: NonNullable<Map['gates']>;
}

const LARGEST = 12;
const OF_EARLIER_VERSIONS = ['BE', 'AA', 'AG', 'AS', 'AC', 'AH', 'AL'];

const isCode = (code: string): code is TileCode => (TILE_CODES as readonly string[]).includes(code);

/** `scenarios.json` grid.from: odd rows are shifted half a hex to the right. */
const cellAt = (row: number, column: number): Cell => ({ q: column - Math.floor(row / 2), r: row });
const columnOf = (cell: Cell) => cell.q + Math.floor(cell.r / 2);

export function readGrid(codes: readonly string[]): Board {
  const grid = Math.sqrt(codes.length);
  if (!Number.isInteger(grid) || grid > LARGEST) {
    throw new BadBoard(
      `the map has ${codes.length} cells, which is no square of up to ${LARGEST} by ${LARGEST}`,
    );
  }
  const placed = codes.map((code, at) => ({
    cell: cellAt(Math.floor(at / grid), at % grid),
    code: known(code),
  }));
  const tiles = placed
    .filter(({ code }) => TILE_MEANINGS[code].kind === undefined)
    .map(({ cell, code }) => tileOf(cell, code));
  const taken = new Set(tiles.map(cellName));
  const entrances = placed.flatMap(({ cell, code }) => {
    const { side } = TILE_MEANINGS[code];
    return side === undefined ? [] : [{ ...cell, side, attachedTo: beside(cell, side) }];
  });
  const tunnels = placed
    .filter(({ code }) => TILE_MEANINGS[code].kind === 'tunnel')
    .map(({ cell }) => ({
      ...cell,
      sides: DIRECTIONS.map((side) => ({ side, attachedTo: beside(cell, side) })).filter((way) =>
        taken.has(cellName(way.attachedTo)),
      ),
    }));
  return {
    grid,
    tiles,
    entrances: entrances.map((entrance, at) => ({ id: `x${at + 1}`, ...entrance })),
    tunnels,
    gates: gatesOf(tiles),
  };
}

function known(code: string): TileCode {
  if (isCode(code)) return code;
  if (OF_EARLIER_VERSIONS.includes(code))
    throw new BadBoard(`"${code}" is a piece of an earlier version of the game (MH-IMP-08)`);
  throw new BadBoard(`"${code.slice(0, 20)}" is no tile code`);
}

function tileOf(cell: Cell, code: TileCode): MapTile {
  const { unknown, chits, loot, token } = TILE_MEANINGS[code];
  return {
    ...cell,
    code,
    ...(unknown && { unknown }),
    ...(chits && { chits }),
    ...(loot && { loot }),
    ...(token && { token }),
  };
}

function gatesOf(tiles: readonly MapTile[]): Board['gates'] {
  const found = GATES.flatMap((letter) => {
    const gates = tiles.filter((tile) => tile.token === `gate${letter}`);
    if (gates.length > 1) throw new BadBoard(`gate ${letter} stands on ${gates.length} tiles (MH-IMP-08)`);
    return gates.map(({ q, r }) => [letter, { q, r }]);
  });
  return Object.fromEntries(found) as Board['gates'];
}

/** The codes of a map on a grid of that size, or on the smallest of the designer's sizes that holds it. */
export function writeGrid(map: Map, size?: number): string[] {
  const cells = [...map.tiles, ...map.entrances, ...(map.tunnels ?? [])];
  const fits = (grid: number) =>
    cells.every((cell) => cell.r >= 0 && cell.r < grid && columnOf(cell) >= 0 && columnOf(cell) < grid);
  const grid = [size ?? 8, 9, 10, 11, LARGEST].find(fits);
  if (grid === undefined) throw new BadBoard(`the map does not fit a grid of ${LARGEST} by ${LARGEST}`);
  const codes: string[] = Array.from({ length: grid * grid }, () => 'GP');
  const put = (cell: Cell, code: TileCode) => {
    codes[cell.r * grid + columnOf(cell)] = code;
  };
  for (const tile of map.tiles) put(tile, tile.code);
  for (const tunnel of map.tunnels ?? []) put(tunnel, 'T');
  for (const entrance of map.entrances) {
    const code = TILE_CODES.find((code) => TILE_MEANINGS[code].side === entrance.side);
    if (code !== undefined) put(entrance, code);
  }
  return codes;
}
