import { FREE, KINDS, ZONE } from '../rules/map/atlas.ts';
import { graphOf } from '../rules/map/city.ts';
import { type City, type CityGraph, distanceIn } from '../rules/map/graph.ts';
import { exitLocation, LOCATIONS, region, type RegionId } from '../rules/map/index.ts';
import { EXITS } from '../content/index.ts';

const ALLOWANCE = 3;
const RIDE_BONUS = 1;
const FLIGHT = { mp: 1, farthest: 2 };
/** Farther than any city needs. */
export const FAR = 9;

const numbers = new Map<RegionId, number>(LOCATIONS.map((id, i) => [id, i]));
/** Locations by number, since bots ask for distances more often than for anything else. */
export const locationNumber = (id: RegionId): number => numbers.get(id)!;

export const LOCATION_COUNT = LOCATIONS.length;
const REGION = LOCATIONS.map((id) => region(id).index);
const LOCATION_OF = new Map(REGION.map((index, i) => [index, i]));

/** Turns that a thief needs from location to location, at LOCATION_COUNT * from + to; 0 for itself. */
export type Distances = Uint8Array;
const known = new WeakMap<CityGraph, Distances>();

/** By foot, ferry, subway and heliport, without gas or cards: what a thief can count on. */
export function distancesIn(city: City): Distances {
  const graph = graphOf(city);
  let distances = known.get(graph);
  if (!distances) {
    distances = measure(graph);
    known.set(graph, distances);
  }
  return distances;
}

const EXIT_NUMBERS = EXITS.map((exit) => locationNumber(exitLocation(exit)));
/** EP-PAT-07: on the last day there is one. */
export const openExitNumber = (s: { readonly closedBy: readonly number[] }): number =>
  EXIT_NUMBERS[s.closedBy.indexOf(0)]!;

function measure(graph: CityGraph): Distances {
  const reach = REGION.map((start) => reachedFrom(graph, start));
  const distances = new Uint8Array(LOCATION_COUNT ** 2).fill(FAR);
  for (let from = 0; from < LOCATION_COUNT; from++) {
    distances[LOCATION_COUNT * from + from] = 0;
    let ring = [from];
    for (let turns = 1; turns < FAR && ring.length > 0; turns++) {
      const next: number[] = [];
      for (const here of ring) {
        for (const there of reach[here]!) {
          if (distances[LOCATION_COUNT * from + there]! <= turns) continue;
          distances[LOCATION_COUNT * from + there] = turns;
          next.push(there);
        }
      }
      ring = next;
    }
  }
  return distances;
}

/** The locations that one move reaches (EP-TRV-03 to EP-TRV-08, EP-SUB-01, EP-HEL-01). */
function reachedFrom(graph: CityGraph, start: number): number[] {
  const { regions } = graph.atlas;
  if (!graph.placed.includes(regions[start]!.tileIndex)) return [];
  // How many points are left at best on each region: without a subway ride, and with one.
  const best = new Int8Array(2 * regions.length).fill(-1);
  const open: number[] = [];
  const enter = (to: number, left: number, rode: number): void => {
    const at = 2 * to + rode;
    if (left < 0 || best[at]! >= left || graph.closed[graph.network[to]!]) return;
    best[at] = left;
    open.push(at);
  };
  enter(start, ALLOWANCE, 0);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const from = at >> 1;
    const rode = at & 1;
    const left = best[at]!;
    const zones = graph.linksFrom[KINDS * from + ZONE]!;
    const end = graph.linksFrom[KINDS * (from + 1)]!;
    for (let i = graph.linksFrom[KINDS * from + FREE]!; i < zones; i++)
      enter(graph.neighbours[i]!, left, rode);
    for (let i = zones; i < end; i++) enter(graph.neighbours[i]!, left - 1, rode);
    const { kind, tileIndex } = regions[from]!;
    if (kind === 'subway') {
      for (const to of graph.subways) if (to !== from) enter(to, left + (rode ? 0 : RIDE_BONUS), 1);
    } else if (kind === 'heliport') {
      for (const to of landings(graph, tileIndex)) enter(to, left - FLIGHT.mp, rode);
    }
  }
  const reached: number[] = [];
  for (const [index, number] of LOCATION_OF) {
    if (index !== start && (best[2 * index]! >= 0 || best[2 * index + 1]! >= 0)) reached.push(number);
  }
  return reached;
}

function landings(graph: CityGraph, tile: number): number[] {
  return graph.placed.flatMap((other) => {
    const distance = distanceIn(graph, tile, other);
    return distance >= 1 && distance <= FLIGHT.farthest ? graph.regionsOn[other]! : [];
  });
}
