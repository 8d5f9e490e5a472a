import { lowestBit } from '../bits.ts';
import { ATLAS, NO_LAND } from '../map/atlas.ts';
import type { Kit } from './kit.ts';
import {
  arrive,
  beginSearch,
  BY,
  BY_FOOT,
  BY_GAS,
  BY_HELIPAD,
  BY_HELIPORT,
  BY_SEWER,
  BY_SUBWAY,
  end,
  openOn,
  PARENT,
  PATCH,
  type Quest,
  REACH,
  SPENT,
} from './legs.ts';
import {
  EDGES,
  EDGES_FROM,
  HELIPORTS_ON,
  LEGS,
  memory,
  NONE,
  SETTLED,
  SUBWAYS_ON,
  WHOLE,
  WIDTH,
} from './memory.ts';
import {
  ALL_OF,
  EDGE,
  LANDS,
  MANHOLES,
  PATCH_OF,
  REGIONS_OF_PATCH,
  STEP_WITHIN,
  TILE_OF_PATCH,
} from './patches.ts';
import {
  ALLOWANCE,
  MOST_POINTS,
  mostPoints,
  pointsAt,
  type Reach,
  RIDE_BONUS,
  shiftAt,
  SLOTS,
  slotsIn,
  spend,
  WITHOUT_POINTS,
} from './reach.ts';
import { FLIGHT, type Way } from './tools.ts';

const UNUSED = -1;
const ANYWHERE = -1;

let quest: Quest;
// The ways of the kit, by number.
let jetSki = UNUSED;
let sewer = UNUSED;
const flights: number[] = [];
/** Something can be done on a zone without any points left: return a gas can, or fly for none. */
let free = false;

/** The movement points of a helipad flight. */
const priceOf = (way: Way): number => (way.by === 'flight' ? way.mp : 0);

/** Finds all travels that are not beaten, by following legs in the order in which they were begun. */
export function search(next: Quest): void {
  const { from, gasCans, openWater } = next;
  quest = next;
  free = gasCans > 0;
  prepareTools(next.kit);
  beginSearch(next, openWater || jetSki !== UNUSED, free);
  enter(NONE, PATCH_OF[from]!, spend(ALL_OF[from]!, MOST_POINTS - ALLOWANCE), BY_FOOT, 0);
  for (let leg = LEGS; leg < end; leg += WIDTH) follow(leg);
}

function prepareTools({ ways }: Kit): void {
  flights.length = 0;
  sewer = UNUSED;
  jetSki = UNUSED;
  for (let number = 0; number < ways.length; number++) {
    const way = ways[number]!;
    if (way.by === 'sewer') sewer = number;
    else if (way.by === 'jetSki') jetSki = number;
    else if (way.by === 'flight') {
      flights.push(number);
      free ||= way.mp === 0;
    }
  }
}

function follow(leg: number): void {
  const patch = memory[leg + PATCH]!;
  const reach = memory[leg + REACH]!;
  const spent = memory[leg + SPENT]!;
  if (reach <= WITHOUT_POINTS && memory[SUBWAYS_ON + patch] === 0 && !free) return;
  walk(leg, patch, reach, spent);
  for (let rest = memory[HELIPORTS_ON + patch]!; rest !== 0; rest &= rest - 1) {
    takeOff(leg, patch, pointsAt(reach, lowestBit(rest)), spent);
  }
  for (let rest = memory[SUBWAYS_ON + patch]!; rest !== 0; rest &= rest - 1) {
    ride(leg, patch, lowestBit(rest), reach, spent);
  }
  if (quest.gasCans > 0) returnGas(leg, patch, reach, spent);
  if (quest.kit.ways.length > 0) useTools(leg, patch, reach, spent);
}

/** EP-TRV-03 to EP-TRV-07. */
function walk(leg: number, patch: number, reach: Reach, spent: number): void {
  const s0 = shiftAt(reach, 0);
  const s1 = shiftAt(reach, 1);
  const s2 = shiftAt(reach, 2);
  const s3 = shiftAt(reach, 3);
  const s4 = shiftAt(reach, 4);
  const s5 = shiftAt(reach, 5);
  const last = EDGES + memory[EDGES_FROM + patch + 1]!;
  for (let edge = EDGES + memory[EDGES_FROM + patch]!; edge < last; edge += EDGE) {
    const to = memory[edge]!;
    const entered =
      (memory[edge + 1]! >> s0) |
      (memory[edge + 2]! >> s1) |
      (memory[edge + 3]! >> s2) |
      (memory[edge + 4]! >> s3) |
      (memory[edge + 5]! >> s4) |
      (memory[edge + 6]! >> s5);
    if ((entered & ~memory[SETTLED + to]!) !== 0) enter(leg, to, entered, BY_FOOT, spent);
  }
}

/** EP-HEL-01 to EP-HEL-03. */
function takeOff(leg: number, patch: number, points: number, spent: number): void {
  if (points >= FLIGHT.mp) fly(leg, patch, points - FLIGHT.mp, BY_HELIPORT, spent);
}

