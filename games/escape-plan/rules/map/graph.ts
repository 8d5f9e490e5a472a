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
    tiles: [...city.tiles],
    cells: [...city.cells],
    rotations: [...city.rotations],
    placed,
    distance: distancesOf(atlas, placed, cellNumbers),
    ...links,
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
export function cellDistance(atlas: Atlas, one: number, other: number): number {
  const a = atlas.cellA[one]! - atlas.cellA[other]!;
  const b = atlas.cellB[one]! - atlas.cellB[other]!;
  return (Math.abs(a) + Math.abs(b) + Math.abs(a + b)) / 2;
}

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

/** Where links are collected, region by region, before they are sorted; used again by the next city. */
let degree: number[] = [];
let linked: number[] = [];

function linkAll(pairs: readonly number[]): void {
  for (let i = 0; i < pairs.length; i += 2) {
    const here = pairs[i]!;
    const there = pairs[i + 1]!;
    linked[here * MOST_NEIGHBOURS + degree[here]!++] = there;
    linked[there * MOST_NEIGHBOURS + degree[there]!++] = here;
  }
}

/** EP-MAP-06 for the whole city: within each tile, and across each pair of sides that touch. */
function linksOf(
  atlas: Atlas,
  placed: readonly number[],
  cells: readonly number[],
  rotations: readonly number[],
): Links {
  const count = atlas.regions.length;
  if (degree.length < count) {
    degree = filled(count, 0);
    linked = filled(count * MOST_NEIGHBOURS, 0);
  }
  degree.fill(0);
  for (let i = 0; i < placed.length; i++) {
    const tile = placed[i]!;
    linkAll(atlas.shapes[tile]!.inner);
    // Each pair of tiles once: from the one whose sides 0, 1 and 2 face the other.
    for (let side = 0; side < SIDES / 2; side++) {
      const j = cells.indexOf(atlas.beyond[cells[i]! * SIDES + side]!);
      if (j < 0) continue;
      const there = ownSide(oppositeSide(side), rotations[j]!);
      linkAll(atlas.contacts[contactAt(atlas, tile, ownSide(side, rotations[i]!), placed[j]!, there)]!);
    }
  }
  return sortLinks(atlas);
}

function sortLinks({ land, regions }: Atlas): Links {
  const neighbours: number[] = [];
  const freeFrom: number[] = [];
  const zonesFrom: number[] = [];
  const locationsFrom: number[] = [];
  for (let r = 0; r < regions.length; r++) {
    const first = r * MOST_NEIGHBOURS;
    const last = first + degree[r]!;
    const here = land[r]!;
    freeFrom.push(neighbours.length);
    if (here !== NO_LAND) {
      for (let i = first; i < last; i++) if (land[linked[i]!] === here) neighbours.push(linked[i]!);
    }
    zonesFrom.push(neighbours.length);
    for (let i = first; i < last; i++) {
      const there = land[linked[i]!]!;
      if (there !== NO_LAND && there !== here) neighbours.push(linked[i]!);
    }
    locationsFrom.push(neighbours.length);
    for (let i = first; i < last; i++) if (land[linked[i]!] === NO_LAND) neighbours.push(linked[i]!);
  }
  freeFrom.push(neighbours.length);
  return { neighbours, freeFrom, zonesFrom, locationsFrom };
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
