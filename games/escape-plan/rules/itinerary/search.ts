import { LAND_TYPES } from '../../content/index.ts';
import { ATLAS, FREE, KINDS, LOCATION, ZONE } from '../map/atlas.ts';
import { filled } from '../map/graph.ts';
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

// Places are the regions and, so that many starts share one landing, the air above each tile and the sewer below each
// land of each tile.
const AIR = ATLAS.regions.length;
const SEWERS = AIR + ATLAS.tiles.length;
const PLACES = SEWERS + ATLAS.tiles.length * LANDS;

const TILE_BIT = TILE_OF.map((tile) => 1 << tile);
const NO_TILE = 0;

/** `closedBit` where all water is open. */
const NO_WATER = filled(ATLAS.regions.length, 0);

/** Finds all travels that are not beaten, by following labels until none is left to follow. */
export class Search extends Labels {
  private quest!: Quest;
  private neighbours: readonly number[] = [];
  private linksFrom: readonly number[] = [];
  /** See `Roads.closedBit`. */
  private closedBit: readonly number[] = [];
  private flightWays: number[] = [];
  private sewerWay = NONE;
  private jetSkiWay = NONE;
  /** Points needed in a zone for the travel still to reach a location. */
  private toFinish = 1;
  /** The label that is followed: where it came from, what it knows, and the points it still has, gas cans included. */
  private cameFrom = NONE;
  private points = 0;
  private worthBefore = 0;
  private gasBefore = 0;
  private kitBefore = 0;
  private waterBefore = 0;
  /** The points left after the move that is made. */
  private rest = 0;

  constructor() {
    super(PLACES);
  }

  /** Runs until all is found. */
  run(quest: Quest): void {
    const { kit, from, mp, gasCans, roads } = quest;
    this.quest = quest;
    this.neighbours = roads.graph.neighbours;
    this.linksFrom = roads.graph.linksFrom;
    this.closedBit = quest.openWater ? NO_WATER : roads.closedBit;
    this.clear(kit, quest.danger, mp + gasCans + RIDE_BONUS);
    this.prepareTools(kit);
    this.worth = worthOf(mp, false);
    this.gas = 0;
    this.kit = 0;
    this.water = 0;
    this.trail = 0;
    this.parent = NONE;
    this.nextTurn = 0;
    this.arrive(from, TILE_BIT[from]!, true);
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
    const parent = rows[label + PARENT]!;
    const worth = rows[label + WORTH]!;
    const gas = rows[label + GAS]!;
    this.cameFrom = parent === NONE ? NONE : rows[parent + PLACE]!;
    this.worthBefore = worth;
    this.gasBefore = gas;
    this.kitBefore = rows[label + KIT]!;
    this.waterBefore = rows[label + WATER]!;
    this.trail = rows[label + TRAIL]!;
    this.points = leftOf(worth, gas) + this.quest.gasCans - gas;
    this.parent = label;
    if (place < AIR) {
      this.walk(place);
      this.board(place);
    } else if (place < SEWERS) {
      const landings = this.quest.roads.landings(place - AIR);
      this.pay(0);
      for (let i = 0; i < landings.length; i++) this.enter(landings[i]!);
    } else {
      this.surface(place - SEWERS);
    }
  }

  /** What a move of that cost leaves. EP-TRV-10: a gas can is returned when a point is missing. */
  private pay(cost: number): void {
    const { worthBefore, gasBefore } = this;
    const missing = cost - leftOf(worthBefore, gasBefore);
    this.worth = worthBefore - worthOf(cost, true);
    this.gas = missing > 0 ? gasBefore + missing : gasBefore;
    this.kit = this.kitBefore;
    this.water = this.waterBefore;
    this.rest = this.points - cost;
    this.nextTurn = this.turn + cost * ONE_POINT;
  }

