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
  readonly distance: Int8Array;
  /**
   * Neighbours of region r lie in `neighbours`: zones of the same land from `freeFrom[r]`, other zones from
   * `zonesFrom[r]`, locations from `locationsFrom[r]`, up to `freeFrom[r + 1]`.
   */
  readonly neighbours: Int16Array;
  readonly freeFrom: Int16Array;
  readonly zonesFrom: Int16Array;
  readonly locationsFrom: Int16Array;
  /** Network of a placed zone (EP-MAP-09), otherwise -1; networks are numbered from 0. */
  readonly network: Int16Array;
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

function distancesOf(atlas: Atlas, placed: readonly number[], cells: readonly number[]): Int8Array {
  const count = atlas.tiles.length;
  const distance = new Int8Array(count * count).fill(-1);
  for (let i = 0; i < placed.length; i++) {
    for (let j = 0; j < placed.length; j++) {
      distance[placed[i]! * count + placed[j]!] = cellDistance(atlas, cells[i]!, cells[j]!);
    }
  }
  return distance;
}

type Links = Pick<CityGraph, 'neighbours' | 'freeFrom' | 'zonesFrom' | 'locationsFrom'>;

/** Where links are collected, region by region, before they are sorted; used again by the next city. */
let degree = new Uint8Array(0);
let linked = new Int16Array(0);

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
    degree = new Uint8Array(count);
    linked = new Int16Array(count * MOST_NEIGHBOURS);
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
  const count = regions.length;
  let total = 0;
  for (let r = 0; r < count; r++) total += degree[r]!;
  const neighbours = new Int16Array(total);
  const freeFrom = new Int16Array(count + 1);
  const zonesFrom = new Int16Array(count);
  const locationsFrom = new Int16Array(count);
  let end = 0;
  for (let r = 0; r < count; r++) {
    const first = r * MOST_NEIGHBOURS;
    const last = first + degree[r]!;
    const here = land[r]!;
    freeFrom[r] = end;
    if (here !== NO_LAND) {
      for (let i = first; i < last; i++) if (land[linked[i]!] === here) neighbours[end++] = linked[i]!;
    }
    zonesFrom[r] = end;
    for (let i = first; i < last; i++) {
      const there = land[linked[i]!]!;
      if (there !== NO_LAND && there !== here) neighbours[end++] = linked[i]!;
    }
    locationsFrom[r] = end;
    for (let i = first; i < last; i++) if (land[linked[i]!] === NO_LAND) neighbours[end++] = linked[i]!;
  }
  freeFrom[count] = end;
  return { neighbours, freeFrom, zonesFrom, locationsFrom };
}

/** EP-MAP-09 and EP-MAP-10. */
function networksOf(
  atlas: Atlas,
  placed: readonly number[],
  regionsOn: readonly (readonly number[])[],
  links: Links,
): Pick<CityGraph, 'network' | 'closed'> {
  const network = new Int16Array(atlas.regions.length).fill(-1);
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
