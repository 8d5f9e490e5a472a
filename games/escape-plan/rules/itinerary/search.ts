import { LAND_TYPES } from '../../content/index.ts';
import { ATLAS } from '../map/atlas.ts';
import type { Kit } from './kit.ts';
import { GAS, KIT, Labels, LEFT, NONE, PLACE, RIDE_BONUS, RODE, SPENT, TRAIL, WATER } from './labels.ts';
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
  /** The label that is followed, and the points it still has, gas cans included. */
  private label = NONE;
  private points = 0;

  constructor() {
    super(PLACES);
  }

  run(quest: Quest): void {
    const { kit, from, mp, gasCans } = quest;
    this.quest = quest;
    this.clear(kit, quest.danger, mp + gasCans + RIDE_BONUS);
    this.prepareTools(kit);
    this.arrive(from, mp, 0, 0, 0, 0, 1 << TILE_OF[from]!, 0, NONE, true);
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
    const place = this.rows[label + PLACE]!;
    this.label = label;
    this.points = this.rows[label + LEFT]! + this.quest.gasCans - this.rows[label + GAS]!;
    if (place < AIR) {
      this.walk(place);
      this.board(place);
    } else if (place < SEWERS) {
      for (const to of this.quest.roads.landings(place - AIR)) this.enter(to, 0);
    } else {
      this.surface(place - SEWERS);
    }
  }

  /** EP-TRV-03 to EP-TRV-07. */
  private walk(from: number): void {
    const { neighbours, freeFrom, zonesFrom, locationsFrom } = this.quest.roads.graph;
    const zones = zonesFrom[from]!;
    for (let i = freeFrom[from]!; i < zones; i++) this.enter(neighbours[i]!, 0);
    if (this.points < 1) return;
    const locations = locationsFrom[from]!;
    if (this.points > this.toFinish) for (let i = zones; i < locations; i++) this.enter(neighbours[i]!, 1);
    const end = freeFrom[from + 1]!;
    for (let i = locations; i < end; i++) this.enter(neighbours[i]!, 1);
  }

  /** Subway, heliport, helipad flights and sewer, whatever the place offers. */
  private board(from: number): void {
    const { roads, kit } = this.quest;
    const tile = TILE_OF[from]!;
    if (IS_SUBWAY[from] === 1) {
      for (const to of roads.graph.subways) if (to !== from) this.ride(to);
    }
    const tools = this.rows[this.label + KIT]!;
    if (IS_HELIPORT[from] === 1) this.pass(AIR + tile, FLIGHT.mp, tools);
    if (ATLAS.helipad[tile]) {
      for (const index of this.flightWays) {
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
    const { label } = this;
    const left = this.rows[label + LEFT]! + (this.rows[label + RODE] === 1 ? 0 : RIDE_BONUS);
    const trail = this.rows[label + TRAIL]! | (1 << TILE_OF[to]!);
    const kit = this.rows[label + KIT]!;
    this.arrive(
      to,
      left,
      this.rows[label + GAS]!,
      1,
      kit,
      this.rows[label + WATER]!,
      trail,
      this.rows[label + SPENT]!,
      label,
      true,
    );
  }

  /** EP-CRD-16: out of the sewer below one land of a tile. */
  private surface(sewer: number): void {
    const land = sewer % LANDS;
    for (const to of this.quest.roads.manholes((sewer - land) / LANDS)) {
      const cost = LAND_OF[to] === land ? SEWER.mpSameLand : SEWER.mpOtherLand;
      if (this.points >= cost) this.enter(to, cost);
    }
  }

  /** Into the air or the sewer, which are on no tile themselves. */
  private pass(place: number, cost: number, kit: number): void {
    const { label } = this;
    if (this.points >= cost)
      this.move(place, cost, kit, this.rows[label + WATER]!, this.rows[label + TRAIL]!, true);
  }

  /** Into a region, if the water allows (EP-TRV-08, EP-HEL-03, EP-CRD-17) and the travel can still end on a location. */
  private enter(to: number, cost: number): void {
    const { label, toFinish } = this;
    const rest = this.points - cost;
    const trail = this.rows[label + TRAIL]! | (1 << TILE_OF[to]!);
    let kit = this.rows[label + KIT]!;
    let water = this.rows[label + WATER]!;
    if (IS_LOCATION[to] === 1) {
      // With no points left only a ride leads on.
      this.move(to, cost, kit, water, trail, rest >= toFinish || IS_SUBWAY[to] === 1);
      return;
    }
    if (rest < toFinish) return;
    const { roads, openWater } = this.quest;
    const body = roads.closedBit[to]!;
    if (body !== 0 && (water & body) === 0 && !openWater) {
      kit = this.jetSkiWay === NONE ? NONE : this.quest.kit.next(kit, this.jetSkiWay);
      if (kit === NONE) return;
      water |= body;
    }
    this.move(to, cost, kit, water, trail, true);
  }

  /** EP-TRV-10: a gas can is returned when a point is missing. */
  private move(to: number, cost: number, kit: number, water: number, trail: number, goesOn: boolean): void {
    const { label } = this;
    let left = this.rows[label + LEFT]! - cost;
    let gas = this.rows[label + GAS]!;
    if (left < 0) {
      gas -= left;
      left = 0;
    }
    this.arrive(
      to,
      left,
      gas,
      this.rows[label + RODE]!,
      kit,
      water,
      trail,
      this.rows[label + SPENT]! + cost,
      label,
      goesOn,
    );
  }
}
