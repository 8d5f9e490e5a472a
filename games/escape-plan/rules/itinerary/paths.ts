import { ATLAS, NO_LAND } from '../map/atlas.ts';
import {
  BY,
  BY_GAS,
  BY_HELIPAD,
  BY_HELIPORT,
  BY_SEWER,
  BY_SUBWAY,
  ENTERED,
  openOn,
  PARENT,
  PATCH,
  type Quest,
  REACH,
  SPENT,
} from './legs.ts';
import { memory, NONE } from './memory.ts';
import {
  EDGE,
  HELIPORTS_OF,
  LANDS,
  MANHOLES,
  REGIONS_OF_PATCH,
  spreadOn,
  STEP_WITHIN,
  SUBWAYS_OF,
} from './patches.ts';
import { MOST_POINTS, mostPoints, pointsAt, type Reach, RIDE_BONUS } from './reach.ts';
import type { Roads } from './roads.ts';
import { FLIGHT } from './tools.ts';

type Path = readonly number[];
const shorter = (one: Path | null, other: Path | null): Path | null =>
  one === null || (other !== null && other.length < one.length) ? other : one;

/** The regions on the way to a slot of a leg, from the start: as few as there can be. */
export function pathTo(quest: Quest, leg: number, slot: number): Path {
  const path = walkBack(quest, leg, slot, pointsAt(memory[leg + REACH]!, slot), []);
  if (path === null) throw new Error('nothing leads to where a travel ends');
  return path;
}

/** The shortest path to a slot that leaves so many points there, without those slots of the leg that come later. */
function walkBack(
  quest: Quest,
  leg: number,
  slot: number,
  points: number,
  later: readonly number[],
): Path | null {
  const patch = memory[leg + PATCH]!;
  const regions = REGIONS_OF_PATCH[patch]!;
  const open = openOn(quest, patch, memory[leg + SPENT]!);
  const entered = memory[leg + ENTERED]! & open;
  if (pointsAt(spreadOn(patch, entered, open), slot) < points) return null;
  let before = pointsAt(entered, slot) >= points ? beforeLeg(quest, leg, slot, points) : null;
  // A gas can is returned on the spot.
  if (before && memory[leg + BY] === BY_GAS) return before;
  for (const [from, region] of regions.entries()) {
    const left = pointsAt(STEP_WITHIN[region]!, slot);
    if (left < 0 || from === slot || later.includes(from)) continue;
    before = shorter(before, walkBack(quest, leg, from, points + MOST_POINTS - left, [...later, slot]));
  }
  return before && [...before, regions[slot]!];
}

/** The shortest path to where a leg is entered at a slot, the slot itself left out unless it was reached before. */
function beforeLeg(quest: Quest, leg: number, slot: number, points: number): Path | null {
  const parent = memory[leg + PARENT]!;
  if (parent === NONE) return [];
  if (memory[leg + BY] === BY_GAS) return walkBack(quest, parent, slot, Math.max(points - 1, 0), []);
  let path: Path | null = null;
  for (const from of REGIONS_OF_PATCH[memory[parent + PATCH]!]!.keys()) {
    const needed = pointsBefore(quest, leg, from, slot, points);
    if (needed > pointsAt(memory[parent + REACH]!, from)) continue;
    path = shorter(path, walkBack(quest, parent, from, needed, []));
  }
  return path;
}

/** How many points are needed on a slot of the leg before, to have so many left where a leg is entered. */
function pointsBefore(quest: Quest, leg: number, from: number, slot: number, points: number): number {
  const { expenses } = quest.kit;
  const patch = memory[leg + PATCH]!;
  const parent = memory[leg + PARENT]!;
  const before = memory[parent + PATCH]!;
  const region = REGIONS_OF_PATCH[before]![from]!;
  const afterAll = (reach: Reach): number => {
    const left = pointsAt(reach, slot);
    return left < 0 ? Infinity : points + MOST_POINTS - left;
  };
  switch (memory[leg + BY]) {
    case BY_SUBWAY:
      if (!SUBWAYS_OF[before]!.includes(from)) return Infinity;
      return points - (expenses.rode[memory[parent + SPENT]!]! ? 0 : RIDE_BONUS);
    case BY_HELIPORT:
      return HELIPORTS_OF[before]!.includes(from) ? points + FLIGHT.mp : Infinity;
    case BY_HELIPAD:
      // It took off where most points were left.
      return mostPoints(memory[parent + REACH]!);
    case BY_SEWER:
      return ATLAS.land[region] === NO_LAND
        ? Infinity
        : afterAll(MANHOLES[patch * LANDS + ATLAS.land[region]!]!);
    default:
      if (patch === before) return afterAll(STEP_WITHIN[region]!);
      return afterAll(stepAcross(quest.roads, before, patch, from));
  }
}

function stepAcross({ edges, edgesFrom }: Roads, patch: number, to: number, slot: number): Reach {
  let reach = 0;
  for (let at = edgesFrom[patch]!; at < edgesFrom[patch + 1]!; at += EDGE) {
    if (edges[at] === to) reach |= edges[at + 1 + slot]!;
  }
  return reach;
}
