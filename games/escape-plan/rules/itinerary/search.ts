import { LAND_TYPES } from '../../content/index.ts';
import { ATLAS } from '../map/atlas.ts';
import type { Kit } from './kit.ts';
import {
  GAS,
  hasRidden,
  KIT,
  Labels,
  leftOf,
  NONE,
  PARENT,
  PLACE,
  RIDE_BONUS,
  RIDE_WORTH,
  TRAIL,
  TURN,
  turnOf,
  WATER,
  WORTH,
  worthOf,
} from './labels.ts';
import { IS_HELIPORT, IS_LOCATION, IS_SUBWAY, LAND_OF, type Roads, TILE_OF } from './roads.ts';
import { FLIGHT, SEWER, type Way } from './tools.ts';

/** EP-TRV-02. */
export const ALLOWANCE = 3;

/** Whose travels are searched. */
export interface Quest {
  readonly roads: Roads;
  readonly from: number;
  readonly mp: number;
  readonly gasCans: number;
  readonly kit: Kit;
  /** The tiles with someone on them, as bits. */
  readonly danger: number;
  /** Takes all water for navigable; only to explain what stands in the way. */
  readonly openWater: boolean;
}

const LANDS = LAND_TYPES.length;
const ONE_POINT = turnOf(1, 0);
const ONE_TILE = turnOf(0, 1);

// Places are the regions and, so that many starts share one landing, the air above each tile and the sewer below each
// land of each tile.
const AIR = ATLAS.regions.length;
const SEWERS = AIR + ATLAS.tiles.length;
const PLACES = SEWERS + ATLAS.tiles.length * LANDS;

/** Finds all travels that are not beaten, by following labels until none is left to follow. */
export class Search extends Labels {
  private quest!: Quest;
  private flightWays: number[] = [];
  private sewerWay = NONE;
  private jetSkiWay = NONE;
  /** Points needed in a zone for the travel still to reach a location. */
  private toFinish = 1;
  /** The label that is followed, what it knows, and the points it still has, gas cans included. */
  private label = NONE;
  private worth = 0;
  private gas = 0;
  private tools = 0;
  private water = 0;
  private trail = 0;
  private turn = 0;
  private points = 0;
  private cameFrom = NONE;

  constructor() {
    super(PLACES);
  }

  run(quest: Quest): void {
    const { kit, from, mp, gasCans } = quest;
    this.quest = quest;
    this.clear(kit, quest.danger, mp + gasCans + RIDE_BONUS);
    this.prepareTools(kit);
    this.arrive(from, worthOf(mp, 0, false), 0, 0, 0, 1 << TILE_OF[from]!, turnOf(0, 1), NONE, true);
    for (let label = this.take(); label !== NONE; label = this.take()) this.follow(label);
  }

  private prepareTools({ ways }: Kit): void {
    this.toFinish = 1;
    this.flightWays.length = 0;
    this.sewerWay = NONE;
    this.jetSkiWay = NONE;
    for (let index = 0; index < ways.length; index++) this.prepare(index, ways[index]!);
  }

  private prepare(index: number, way: Way): void {
    if (way.by === 'sewer') this.sewerWay = index;
    else if (way.by === 'jetSki') this.jetSkiWay = index;
    else if (way.by === 'flight') {
      this.flightWays.push(index);
      this.toFinish = Math.min(this.toFinish, way.mp);
    }
  }

  private follow(label: number): void {
    const { rows } = this;
    const place = rows[label + PLACE]!;
    this.label = label;
    this.worth = rows[label + WORTH]!;
    this.gas = rows[label + GAS]!;
    this.tools = rows[label + KIT]!;
    this.water = rows[label + WATER]!;
    this.trail = rows[label + TRAIL]!;
    this.turn = rows[label + TURN]!;
    this.points = leftOf(this.worth, this.gas) + this.quest.gasCans - this.gas;
    const parent = rows[label + PARENT]!;
    this.cameFrom = parent === NONE ? NONE : rows[parent + PLACE]!;
    if (place < AIR) {
      this.walk(place);
      this.board(place);
    } else if (place < SEWERS) {
      const landings = this.quest.roads.landings(place - AIR);
      for (let i = 0; i < landings.length; i++) this.enter(landings[i]!, 0);
    } else {
      this.surface(place - SEWERS);
    }
  }

