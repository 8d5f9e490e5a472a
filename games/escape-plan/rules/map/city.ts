import { ATLAS } from './atlas.ts';
import { buildGraph, type City, type CityGraph } from './graph.ts';
import { type CellId, region, type RegionId, type TileId } from './region.ts';

/** Enough for the cities of a search or of a server's matches; the oldest makes room. */
const MOST_GRAPHS = 256;
const graphs = new Map<string, CityGraph>();
/** The graph that was asked for last, and for which city: a city is never changed in place. */
let latest: CityGraph | null = null;
let latestCity: City | null = null;

export function sameList<T>(one: readonly T[], other: readonly T[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = one.length - 1; i >= 0; i--) if (one[i] !== other[i]) return false;
  return true;
}

const isOf = (graph: CityGraph, city: City): boolean =>
  sameList(graph.tiles, city.tiles) &&
  sameList(graph.cells, city.cells) &&
  sameList(graph.rotations, city.rotations);

/** What follows from a city. Kept outside of the state, by content, so that all copies of a state share it. */
export function graphOf(city: City): CityGraph {
  if (latest && (city === latestCity || isOf(latest, city))) {
    latestCity = city;
    return latest;
  }
  const key = `${city.tiles.join()} ${city.cells.join()} ${city.rotations.join()}`;
  let graph = graphs.get(key);
  if (!graph) {
    graph = buildGraph(ATLAS, city);
    if (graphs.size >= MOST_GRAPHS) graphs.delete(graphs.keys().next().value!);
    graphs.set(key, graph);
  }
  latest = graph;
  latestCity = city;
  return graph;
}

const names = (indexes: Iterable<number>): RegionId[] =>
  Array.from(indexes, (index) => ATLAS.regions[index]!.id);

export function cellOf(city: City, tile: TileId): CellId | null {
  return city.cells[city.tiles.indexOf(tile)] ?? null;
}

export function tileAt(city: City, cell: CellId): TileId | null {
  return city.tiles[city.cells.indexOf(cell)] ?? null;
}

/** EP-MAP-08. */
export function tileDistance(city: City, one: TileId, other: TileId): number {
  const { atlas, distance } = graphOf(city);
  const steps = distance[atlas.tileIndex.get(one)! * atlas.tiles.length + atlas.tileIndex.get(other)!] ?? -1;
  if (steps < 0) throw new Error(`tiles "${one}" and "${other}" are not both in the city`);
  return steps;
}

/** EP-MAP-07. */
export function adjacentTiles(city: City, tile: TileId): TileId[] {
  return city.tiles.filter((other) => tileDistance(city, tile, other) === 1);
}

/** EP-MAP-06. */
export function neighbours(city: City, id: RegionId): RegionId[] {
  const graph = graphOf(city);
  const { index } = region(id);
  return names(graph.neighbours.slice(graph.freeFrom[index], graph.freeFrom[index + 1]));
}

export const adjacent = (city: City, one: RegionId, other: RegionId): boolean =>
  neighbours(city, one).includes(other);

/** EP-MAP-09: the zones of the network that a zone belongs to; nothing for a location or what is not in the city. */
export function network(city: City, zone: RegionId): RegionId[] {
  const graph = graphOf(city);
  const name = graph.network[region(zone).index]!;
  if (name < 0) return [];
  return names(graph.regionsOn.flat().filter((index) => graph.network[index] === name));
}

/** EP-MAP-10: whether a water zone's body is navigable. Other land is always open. */
export function navigable(city: City, zone: RegionId): boolean {
  const graph = graphOf(city);
  return !graph.closed[graph.network[region(zone).index]!];
}
