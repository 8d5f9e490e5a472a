import { LAND_TYPES } from '../../content/index.ts';
import { ATLAS } from '../map/atlas.ts';
import type { Kit } from './kit.ts';
import { IS_HELIPORT, IS_LOCATION, IS_SUBWAY, LAND_OF, type Roads, TILE_OF } from './roads.ts';
import { FLIGHT, SEWER, type Way } from './tools.ts';

/** EP-TRV-02. */
export const ALLOWANCE = 3;
/** EP-SUB-02. */
const RIDE_BONUS = 1;

/** Whose travels are searched. */
export interface Quest {
  readonly roads: Roads;
  readonly from: number;
  readonly mp: number;
  readonly gasCans: number;
  readonly kit: Kit;
  /** A bit for each tile that counts when left; a tile without a bit is as good as never left. */
  readonly tileBits: Int32Array;
  /** Takes all water for navigable; only to explain what stands in the way. */
  readonly openWater: boolean;
}

const NONE = -1;
const LANDS = LAND_TYPES.length;
const TILE_COUNTS = 32;

// Numbers of places: regions, then the air above each tile, then the sewer below each land of each tile.
const AIR = ATLAS.regions.length;
const SEWERS = AIR + ATLAS.tiles.length;
const PLACES = SEWERS + ATLAS.tiles.length * LANDS;

/**
 * Finds all travels that are not beaten. A label is a travel so far: where it is and what it has spent. At each place
 * only those labels live that no other there matches in everything: movement points, gas cans, the unused subway
 * bonus, tools, water opened by jet ski, tiles that count. Labels are taken up in the order of points spent and tiles
 * left, so that a label is rarely beaten after it was followed, and of two that are alike the shorter one stays.
 *
 * Places are the regions and, so that many starts share one landing, the air above each tile and the sewer below each
 * land of each tile. One search at a time: the columns are used again by the next.
 */
export class Search {
  private quest!: Quest;
  private size = 0;
  private capacity = 1024;
  // One column for each property of a label; `tiles` are those that count, `trail` are all tiles of the path.
  place = new Int16Array(this.capacity);
  gas = new Int8Array(this.capacity);
  kit = new Int16Array(this.capacity);
  tiles = new Int32Array(this.capacity);
  trail = new Int32Array(this.capacity);
  parent = new Int32Array(this.capacity);
  private left = new Int8Array(this.capacity);
  private rode = new Uint8Array(this.capacity);
  private water = new Int32Array(this.capacity);
  private spent = new Int8Array(this.capacity);
  private beaten = new Uint8Array(this.capacity);
  /** Links to the next label at the same place, and to the next in the same bucket of the queue. */
  next = new Int32Array(this.capacity);
  private queued = new Int32Array(this.capacity);

  /** The first label at each place. */
  first = new Int32Array(PLACES);
  private buckets = new Int32Array(0);
  private flightWays: number[] = [];
  private sewerWay = NONE;
  private jetSkiWay = NONE;
  /** Points needed in a zone for the travel still to reach a location. */
  private toFinish = 1;

  run(quest: Quest): void {
    const { kit, from, mp, gasCans } = quest;
    this.quest = quest;
    this.size = 0;
    this.first.fill(NONE);
    const buckets = (mp + gasCans + RIDE_BONUS + 1) * TILE_COUNTS;
    if (this.buckets.length < buckets) this.buckets = new Int32Array(buckets);
    this.buckets.fill(NONE);
    this.prepareTools(kit);

    const at = TILE_OF[from]!;
    this.arrive(from, mp, 0, 0, 0, 0, quest.tileBits[at]!, 1 << at, 0, NONE);
    for (let bucket = 0; bucket < buckets; bucket++) {
      for (let label = this.buckets[bucket]!; label !== NONE; label = this.buckets[bucket]!) {
        this.buckets[bucket] = this.queued[label]!;
        if (this.beaten[label] === 0) this.follow(label);
      }
    }
  }

