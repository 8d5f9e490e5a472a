import { CITY_PACK } from '../content/index.ts';
import { type Point, edgeEnds, rotate, unitEdges } from '../content/lattice.ts';
import { CELLS, type City, type CellId, type TileId } from '../rules/map/index.ts';

/** How large one unit of the lattice is drawn. */
const UNIT = 10;
const HALF_ROOT_3 = Math.sqrt(3) / 2;

export interface XY {
  readonly x: number;
  readonly y: number;
}

/** EP-MAP-02: where a lattice point is on the screen. */
export const toScreen = ([q, r]: Point): XY => ({ x: q * HALF_ROOT_3 * UNIT, y: (q / 2 + r) * UNIT });

/** EP-MAP-04: the middle of a cell on the lattice. */
export function cellCentre(cell: CellId): Point {
  const [a = 0, b = 0] = cell.split(',').map(Number);
  return [a * 12 + b * 6, a * -6 + b * 6];
}

const shifted = ([q, r]: Point, [dq, dr]: Point): Point => [q + dq, r + dr];

const lineOf = (points: readonly Point[]): string =>
  `M${points
    .map(toScreen)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}`;

const pathOf = (points: readonly Point[]): string => `${lineOf(points)}Z`;

const HEXAGON: readonly Point[] = [0, 1, 2, 3, 4, 5].map((steps) => rotate([6, 0], steps));

export const cellOutline = (cell: CellId): string =>
  pathOf(HEXAGON.map((corner) => shifted(corner, cellCentre(cell))));

export interface DrawnRegion {
  readonly id: string;
  readonly points: readonly Point[];
  readonly path: string;
  readonly centre: XY;
}

export interface DrawnTile {
  readonly tile: TileId;
  readonly outline: string;
  readonly centre: XY;
  readonly zones: readonly (DrawnRegion & { readonly land: string })[];
  /** In the order of the tile's locations. */
  readonly locations: readonly DrawnRegion[];
}

const middle = (points: readonly Point[]): XY => {
  const screen = points.map(toScreen);
  const sum = (pick: (point: XY) => number): number =>
    screen.reduce((total, point) => total + pick(point), 0);
  return { x: sum(({ x }) => x) / screen.length, y: sum(({ y }) => y) / screen.length };
};

/** A tile's regions as they lie in a cell. */
export function drawTile(tile: TileId, cell: CellId, rotation: number): DrawnTile {
  const found = CITY_PACK.tiles.find(({ id }) => id === tile);
  if (!found) throw new Error(`there is no tile "${tile}"`);
  const centre = cellCentre(cell);
  const placed = (polygon: readonly Point[]): Point[] =>
    polygon.map((point) => shifted(rotate(point, rotation), centre));
  const region = (id: string, polygon: readonly Point[]): DrawnRegion => {
    const points = placed(polygon);
    return { id, points, path: pathOf(points), centre: middle(points) };
  };
  return {
    tile,
    outline: cellOutline(cell),
    centre: toScreen(centre),
    zones: found.zones.map(({ id, land, polygon }) => ({ ...region(id, polygon), land })),
    locations: found.locations.map(({ id, polygon }) => region(id, polygon)),
  };
}

/** The rim around several regions: no line runs where two of them touch. */
export function rimAround(regions: readonly Pick<DrawnRegion, 'points'>[]): string {
  const rim = new Set<string>();
  // An edge that comes a second time lies between two of them.
  for (const edge of regions.flatMap(({ points }) => unitEdges(points))) {
    if (!rim.delete(edge)) rim.add(edge);
  }
  return [...rim].map((edge) => lineOf(edgeEnds(edge))).join('');
}

export const drawCity = (city: City): DrawnTile[] =>
  city.tiles.map((tile, i) => drawTile(tile, city.cells[i]!, city.rotations[i]!));

/** The part of the board that holds the given cells and a little more. */
export function boxAround(cells: readonly CellId[]): { x: number; y: number; width: number; height: number } {
  const centres = (cells.length > 0 ? cells : CELLS).map((cell) => toScreen(cellCentre(cell)));
  const margin = 66;
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

/** How far from a tile's middle pieces may lie. */
const REACHES = [33, 40, 26, 18, 8];

/** Where a row of pieces, this far to each side, could lie on a tile; first where it is farthest from all places. */
export function freeSpots({ centre, locations }: DrawnTile, halfWidth: number): XY[] {
  const spots = REACHES.flatMap((reach) =>
    Array.from({ length: 24 }, (_, i) => {
      const turn = (i * Math.PI) / 12;
      // Farther up and down than to the sides, where a row would stick out of the tile.
      const spot = {
        x: centre.x + Math.sin(turn) * Math.max(0, reach - halfWidth * 0.5),
        y: centre.y + Math.cos(turn) * reach,
      };
      const clear = locations.map(({ centre: place }) =>
        Math.hypot(Math.max(0, Math.abs(place.x - spot.x) - halfWidth), place.y - spot.y),
      );
      return { spot, room: Math.min(...clear, 60) };
    }),
  );
  return spots.toSorted((a, b) => b.room - a.room).map(({ spot }) => spot);
}
