import {
  type Cell,
  type Direction,
  DIRECTIONS,
  GATES,
  type MapTile,
  type Scenario,
  type SpecialRule,
  type SpecialRuleOf,
  STEP,
  type Token,
} from '../content/index.ts';
import { scenarioFor } from '../exchange/index.ts';

/** A place where the team may dig a tunnel entrance (MH-TUN-01). */
interface TunnelSide {
  readonly name: string;
  readonly cell: number;
  readonly side: Direction;
  readonly tile: number;
}

interface FixedEntrance {
  readonly name: string;
  readonly cell: number;
  readonly tile: number;
}

/**
 * The unchanging geometry of a scenario. Tiles are numbered in canonical order (MH-GEN-11), so the lists of the
 * state that hold one entry a tile are in that order too; entrances follow the tiles.
 */
export interface Board {
  readonly scenario: Scenario;
  readonly tiles: readonly MapTile[];
  readonly size: number;
  /** Chess-like names: column letter of the printed map and row, `c4`. */
  readonly names: readonly string[];
  readonly numbers: { readonly [name: string]: number };
  readonly cells: readonly number[];
  /** Neighbouring tiles of a tile, in canonical order. */
  readonly near: readonly (readonly number[])[];
  /** The tile on one side of a tile, -1 for a gap: `beside[tile * 6 + direction]`. */
  readonly beside: readonly number[];
  readonly tileAt: { readonly [cell: number]: number };
  readonly entrances: readonly FixedEntrance[];
  readonly tunnels: readonly TunnelSide[];
  /** Tiles of the lockdown gates in letter order. */
  readonly gates: readonly number[];
  readonly kennel: number;
  /** Tiles that have or had such a token. */
  readonly tokens: (token: Token) => readonly number[];
  /** The scenario's rules by type; the first of each. */
  readonly rules: { readonly [type: string]: SpecialRule };
}

/** Cells are numbered so that a step in a direction is a fixed difference. */
const ROW = 64;
export const cellNo = ({ q, r }: Cell): number => (r + 24) * ROW + q + 24;
export const STEPS: readonly number[] = DIRECTIONS.map((side) => STEP[side].r * ROW + STEP[side].q);
const cellOf = (cell: number): Cell => ({ q: (cell % ROW) - 24, r: Math.floor(cell / ROW) - 24 });

function cellLabel(cell: number): string {
  const { q, r } = cellOf(cell);
  return `${String.fromCharCode(97 + q + Math.floor(r / 2))}${r + 1}`;
}

/** Row and printed column, for drawing. */
export function printed(cell: number): { readonly row: number; readonly column: number } {
  const { q, r } = cellOf(cell);
  return { row: r, column: q + Math.floor(r / 2) };
}

const boards = new Map<string, Board>();
let latest = { scenario: '', board: null as Board | null };

/** The board of a scenario id or of a designer's share key. */
export function boardFor(scenario: string): Board {
  if (latest.board && latest.scenario === scenario) return latest.board;
  let board = boards.get(scenario);
  if (!board) boards.set(scenario, (board = lay(scenarioFor(scenario))));
  latest = { scenario, board };
  return board;
}

/** The board's special rule of one type, or undefined when its scenario does not use it. */
export const ruleOn = <T extends SpecialRule['type']>(board: Board, type: T): SpecialRuleOf<T> | undefined =>
  board.rules[type] as SpecialRuleOf<T> | undefined;

function lay(scenario: Scenario): Board {
  const tiles = [...scenario.map.tiles].sort((a, b) => a.r - b.r || a.q - b.q);
  const cells = tiles.map(cellNo);
  const tileAt: Record<number, number> = {};
  cells.forEach((cell, tile) => (tileAt[cell] = tile));
  const names = cells.map(cellLabel);
  const at = (cell: number): number => tileAt[cell] ?? -1;
  const beside = cells.flatMap((cell) => STEPS.map((step) => at(cell + step)));
  const near = cells.map((_, tile) =>
    beside
      .slice(tile * 6, tile * 6 + 6)
      .filter((other) => other >= 0)
      .sort((a, b) => a - b),
  );
  const withToken = (token: Token): number[] => tiles.flatMap((tile, i) => (tile.token === token ? [i] : []));
  const tokens: { [token: string]: readonly number[] } = {};
  return {
    scenario,
    tiles,
    size: tiles.length,
    names,
    numbers: Object.fromEntries(names.map((name, tile) => [name, tile])),
    cells,
    near,
    beside,
    tileAt,
    entrances: scenario.map.entrances.map((entrance) => ({
      name: entrance.id,
      cell: cellNo(entrance),
      tile: at(cellNo(entrance.attachedTo)),
    })),
    tunnels: (scenario.map.tunnels ?? []).flatMap((tunnel) =>
      tunnel.sides.map(({ side, attachedTo }) => ({
        name: cellLabel(cellNo(tunnel)),
        cell: cellNo(tunnel),
        side,
        tile: at(cellNo(attachedTo)),
      })),
    ),
    gates: GATES.flatMap((letter) => withToken(`gate${letter}`)),
    kennel: withToken('kennel')[0] ?? -1,
    tokens: (token) => (tokens[token] ??= withToken(token)),
    rules: Object.fromEntries([...scenario.specialRules].reverse().map((rule) => [rule.type, rule])),
  };
}

/** The tile on a cell of the scenario's own notation. */
export const tileNo = (board: Board, cell: Cell): number => board.tileAt[cellNo(cell)] ?? -1;
