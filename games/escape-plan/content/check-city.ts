import { EXITS, STACKS, STORES } from './ids.ts';
import { DIRECTIONS, HEXAGON, holds, insideHexagon, outline, type Point } from './lattice.ts';
import type { FileFaults } from './faults.ts';
import type { CityPack, CityTile, Location, Zone } from './schema/city.ts';

const TILE_COUNT = { start: 2, perStack: 3 };

/** What every tile pack must hold for the rules to work, whatever it looks like. */
export function checkCity(pack: CityPack, hqs: number, faults: FileFaults): void {
  checkBoard(pack, faults);
  checkStacks(pack, faults);
  for (const tile of pack.tiles) {
    checkRegions(tile, faults);
    checkSpaces(tile, faults);
    checkTiling(tile, faults);
  }
  checkLocations(pack, hqs, faults);
}

function checkBoard({ board }: CityPack, faults: FileFaults): void {
  const cells = board.cells.map(String);
  for (const cell of new Set(cells)) {
    const times = cells.filter((other) => other === cell).length;
    faults.expect(times === 1, 'board', `cell [${cell}] is listed ${times} times`);
  }
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
function checkStacks(pack: CityPack, faults: FileFaults): void {
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
  faults.expectEach(ids, [...new Set(ids)], 'tile');
}

const regionsOf = (tile: CityTile): (Zone | Location)[] => [...tile.zones, ...tile.locations];

function checkRegions(tile: CityTile, faults: FileFaults): void {
  const ids = regionsOf(tile).map((region) => region.id);
  for (const id of new Set(ids)) {
    const times = ids.filter((other) => other === id).length;
    faults.expect(times === 1, `${tile.id} / ${id}`, `region is listed ${times} times`);
  }
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
function checkSpaces(tile: CityTile, faults: FileFaults): void {
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
function checkTiling(tile: CityTile, faults: FileFaults): void {
  const sound = regionsOf(tile).filter((region) => checkPolygon(tile, region, faults));
  if (sound.length < regionsOf(tile).length) return;
  for (const centre of HEXAGON) {
    const owners = sound.filter((region) => holds(region.polygon, centre));
    if (owners.length === 1) continue;
    const near = `[${Math.round(centre[0] / 3)}, ${Math.round(centre[1] / 3)}]`;
    const fault =
      owners.length === 0
        ? `the hexagon is not covered near ${near}`
        : `${owners.map((region) => region.id).join(' and ')} overlap near ${near}`;
    faults.add(tile.id, fault);
    return;
  }
}

function checkPolygon(tile: CityTile, region: Zone | Location, faults: FileFaults): boolean {
  const entry = `${tile.id} / ${region.id}`;
  const points = outline(region.polygon);
  if (!points) {
    faults.add(entry, 'polygon: an edge does not run along a lattice direction');
    return false;
  }
  const outside = points.find((point) => !insideHexagon(point));
  if (outside) {
    faults.add(entry, `polygon: [${String(outside)}] lies outside the hexagon`);
    return false;
  }
  if (new Set(points.map(String)).size < points.length) {
    faults.add(entry, 'polygon: the outline touches or crosses itself');
    return false;
  }
  return true;
}

/** The locations that rules and other components count on. */
function checkLocations(pack: CityPack, hqs: number, faults: FileFaults): void {
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
