import { ATLAS, NO_LAND } from '../map/atlas.ts';
import { type CityGraph, distanceIn } from '../map/graph.ts';
import { remember } from '../map/remember.ts';
import type { Journeys } from './journeys.ts';
import { FLIGHT, SEWER } from './tools.ts';

const { regions } = ATLAS;

// What travel asks of a region most often, by region number.
export const TILE_OF = regions.map((region) => region.tileIndex);
export const LAND_OF = ATLAS.land;
export const IS_LOCATION = regions.map((region) => (region.kind === null ? 0 : 1));
export const IS_SUBWAY = regions.map((region) => (region.kind === 'subway' ? 1 : 0));
export const IS_HELIPORT = regions.map((region) => (region.kind === 'heliport' ? 1 : 0));
const LOCATIONS = regions.flatMap(({ kind, index }) => (kind === null ? [] : index));
export const HOSPITAL_INDEX = regions.findIndex((region) => region.kind === 'hospital');

/** A city as travel sees it, by region and tile number. */
export class Roads {
  readonly graph: CityGraph;
  /** The locations in the city. */
  readonly locations: readonly number[];
  /** A bit of its own for each water body that is not navigable, 0 for every other region (EP-TRV-08). */
  readonly closedBit: readonly number[];
  /** Those that were searched for; see `journeysOf`. */
  readonly journeys = new Map<number, Journeys>();
  readonly #landings: (readonly number[])[] = [];
  readonly #manholes: (readonly number[])[] = [];

  constructor(graph: CityGraph) {
    this.graph = graph;
    this.locations = LOCATIONS.filter((index) => graph.regionsOn[TILE_OF[index]!]!.length > 0);
    this.closedBit = closedBits(graph);
  }

  /** Where a flight from a tile may land (EP-HEL-01). */
  landings(tile: number): readonly number[] {
    return (this.#landings[tile] ??= regionsWithin(this.graph, tile, FLIGHT.nearest, FLIGHT.farthest));
  }

  /** Zones in which the sewer from a tile may surface (EP-CRD-16). */
  manholes(tile: number): readonly number[] {
    return (this.#manholes[tile] ??= regionsWithin(this.graph, tile, SEWER.distance, SEWER.distance).filter(
      (index) => LAND_OF[index] !== NO_LAND,
    ));
  }
}

const ROADS = Symbol('roads');
export const roadsOf = (graph: CityGraph & { readonly [ROADS]?: Roads }): Roads =>
  graph[ROADS] ?? remember(graph, ROADS, new Roads(graph));

function closedBits({ network, closed }: CityGraph): number[] {
  const bits: number[] = [];
  let next = 1;
  for (const isClosed of closed) {
    bits.push(isClosed ? next : 0);
    if (isClosed) next *= 2;
  }
  return network.map((name) => (name < 0 ? 0 : bits[name]!));
}

/** The placed regions on tiles that far from a tile. */
function regionsWithin(graph: CityGraph, tile: number, nearest: number, farthest: number): number[] {
  const found: number[] = [];
  for (const other of graph.placed) {
    const distance = distanceIn(graph, tile, other);
    if (distance < nearest || distance > farthest) continue;
    for (const index of graph.regionsOn[other]!) found.push(index);
  }
  return found;
}
