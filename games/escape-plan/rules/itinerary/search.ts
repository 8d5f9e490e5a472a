import { ATLAS, NO_LAND } from '../map/atlas.ts';
import type { Kit } from './kit.ts';
import {
  BY,
  BY_FOOT,
  BY_GAS,
  BY_HELIPAD,
  BY_HELIPORT,
  BY_SEWER,
  BY_SUBWAY,
  Legs,
  NONE,
  PARENT,
  PATCH,
  type Quest,
  REACH,
  SPENT,
  TRAIL,
  WIDTH,
} from './legs.ts';
import {
  ALL_OF,
  EVERYTHING,
  HAS_HELIPORT,
  HAS_SUBWAY,
  HELIPORTS_OF,
  LANDS,
  MANHOLES,
  PATCH_OF,
  REGIONS_OF_PATCH,
  STEP_WITHIN,
  SUBWAYS_OF,
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
import { EDGE } from './roads.ts';
import { FLIGHT, type Way } from './tools.ts';

/** The movement points of a helipad flight. */
const priceOf = (way: Way): number => (way.by === 'flight' ? way.mp : 0);

/** Finds all travels that are not beaten, by following legs in the order in which they were begun. */
export class Search extends Legs {
  // The ways of the kit, by number.
  private jetSki = NONE;
  private sewer = NONE;
  private readonly flights: number[] = [];
  /** Something can be done on a zone without any points left: return a gas can, or fly for none. */
  private free = false;

  /** Runs until all is found. */
  run(quest: Quest): void {
    const { from, gasCans, openWater } = quest;
    this.free = gasCans > 0;
    this.prepareTools(quest.kit);
    this.clear(quest, openWater || this.jetSki !== NONE, this.free);
    this.enter(PATCH_OF[from]!, spend(ALL_OF[from]!, MOST_POINTS - ALLOWANCE), BY_FOOT);
    for (let leg = 0; leg < this.end; leg += WIDTH) this.follow(leg);
  }

  private prepareTools({ ways }: Kit): void {
    this.flights.length = 0;
    this.sewer = NONE;
    this.jetSki = NONE;
    for (let number = 0; number < ways.length; number++) {
      const way = ways[number]!;
      if (way.by === 'sewer') this.sewer = number;
      else if (way.by === 'jetSki') this.jetSki = number;
      else if (way.by === 'flight') {
        this.flights.push(number);
        this.free ||= way.mp === 0;
      }
    }
  }

  private follow(leg: number): void {
    const { rows } = this;
    const patch = rows[leg + PATCH]!;
    const reach = rows[leg + REACH]!;
    if (reach <= WITHOUT_POINTS && !HAS_SUBWAY[patch] && !this.free) return;
    this.trail = rows[leg + TRAIL]!;
    this.parent = leg;
    this.pay(rows[leg + SPENT]!);
    this.walk(patch, reach);
    if (HAS_HELIPORT[patch]) {
      for (const slot of HELIPORTS_OF[patch]!) this.takeOff(patch, pointsAt(reach, slot));
    }
    if (HAS_SUBWAY[patch]) {
      const backTo = rows[leg + BY] === BY_SUBWAY ? rows[rows[leg + PARENT]! + PATCH]! : NONE;
      for (const slot of SUBWAYS_OF[patch]!) this.ride(patch, slot, pointsAt(reach, slot), backTo);
    }
    if (this.quest.gasCans > 0) this.returnGas(patch, reach);
    if (this.quest.kit.ways.length > 0) this.useTools(patch, reach);
  }

  /** EP-TRV-03 to EP-TRV-07. */
  private walk(patch: number, reach: Reach): void {
    const { settled } = this;
    const s0 = shiftAt(reach, 0);
    const s1 = shiftAt(reach, 1);
    const s2 = shiftAt(reach, 2);
    const s3 = shiftAt(reach, 3);
    const s4 = shiftAt(reach, 4);
    const s5 = shiftAt(reach, 5);
    const { edges, edgesFrom } = this.quest.roads;
    const end = edgesFrom[patch + 1]!;
    for (let at = edgesFrom[patch]!; at < end; at += EDGE) {
      const to = edges[at]!;
      const entered =
        (edges[at + 1]! >> s0) |
        (edges[at + 2]! >> s1) |
        (edges[at + 3]! >> s2) |
        (edges[at + 4]! >> s3) |
        (edges[at + 5]! >> s4) |
        (edges[at + 6]! >> s5);
      if ((entered & ~settled[to]!) !== 0) this.enter(to, entered, BY_FOOT);
    }
  }

  /** EP-HEL-01 to EP-HEL-03. */
  private takeOff(patch: number, points: number): void {
    if (points >= FLIGHT.mp) this.fly(patch, points - FLIGHT.mp, BY_HELIPORT);
  }

  /** To all within reach, with so many points left. */
  private fly(patch: number, points: number, by: number): void {
    const landings = this.quest.roads.landings(TILE_OF_PATCH[patch]!);
    for (let i = 0; i < landings.length; i++) {
      const to = landings[i]!;
      const entered = spend(EVERYTHING[to]!, MOST_POINTS - points);
      if ((entered & ~this.settled[to]!) !== 0) this.enter(to, entered, by);
    }
  }

  /** EP-SUB-01, EP-SUB-02. Who has come by a ride need only ride back: that ride led to all other stops as well. */
  private ride(patch: number, stop: number, points: number, backTo: number): void {
    if (points < 0) return;
    const { spent, expenses, settled } = this;
    const { subways } = this.quest.roads;
    const from = REGIONS_OF_PATCH[patch]![stop]!;
    const left = expenses.rode[spent] ? points : points + RIDE_BONUS;
    this.pay(expenses.afterRide(spent));
    for (let i = 0; i < subways.length; i++) {
      const to = subways[i]!;
      const there = PATCH_OF[to]!;
      if (backTo !== NONE && there !== backTo) continue;
      const entered = spend(ALL_OF[to]!, MOST_POINTS - left);
      if (to !== from && (entered & ~settled[there]!) !== 0) this.enter(there, entered, BY_SUBWAY);
    }
    this.pay(spent);
  }

  /** EP-TRV-10: where no points are left, a gas can gives one more. */
  private returnGas(patch: number, reach: Reach): void {
    const { spent, expenses } = this;
    const spentOut = reach & ~(reach >> SLOTS) & WITHOUT_POINTS;
    if (spentOut === 0 || expenses.gas[spent] === this.quest.gasCans) return;
    this.pay(expenses.afterGas(spent));
    this.arrive(patch, spentOut | (spentOut << SLOTS), BY_GAS);
    this.pay(spent);
  }

  private useTools(patch: number, reach: Reach): void {
    if (this.flights.length > 0 && ATLAS.helipad[TILE_OF_PATCH[patch]!]) this.useFlights(patch, reach);
    if (this.sewer !== NONE) this.useSewer(patch, reach);
    if (this.jetSki !== NONE) this.useJetSki(patch, reach);
  }

  /** EP-HEL-06: from wherever most points are left. */
  private useFlights(patch: number, reach: Reach): void {
    const { spent, flights } = this;
    for (let i = 0; i < flights.length; i++) {
      const points = mostPoints(reach) - priceOf(this.quest.kit.ways[flights[i]!]!);
      if (points >= 0 && this.use(flights[i]!)) this.fly(patch, points, BY_HELIPAD);
      this.pay(spent);
    }
  }

  /** EP-CRD-16. */
  private useSewer(patch: number, reach: Reach): void {
    const { spent } = this;
    if (!this.use(this.sewer)) return;
    const regions = REGIONS_OF_PATCH[patch]!;
    for (const to of this.quest.roads.manholes(TILE_OF_PATCH[patch]!)) {
      let entered = 0;
      for (let slot = 0; slot < regions.length; slot++) {
        const below = ATLAS.land[regions[slot]!]!;
        if (below !== NO_LAND) entered |= MANHOLES[to * LANDS + below]! >> shiftAt(reach, slot);
      }
      if (entered !== 0) this.enter(to, entered, BY_SEWER);
    }
    this.pay(spent);
  }

  /** EP-CRD-17: onto closed water of the same patch. */
  private useJetSki(patch: number, reach: Reach): void {
    const regions = REGIONS_OF_PATCH[patch]!;
    let entered = 0;
    for (let slot = 0; slot < regions.length; slot++) {
      entered |= STEP_WITHIN[regions[slot]!]! >> shiftAt(reach, slot);
    }
    this.launch(patch, entered, BY_FOOT);
  }

  /** Pays with a way of the kit from here on, if there is anything left to pay with. */
  private use(way: number): boolean {
    const state = this.quest.kit.next(this.expenses.kitState[this.spent]!, way);
    if (state < 0) return false;
    this.pay(this.expenses.afterTool(this.spent, state));
    return true;
  }

  /** Enters what the water allows (EP-TRV-08, EP-HEL-03, EP-CRD-17). */
  private enter(patch: number, entered: Reach, by: number): void {
    this.arrive(patch, entered, by);
    if (this.jetSki !== NONE) this.launch(patch, entered, by);
  }

  /** EP-CRD-17: opens each closed water body that would be entered. */
  private launch(patch: number, entered: Reach, by: number): void {
    const { spent } = this;
    const regions = REGIONS_OF_PATCH[patch]!;
    for (let rest = slotsIn(entered & ~this.openOn(patch, spent)); rest !== 0; rest &= rest - 1) {
      const region = regions[31 - Math.clz32(rest & -rest)]!;
      if (!this.use(this.jetSki)) return;
      this.pay(this.expenses.afterOpening(this.spent, this.quest.roads.closedBody(region)));
      this.arrive(patch, entered & ALL_OF[region]!, by);
      this.pay(spent);
    }
  }
}