  /** EP-TRV-03 to EP-TRV-07. Back to where the label came from leads nowhere that it has not been with more. */
  private walk(from: number): void {
    const { neighbours, freeFrom, zonesFrom, locationsFrom } = this.quest.roads.graph;
    const { cameFrom, points } = this;
    const zones = zonesFrom[from]!;
    for (let i = freeFrom[from]!; i < zones; i++) {
      if (neighbours[i] !== cameFrom) this.enter(neighbours[i]!, 0);
    }
    if (points < 1) return;
    const end = freeFrom[from + 1]!;
    for (let i = points > this.toFinish ? zones : locationsFrom[from]!; i < end; i++) {
      if (neighbours[i] !== cameFrom) this.enter(neighbours[i]!, 1);
    }
  }

  /** Subway, heliport, helipad flights and sewer, whatever the place offers. */
  private board(from: number): void {
    const { roads, kit } = this.quest;
    if (IS_SUBWAY[from] === 1) {
      const { subways } = roads.graph;
      for (let i = 0; i < subways.length; i++) if (subways[i] !== from) this.ride(subways[i]!);
    }
    const { tools, flightWays } = this;
    const tile = TILE_OF[from]!;
    if (IS_HELIPORT[from] === 1) this.pass(AIR + tile, FLIGHT.mp, tools);
    if (flightWays.length > 0 && ATLAS.helipad[tile]) {
      for (const index of flightWays) {
        const way = kit.ways[index]!;
        const after = kit.next(tools, index);
        if (after !== NONE && way.by === 'flight') this.pass(AIR + tile, way.mp, after);
      }
    }
    if (this.sewerWay !== NONE && IS_LOCATION[from] === 0) {
      const after = kit.next(tools, this.sewerWay);
      if (after !== NONE) this.pass(SEWERS + tile * LANDS + LAND_OF[from]!, 0, after);
    }
  }

  /** EP-SUB-01, EP-SUB-02. */
  private ride(to: number): void {
    const { worth, trail } = this;
    const ridden = hasRidden(worth) ? worth : worth + RIDE_WORTH;
    const wider = trail | (1 << TILE_OF[to]!);
    const turn = wider === trail ? this.turn : this.turn + ONE_TILE;
    this.arrive(to, ridden, this.gas, this.tools, this.water, wider, turn, this.label, true);
  }

  /** EP-CRD-16: out of the sewer below one land of a tile. */
  private surface(sewer: number): void {
    const land = sewer % LANDS;
    const manholes = this.quest.roads.manholes((sewer - land) / LANDS);
    for (let i = 0; i < manholes.length; i++) {
      const to = manholes[i]!;
      const cost = LAND_OF[to] === land ? SEWER.mpSameLand : SEWER.mpOtherLand;
      if (this.points >= cost) this.enter(to, cost);
    }
  }

  /** Into the air or the sewer, which are on no tile themselves. */
  private pass(place: number, cost: number, kit: number): void {
    if (this.points >= cost) this.move(place, cost, kit, this.water, this.trail, true);
  }

  /** Into a region, if the water allows (EP-TRV-08, EP-HEL-03, EP-CRD-17) and the travel can still end on a location. */
  private enter(to: number, cost: number): void {
    const { toFinish } = this;
    const rest = this.points - cost;
    const trail = this.trail | (1 << TILE_OF[to]!);
    if (IS_LOCATION[to] === 1) {
      const goesOn = rest > toFinish || IS_SUBWAY[to] === 1 || (rest === toFinish && this.leadsOn(to));
      this.move(to, cost, this.tools, this.water, trail, goesOn);
      return;
    }
    if (rest < toFinish) return;
    const { roads, openWater } = this.quest;
    const body = roads.closedBit[to]!;
    let { tools, water } = this;
    if (body !== 0 && (water & body) === 0 && !openWater) {
      tools = this.jetSkiWay === NONE ? NONE : this.quest.kit.next(tools, this.jetSkiWay);
      if (tools === NONE) return;
      water |= body;
    }
    this.move(to, cost, tools, water, trail, true);
  }

  /** With points for no more than the last move, a location leads on only to its neighbours and by air. */
  private leadsOn(from: number): boolean {
    const { freeFrom, locationsFrom } = this.quest.roads.graph;
    if (locationsFrom[from]! < freeFrom[from + 1]! || IS_HELIPORT[from] === 1) return true;
    return this.flightWays.length > 0 && ATLAS.helipad[TILE_OF[from]!]!;
  }

  /** EP-TRV-10: a gas can is returned when a point is missing. */
  private move(to: number, cost: number, tools: number, water: number, trail: number, goesOn: boolean): void {
    const missing = cost - leftOf(this.worth, this.gas);
    const gas = missing > 0 ? this.gas + missing : this.gas;
    const turn = this.turn + cost * ONE_POINT + (trail === this.trail ? 0 : ONE_TILE);
    this.arrive(to, this.worth - worthOf(cost, 0, true), gas, tools, water, trail, turn, this.label, goesOn);
  }
}
