import type { BoardWords } from '@getaway/board';
import { TILES } from '../content/index.ts';
import {
  type CellId,
  cellOf,
  CELLS,
  type City,
  headingTo,
  LOCATIONS,
  tileDistance,
  type TileId,
  tileOf,
  tilesBeside,
} from '../rules/map/index.ts';
import type { Choice } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { spotOf } from './spots.ts';

/** "East of Union Yard and south-east of Canal Arcade": where a cell is, by the tiles beside it. */
export const besideWhat = (city: City, cell: CellId, words: BoardWords): string[] =>
  tilesBeside(city, cell).map((tile) =>
    words.say('board.beside', { heading: headingTo(cellOf(city, tile)!, cell), tile }),
  );

/** "North-east, 2 tiles away": how one tile lies from another; nothing where one of them is not in the city. */
export function wayTo(city: City, from: TileId | null, to: TileId, words: BoardWords): string {
  const [here, there] = [from === null ? null : cellOf(city, from), cellOf(city, to)];
  if (from === null || here === null || there === null) return '';
  if (here === there) return words.say('board.sameTile');
  return words.say('board.away', { heading: headingTo(here, there), tiles: tileDistance(city, from, to) });
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
