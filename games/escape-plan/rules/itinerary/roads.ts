import { NO_LAND } from '../map/atlas.ts';
import type { CityGraph } from '../map/graph.ts';
import { FLIGHT, SEWER } from './tools.ts';

/** A city as travel sees it, by region and tile number. */
export interface Roads {
  readonly graph: CityGraph;
  readonly regions: number;
  readonly tiles: number;
  readonly tileOf: Int8Array;
  readonly land: Int8Array;
  /** 1 for a location. */
  readonly location: Uint8Array;
  /** A bit of its own for each water body that is not navigable, 0 for every other region (EP-TRV-08). */
  readonly closedBit: Int32Array;
  readonly subway: Uint8Array;
  readonly heliport: Uint8Array;
  readonly hospital: number;
  /** Where a flight from each tile may land (EP-HEL-01). */
  readonly landings: readonly Int16Array[];
  /** Zones in which the sewer from each tile may surface (EP-CRD-16). */
  readonly manholes: readonly Int16Array[];
}

const made = new WeakMap<CityGraph, Roads>();

export function roadsOf(graph: CityGraph): Roads {
  let roads = made.get(graph);
  if (!roads) {
    roads = buildRoads(graph);
    made.set(graph, roads);
  }
  return roads;
}

function buildRoads(graph: CityGraph): Roads {
  const { atlas } = graph;
  const { regions } = atlas;
  return {
    graph,
    regions: regions.length,
    tiles: atlas.tiles.length,
    tileOf: Int8Array.from(regions, (region) => region.tileIndex),
    land: Int8Array.from(atlas.land),
    location: Uint8Array.from(regions, (region) => (region.kind === null ? 0 : 1)),
    closedBit: closedBits(graph),
    subway: Uint8Array.from(regions, (region) => (region.kind === 'subway' ? 1 : 0)),
    heliport: Uint8Array.from(regions, (region) => (region.kind === 'heliport' ? 1 : 0)),
    hospital: regions.findIndex((region) => region.kind === 'hospital'),
    landings: atlas.tiles.map((_, tile) => regionsWithin(graph, tile, FLIGHT.nearest, FLIGHT.farthest)),
    manholes: atlas.tiles.map((_, tile) =>
      regionsWithin(graph, tile, SEWER.distance, SEWER.distance).filter(
        (index) => atlas.land[index] !== NO_LAND,
      ),
    ),
  };
}

function closedBits(graph: CityGraph): Int32Array {
  const bits = graph.closed.map(() => 0);
  let next = 1;
  for (const [network, closed] of graph.closed.entries()) {
    if (!closed) continue;
    bits[network] = next;
    next *= 2;
  }
  return Int32Array.from(graph.network, (network) => bits[network] ?? 0);
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
