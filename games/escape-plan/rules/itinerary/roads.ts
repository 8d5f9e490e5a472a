import { type CityGraph, distanceIn } from '../map/graph.ts';
import { copyEdges, lay, watersLaid } from './borders.ts';
import type { Journeys } from './journeys.ts';
import {
  ALL_OF,
  EDGES_BESIDE,
  EVERYTHING,
  PATCH_OF,
  PATCHES,
  PATCHES_ON,
  REGIONS_OF_PATCH,
  SUBWAYS_OF,
  TILE_OF_PATCH,
  within,
} from './patches.ts';
import type { Reach } from './reach.ts';
import { FLIGHT, SEWER } from './tools.ts';
import { closedBodies, WATER_OF, WATER_ZONES } from './waters.ts';

/** Where the edges of a city are put together; used again by the next one. */
const edges: number[] = [];

/** A city as travel sees it, by patch. */
export class Roads {
  readonly graph: CityGraph;
  /** The patches of the placed tiles, and the subways on them. */
  readonly patches: number[] = [];
  readonly subways: number[] = [];
  /** What each patch touches, flat: the edges of patch p begin at `edgesFrom[p]`. */
  readonly edges: readonly number[];
  readonly edgesFrom: number[] = [];
  /** By patch: what can be entered, which is all but closed water (EP-TRV-08), and what that leads to (see `within`). */
  readonly open: readonly Reach[];
  readonly spreads: readonly (readonly Reach[])[];
  /** Those that were searched for; see `journeysOf`. */
  readonly journeys: Journeys[] = [];
  /** By water zone: its body if that is closed, as the bits of its zones, otherwise 0. */
  private readonly closed: readonly number[];
  private readonly landingsFrom: (readonly number[])[] = [];
  private readonly manholesFrom: (readonly number[])[] = [];

  constructor(graph: CityGraph) {
    this.graph = graph;
    lay(graph);
    let end = 0;
    for (let patch = 0; patch < PATCHES; patch++) {
      this.edgesFrom.push(end);
      if (graph.cellOf[TILE_OF_PATCH[patch]!]! < 0) continue;
      this.patches.push(patch);
      for (const slot of SUBWAYS_OF[patch]!) this.subways.push(REGIONS_OF_PATCH[patch]![slot]!);
      for (const number of EDGES_BESIDE[patch]!) edges[end++] = number;
      end = copyEdges(patch, edges, end);
    }
    this.edgesFrom.push(end);
    this.edges = edges.slice(0, end);
    this.closed = closedBodies(graph, watersLaid());
    this.open = openIn(this.closed);
    this.spreads = this.open.map((open, patch) => within(patch, open));
  }

  /** The patches on which a flight from a tile may land (EP-HEL-01). */
  landings(tile: number): readonly number[] {
    return (this.landingsFrom[tile] ??= patchesWithin(this.graph, tile, FLIGHT.nearest, FLIGHT.farthest));
  }

  /** Those on which the sewer from a tile may surface (EP-CRD-16). */
  manholes(tile: number): readonly number[] {
    return (this.manholesFrom[tile] ??= patchesWithin(this.graph, tile, SEWER.distance, SEWER.distance));
  }

  /** The closed water body that a region belongs to, as the bits of its zones, otherwise 0. */
  closedBody(region: number): number {
    const zone = WATER_OF[region]!;
    return zone < 0 ? 0 : this.closed[zone]!;
  }
}

const roads = Symbol('roads');
export const roadsOf = (graph: CityGraph & { [roads]?: Roads }): Roads => (graph[roads] ??= new Roads(graph));

function openIn(closed: readonly number[]): Reach[] {
  const open = EVERYTHING.slice();
  for (let zone = 0; zone < closed.length; zone++) {
    const region = WATER_ZONES[zone]!;
    if (closed[zone] !== 0) open[PATCH_OF[region]!]! &= ~ALL_OF[region]!;
  }
  return open;
}

/** The patches on tiles that far from a tile. */
function patchesWithin(graph: CityGraph, tile: number, nearest: number, farthest: number): number[] {
  const { placed } = graph;
  const found: number[] = [];
  for (let i = 0; i < placed.length; i++) {
    const other = placed[i]!;
    const distance = distanceIn(graph, tile, other);
    if (distance < nearest || distance > farthest) continue;
    const patches = PATCHES_ON[other]!;
    for (let p = 0; p < patches.length; p++) found.push(patches[p]!);
  }
  return found;
}
