import type { Refusal } from '@getaway/engine';
import { countBits, nthBit } from '../bits.ts';
import { ATLAS, contactAt } from './atlas.ts';
import { type City, continues, filled, NO_CITY } from './graph.ts';
import type { CellId, TileId } from './region.ts';
import { oppositeSide, ownSide, SIDES } from './shape.ts';

export interface Placement {
  readonly tile: TileId;
  readonly cell: CellId;
  readonly rotation: number;
}

/** What a placement must fulfil: normally two neighbours and land that continues, less by EP-CTY-13. */
export interface PlacementDemands {
  readonly neighbours: 1 | 2;
  readonly landContinues: boolean;
}

const NOBODY = -1;
const TAKEN = -1;
const EVERY_ROTATION = 2 ** SIDES - 1;

/**
 * By cell number: its tile, or nobody; how many tiles lie next to it while it is empty; and at 6 * cell, for each of these,
 * the part of its place in `CONTINUING` that does not depend on the tile that comes to the cell.
 */
const occupied = {
  tile: filled(ATLAS.cells.length, NOBODY),
  neighbours: filled(ATLAS.cells.length, 0),
  contacts: filled(ATLAS.cells.length * SIDES, 0),
};

/** The city that was looked at last. */
let seen = NO_CITY;

/** Looks at another city. Most often a tile has been placed since: then only that is new. */
function occupy(city: City): void {
  if (!continues(city, seen)) forget();
  for (let i = seen.tiles.length; i < city.tiles.length; i++)
    place(ATLAS.tileIndex.get(city.tiles[i]!)!, ATLAS.cellIndex.get(city.cells[i]!)!, city.rotations[i]!);
  seen = city;
}

function place(tile: number, cell: number, rotation: number): void {
  const { neighbours, contacts } = occupied;
  occupied.tile[cell] = tile;
  neighbours[cell] = TAKEN;
  for (let side = 0; side < SIDES; side++) {
    const beyond = ATLAS.beyond[cell * SIDES + side]!;
    if (beyond < 0 || neighbours[beyond] === TAKEN) continue;
    const contact = contactAt(ATLAS, 0, oppositeSide(side), tile, ownSide(side, rotation));
    contacts[beyond * SIDES + neighbours[beyond]!++] = contact;
  }
}

function forget(): void {
  for (let cell = 0; cell < occupied.tile.length; cell++) {
    occupied.tile[cell] = NOBODY;
    occupied.neighbours[cell] = 0;
  }
  seen = NO_CITY;
}

/** The rotations, one bit each, in which a tile continues the land of a neighbour that turns an own side towards it. */
const CONTINUING = Uint8Array.from({ length: ATLAS.tiles.length ** 2 * SIDES ** 2 }, (_, at) => {
  const otherSide = at % SIDES;
  const other = Math.floor(at / SIDES) % ATLAS.tiles.length;
  const side = Math.floor(at / SIDES / ATLAS.tiles.length) % SIDES;
  const tile = Math.floor(at / SIDES ** 2 / ATLAS.tiles.length);
  let rotations = 0;
  for (let rotation = 0; rotation < SIDES; rotation++) {
    if (ATLAS.landContinues[contactAt(ATLAS, tile, ownSide(side, rotation), other, otherSide)])
      rotations |= 1 << rotation;
  }
  return rotations;
});

/** The empty cells with at least so many neighbours. */
function cellsBeside(needed: number): number[] {
  const { neighbours } = occupied;
  const cells: number[] = [];
  for (let cell = 0; cell < neighbours.length; cell++) if (neighbours[cell]! >= needed) cells.push(cell);
  return cells;
}

/** The empty cells with enough neighbours (EP-CTY-05), with fewer if none has them (EP-CTY-13). */
function openCells(): number[] {
  const cells = cellsBeside(2);
  return cells.length > 0 ? cells : cellsBeside(1);
}

/** Legal placements: of these tiles on these cells, by number, in so many rotations, one bit each. */
interface LegalPlacements {
  readonly count: number;
  readonly tiles: readonly number[];
  readonly cells: readonly number[];
  /** By tile, then by cell. */
  readonly rotations: readonly number[];
}

/** All that are legal, with the tiles in the display's order. */
export function legalPlacements(city: City, display: readonly TileId[]): LegalPlacements {
  occupy(city);
  const tiles: number[] = [];
  for (const id of display) tiles.push(ATLAS.tileIndex.get(id)!);
  const cells = openCells();
  const rotations: number[] = [];
  let count = 0;
  for (let t = 0; t < tiles.length; t++) {
    for (let i = 0; i < cells.length; i++) {
      const here = continuing(tiles[t]!, cells[i]!);
      rotations.push(here);
      count += countBits(here);
    }
  }
  if (count > 0) return { count, tiles, cells, rotations };
  return {
    count: rotations.length * SIDES,
    tiles,
    cells,
    rotations: filled(rotations.length, EVERY_ROTATION),
  };
}

/** One of them: by tile, then by cell, then by rotation. */
export function placementAt({ tiles, cells, rotations }: LegalPlacements, number: number): Placement {
  let spot = 0;
  let left = number;
  for (let here = 0; left >= (here = countBits(rotations[spot]!)); spot++) left -= here;
  return {
    tile: ATLAS.tiles[tiles[Math.floor(spot / cells.length)]!]!,
    cell: ATLAS.cells[cells[spot % cells.length]!]!,
    rotation: nthBit(rotations[spot]!, left),
  };
}

/** EP-CTY-06: the rotations in which a zone of a tile on a cell continues in one of the same land type on a neighbouring tile. */
function continuing(tile: number, cell: number): number {
  const first = cell * SIDES;
  const end = first + occupied.neighbours[cell]!;
  const own = contactAt(ATLAS, tile, 0, 0, 0);
  let rotations = 0;
  for (let at = first; at < end; at++) rotations |= CONTINUING[own + occupied.contacts[at]!]!;
  return rotations;
}

export function placements(city: City, display: readonly TileId[]): Placement[] {
  const legal = legalPlacements(city, display);
  return Array.from({ length: legal.count }, (_, number) => placementAt(legal, number));
}

/** EP-CTY-13, judged over all the tiles left in the display. */
export function placementDemands(city: City, display: readonly TileId[]): PlacementDemands {
  occupy(city);
  const cells = openCells();
  const fits = (id: TileId): boolean =>
    cells.some((cell) => continuing(ATLAS.tileIndex.get(id)!, cell) !== 0);
  return { neighbours: cellsBeside(2).length > 0 ? 2 : 1, landContinues: display.some(fits) };
}

/** The rule against a placement, if there is one. */
export function whyNotPlace(
  city: City,
  demands: PlacementDemands,
  { tile, cell, rotation }: Placement,
): Refusal | null {
  const number = ATLAS.cellIndex.get(cell);
  if (number === undefined) return { rule: 'EP-MAP-12', params: { cell } };
  occupy(city);
  const there = occupied.tile[number]!;
  if (there !== NOBODY) return { rule: 'EP-CTY-05', params: { cell, holds: ATLAS.tiles[there]! } };
  const neighbours = occupied.neighbours[number]!;
  if (neighbours < demands.neighbours) {
    return { rule: 'EP-CTY-05', params: { cell, neighbours, needs: demands.neighbours } };
  }
  const rotations = continuing(ATLAS.tileIndex.get(tile)!, number);
  if (demands.landContinues && ((rotations >> rotation) & 1) === 0) {
    return { rule: 'EP-CTY-06', params: { tile, cell, rotation } };
  }
  return null;
}
