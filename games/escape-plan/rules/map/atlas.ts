import { CITY_PACK, type CityPack, LAND_TYPES } from '../../content/index.ts';
import { DIRECTIONS } from '../../content/lattice.ts';
import { type CellId, type Region, regionsOf, type TileId } from './region.ts';
import { type Shape, shapesOf, SIDES, touching } from './shape.ts';

/** Land type of a region as a number: index in `LAND_TYPES`, or this for a location. */
export const NO_LAND = -1;

/** Everything about a tile pack that does not depend on where its tiles lie, by number for speed. */
export interface Atlas {
  readonly tiles: readonly TileId[];
  readonly tileIndex: ReadonlyMap<TileId, number>;
  readonly cells: readonly CellId[];
  readonly cellIndex: ReadonlyMap<CellId, number>;
  /** The cell beyond each side of each cell, at 6 * cell + side; -1 off the board. */
  readonly beyond: readonly number[];
  /** Distance between two cells (EP-MAP-08), at cells * one + other. */
  readonly distance: readonly number[];
  readonly regions: readonly Region[];
  readonly land: readonly number[];
  readonly regionsOf: readonly (readonly number[])[];
  /** By tile: the pairs of its regions that touch (EP-MAP-06), flat. */
  readonly inner: readonly (readonly number[])[];
  /** By tile: the region at each unit edge of its outline; see `Shape.rim`. */
  readonly rims: readonly (readonly number[])[];
  /** By tile: EP-MAP-10, EP-MAP-11. */
  readonly ferry: readonly boolean[];
  readonly helipad: readonly boolean[];
  /** For own side of one tile against own side of another: the pairs of regions that touch, flat, and whether land continues. */
  readonly contacts: readonly (readonly number[])[];
  readonly landContinues: readonly boolean[];
}

/** Place of two tiles' own sides in `contacts` and `landContinues`. */
export const contactAt = (
  atlas: Atlas,
  tile: number,
  side: number,
  other: number,
  otherSide: number,
): number => ((tile * SIDES + side) * atlas.tiles.length + other) * SIDES + otherSide;

const cellId = (a: number, b: number): CellId => `${a},${b}`;

function stepsBetween(one: readonly [number, number], other: readonly [number, number]): number {
  const a = one[0] - other[0];
  const b = one[1] - other[1];
  return (Math.abs(a) + Math.abs(b) + Math.abs(a + b)) / 2;
}

function atlasOf(pack: CityPack): Atlas {
  const tiles = pack.tiles.map((tile) => tile.id);
  const cells = pack.board.cells.map(([a, b]) => cellId(a, b));
  const cellIndex = new Map(cells.map((cell, i) => [cell, i]));
  const regions = regionsOf(pack);
  const land = regions.map((region) => (region.land === null ? NO_LAND : LAND_TYPES.indexOf(region.land)));
  const shapes = shapesOf(pack);
  const contacts = allContacts(shapes);
  return {
    tiles,
    tileIndex: new Map(tiles.map((tile, i) => [tile, i])),
    cells,
    cellIndex,
    beyond: pack.board.cells.flatMap(([a, b]) =>
      DIRECTIONS.map(([da, db]) => cellIndex.get(cellId(a + da, b + db)) ?? -1),
    ),
    distance: pack.board.cells.flatMap((one) => pack.board.cells.map((other) => stepsBetween(one, other))),
    regions,
    land,
    regionsOf: pack.tiles.map((_, tile) =>
      regions.filter(({ tileIndex }) => tileIndex === tile).map(({ index }) => index),
    ),
    inner: shapes.map((shape) => shape.inner),
    rims: shapes.map((shape) => shape.rim),
    ferry: pack.tiles.map((tile) => tile.ferry),
    helipad: pack.tiles.map((tile) => tile.helipad),
    contacts,
    landContinues: contacts.map((pairs) =>
      pairs.some((here, i) => i % 2 === 0 && land[here] !== NO_LAND && land[here] === land[pairs[i + 1]!]),
    ),
  };
}

function allContacts(shapes: readonly Shape[]): number[][] {
  const contacts: number[][] = [];
  for (const shape of shapes) {
    for (let side = 0; side < SIDES; side++) {
      for (const other of shapes) {
        for (let otherSide = 0; otherSide < SIDES; otherSide++)
          contacts.push(touching(shape, side, other, otherSide));
      }
    }
  }
  return contacts;
}

/** The tile pack in play. */
export const ATLAS: Atlas = atlasOf(CITY_PACK);
export const CELLS: readonly CellId[] = ATLAS.cells;
export const START_CELLS: readonly CellId[] = CITY_PACK.board.startCells.map(([a, b]) => cellId(a, b));
export const START_ROTATIONS: readonly number[] = CITY_PACK.board.startRotations;
