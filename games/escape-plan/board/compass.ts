import type { BoardWords } from '@getaway/board';
import { TILES } from '../content/index.ts';
import { DIRECTIONS } from '../content/lattice.ts';
import {
  type CellId,
  cellOf,
  CELLS,
  type City,
  LOCATIONS,
  tileAt,
  tileDistance,
  type TileId,
  tileOf,
} from '../rules/map/index.ts';
import type { Choice } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { cellCentre, toScreen } from './geometry.ts';
import { spotOf } from './spots.ts';

/** Clockwise from the right, as y grows downwards on the screen. */
const HEADINGS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
type Heading = (typeof HEADINGS)[number];

/** Which way one cell lies from another; north is up on the board. */
export function headingTo(from: CellId, to: CellId): Heading | null {
  if (from === to) return null;
  const [here, there] = [from, to].map((cell) => toScreen(cellCentre(cell))) as [XY, XY];
  const turns = Math.atan2(there.y - here.y, there.x - here.x) / (2 * Math.PI);
  return HEADINGS[Math.round(turns * HEADINGS.length + HEADINGS.length) % HEADINGS.length] ?? null;
}

type XY = ReturnType<typeof toScreen>;

const neighboursOf = (city: City, cell: CellId): TileId[] => {
  const [a = 0, b = 0] = cell.split(',').map(Number);
  return DIRECTIONS.flatMap(([da, db]) => tileAt(city, `${a + da},${b + db}`) ?? []);
};

/** "East of Union Yard and south-east of Canal Arcade": where a cell is, by the tiles beside it. */
export const besideWhat = (city: City, cell: CellId, words: BoardWords): string[] =>
  neighboursOf(city, cell).map((tile) =>
    words.say('board.beside', { heading: headingWords(headingTo(cellOf(city, tile)!, cell), words), tile }),
  );

const headingWords = (heading: Heading | null, words: BoardWords): string =>
  words.say('board.heading', { heading });

/** "North-east, 2 tiles away": how one tile lies from another; nothing where one of them is not in the city. */
export function wayTo(city: City, from: TileId | null, to: TileId, words: BoardWords): string {
  const [here, there] = [from === null ? null : cellOf(city, from), cellOf(city, to)];
  if (from === null || here === null || there === null) return '';
  if (here === there) return words.say('board.sameTile');
  const heading = headingWords(headingTo(here, there), words);
  return words.say('board.away', { heading, tiles: tileDistance(city, from, to) });
}

/** The tile that a seat's pawn stands on. */
export function ownTile(view: State, seat: number | null): TileId | null {
  const at = seat === null ? null : (view.at[seat] ?? null);
  return at === null ? null : tileOf(at);
}

/**
 * Where a choice leads: what the picture shows to those who see it, in words for those who do not. What is only explained
 * as impossible may leave out where it would lead.
 */
export function whereTo(view: State, actor: number | null, choice: Choice, words: BoardWords): string {
  const { city } = view;
  if (choice.do === 'placeTile') {
    return CELLS.includes(choice.cell) ? besideWhat(city, choice.cell, words).join(', ') : '';
  }
  if ('tile' in choice && 'to' in choice && choice.tile !== undefined && choice.to !== undefined) {
    return wayTo(city, choice.tile, choice.to, words);
  }
  const spot = spotOf(choice);
  if (spot === null || ![...TILES, ...LOCATIONS].includes(spot)) return '';
  return wayTo(city, ownTile(view, actor), TILES.includes(spot) ? spot : tileOf(spot), words);
}
