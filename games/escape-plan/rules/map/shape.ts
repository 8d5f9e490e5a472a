import type { CityPack } from '../../content/index.ts';
import { edgeKey, type Point, rotate, SIDE, unitEdges } from '../../content/lattice.ts';
import { regionsOf } from './region.ts';

export const SIDES = 6;

/** What the polygons of one tile say, by region index of the pack. */
export interface Shape {
  /** Pairs of adjacent regions on the tile itself (EP-MAP-06), flat. */
  readonly inner: readonly number[];
  /** The region at each unit edge of the outline, clockwise from the top of side 0; side s begins at 6 * s. */
  readonly rim: readonly number[];
}

/** The lattice point at a distance along a side of the unrotated hexagon; side s faces neighbour s (EP-MAP-07). */
const alongSide = (side: number, distance: number): Point => rotate([SIDE, distance - SIDE], side);

export function shapesOf(pack: CityPack): Shape[] {
  const regions = regionsOf(pack);
  return pack.tiles.map((tile, tileIndex) => {
    const first = regions.findIndex((region) => region.tileIndex === tileIndex);
    const owners = new Map<string, number[]>();
    for (const [i, { polygon }] of [...tile.zones, ...tile.locations].entries()) {
      for (const edge of unitEdges(polygon)) owners.set(edge, [...(owners.get(edge) ?? []), first + i]);
    }
    return { inner: innerPairs(owners), rim: rimOf(owners) };
  });
}

function innerPairs(owners: ReadonlyMap<string, readonly number[]>): number[] {
  const pairs = new Map<string, readonly number[]>();
  for (const sharing of owners.values()) {
    if (sharing.length === 2) pairs.set(String(sharing), sharing);
  }
  return [...pairs.values()].flat();
}

function rimOf(owners: ReadonlyMap<string, readonly number[]>): number[] {
  const rim: number[] = [];
  for (let side = 0; side < SIDES; side++) {
    for (let i = 0; i < SIDE; i++) {
      rim.push(owners.get(edgeKey(alongSide(side, i), alongSide(side, i + 1)))![0]!);
    }
  }
  return rim;
}

/** Which of its own sides a tile turns towards a side of its cell (EP-MAP-04). */
export const ownSide = (side: number, rotation: number): number => (side - rotation + SIDES) % SIDES;

export const oppositeSide = (side: number): number => (side + SIDES / 2) % SIDES;

/**
 * The pairs of regions that touch when two tiles lie with these own sides against each other, flat: one of the first
 * tile, one of the second. The second tile's side is read backwards, as both run clockwise.
 */
export function touching(first: Shape, firstSide: number, second: Shape, secondSide: number): number[] {
  const pairs: number[] = [];
  for (let i = 0; i < SIDE; i++) {
    const here = first.rim[firstSide * SIDE + i]!;
    const there = second.rim[secondSide * SIDE + (SIDE - 1 - i)]!;
    const known = pairs.some((each, at) => at % 2 === 0 && each === here && pairs[at + 1] === there);
    if (!known) pairs.push(here, there);
  }
  return pairs;
}
