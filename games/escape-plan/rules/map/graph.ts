import { LAND_TYPES } from '../../content/index.ts';
import { type Atlas, contactAt, NO_LAND } from './atlas.ts';
import type { CellId, TileId } from './region.ts';
import { oppositeSide, ownSide, SIDES } from './shape.ts';

/** The placed tiles in the order of placing: which tile, in which cell, turned how far. The state holds only this. */
export interface City {
  readonly tiles: readonly TileId[];
  readonly cells: readonly CellId[];
  readonly rotations: readonly number[];
}

const WATER = LAND_TYPES.indexOf('water');
/** No region touches more than 36 unit edges of the rim and the few other regions of its tile. */
const MOST_NEIGHBOURS = 48;
const NOTHING: readonly number[] = [];

/** All that follows from a city, by region and tile number of its atlas. */
export interface CityGraph {
  readonly atlas: Atlas;
  readonly tiles: readonly TileId[];
  readonly cells: readonly CellId[];
  readonly rotations: readonly number[];
  /** Numbers of the placed tiles. */
  readonly placed: readonly number[];
  /** `tileDistance` at tiles * one + other; -1 unless both are placed. */
  readonly distance: readonly number[];
  /**
   * Neighbours of region r lie in `neighbours`: zones of the same land from `freeFrom[r]`, other zones from
   * `zonesFrom[r]`, locations from `locationsFrom[r]`, up to `freeFrom[r + 1]`.
   */
  readonly neighbours: readonly number[];
  readonly freeFrom: readonly number[];
  readonly zonesFrom: readonly number[];
  readonly locationsFrom: readonly number[];
  /** Network of a placed zone (EP-MAP-09), otherwise -1; networks are numbered from 0. */
  readonly network: readonly number[];
  /** By network: a water body that is not navigable (EP-MAP-10) is closed; everything else is open. */
  readonly closed: readonly boolean[];
  /** Placed regions of each tile number. */
  readonly regionsOn: readonly (readonly number[])[];
  readonly subways: readonly number[];
}

