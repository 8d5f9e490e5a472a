import { EXITS, STACKS, STORES } from '../ids.ts';
import { DIRECTIONS, HEXAGON, holds, insideHexagon, outline, type Point } from '../lattice.ts';
import type { Faults } from '../faults.ts';
import type { CityPack, CityTile, Location, Zone } from '../schema/city.ts';

const TILE_COUNT = { start: 2, perStack: 3 };

/** What every tile pack must hold for the rules to work, whatever it looks like. */
export function checkCity(pack: CityPack, hqs: number, faults: Faults): void {
  checkBoard(pack, faults);
  checkStacks(pack, faults);
  for (const tile of pack.tiles) {
    checkRegions(tile, faults);
    checkSpaces(tile, faults);
    checkTiling(tile, faults);
  }
  checkLocations(pack, hqs, faults);
}

function checkBoard({ board }: CityPack, faults: Faults): void {
  const cells = board.cells.map(String);
  faults.expectEach(cells, new Set(cells), 'cell');
  for (const cell of board.startCells) {
    faults.expect(
      cells.includes(String(cell)),
      'board',
      `start cell [${String(cell)}] is not among the cells`,
    );
  }
  const [[a, b], [c, d]] = board.startCells as [Point, Point];
  const neighbours = DIRECTIONS.some(([da, db]) => a + da === c && b + db === d);
  faults.expect(neighbours, 'board', 'the two start cells are not neighbours');
}

/** EP-CMP-02. */
function checkStacks(pack: CityPack, faults: Faults): void {
  faults.expectEach(pack.stacks, STACKS, 'stack');
  const { start, perStack } = TILE_COUNT;
  faults.expect(
    pack.tilesPerStack === perStack,
    'tilesPerStack',
    `must be ${perStack}, is ${pack.tilesPerStack}`,
  );
  for (const stack of ['start', ...STACKS]) {
    const wanted = stack === 'start' ? start : perStack;
    const found = pack.tiles.filter((tile) => tile.stack === stack).length;
    faults.expect(found === wanted, `stack ${stack}`, `must have ${wanted} tiles, has ${found}`);
  }
  const ids = pack.tiles.map((tile) => tile.id);
  faults.expectEach(ids, new Set(ids), 'tile');
}

const regionsOf = (tile: CityTile): (Zone | Location)[] => [...tile.zones, ...tile.locations];

function checkRegions(tile: CityTile, faults: Faults): void {
  const ids = regionsOf(tile).map((region) => region.id);
  faults.expectEach(ids, new Set(ids), `${tile.id}, region`);
  for (const { id, kind, exit, store } of tile.locations) {
    const entry = `${tile.id} / ${id}`;
    faults.expect(
      (kind === 'exit') === (exit !== undefined),
      entry,
      'an exit, and nothing else, has an exit number',
    );
    faults.expect(
      (kind === 'store') === (store !== undefined),
      entry,
      'a store, and nothing else, has a store letter',
    );
  }
}

/** A placed tile takes at most one business or safe house tile and one pair of gang members (EP-CTY-07 to EP-CTY-09). */
function checkSpaces(tile: CityTile, faults: Faults): void {
  const spaces = tile.locations.filter(({ kind }) => kind === 'business' || kind === 'safeHouse').length;
  const gangs = tile.locations.filter(({ kind }) => kind === 'gang').length;
  faults.expect(
    spaces <= 1,
    tile.id,
    `has ${spaces} spaces for business and safe house tiles, at most 1 is possible`,
  );
  faults.expect(gangs <= 1, tile.id, `has ${gangs} gang HQs, at most 1 is possible`);
  faults.expect(
    tile.stack !== 'start' || spaces === 0,
    tile.id,
    'a starting tile cannot have a business or safe house',
  );
}

/** EP-MAP-05: the regions cover the hexagon completely and without overlap. */
function checkTiling(tile: CityTile, faults: Faults): void {
  const regions = regionsOf(tile);
  for (const region of regions) checkPolygon(`${tile.id} / ${region.id}`, region.polygon, faults);
  for (const centre of HEXAGON) {
    const owners = regions.filter((region) => holds(region.polygon, centre)).map((region) => region.id);
    const near = `near [${Math.round(centre[0] / 3)}, ${Math.round(centre[1] / 3)}]`;
    faults.expect(owners.length > 0, tile.id, `the hexagon is not covered ${near}`);
    faults.expect(owners.length < 2, tile.id, `${owners.join(' and ')} overlap ${near}`);
  }
}

function checkPolygon(entry: string, polygon: readonly Point[], faults: Faults): void {
  const points =
    outline(polygon) ?? faults.add(entry, 'polygon: an edge does not run along a lattice direction');
  const outside = points.find((point) => !insideHexagon(point));
  faults.expect(!outside, entry, `polygon: [${String(outside)}] lies outside the hexagon`);
  const distinct = new Set(points.map(String)).size;
  faults.expect(distinct === points.length, entry, 'polygon: the outline touches or crosses itself');
}

/** The locations that rules and other components count on. */
function checkLocations(pack: CityPack, hqs: number, faults: Faults): void {
  const all = pack.tiles.flatMap((tile) => tile.locations);
  const counts = { business: 6, safeHouse: 3, gang: hqs, hospital: 1 } as const;
  for (const [kind, wanted] of Object.entries(counts)) {
    const found = all.filter((location) => location.kind === kind).length;
    faults.expect(found === wanted, `locations of kind ${kind}`, `must be ${wanted}, are ${found}`);
  }
  faults.expectEach(
    all.flatMap(({ exit }) => exit ?? []),
    EXITS,
    'exit',
  );
  faults.expectEach(
    all.flatMap(({ store }) => store ?? []),
    STORES,
    'store',
  );
  const start = pack.tiles.filter((tile) => tile.stack === 'start').flatMap((tile) => tile.locations);
  for (const kind of ['hospital', 'gang'] as const) {
    const found = start.filter((location) => location.kind === kind).length;
    faults.expect(found === 1, 'starting tiles', `must have 1 location of kind ${kind}, have ${found}`);
  }
}
