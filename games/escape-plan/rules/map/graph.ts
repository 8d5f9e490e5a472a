import { type Atlas, contactAt } from './atlas.ts';
import type { CellId, TileId } from './region.ts';
import { oppositeSide, ownSide, SIDES } from './shape.ts';

/** The placed tiles in the order of placing: which tile, in which cell, turned how far. The state holds only this. */
export interface City {
  readonly tiles: readonly TileId[];
  readonly cells: readonly CellId[];
  readonly rotations: readonly number[];
}

const NOWHERE = -1;

/** A city by the numbers of its atlas. */
export interface CityGraph {
  readonly atlas: Atlas;
  readonly city: City;
  /** Numbers of the placed tiles. */
  readonly placed: readonly number[];
  /** By tile: the number of its cell, -1 unless it is placed, and how far it is turned. */
  readonly cellOf: readonly number[];
  readonly turned: readonly number[];
  /** By cell: the number of the tile on it, -1 if there is none. */
  readonly tileOn: readonly number[];
}

/** Most often a city is one that was built before with some more tiles: then only these are read. */
export function buildGraph(atlas: Atlas, city: City, before: CityGraph | null): CityGraph {
  const known = before !== null && continues(city, before.city) ? before : null;
  const placed = known ? known.placed.slice() : [];
  const cellOf = known ? known.cellOf.slice() : filled(atlas.tiles.length, NOWHERE);
  const turned = known ? known.turned.slice() : filled(atlas.tiles.length, 0);
  const tileOn = known ? known.tileOn.slice() : filled(atlas.cells.length, -1);
  for (let i = placed.length; i < city.tiles.length; i++) {
    const tile = numberOf('tile', atlas.tileIndex, city.tiles[i]!);
    const cell = numberOf('cell', atlas.cellIndex, city.cells[i]!);
    placed.push(tile);
    cellOf[tile] = cell;
    turned[tile] = city.rotations[i]!;
    tileOn[cell] = tile;
  }
  return { atlas, city, placed, cellOf, turned, tileOn };
}

export const NO_CITY: City = { tiles: [], cells: [], rotations: [] };

/** Whether a city is another one, or has grown out of it. */
export function continues({ tiles, cells, rotations }: City, other: City): boolean {
  if (tiles.length < other.tiles.length) return false;
  for (let i = other.tiles.length - 1; i >= 0; i--) {
    if (tiles[i] !== other.tiles[i] || cells[i] !== other.cells[i] || rotations[i] !== other.rotations[i])
      return false;
  }
  return true;
}

/** A list without gaps: it is read much faster than one that was made with them, or than a typed array. */
export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

function numberOf(what: string, numbers: ReadonlyMap<string, number>, id: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`there is no ${what} "${id}"`);
  return number;
}

/** EP-MAP-08. */
export const cellDistance = (atlas: Atlas, one: number, other: number): number =>
  atlas.distance[one * atlas.cells.length + other]!;

/** EP-MAP-08 for two tiles by number; -1 unless both are placed. */
export function distanceIn({ atlas, cellOf }: CityGraph, one: number, other: number): number {
  const here = cellOf[one] ?? NOWHERE;
  const there = cellOf[other] ?? NOWHERE;
  return here === NOWHERE || there === NOWHERE ? -1 : cellDistance(atlas, here, there);
}

/** EP-MAP-07: the tile beyond a side of a placed tile's cell, or -1. */
export function neighbourOn({ atlas, cellOf, tileOn }: CityGraph, tile: number, side: number): number {
  const beyond = atlas.beyond[cellOf[tile]! * SIDES + side]!;
  return beyond < 0 ? -1 : tileOn[beyond]!;
}

/** EP-MAP-06: the regions that touch a region of a placed tile, on its own tile and on those next to it. */
export function neighboursIn(graph: CityGraph, region: number): number[] {
  const { atlas, cellOf, turned } = graph;
  const tile = atlas.regions[region]!.tileIndex;
  if (cellOf[tile] === NOWHERE) return [];
  const neighbours = partners(atlas.inner[tile]!, region);
  for (let side = 0; side < SIDES; side++) {
    const other = neighbourOn(graph, tile, side);
    if (other < 0) continue;
    const there = ownSide(oppositeSide(side), turned[other]!);
    const contact = contactAt(atlas, tile, ownSide(side, turned[tile]!), other, there);
    neighbours.push(...partners(atlas.contacts[contact]!, region));
  }
  return neighbours;
}

/** Whatever stands beside a region in a list of pairs. */
export const partners = (pairs: readonly number[], region: number): number[] =>
  pairs.flatMap((one, i) => (one === region ? pairs[i ^ 1]! : []));

/** EP-MAP-09: the zones of a placed zone's network. */
export function networkIn(graph: CityGraph, zone: number): number[] {
  const { land } = graph.atlas;
  const zones = [zone];
  for (const from of zones) {
    for (const to of neighboursIn(graph, from)) {
      if (land[to] === land[zone] && !zones.includes(to)) zones.push(to);
    }
  }
  return zones;
}
