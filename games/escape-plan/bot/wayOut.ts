import { TILES } from '../content/index.ts';
import { countBits } from '../rules/bits.ts';
import { ATLAS } from '../rules/map/atlas.ts';
import { graphOf } from '../rules/map/city.ts';
import { type CityGraph, distanceIn } from '../rules/map/graph.ts';
import { LOCATIONS, type RegionId, tileOf } from '../rules/map/index.ts';
import { tileNumber } from '../rules/officers.ts';
import type { State } from '../rules/state.ts';
import { openExitNumber } from './distances.ts';

const NUMBER = TILES.map((tile) => ATLAS.tileIndex.get(tile)!);
const TILE = TILES.map((_, number) => NUMBER.indexOf(number));
const UNKNOWN = 99;
/** The tiles with a subway. */
const STOPS = ATLAS.regions.flatMap(({ kind, tileIndex }) => (kind === 'subway' ? tileIndex : []));

/** By tile: the tiles next to it, and those that a subway leads to. */
const known = new WeakMap<CityGraph, readonly (readonly number[])[]>();

function neighboursIn(graph: CityGraph): readonly (readonly number[])[] {
  let neighbours = known.get(graph);
  if (neighbours) return neighbours;
  const stops = graph.placed.filter((tile) => STOPS.includes(tile));
  neighbours = TILES.map((_, i) => {
    const tile = NUMBER[i]!;
    if (!graph.placed.includes(tile)) return [];
    return graph.placed
      .filter(
        (other) =>
          other !== tile &&
          (distanceIn(graph, tile, other) === 1 || (stops.includes(tile) && stops.includes(other))),
      )
      .map((other) => TILE[other]!);
  });
  known.set(graph, neighbours);
  return neighbours;
}

/** By tile number. */
export type GuardsToExit = readonly number[];
const guards: number[] = [];

/**
 * The fewest officers that stand between each tile and the open exit, those on the tile itself and on the exit's
 * included (EP-AVD-05). The list is good until the next call.
 */
export function guardsToExit(s: State): GuardsToExit {
  const neighbours = neighboursIn(graphOf(s.city));
  guards.length = TILES.length;
  guards.fill(UNKNOWN);
  const exit = tileNumber(tileOf(LOCATIONS[openExitNumber(s)]!));
  guards[exit] = countBits(s.officers[exit]!);
  const open = [exit];
  for (let tile = open.pop(); tile !== undefined; tile = open.pop()) {
    for (const other of neighbours[tile]!) {
      const met = guards[tile]! + countBits(s.officers[other]!);
      if (met >= guards[other]!) continue;
      guards[other] = met;
      open.push(other);
    }
  }
  return guards;
}

export const guardsFrom = (way: GuardsToExit, location: RegionId): number =>
  way[tileNumber(tileOf(location))]!;
