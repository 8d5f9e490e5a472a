import { EXITS } from '../content/index.ts';
import { endsOnFoot } from '../rules/itinerary/index.ts';
import { graphOf } from '../rules/map/city.ts';
import type { City, CityGraph } from '../rules/map/graph.ts';
import { exitLocation, LOCATIONS, region, type RegionId } from '../rules/map/index.ts';

/** Farther than any city needs. */
export const FAR = 9;

const numbers = new Map<RegionId, number>(LOCATIONS.map((id, i) => [id, i]));
/** Locations by number, since bots ask for distances more often than for anything else. */
export const locationNumber = (id: RegionId): number => numbers.get(id)!;

export const LOCATION_COUNT = LOCATIONS.length;
const REGION = LOCATIONS.map((id) => region(id).index);
const NUMBER = new Map(REGION.map((index, number) => [index, number]));

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
  const reach = REGION.map((start) => endsOnFoot(graph, start).map((end) => NUMBER.get(end)!));
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