export function buildGraph(atlas: Atlas, city: City): CityGraph {
  const placed = city.tiles.map((tile) => numberOf('tile', atlas.tileIndex, tile));
  const cellNumbers = city.cells.map((cell) => numberOf('cell', atlas.cellIndex, cell));
  const regionsOn: (readonly number[])[] = atlas.tiles.map(() => NOTHING);
  for (const tile of placed) regionsOn[tile] = atlas.regionsOf[tile]!;
  const links = linksOf(atlas, placed, cellNumbers, city.rotations);
  const { network, closed } = networksOf(atlas, placed, regionsOn, links);
  return {
    atlas,
    tiles: city.tiles.slice(),
    cells: city.cells.slice(),
    rotations: city.rotations.slice(),
    placed,
    distance: distancesOf(atlas, placed, cellNumbers),
    neighbours: links.neighbours,
    freeFrom: links.freeFrom,
    zonesFrom: links.zonesFrom,
    locationsFrom: links.locationsFrom,
    network,
    closed,
    regionsOn,
    subways: placed.flatMap((tile) => atlas.subwaysOf[tile]!),
  };
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

function distancesOf(atlas: Atlas, placed: readonly number[], cells: readonly number[]): number[] {
  const count = atlas.tiles.length;
  const distance = filled(count * count, -1);
  for (let i = 0; i < placed.length; i++) {
    for (let j = 0; j < placed.length; j++) {
      distance[placed[i]! * count + placed[j]!] = cellDistance(atlas, cells[i]!, cells[j]!);
    }
  }
  return distance;
}

type Links = Pick<CityGraph, 'neighbours' | 'freeFrom' | 'zonesFrom' | 'locationsFrom'>;

// Kinds of neighbours: zones of the same land, other zones, locations.
const FREE = 0;
const ZONE = 1;
const LOCATION = 2;
const KINDS = 3;

/** Where links are collected, by region and kind, before it is known how many there are; used again by the next city. */
let degree: number[] = [];
let linked: number[] = [];
let ordered: number[] = [];

function linkAll(land: readonly number[], pairs: readonly number[]): void {
  for (let i = 0; i < pairs.length; i += 2) {
    const one = pairs[i]!;
    const other = pairs[i + 1]!;
    const zones = land[one] === land[other] ? FREE : ZONE;
    link(one, land[other] === NO_LAND ? LOCATION : zones, other);
    link(other, land[one] === NO_LAND ? LOCATION : zones, one);
  }
}

function link(from: number, kind: number, to: number): void {
  const row = from * KINDS + kind;
  linked[row * MOST_NEIGHBOURS + degree[row]!++] = to;
}

/** EP-MAP-06 for the whole city: within each tile, and across each pair of sides that touch. */
function linksOf(
  atlas: Atlas,
  placed: readonly number[],
  cells: readonly number[],
  rotations: readonly number[],
): Links {
  const rows = atlas.regions.length * KINDS;
  if (degree.length < rows) {
    degree = filled(rows, 0);
    linked = filled(rows * MOST_NEIGHBOURS, 0);
    ordered = filled(rows * MOST_NEIGHBOURS, 0);
  }
  for (let row = 0; row < rows; row++) degree[row] = 0;
  for (let i = 0; i < placed.length; i++) {
    const tile = placed[i]!;
    linkAll(atlas.land, atlas.shapes[tile]!.inner);
    // Each pair of tiles once: from the one whose sides 0, 1 and 2 face the other.
    for (let side = 0; side < SIDES / 2; side++) {
      const j = cells.indexOf(atlas.beyond[cells[i]! * SIDES + side]!);
      if (j < 0) continue;
      const there = ownSide(oppositeSide(side), rotations[j]!);
      const touching = contactAt(atlas, tile, ownSide(side, rotations[i]!), placed[j]!, there);
      linkAll(atlas.land, atlas.contacts[touching]!);
    }
  }
  return orderLinks(atlas.regions.length);
}

function orderLinks(regions: number): Links {
  const freeFrom: number[] = [];
  const zonesFrom: number[] = [];
  const locationsFrom: number[] = [];
  let end = 0;
  for (let r = 0; r < regions; r++) {
    freeFrom.push(end);
    end = copyLinks(r * KINDS + FREE, end);
    zonesFrom.push(end);
    end = copyLinks(r * KINDS + ZONE, end);
    locationsFrom.push(end);
    end = copyLinks(r * KINDS + LOCATION, end);
  }
  freeFrom.push(end);
  return { neighbours: ordered.slice(0, end), freeFrom, zonesFrom, locationsFrom };
}

/** Copies the links of one region and kind to a place among the ordered ones, and returns the place after them. */
function copyLinks(row: number, to: number): number {
  const first = row * MOST_NEIGHBOURS;
  const count = degree[row]!;
  for (let i = 0; i < count; i++) ordered[to + i] = linked[first + i]!;
  return to + count;
}

/** EP-MAP-09 and EP-MAP-10. */
function networksOf(
  atlas: Atlas,
  placed: readonly number[],
  regionsOn: readonly (readonly number[])[],
  links: Links,
): Pick<CityGraph, 'network' | 'closed'> {
  const network = filled(atlas.regions.length, -1);
  const closed: boolean[] = [];
  const reached: number[] = [];
  for (const tile of placed) {
    for (const zone of regionsOn[tile]!) {
      if (atlas.land[zone] === NO_LAND || network[zone] !== -1) continue;
      const name = closed.length;
      let ferry = false;
      network[zone] = name;
      reached.push(zone);
      for (let from = reached.pop(); from !== undefined; from = reached.pop()) {
        ferry ||= atlas.ferry[atlas.regions[from]!.tileIndex]!;
        for (let i = links.freeFrom[from]!; i < links.zonesFrom[from]!; i++) {
          const to = links.neighbours[i]!;
          if (network[to] !== -1) continue;
          network[to] = name;
          reached.push(to);
        }
      }
      closed.push(atlas.land[zone] === WATER && !ferry);
    }
  }
  return { network, closed };
}