  private prepareTools(kit: Kit): void {
    const find = (by: Way['by']): number => kit.ways.findIndex((way) => way.by === by);
    this.flightWays.length = 0;
    this.toFinish = 1;
    this.sewerWay = find('sewer');
    this.jetSkiWay = find('jetSki');
    for (const [index, way] of kit.ways.entries()) {
      if (way.by !== 'flight') continue;
      this.flightWays.push(index);
      this.toFinish = Math.min(this.toFinish, way.mp);
    }
  }

  private follow(label: number): void {
    const place = this.place[label]!;
    if (place < AIR) {
      this.walk(label, place);
      this.board(label, place);
    } else if (place < SEWERS) {
      for (const to of this.quest.roads.landings(place - AIR)) this.enter(label, to, 0);
    } else {
      this.surface(label, place - SEWERS);
    }
  }

  /** EP-TRV-03 to EP-TRV-07. */
  private walk(label: number, from: number): void {
    const { graph } = this.quest.roads;
    const { neighbours } = graph;
    const zones = graph.zonesFrom[from]!;
    const end = graph.freeFrom[from + 1]!;
    for (let i = graph.freeFrom[from]!; i < zones; i++) this.enter(label, neighbours[i]!, 0);
    const points = this.points(label);
    if (points < 1) return;
    const locations = graph.locationsFrom[from]!;
    if (points > this.toFinish) for (let i = zones; i < locations; i++) this.enter(label, neighbours[i]!, 1);
    for (let i = locations; i < end; i++) this.enter(label, neighbours[i]!, 1);
  }

  /** Subway, heliport, helipad flights and sewer, whatever the place offers. */
  private board(label: number, from: number): void {
    const { roads, kit } = this.quest;
    const tile = TILE_OF[from]!;
    if (IS_SUBWAY[from] === 1) {
      for (const to of roads.graph.subways) if (to !== from) this.ride(label, to);
    }
    if (IS_HELIPORT[from] === 1) this.pass(label, AIR + tile, FLIGHT.mp, this.kit[label]!);
    if (ATLAS.helipad[tile]) {
      for (const index of this.flightWays) {
        const way = kit.ways[index]!;
        const after = kit.next(this.kit[label]!, index);
        if (after !== NONE && way.by === 'flight') this.pass(label, AIR + tile, way.mp, after);
      }
    }
    if (this.sewerWay !== NONE && IS_LOCATION[from] === 0) {
      const after = kit.next(this.kit[label]!, this.sewerWay);
      if (after !== NONE) this.pass(label, SEWERS + tile * LANDS + LAND_OF[from]!, 0, after);
    }
  }

  /** EP-SUB-01, EP-SUB-02. */
  private ride(label: number, to: number): void {
    const { tileBits } = this.quest;
    const left = this.left[label]! + (this.rode[label] === 1 ? 0 : RIDE_BONUS);
    const tile = TILE_OF[to]!;
    const tiles = this.tiles[label]! | tileBits[tile]!;
    const trail = this.trail[label]! | (1 << tile);
    const kit = this.kit[label]!;
    this.arrive(
      to,
      left,
      this.gas[label]!,
      1,
      kit,
      this.water[label]!,
      tiles,
      trail,
      this.spent[label]!,
      label,
    );
  }

  /** EP-CRD-16: out of the sewer below one land of a tile. */
  private surface(label: number, sewer: number): void {
    const { roads } = this.quest;
    const land = sewer % LANDS;
    for (const to of roads.manholes((sewer - land) / LANDS)) {
      const cost = LAND_OF[to] === land ? SEWER.mpSameLand : SEWER.mpOtherLand;
      if (this.points(label) >= cost) this.enter(label, to, cost);
    }
  }

  /** Into the air or the sewer, which are on no tile themselves. */
  private pass(label: number, place: number, cost: number, kit: number): void {
    if (this.points(label) < cost) return;
    this.move(label, place, cost, kit, this.water[label]!, this.tiles[label]!, this.trail[label]!);
  }

