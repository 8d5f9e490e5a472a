import { ATLAS } from './atlas.ts';
import { buildGraph, type City, type CityGraph, distanceIn, neighboursIn, networkIn } from './graph.ts';
import { type CellId, region, type RegionId, type TileId } from './region.ts';
import { remember } from './remember.ts';

export function sameList<T>(one: readonly T[], other: readonly T[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = one.length - 1; i >= 0; i--) if (one[i] !== other[i]) return false;
  return true;
}

const isSame = (one: City, other: City): boolean =>
  sameList(one.tiles, other.tiles) &&
  sameList(one.cells, other.cells) &&
  sameList(one.rotations, other.rotations);

/** Equal cities share what follows from them: as many as a search looks at by turns. The latest comes first. */
const MOST_GRAPHS = 16;
const graphs: CityGraph[] = [];
const GRAPH = Symbol('graph');

/** What follows from a city, which is never changed in place, and which all copies of a state have in common. */
export const graphOf = (city: City & { readonly [GRAPH]?: CityGraph }): CityGraph =>
  city[GRAPH] ?? remember(city, GRAPH, madeFor(city));

function madeFor(city: City): CityGraph {
  let place = 0;
  while (place < graphs.length && !isSame(graphs[place]!.city, city)) place++;
  const graph = graphs[place] ?? buildGraph(ATLAS, city, graphs[0] ?? null);
  for (let i = Math.min(place, MOST_GRAPHS - 1); i > 0; i--) graphs[i] = graphs[i - 1]!;
  graphs[0] = graph;
  return graph;
}

const names = (indexes: readonly number[]): RegionId[] =>
  [...new Set(indexes)].map((index) => ATLAS.regions[index]!.id);

export function cellOf(city: City, tile: TileId): CellId | null {
  return city.cells[city.tiles.indexOf(tile)] ?? null;
}

export function tileAt(city: City, cell: CellId): TileId | null {
  return city.tiles[city.cells.indexOf(cell)] ?? null;
}

/** EP-MAP-08. */
export function tileDistance(city: City, one: TileId, other: TileId): number {
  const graph = graphOf(city);
  const { tileIndex } = graph.atlas;
  const steps = distanceIn(graph, tileIndex.get(one) ?? -1, tileIndex.get(other) ?? -1);
  if (steps < 0) throw new Error(`tiles "${one}" and "${other}" are not both in the city`);
  return steps;
}

/** EP-MAP-07. */
export function adjacentTiles(city: City, tile: TileId): TileId[] {
  return city.tiles.filter((other) => tileDistance(city, tile, other) === 1);
}

/** EP-MAP-06. */
export const neighbours = (city: City, id: RegionId): RegionId[] =>
  names(neighboursIn(graphOf(city), region(id).index));

export const adjacent = (city: City, one: RegionId, other: RegionId): boolean =>
  neighbours(city, one).includes(other);

/** EP-MAP-09: the zones of the network that a zone belongs to; nothing for a location or what is not in the city. */
export function network(city: City, zone: RegionId): RegionId[] {
  const { index, land, tile } = region(zone);
  if (land === null || !city.tiles.includes(tile)) return [];
  return names(networkIn(graphOf(city), index).toSorted((one, other) => one - other));
}

/** EP-MAP-10: whether a water zone's body is navigable. Other land is always open. */
export function navigable(city: City, zone: RegionId): boolean {
  if (region(zone).land !== 'water') return true;
  return networkIn(graphOf(city), region(zone).index).some(
    (index) => ATLAS.ferry[ATLAS.regions[index]!.tileIndex],
  );
}
