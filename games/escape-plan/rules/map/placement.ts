import type { Refusal } from '@getaway/engine';
import { ATLAS, contactAt } from './atlas.ts';
import { type City, filled } from './graph.ts';
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
const EVERY_ROTATION = 2 ** SIDES - 1;

/** By cell number: its tile, or nobody; the own side that it turns towards side 0 of the cell; and how many tiles lie next to it. */
const occupied = {
  tile: filled(ATLAS.cells.length, NOBODY),
  turned: filled(ATLAS.cells.length, 0),
  neighbours: filled(ATLAS.cells.length, 0),
};

/** Looks at another city; used again by the next one. */
function occupy(city: City): void {
  const { tile, turned, neighbours } = occupied;
  for (let cell = 0; cell < tile.length; cell++) {
    tile[cell] = NOBODY;
    neighbours[cell] = 0;
  }
  for (let i = 0; i < city.cells.length; i++) {
    const cell = ATLAS.cellIndex.get(city.cells[i]!)!;
    tile[cell] = ATLAS.tileIndex.get(city.tiles[i]!)!;
    turned[cell] = ownSide(0, city.rotations[i]!);
    for (let side = 0; side < SIDES; side++) {
      const beyond = ATLAS.beyond[cell * SIDES + side]!;
      if (beyond >= 0) neighbours[beyond]!++;
    }
  }
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

/** EP-CTY-06: the rotations in which a zone continues in a zone of the same land type on a neighbouring tile. */
function continuing(tile: number, cell: number): number {
  let rotations = 0;
  for (let side = 0; side < SIDES; side++) {
    const beyond = ATLAS.beyond[cell * SIDES + side]!;
    const other = beyond < 0 ? NOBODY : occupied.tile[beyond]!;
    if (other === NOBODY) continue;
    const otherSide = (occupied.turned[beyond]! + oppositeSide(side)) % SIDES;
    rotations |= CONTINUING[contactAt(ATLAS, tile, side, other, otherSide)]!;
  }
  return rotations;
}

/** The cells that are empty and have enough neighbours (EP-CTY-05), with the number that is enough now (EP-CTY-13). */
function openCells(): { needed: 1 | 2; cells: number[] } {
  const { tile, neighbours } = occupied;
  const one: number[] = [];
  const two: number[] = [];
  for (let cell = 0; cell < tile.length; cell++) {
    if (neighbours[cell] === 0 || tile[cell] !== NOBODY) continue;
    one.push(cell);
    if (neighbours[cell]! > 1) two.push(cell);
  }
  return two.length > 0 ? { needed: 2, cells: two } : { needed: 1, cells: one };
}

/** Calls back with every legal placement by number: in the display's order, then by cell, then by rotation. */
export function eachPlacement(
  city: City,
  display: readonly TileId[],
  found: (tile: number, cell: number, rotation: number) => void,
): void {
  occupy(city);
  const { cells } = openCells();
  if (!enumerate(display, cells, true, found)) enumerate(display, cells, false, found);
}

function enumerate(
  display: readonly TileId[],
  cells: readonly number[],
  mustContinue: boolean,
  found: (tile: number, cell: number, rotation: number) => void,
): boolean {
  let any = false;
  for (const id of display) {
    const tile = ATLAS.tileIndex.get(id)!;
    for (const cell of cells) {
      const rotations = mustContinue ? continuing(tile, cell) : EVERY_ROTATION;
      any ||= rotations !== 0;
      for (let rotation = 0; rotation < SIDES; rotation++) {
        if ((rotations >> rotation) & 1) found(tile, cell, rotation);
      }
    }
  }
  return any;
}

export function placements(city: City, display: readonly TileId[]): Placement[] {
  const all: Placement[] = [];
  eachPlacement(city, display, (tile, cell, rotation) =>
    all.push({ tile: ATLAS.tiles[tile]!, cell: ATLAS.cells[cell]!, rotation }),
  );
  return all;
}

/** EP-CTY-13, judged over all the tiles left in the display. */
export function placementDemands(city: City, display: readonly TileId[]): PlacementDemands {
  occupy(city);
  const { needed, cells } = openCells();
  return { neighbours: needed, landContinues: enumerate(display, cells, true, () => {}) };
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