/** To all within reach, with so many points left. */
function fly(leg: number, patch: number, points: number, by: number, spent: number): void {
  const landings = quest.roads.landings(TILE_OF_PATCH[patch]!);
  for (let i = 0; i < landings.length; i++) {
    const to = landings[i]!;
    const entered = spend(memory[WHOLE + to]!, MOST_POINTS - points);
    if ((entered & ~memory[SETTLED + to]!) !== 0) enter(leg, to, entered, by, spent);
  }
}

/** EP-SUB-01, EP-SUB-02. Who has come by a ride need only ride back: that ride led to all other stops as well. */
function ride(leg: number, patch: number, stop: number, reach: Reach, spent: number): void {
  const points = pointsAt(reach, stop);
  if (points < 0) return;
  const { expenses } = quest.kit;
  const { subways } = quest.roads;
  const from = REGIONS_OF_PATCH[patch]![stop]!;
  const backTo = memory[leg + BY] === BY_SUBWAY ? memory[memory[leg + PARENT]! + PATCH]! : ANYWHERE;
  const left = expenses.rode[spent] ? points : points + RIDE_BONUS;
  const paid = expenses.afterRide(spent);
  for (let i = 0; i < subways.length; i++) {
    const to = subways[i]!;
    const there = PATCH_OF[to]!;
    if (backTo !== ANYWHERE && there !== backTo) continue;
    const entered = spend(ALL_OF[to]!, MOST_POINTS - left);
    if (to !== from && (entered & ~memory[SETTLED + there]!) !== 0)
      enter(leg, there, entered, BY_SUBWAY, paid);
  }
}

/** EP-TRV-10: where no points are left, a gas can gives one more. */
function returnGas(leg: number, patch: number, reach: Reach, spent: number): void {
  const { expenses } = quest.kit;
  const spentOut = reach & ~(reach >> SLOTS) & WITHOUT_POINTS;
  if (spentOut === 0 || expenses.gas[spent] === quest.gasCans) return;
  arrive(leg, patch, spentOut | (spentOut << SLOTS), BY_GAS, expenses.afterGas(spent));
}

function useTools(leg: number, patch: number, reach: Reach, spent: number): void {
  if (flights.length > 0 && ATLAS.helipad[TILE_OF_PATCH[patch]!]) useFlights(leg, patch, reach, spent);
  if (sewer !== UNUSED) useSewer(leg, patch, reach, spent);
  if (jetSki !== UNUSED) useJetSki(leg, patch, reach, spent);
}

/** EP-HEL-06: from wherever most points are left. */
function useFlights(leg: number, patch: number, reach: Reach, spent: number): void {
  for (let i = 0; i < flights.length; i++) {
    const points = mostPoints(reach) - priceOf(quest.kit.ways[flights[i]!]!);
    if (points < 0) continue;
    const paid = use(flights[i]!, spent);
    if (paid !== UNUSED) fly(leg, patch, points, BY_HELIPAD, paid);
  }
}

/** EP-CRD-16. */
function useSewer(leg: number, patch: number, reach: Reach, spent: number): void {
  const paid = use(sewer, spent);
  if (paid === UNUSED) return;
  const regions = REGIONS_OF_PATCH[patch]!;
  for (const to of quest.roads.manholes(TILE_OF_PATCH[patch]!)) {
    let entered = 0;
    for (let slot = 0; slot < regions.length; slot++) {
      const below = ATLAS.land[regions[slot]!]!;
      if (below !== NO_LAND) entered |= MANHOLES[to * LANDS + below]! >> shiftAt(reach, slot);
    }
    if (entered !== 0) enter(leg, to, entered, BY_SEWER, paid);
  }
}

/** EP-CRD-17: onto closed water of the same patch. */
function useJetSki(leg: number, patch: number, reach: Reach, spent: number): void {
  const regions = REGIONS_OF_PATCH[patch]!;
  let entered = 0;
  for (let slot = 0; slot < regions.length; slot++) {
    entered |= STEP_WITHIN[regions[slot]!]! >> shiftAt(reach, slot);
  }
  launch(leg, patch, entered, BY_FOOT, spent);
}

/** What is spent after paying with a way of the kit as well; `UNUSED` if there is nothing left to pay with. */
function use(way: number, spent: number): number {
  const { kit } = quest;
  const state = kit.next(kit.expenses.kitState[spent]!, way);
  return state < 0 ? UNUSED : kit.expenses.afterTool(spent, state);
}

/** Enters what the water allows (EP-TRV-08, EP-HEL-03, EP-CRD-17). */
function enter(leg: number, patch: number, entered: Reach, by: number, spent: number): void {
  arrive(leg, patch, entered, by, spent);
  if (jetSki !== UNUSED) launch(leg, patch, entered, by, spent);
}

/** EP-CRD-17: opens each closed water body that would be entered. */
function launch(leg: number, patch: number, entered: Reach, by: number, spent: number): void {
  const regions = REGIONS_OF_PATCH[patch]!;
  for (let rest = slotsIn(entered & ~openOn(quest, patch, spent)); rest !== 0; rest &= rest - 1) {
    const region = regions[lowestBit(rest)]!;
    const paid = use(jetSki, spent);
    if (paid === UNUSED) return;
    const opened = quest.kit.expenses.afterOpening(paid, quest.roads.closedBody(region));
    arrive(leg, patch, entered & ALL_OF[region]!, by, opened);
  }
}
