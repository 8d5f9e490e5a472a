import { LAND_TYPES } from '../../content/index.ts';
import { type Atlas, contactAt, FREE, KINDS, NO_LAND, ZONE } from './atlas.ts';
import type { CellId, TileId } from './region.ts';
import { oppositeSide, ownSide, SIDES } from './shape.ts';

/** The placed tiles in the order of placing: which tile, in which cell, turned how far. The state holds only this. */
export interface City {
  readonly tiles: readonly TileId[];
  readonly cells: readonly CellId[];
  readonly rotations: readonly number[];
}

const WATER = LAND_TYPES.indexOf('water');
const NOTHING: readonly number[] = [];
const NOWHERE = -1;

/** All that follows from a city, by region and tile number of its atlas. */
export interface CityGraph {
  readonly atlas: Atlas;
  readonly city: City;
  /** Numbers of the placed tiles. */
  readonly placed: readonly number[];
  /** By tile number: the number of its cell, -1 unless it is placed. */
  readonly cellOf: readonly number[];
  /**
   * Neighbours of region r lie in `neighbours`: zones of the same land from `linksFrom[KINDS * r + FREE]`, then other
   * zones from `… + ZONE`, then locations from `… + LOCATION`, up to where those of the next region begin.
   */
  readonly neighbours: readonly number[];
  readonly linksFrom: readonly number[];
  /** Network of a placed zone (EP-MAP-09), otherwise -1; networks are numbered from 0. */
  readonly network: readonly number[];
  /** By network: a water body that is not navigable (EP-MAP-10) is closed; everything else is open. */
  readonly closed: readonly boolean[];
  /** Placed regions of each tile number. */
  readonly regionsOn: readonly (readonly number[])[];
  readonly subways: readonly number[];
}

export function buildGraph(atlas: Atlas, city: City): CityGraph {
  const placed: number[] = [];
  const subways: number[] = [];
  const cellOf = filled(atlas.tiles.length, NOWHERE);
  const regionsOn = atlas.tiles.map(() => NOTHING);
  for (let i = 0; i < city.tiles.length; i++) {
    const tile = numberOf('tile', atlas.tileIndex, city.tiles[i]!);
    placed.push(tile);
    cellOf[tile] = numberOf('cell', atlas.cellIndex, city.cells[i]!);
    regionsOn[tile] = atlas.regionsOf[tile]!;
    for (const subway of atlas.subwaysOf[tile]!) subways.push(subway);
  }
  const { neighbours, linksFrom } = orderLinks(
    atlas.regions.length,
    linksOn(atlas, placed, cellOf, city.rotations),
  );
  const { network, closed } = networksOf(atlas, placed, neighbours, linksFrom);
  return { atlas, city, placed, cellOf, neighbours, linksFrom, network, closed, regionsOn, subways };
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

/** EP-MAP-06 for the whole city, in lists of the atlas: within each tile, and across each pair of sides that touch. */
function linksOn(
  atlas: Atlas,
  placed: readonly number[],
  cellOf: readonly number[],
  rotations: readonly number[],
): (readonly number[])[] {
  const links: (readonly number[])[] = [];
  for (let i = 0; i < placed.length; i++) {
    const tile = placed[i]!;
    links.push(atlas.inner[tile]!);
    // Each pair of tiles once: from the one whose sides 0, 1 and 2 face the other.
    for (let side = 0; side < SIDES / 2; side++) {
      const beyond = atlas.beyond[cellOf[tile]! * SIDES + side]!;
      const other = beyond < 0 ? -1 : cellOf.indexOf(beyond);
      if (other < 0) continue;
      const there = ownSide(oppositeSide(side), rotations[placed.indexOf(other)]!);
      links.push(atlas.contacts[contactAt(atlas, tile, ownSide(side, rotations[i]!), other, there)]!);
    }
  }
  return links;
}

/** By region and kind: how many links there are, then the place of the next one. Used again by the next city. */
let places: number[] = [];
const ordered: number[] = [];

/** Puts links in order: by region, then by kind. */
function orderLinks(
  regions: number,
  links: readonly (readonly number[])[],
): Pick<CityGraph, 'neighbours' | 'linksFrom'> {
  const rows = regions * KINDS;
  if (places.length < rows) places = filled(rows, 0);
  for (let row = 0; row < rows; row++) places[row] = 0;
  for (const list of links) for (let i = 0; i < list.length; i += 2) places[list[i]!]!++;
  const linksFrom: number[] = [];
  let end = 0;
  for (let row = 0; row < rows; row++) {
    linksFrom.push(end);
    end += places[row]!;
    places[row] = linksFrom[row]!;
  }
  linksFrom.push(end);
  while (ordered.length < end) ordered.push(0);
  for (const list of links)
    for (let i = 0; i < list.length; i += 2) ordered[places[list[i]!]!++] = list[i + 1]!;
  return { neighbours: ordered.slice(0, end), linksFrom };
}

/** EP-MAP-09 and EP-MAP-10. */
function networksOf(
  atlas: Atlas,
  placed: readonly number[],
  neighbours: readonly number[],
  linksFrom: readonly number[],
): Pick<CityGraph, 'network' | 'closed'> {
  const network = filled(atlas.regions.length, -1);
  const closed: boolean[] = [];
  const reached: number[] = [];
  for (const tile of placed) {
    for (const zone of atlas.regionsOf[tile]!) {
      if (atlas.land[zone] === NO_LAND || network[zone] !== -1) continue;
      const name = closed.length;
      let ferry = false;
      network[zone] = name;
      reached.push(zone);
      for (let from = reached.pop(); from !== undefined; from = reached.pop()) {
        ferry ||= atlas.ferry[atlas.regions[from]!.tileIndex]!;
        const end = linksFrom[KINDS * from + ZONE]!;
        for (let i = linksFrom[KINDS * from + FREE]!; i < end; i++) {
          const to = neighbours[i]!;
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
