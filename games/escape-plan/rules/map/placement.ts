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
const EVERY_ROTATION = 2 ** SIDES - 1;

/**
 * By cell number: its tile, or nobody; how many tiles lie next to it; and at 6 * cell, for each of these, the part of its
 * place in `CONTINUING` that does not depend on the tile that comes to the cell.
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
  for (let side = 0; side < SIDES; side++) {
    const beyond = ATLAS.beyond[cell * SIDES + side]!;
    if (beyond < 0) continue;
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

/** The cells that are empty and have enough neighbours (EP-CTY-05), with the number that is enough now (EP-CTY-13). */
function openCells(): { needed: 1 | 2; cells: number[] } {
  const { tile, neighbours } = occupied;
  const cells: number[] = [];
  let needed: 1 | 2 = 1;
  for (let cell = 0; cell < tile.length; cell++) {
    if (tile[cell] !== NOBODY || neighbours[cell]! < needed) continue;
    if (needed === 1 && neighbours[cell]! > 1) {
      needed = 2;
      cells.length = 0;
    }
    cells.push(cell);
  }
  return { needed, cells };
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
  const { cells } = openCells();
  const rotations = continuing(tiles, cells);
  const count = countAll(rotations);
  if (count > 0) return { count, tiles, cells, rotations };
  const all = filled(rotations.length, EVERY_ROTATION);
  return { count: countAll(all), tiles, cells, rotations: all };
}

function countAll(rotations: readonly number[]): number {
  let count = 0;
  for (const bits of rotations) count += countBits(bits);
  return count;
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

/** EP-CTY-06: the rotations in which a zone continues in one of the same land type on a neighbouring tile, by tile, then by cell. */
function continuing(tiles: readonly number[], cells: readonly number[]): number[] {
  const rotations = filled(tiles.length * cells.length, 0);
  for (let i = 0; i < cells.length; i++) {
    const first = cells[i]! * SIDES;
    const end = first + occupied.neighbours[cells[i]!]!;
    for (let at = first; at < end; at++) {
      const contact = occupied.contacts[at]!;
      for (let t = 0; t < tiles.length; t++) {
        rotations[t * cells.length + i]! |= CONTINUING[contactAt(ATLAS, tiles[t]!, 0, 0, 0) + contact]!;
      }
    }
  }
  return rotations;
}

export function placements(city: City, display: readonly TileId[]): Placement[] {
  const legal = legalPlacements(city, display);
  return Array.from({ length: legal.count }, (_, number) => placementAt(legal, number));
}

/** EP-CTY-13, judged over all the tiles left in the display. */
export function placementDemands(city: City, display: readonly TileId[]): PlacementDemands {
  occupy(city);
  const { needed, cells } = openCells();
  const tiles = display.map((id) => ATLAS.tileIndex.get(id)!);
  return { neighbours: needed, landContinues: countAll(continuing(tiles, cells)) > 0 };
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
  const rotations = continuing([ATLAS.tileIndex.get(tile)!], [number])[0]!;
  if (demands.landContinues && ((rotations >> rotation) & 1) === 0) {
    return { rule: 'EP-CTY-06', params: { tile, cell, rotation } };
  }
  return null;
}
