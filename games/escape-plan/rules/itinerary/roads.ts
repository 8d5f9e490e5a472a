import { SIDE } from '../../content/lattice.ts';
import { ATLAS } from '../map/atlas.ts';
import { type CityGraph, distanceIn, neighbourOn } from '../map/graph.ts';
import { oppositeSide, ownSide, SIDES } from '../map/shape.ts';
import type { Journeys } from './journeys.ts';
import {
  ALL_OF,
  entered,
  EVERYTHING,
  PATCH_OF,
  PATCHES,
  PATCHES_ON,
  REGIONS_OF_PATCH,
  SLOT_OF,
  STEPS_BESIDE,
  SUBWAYS_OF,
  TILE_OF_PATCH,
  within,
} from './patches.ts';
import { type Reach, SLOTS } from './reach.ts';
import { FLIGHT, SEWER } from './tools.ts';
import { WATER_OF, WATER_ZONES, Waters } from './waters.ts';

/** The length of an edge: to which patch, and by slot what that leads to there with all points. */
export const EDGE = 1 + SLOTS;

/** Where the edges of a city are collected; used again by the next one. */
const edges: number[] = [];
let edgeCount = 0;

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
  private readonly bodies: readonly number[];
  private readonly landingsFrom: (readonly number[])[] = [];
  private readonly manholesFrom: (readonly number[])[] = [];

  constructor(graph: CityGraph) {
    this.graph = graph;
    const waters = new Waters();
    edgeCount = 0;
    for (let patch = 0; patch < PATCHES; patch++) {
      this.edgesFrom.push(edgeCount);
      if (graph.cellOf[TILE_OF_PATCH[patch]!]! >= 0) this.lay(patch, waters);
    }
    this.edgesFrom.push(edgeCount);
    this.edges = edges.slice(0, edgeCount);
    this.bodies = waters.closedBodies();
    this.open = openIn(this.bodies);
    this.spreads = this.open.map((open, patch) => within(patch, open));
  }

  private lay(patch: number, waters: Waters): void {
    const tile = TILE_OF_PATCH[patch]!;
    this.patches.push(patch);
    waters.place(tile);
    const regions = REGIONS_OF_PATCH[patch]!;
    for (const slot of SUBWAYS_OF[patch]!) this.subways.push(regions[slot]!);
    for (const here of regions) for (const there of STEPS_BESIDE[here]!) this.addStep(patch, here, there);
    for (let side = 0; side < SIDES; side++) {
      const other = neighbourOn(this.graph, tile, side);
      if (other >= 0) this.cross(patch, tile, side, other, waters);
    }
  }

  /** Adds the steps from a patch over a side of its tile; as both outlines run clockwise, the other one is read backwards. */
  private cross(patch: number, tile: number, side: number, other: number, waters: Waters): void {
    const { turned } = this.graph;
    const rim = ATLAS.rims[tile]!;
    const otherRim = ATLAS.rims[other]!;
    const from = SIDE * ownSide(side, turned[tile]!);
    const last = SIDE * ownSide(oppositeSide(side), turned[other]!) + SIDE - 1;
    for (let i = 0; i < SIDE; i++) {
      const here = rim[from + i]!;
      const there = otherRim[last - i]!;
      const isKnown = i > 0 && here === rim[from + i - 1] && there === otherRim[last - i + 1];
      if (isKnown || PATCH_OF[here] !== patch) continue;
      this.addStep(patch, here, there);
      waters.touch(here, there);
    }
  }

  private addStep(patch: number, here: number, there: number): void {
    const to = PATCH_OF[there]!;
    let edge = this.edgesFrom[patch]!;
    while (edge < edgeCount && edges[edge] !== to) edge += EDGE;
    if (edge === edgeCount) {
      edges[edgeCount++] = to;
      for (let slot = 0; slot < SLOTS; slot++) edges[edgeCount++] = 0;
    }
    edges[edge + 1 + SLOT_OF[here]!]! |= entered(here, there);
  }

  /** The patches on which a flight from a tile may land (EP-HEL-01). */
  landings(tile: number): readonly number[] {
    return (this.landingsFrom[tile] ??= patchesWithin(this.graph, tile, FLIGHT.nearest, FLIGHT.farthest));
  }

  /** Those on which the sewer from a tile may surface (EP-CRD-16). */
  manholes(tile: number): readonly number[] {
    return (this.manholesFrom[tile] ??= patchesWithin(this.graph, tile, SEWER.distance, SEWER.distance));
  }

  /** The closed water body that a region belongs to, as a bit, otherwise 0. */
  closedBody(region: number): number {
    const zone = WATER_OF[region]!;
    return zone < 0 ? 0 : this.bodies[zone]!;
  }
}

const roads = Symbol('roads');
export const roadsOf = (graph: CityGraph & { [roads]?: Roads }): Roads => (graph[roads] ??= new Roads(graph));

function openIn(bodies: readonly number[]): Reach[] {
  const open = EVERYTHING.slice();
  for (let zone = 0; zone < bodies.length; zone++) {
    const region = WATER_ZONES[zone]!;
    if (bodies[zone] !== 0) open[PATCH_OF[region]!]! &= ~ALL_OF[region]!;
  }
  return open;
}

/** The patches on tiles that far from a tile. */
function patchesWithin(graph: CityGraph, tile: number, nearest: number, farthest: number): number[] {
  const found: number[] = [];
  for (const other of graph.placed) {
    const distance = distanceIn(graph, tile, other);
    if (distance >= nearest && distance <= farthest) found.push(...PATCHES_ON[other]!);
  }
  return found;
}
