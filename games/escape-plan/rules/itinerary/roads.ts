import { ATLAS, NO_LAND } from '../map/atlas.ts';
import type { CityGraph } from '../map/graph.ts';
import type { Region } from '../map/region.ts';
import { FLIGHT, SEWER } from './tools.ts';

const { regions } = ATLAS;

// What travel asks of a region most often, by region number.
export const TILE_OF = Int8Array.from(regions, (region) => region.tileIndex);
export const LAND_OF = Int8Array.from(ATLAS.land);
export const IS_LOCATION = Uint8Array.from(regions, (region) => (region.kind === null ? 0 : 1));
export const IS_SUBWAY = Uint8Array.from(regions, (region) => (region.kind === 'subway' ? 1 : 0));
export const IS_HELIPORT = Uint8Array.from(regions, (region) => (region.kind === 'heliport' ? 1 : 0));
export const HOSPITAL_INDEX = regions.findIndex((region) => region.kind === 'hospital');

/** A city as travel sees it, by region and tile number. */
export class Roads {
  readonly graph: CityGraph;
  /** The locations in the city. */
  readonly locations: readonly Region[];
  /** A bit of its own for each water body that is not navigable, 0 for every other region (EP-TRV-08). */
  readonly closedBit: Int32Array;
  readonly #landings: Int16Array[] = [];
  readonly #manholes: Int16Array[] = [];

  constructor(graph: CityGraph) {
    this.graph = graph;
    this.locations = regions.filter(
      ({ kind, tileIndex }) => kind !== null && graph.regionsOn[tileIndex]!.length > 0,
    );
    this.closedBit = closedBits(graph);
  }

  /** Where a flight from a tile may land (EP-HEL-01). */
  landings(tile: number): Int16Array {
    return (this.#landings[tile] ??= regionsWithin(this.graph, tile, FLIGHT.nearest, FLIGHT.farthest));
  }

  /** Zones in which the sewer from a tile may surface (EP-CRD-16). */
  manholes(tile: number): Int16Array {
    return (this.#manholes[tile] ??= regionsWithin(this.graph, tile, SEWER.distance, SEWER.distance).filter(
      (index) => LAND_OF[index] !== NO_LAND,
    ));
  }
}

const made = new WeakMap<CityGraph, Roads>();

export function roadsOf(graph: CityGraph): Roads {
  let roads = made.get(graph);
  if (!roads) {
    roads = new Roads(graph);
    made.set(graph, roads);
  }
  return roads;
}

function closedBits({ network, closed }: CityGraph): Int32Array {
  const bits: number[] = [];
  let next = 1;
  for (const isClosed of closed) {
    bits.push(isClosed ? next : 0);
    if (isClosed) next *= 2;
  }
  const closedBit = new Int32Array(network.length);
  for (let r = 0; r < network.length; r++) if (network[r]! >= 0) closedBit[r] = bits[network[r]!]!;
  return closedBit;
}

/** The placed regions on tiles that far from a tile. */
function regionsWithin(graph: CityGraph, tile: number, nearest: number, farthest: number): Int16Array {
  const count = graph.atlas.tiles.length;
  const found: number[] = [];
  for (const other of graph.placed) {
    const distance = graph.distance[tile * count + other]!;
    if (distance >= nearest && distance <= farthest) found.push(...graph.regionsOn[other]!);
  }
  return Int16Array.from(found);
}
