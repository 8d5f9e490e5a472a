import type { Kit } from './kit.ts';

export const NONE = -1;
/** EP-SUB-02. */
export const RIDE_BONUS = 1;

// What a label knows, by its offset from the label's number.
export const PLACE = 0;
export const LEFT = 1;
export const GAS = 2;
export const RODE = 3;
/** State of the kit. */
export const KIT = 4;
/** Water bodies opened, as bits. */
export const WATER = 5;
/** Tiles of the path, as bits, and how many they are. */
export const TRAIL = 6;
export const TILES_LEFT = 7;
export const SPENT = 8;
export const PARENT = 9;
/** The label before this one at the same place, and the next in the same bucket of the queue. */
export const NEXT = 10;
const QUEUED = 11;
const BEATEN = 12;
const WIDTH = 13;

/** Buckets of the queue for each number of points spent: one for each number of tiles left. */
const TILE_COUNTS = 16;

/**
 * Travels so far, one label each: where it is, and what it has and has spent. At each place only those labels live that
 * no other there matches in everything: movement points, gas cans, the unused subway bonus, tools, water opened by jet
 * ski, and the tiles of the path that count.
 *
 * Labels wait in the order of points spent and tiles left, so that a label is rarely beaten after it was followed, and
 * of two that are alike the shorter one stays. The rows are used again by the next search.
 */
export class Labels {
  rows = new Int32Array(1024 * WIDTH);
  /** The latest label at each place. */
  readonly latest: Int32Array;
  private end = 0;
  private kits!: Kit;
  /** The tiles that count when left, as bits; any other is as good as never left. */
  private counting = 0;
  private buckets = new Int32Array(8 * TILE_COUNTS);
  private bucket = 0;
  private waiting = 0;

  constructor(places: number) {
    this.latest = new Int32Array(places);
  }

  protected clear(kits: Kit, counting: number, mostPoints: number): void {
    this.end = 0;
    this.kits = kits;
    this.counting = counting;
    this.latest.fill(NONE);
    const buckets = (mostPoints + 1) * TILE_COUNTS;
    if (this.buckets.length < buckets) this.buckets = new Int32Array(buckets);
    this.buckets.fill(NONE, 0, buckets);
    this.bucket = 0;
    this.waiting = 0;
  }

  /** The next label to follow, or none. */
  protected take(): number {
    const { rows, buckets } = this;
    while (this.waiting > 0) {
      const label = buckets[this.bucket]!;
      if (label === NONE) {
        this.bucket++;
        continue;
      }
      buckets[this.bucket] = rows[label + QUEUED]!;
      this.waiting--;
      if (rows[label + BEATEN] === 0) return label;
    }
    return NONE;
  }

  /** Keeps a travel that goes on from a label, unless one that is at least as good is there; those it beats give way. */
  protected arrive(
    place: number,
    left: number,
    gas: number,
    rode: number,
    kit: number,
    water: number,
    trail: number,
    tiles: number,
    spent: number,
    parent: number,
    goesOn: boolean,
  ): void {
    const { kits, counting, rows, latest } = this;
    const ours = trail & counting;
    let previous = NONE;
    for (let other = latest[place]!; other !== NONE; other = rows[other + NEXT]!) {
      const theirs = rows[other + TRAIL]! & counting;
      const common = ours & theirs;
      if (common !== theirs && common !== ours) {
        previous = other;
        continue;
      }
      const more = rows[other + GAS]! - gas;
      const ahead = rows[other + LEFT]! - more - left;
      const ridden = rows[other + RODE]! - rode;
      const theirWater = rows[other + WATER]!;
      const theirKit = rows[other + KIT]!;
      if (
        common === theirs &&
        more <= 0 &&
        ahead >= (ridden > 0 ? RIDE_BONUS : 0) &&
        (water & ~theirWater) === 0 &&
        (theirKit === kit || kits.beats(theirKit, kit))
      ) {
        return;
      }
      if (
        common === ours &&
        more >= 0 &&
        -ahead >= (ridden < 0 ? RIDE_BONUS : 0) &&
        (theirWater & ~water) === 0 &&
        (theirKit === kit || kits.beats(kit, theirKit))
      ) {
        rows[other + BEATEN] = 1;
        if (previous === NONE) latest[place] = rows[other + NEXT]!;
        else rows[previous + NEXT] = rows[other + NEXT]!;
      } else {
        previous = other;
      }
    }
    const label = this.add();
    const row = this.rows;
    row[label + PLACE] = place;
    row[label + LEFT] = left;
    row[label + GAS] = gas;
    row[label + RODE] = rode;
    row[label + KIT] = kit;
    row[label + WATER] = water;
    row[label + TRAIL] = trail;
    row[label + TILES_LEFT] = tiles;
    row[label + SPENT] = spent;
    row[label + PARENT] = parent;
    row[label + NEXT] = latest[place]!;
    row[label + BEATEN] = 0;
    latest[place] = label;
    if (goesOn) this.wait(label, spent * TILE_COUNTS + tiles);
  }

  private add(): number {
    const label = this.end;
    this.end += WIDTH;
    if (this.end > this.rows.length) {
      const longer = new Int32Array(this.rows.length * 2);
      longer.set(this.rows);
      this.rows = longer;
    }
    return label;
  }

  private wait(label: number, bucket: number): void {
    this.rows[label + QUEUED] = this.buckets[bucket]!;
    this.buckets[bucket] = label;
    this.waiting++;
  }
}
