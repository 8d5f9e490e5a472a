import { SIDE } from '../../content/lattice.ts';
import { has, withBit } from '../bits.ts';
import { ATLAS } from '../map/atlas.ts';
import { type CityGraph, continues, filled, neighbourOn, NO_CITY } from '../map/graph.ts';
import { oppositeSide, ownSide, SIDES } from '../map/shape.ts';
import { EDGE, entered, PATCH_OF, PATCHES, PATCHES_ON, SLOT_OF } from './patches.ts';
import { touch, WATERS_OF_TILES } from './waters.ts';

/** By patch and side of its cell there is room for edges to all patches of the tile that lies there. */
const ROOM = EDGE * Math.max(...PATCHES_ON.map((patches) => patches.length));

/** The edges over the sides of the tiles that were laid last, and how long they are. */
const edges = filled(PATCHES * SIDES * ROOM, 0);
const lengths = filled(PATCHES * SIDES, 0);

/** The water bodies of these tiles, by zone. */
const bodies = WATERS_OF_TILES.slice();

/** These tiles as a city, and as bits. */
let latest = NO_CITY;
let laid = 0;

/** Lays a city. Most often it is the one that was laid last with some more tiles: then only these are. */
export function lay(graph: CityGraph): void {
  if (!continues(graph.city, latest)) forget();
  const { placed } = graph;
  for (let i = latest.tiles.length; i < placed.length; i++) {
    const tile = placed[i]!;
    for (let side = 0; side < SIDES; side++) {
      const other = neighbourOn(graph, tile, side);
      if (other >= 0 && has(laid, other)) cross(graph, tile, side, other);
    }
    laid = withBit(laid, tile);
  }
  latest = graph.city;
}

function forget(): void {
  for (let at = 0; at < lengths.length; at++) lengths[at] = 0;
  for (let zone = 0; zone < bodies.length; zone++) bodies[zone] = WATERS_OF_TILES[zone]!;
  latest = NO_CITY;
  laid = 0;
}

/** Adds the steps over a side of a tile, both ways; as both outlines run clockwise, the other one is read backwards. */
function cross({ turned }: CityGraph, tile: number, side: number, other: number): void {
  const opposite = oppositeSide(side);
  const rim = ATLAS.rims[tile]!;
  const otherRim = ATLAS.rims[other]!;
  const from = SIDE * ownSide(side, turned[tile]!);
  const last = SIDE * ownSide(opposite, turned[other]!) + SIDE - 1;
  for (let i = 0; i < SIDE; i++) {
    const here = rim[from + i]!;
    const there = otherRim[last - i]!;
    if (i > 0 && here === rim[from + i - 1] && there === otherRim[last - i + 1]) continue;
    addStep(here, side, there);
    addStep(there, opposite, here);
    touch(bodies, here, there);
  }
}

function addStep(here: number, side: number, there: number): void {
  const to = PATCH_OF[there]!;
  const at = PATCH_OF[here]! * SIDES + side;
  const end = at * ROOM + lengths[at]!;
  let edge = at * ROOM;
  while (edge < end && edges[edge] !== to) edge += EDGE;
  if (edge === end) {
    edges[edge] = to;
    for (let slot = 1; slot < EDGE; slot++) edges[edge + slot] = 0;
    lengths[at]! += EDGE;
  }
  edges[edge + 1 + SLOT_OF[here]!]! |= entered(here, there);
}

/** Copies what leads over the borders of a patch of the city that was laid last to a list, and says where that ends. */
export function copyEdges(patch: number, list: number[], from: number): number {
  let end = from;
  for (let at = patch * SIDES; at < (patch + 1) * SIDES; at++) {
    for (let i = 0; i < lengths[at]!; i++) list[end++] = edges[at * ROOM + i]!;
  }
  return end;
}

/** The water bodies of the city that was laid last; see `closedBodies`. */
export const watersLaid = (): readonly number[] => bodies;
