import type { Say } from '@getaway/engine';
import { CITY_PACK, type CityTile } from '../../content/index.ts';
import { countBits, has } from '../bits.ts';
import { costaOf, hasCosta, hasSandra, sandraOf } from '../characters.ts';
import { displayTiles } from '../cityPhase.ts';
import { hqNumber } from '../gangs.ts';
import { signAt } from '../landmarks.ts';
import { type CellId, locationsOf, placements, region, type RegionId, type TileId } from '../map/index.ts';
import { officersOn } from '../officers.ts';
import { exitIsOpen, isClosed, placeAt, placeNumber } from '../places.ts';
import type { State } from '../state.ts';

const WIDTH = 20;
const HEIGHT = 6;
/** Leaves what is there. */
const NOTHING = '\0';

/** The city as boxes, each row half a box further to the right, as hexagons lie. */
export function cityText(view: State, say: Say): string {
  const boxes = [
    ...view.city.tiles.map((tile, i) =>
      boxAt(view.city.cells[i]!, tileBox(view, tile, view.city.cells[i]!, say)),
    ),
    ...openCells(view).map((cell) => boxAt(cell, openBox(cell))),
  ];
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const rows: string[][] = [];
  for (const { x, y, lines } of boxes) {
    for (const [i, line] of lines.entries()) {
      const row = (rows[y - top + i] ??= []);
      for (const [j, letter] of Array.from(line).entries())
        if (letter !== NOTHING) row[x - left + j] = letter;
    }
  }
  return rows.map((row) => Array.from(row, (letter) => letter ?? ' ').join('')).join('\n');
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}

function boxAt(cell: CellId, lines: readonly string[]): Box {
  const [a, b] = cell.split(',').map(Number) as [number, number];
  return { x: (2 * a + b) * (WIDTH / 2), y: b * (HEIGHT - 1), lines };
}

/** The cells where a display tile may go now: worth showing while somebody places one. */
function openCells(view: State): CellId[] {
  if (view.outcome !== null || view.agenda.at(-1)?.step !== 'placeTile') return [];
  return [...new Set(placements(view.city, displayTiles(view)).map(({ cell }) => cell))];
}

/** Only its middle, so that it leaves the boxes around it alone. */
const openBox = (cell: CellId): string[] => {
  const label = `[ ${cell} ]`;
  const margin = Math.floor((WIDTH - label.length) / 2);
  return ['', '', '', `${NOTHING.repeat(margin)}${label}`];
};

/** H for a helipad, ~ for a ferry. */
export function marksOf(tile: TileId): string {
  const { helipad, ferry } = CITY_PACK.tiles.find((each) => each.id === tile) as CityTile;
  return `${helipad ? 'H' : ''}${ferry ? '~' : ''}`;
}

function tileBox(view: State, tile: TileId, cell: CellId, say: Say): string[] {
  const officers = ['F', 'C', 'S']
    .map((letter, bit) => (has(officersOn(view, tile), bit) ? letter : '·'))
    .join('');
  const rim = `+${'-'.repeat(WIDTH - 2)}+`;
  return [
    rim,
    line(say(`term.${tile}`), marksOf(tile)),
    ...locationsOf(tile).map((location) => line(locationText(view, location, say), pawnsAt(view, location))),
    line(cell, officers),
    rim,
  ];
}

/** One line of a box: something on the left, something on the right. */
function line(left: string, right: string): string {
  const inner = WIDTH - 2;
  const room = inner - right.length - (right ? 1 : 0);
  const cut = left.length > room ? `${left.slice(0, Math.max(0, room - 1))}…` : left;
  return `|${cut.padEnd(inner - right.length)}${right}|`;
}

function locationText(view: State, location: RegionId, say: Say): string {
  const { kind, exit } = region(location);
  const sign = say(`term.${signAt(view, location)}`);
  if (kind === 'business' || kind === 'safeHouse') {
    const place = placeAt(view, location);
    if (place === undefined) return '?';
    const cubes = countBits(view.cubes[placeNumber(place)]!);
    const incomes = countBits(view.incomeVisits[placeNumber(place)]!);
    const marks = '•'.repeat(cubes - incomes) + '◆'.repeat(incomes);
    return `${isClosed(view, place) ? 'x ' : ''}${sign} ${marks}`;
  }
  if (exit !== null) return `${exitIsOpen(view, exit) ? '' : 'x '}${sign}`;
  if (kind === 'gang') return `${sign} ${view.gangMembers[hqNumber(location)]!}`;
  return sign;
}

/** Who is there: thieves by number, Sandra as *, Costa as $. */
function pawnsAt(view: State, location: RegionId): string {
  let pawns = '';
  view.at.forEach((at, who) => {
    if (at !== location) return;
    if (hasSandra(view) && who === sandraOf(view)) pawns += '*';
    else if (hasCosta(view) && who === costaOf(view)) pawns += '$';
    else pawns += who + 1;
  });
  return pawns && `<${pawns}>`;
}