  /** Into a region, if the water allows (EP-TRV-08, EP-HEL-03, EP-CRD-17) and the travel can still end on a location. */
  private enter(label: number, to: number, cost: number): void {
    const { roads, kit, tileBits, openWater } = this.quest;
    if (IS_LOCATION[to] === 0 && this.points(label) - cost < this.toFinish) return;
    let tools = this.kit[label]!;
    let water = this.water[label]!;
    const body = roads.closedBit[to]!;
    if (body !== 0 && (water & body) === 0 && !openWater) {
      tools = this.jetSkiWay === NONE ? NONE : kit.next(tools, this.jetSkiWay);
      if (tools === NONE) return;
      water |= body;
    }
    const tile = TILE_OF[to]!;
    this.move(
      label,
      to,
      cost,
      tools,
      water,
      this.tiles[label]! | tileBits[tile]!,
      this.trail[label]! | (1 << tile),
    );
  }

  /** Movement points left, gas cans included. */
  private points(label: number): number {
    return this.left[label]! + this.quest.gasCans - this.gas[label]!;
  }

  /** EP-TRV-10: a gas can is returned when a point is missing. */
  private move(
    label: number,
    to: number,
    cost: number,
    kit: number,
    water: number,
    tiles: number,
    trail: number,
  ): void {
    let left = this.left[label]! - cost;
    let gas = this.gas[label]!;
    if (left < 0) {
      gas -= left;
      left = 0;
    }
    this.arrive(to, left, gas, this.rode[label]!, kit, water, tiles, trail, this.spent[label]! + cost, label);
  }

  private arrive(
    place: number,
    left: number,
    gas: number,
    rode: number,
    kit: number,
    water: number,
    tiles: number,
    trail: number,
    spent: number,
    parent: number,
  ): void {
    const kits = this.quest.kit;
    let previous = NONE;
    for (let other = this.first[place]!; other !== NONE; other = this.next[other]!) {
      const theirs = this.tiles[other]!;
      const more = this.gas[other]! - gas;
      if (
        (theirs & ~tiles) === 0 &&
        more <= 0 &&
        this.left[other]! - more - (this.rode[other]! > rode ? RIDE_BONUS : 0) >= left &&
        (water & ~this.water[other]!) === 0 &&
        kits.beats(this.kit[other]!, kit)
      ) {
        return;
      }
      if (
        (tiles & ~theirs) === 0 &&
        more >= 0 &&
        left + more - (rode > this.rode[other]! ? RIDE_BONUS : 0) >= this.left[other]! &&
        (this.water[other]! & ~water) === 0 &&
        kits.beats(kit, this.kit[other]!)
      ) {
        this.beaten[other] = 1;
        if (previous === NONE) this.first[place] = this.next[other]!;
        else this.next[previous] = this.next[other]!;
      } else {
        previous = other;
      }
    }
    const label = this.size++;
    if (label === this.capacity) this.grow();
    this.place[label] = place;
    this.left[label] = left;
    this.gas[label] = gas;
    this.rode[label] = rode;
    this.kit[label] = kit;
    this.water[label] = water;
    this.tiles[label] = tiles;
    this.trail[label] = trail;
    this.spent[label] = spent;
    this.parent[label] = parent;
    this.beaten[label] = 0;
    this.next[label] = this.first[place]!;
    this.first[place] = label;
    const bucket = spent * TILE_COUNTS + bitCount(trail);
    this.queued[label] = this.buckets[bucket]!;
    this.buckets[bucket] = label;
  }

  private grow(): void {
    this.capacity *= 2;
    const larger = <T extends Int8Array | Uint8Array | Int16Array | Int32Array>(column: T, empty: T): T => {
      empty.set(column);
      return empty;
    };
    const { capacity } = this;
    this.place = larger(this.place, new Int16Array(capacity));
    this.left = larger(this.left, new Int8Array(capacity));
    this.gas = larger(this.gas, new Int8Array(capacity));
    this.rode = larger(this.rode, new Uint8Array(capacity));
    this.kit = larger(this.kit, new Int16Array(capacity));
    this.water = larger(this.water, new Int32Array(capacity));
    this.tiles = larger(this.tiles, new Int32Array(capacity));
    this.trail = larger(this.trail, new Int32Array(capacity));
    this.spent = larger(this.spent, new Int8Array(capacity));
    this.parent = larger(this.parent, new Int32Array(capacity));
    this.beaten = larger(this.beaten, new Uint8Array(capacity));
    this.next = larger(this.next, new Int32Array(capacity));
    this.queued = larger(this.queued, new Int32Array(capacity));
  }
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