  /** EP-TRV-03 to EP-TRV-07. Back to where the label came from leads nowhere that it has not been with more. */
  private walk(from: number): void {
    const { neighbours, linksFrom, cameFrom, points, toFinish } = this;
    const links = KINDS * from;
    const zones = linksFrom[links + ZONE]!;
    if (points >= toFinish) {
      this.pay(0);
      for (let i = linksFrom[links + FREE]!; i < zones; i++) {
        if (neighbours[i] !== cameFrom) this.enterZone(neighbours[i]!);
      }
    }
    if (points < 1) return;
    const locations = linksFrom[links + LOCATION]!;
    const end = linksFrom[links + KINDS]!;
    this.pay(1);
    if (points > toFinish) {
      for (let i = zones; i < locations; i++) {
        if (neighbours[i] !== cameFrom) this.enterZone(neighbours[i]!);
      }
    }
    for (let i = locations; i < end; i++) {
      if (neighbours[i] !== cameFrom) this.enterLocation(neighbours[i]!);
    }
  }

  /** Subway, heliport, helipad flights and sewer, whatever the place offers. */
  private board(from: number): void {
    const { kit } = this.quest;
    if (IS_SUBWAY[from] === 1) this.ride(from);
    const { flightWays } = this;
    const tile = TILE_OF[from]!;
    if (IS_HELIPORT[from] === 1) this.pass(AIR + tile, FLIGHT.mp, NONE);
    if (flightWays.length > 0 && ATLAS.helipad[tile]) {
      for (const index of flightWays) {
        const way = kit.ways[index]!;
        if (way.by === 'flight') this.pass(AIR + tile, way.mp, index);
      }
    }
    if (this.sewerWay !== NONE && IS_LOCATION[from] === 0) {
      this.pass(SEWERS + tile * LANDS + LAND_OF[from]!, 0, this.sewerWay);
    }
  }

  /** EP-SUB-01, EP-SUB-02. */
  private ride(from: number): void {
    const { subways } = this.quest.roads.graph;
    this.pay(0);
    if (!hasRidden(this.worth)) this.worth += RIDE_WORTH;
    for (let i = 0; i < subways.length; i++) {
      const to = subways[i]!;
      if (to !== from) this.arrive(to, TILE_BIT[to]!, true);
    }
  }

  /** EP-CRD-16: out of the sewer below one land of a tile. */
  private surface(sewer: number): void {
    const land = sewer % LANDS;
    const manholes = this.quest.roads.manholes((sewer - land) / LANDS);
    for (let i = 0; i < manholes.length; i++) {
      const to = manholes[i]!;
      const cost = LAND_OF[to] === land ? SEWER.mpSameLand : SEWER.mpOtherLand;
      if (this.points < cost) continue;
      this.pay(cost);
      this.enter(to);
    }
  }

  /** Into the air or the sewer, which are on no tile themselves, with a way of the kit or, at a heliport, with none. */
  private pass(place: number, cost: number, way: number): void {
    if (this.points < cost) return;
    this.pay(cost);
    if (way !== NONE) this.kit = this.quest.kit.next(this.kit, way);
    if (this.kit !== NONE) this.arrive(place, NO_TILE, true);
  }

  private enter(to: number): void {
    if (IS_LOCATION[to] === 1) this.enterLocation(to);
    else if (this.rest >= this.toFinish) this.enterZone(to);
  }

  private enterLocation(to: number): void {
    const { rest, toFinish } = this;
    const goesOn = rest > toFinish || IS_SUBWAY[to] === 1 || (rest === toFinish && this.leadsOn(to));
    this.arrive(to, TILE_BIT[to]!, goesOn);
  }

  /** If the water allows (EP-TRV-08, EP-HEL-03, EP-CRD-17); from there the travel can still end on a location. */
  private enterZone(to: number): void {
    const body = this.closedBit[to]!;
    const { kit, water } = this;
    if ((body & ~water) === 0) return this.arrive(to, TILE_BIT[to]!, true);
    if (this.jetSkiWay === NONE) return;
    this.kit = this.quest.kit.next(kit, this.jetSkiWay);
    this.water = water | body;
    if (this.kit !== NONE) this.arrive(to, TILE_BIT[to]!, true);
    this.kit = kit;
    this.water = water;
  }

  /** With points for no more than the last move, a location leads on only to its neighbours and by air. */
  private leadsOn(from: number): boolean {
    const { linksFrom } = this;
    if (linksFrom[KINDS * from + LOCATION]! < linksFrom[KINDS * (from + 1)]! || IS_HELIPORT[from] === 1)
      return true;
    return this.flightWays.length > 0 && ATLAS.helipad[TILE_OF[from]!]!;
  }
}
