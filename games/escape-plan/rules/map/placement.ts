import type { Refusal } from '@getaway/engine';
import { ATLAS, contactAt } from './atlas.ts';
import type { City } from './graph.ts';
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

/** Where the tiles lie, by cell number: index in the city's lists plus 1, or 0. */
function occupants(city: City): Uint8Array {
  const occupied = new Uint8Array(ATLAS.cells.length);
  for (let i = 0; i < city.cells.length; i++) occupied[ATLAS.cellIndex.get(city.cells[i]!)!] = i + 1;
  return occupied;
}

function countNeighbours(occupied: Uint8Array, cell: number): number {
  let count = 0;
  for (let side = 0; side < SIDES; side++) {
    const beyond = ATLAS.beyond[cell * SIDES + side]!;
    if (beyond >= 0 && occupied[beyond]! > 0) count++;
  }
  return count;
}

/** EP-CTY-06: a zone continues in a zone of the same land type on a neighbouring tile. */
function landContinues(
  city: City,
  occupied: Uint8Array,
  tile: number,
  cell: number,
  rotation: number,
): boolean {
  for (let side = 0; side < SIDES; side++) {
    const beyond = ATLAS.beyond[cell * SIDES + side]!;
    const neighbour = beyond < 0 ? -1 : occupied[beyond]! - 1;
    if (neighbour < 0) continue;
    const other = ATLAS.tileIndex.get(city.tiles[neighbour]!)!;
    const otherSide = ownSide(oppositeSide(side), city.rotations[neighbour]!);
    if (ATLAS.landContinues[contactAt(ATLAS, tile, ownSide(side, rotation), other, otherSide)]) return true;
  }
  return false;
}

/** The cells that are empty and have enough neighbours (EP-CTY-05), with the number that is enough now (EP-CTY-13). */
function openCells(occupied: Uint8Array): { needed: 1 | 2; cells: number[] } {
  const withNeighbours = (needed: number): number[] =>
    ATLAS.cells.flatMap((_, cell) =>
      occupied[cell] === 0 && countNeighbours(occupied, cell) >= needed ? cell : [],
    );
  const cells = withNeighbours(2);
  return cells.length > 0 ? { needed: 2, cells } : { needed: 1, cells: withNeighbours(1) };
}

/** Every legal placement of a display tile: in the display's order, then by cell, then by rotation. */
export function placements(city: City, display: readonly TileId[]): Placement[] {
  const occupied = occupants(city);
  const { cells } = openCells(occupied);
  const continuing = enumerate(city, display, occupied, cells, true);
  return continuing.length > 0 ? continuing : enumerate(city, display, occupied, cells, false);
}

function enumerate(
  city: City,
  display: readonly TileId[],
  occupied: Uint8Array,
  cells: readonly number[],
  mustContinue: boolean,
): Placement[] {
  const found: Placement[] = [];
  for (const tile of display) {
    const number = ATLAS.tileIndex.get(tile)!;
    for (const cell of cells) {
      for (let rotation = 0; rotation < SIDES; rotation++) {
        if (mustContinue && !landContinues(city, occupied, number, cell, rotation)) continue;
        found.push({ tile, cell: ATLAS.cells[cell]!, rotation });
      }
    }
  }
  return found;
}

/** EP-CTY-13, judged over all the tiles left in the display. */
export function placementDemands(city: City, display: readonly TileId[]): PlacementDemands {
  const occupied = occupants(city);
  const { needed, cells } = openCells(occupied);
  return { neighbours: needed, landContinues: enumerate(city, display, occupied, cells, true).length > 0 };
}

/** The rule against a placement, if there is one. */
export function whyNotPlace(
  city: City,
  demands: PlacementDemands,
  { tile, cell, rotation }: Placement,
): Refusal | null {
  const number = ATLAS.cellIndex.get(cell);
  if (number === undefined) return { rule: 'EP-MAP-12', params: { cell } };
  const occupied = occupants(city);
  const there = occupied[number]!;
  if (there > 0) return { rule: 'EP-CTY-05', params: { cell, holds: city.tiles[there - 1]! } };
  const neighbours = countNeighbours(occupied, number);
  if (neighbours < demands.neighbours) {
    return { rule: 'EP-CTY-05', params: { cell, neighbours, needs: demands.neighbours } };
  }
  if (demands.landContinues && !landContinues(city, occupied, ATLAS.tileIndex.get(tile)!, number, rotation)) {
    return { rule: 'EP-CTY-06', params: { tile, cell, rotation } };
  }
  return null;
}
