import type { Kit } from './kit.ts';

export const NONE = -1;
/** EP-SUB-02. */
export const RIDE_BONUS = 1;
/** Buckets of the queue for each number of points spent: one for each number of tiles left. */
const TILE_COUNTS = 16;

/**
 * Travels so far, one label each: where it is, and what it has and has spent. At each place only those labels live that
 * no other there matches in everything: movement points, gas cans, the unused subway bonus, tools, water opened by jet
 * ski, and the tiles of the path that count.
 *
 * Labels wait in the order of points spent and tiles left, so that a label is rarely beaten after it was followed, and
 * of two that are alike the shorter one stays. The columns are used again by the next search.
 */
export class Labels {
  private size = 0;
  private capacity = 1024;
  private kits!: Kit;
  /** The tiles that count when left, as bits; any other is as good as never left. */
  private counting = 0;

  // One column for each property of a label. `trail` are the tiles of its path, as bits.
  place = new Int16Array(this.capacity);
  left = new Int8Array(this.capacity);
  gas = new Int8Array(this.capacity);
  rode = new Uint8Array(this.capacity);
  kit = new Int16Array(this.capacity);
  water = new Int32Array(this.capacity);
  trail = new Int32Array(this.capacity);
  spent = new Int8Array(this.capacity);
  parent = new Int32Array(this.capacity);
  private beaten = new Uint8Array(this.capacity);
  /** Links to the next label at the same place, and to the next in the same bucket of the queue. */
  next = new Int32Array(this.capacity);
  private queued = new Int32Array(this.capacity);

  /** The latest label at each place. */
  first: Int32Array;
  private buckets = new Int32Array(8 * TILE_COUNTS);
  private bucket = 0;
  private waiting = 0;

  constructor(places: number) {
    this.first = new Int32Array(places);
  }

  protected clear(kits: Kit, counting: number, mostPoints: number): void {
    this.size = 0;
    this.kits = kits;
    this.counting = counting;
    this.first.fill(NONE);
    const buckets = (mostPoints + 1) * TILE_COUNTS;
    if (this.buckets.length < buckets) this.buckets = new Int32Array(buckets);
    this.buckets.fill(NONE, 0, buckets);
    this.bucket = 0;
    this.waiting = 0;
  }

  /** The next label to follow, or none. */
  protected take(): number {
    while (this.waiting > 0) {
      const label = this.buckets[this.bucket]!;
      if (label === NONE) {
        this.bucket++;
        continue;
      }
      this.buckets[this.bucket] = this.queued[label]!;
      this.waiting--;
      if (this.beaten[label] === 0) return label;
    }
    return NONE;
  }

  /** Keeps a travel unless one that is at least as good is there; those that it beats give way. */
  protected arrive(
    place: number,
    left: number,
    gas: number,
    rode: number,
    kit: number,
    water: number,
    trail: number,
    spent: number,
    parent: number,
    goesOn: boolean,
  ): void {
    const { kits, counting } = this;
    let previous = NONE;
    for (let other = this.first[place]!; other !== NONE; other = this.next[other]!) {
      const theirs = this.trail[other]!;
      const more = this.gas[other]! - gas;
      if (
        (theirs & ~trail & counting) === 0 &&
        more <= 0 &&
        this.left[other]! - more - (this.rode[other]! > rode ? RIDE_BONUS : 0) >= left &&
        (water & ~this.water[other]!) === 0 &&
        kits.beats(this.kit[other]!, kit)
      ) {
        return;
      }
      if (
        (trail & ~theirs & counting) === 0 &&
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
    this.trail[label] = trail;
    this.spent[label] = spent;
    this.parent[label] = parent;
    this.beaten[label] = 0;
    this.next[label] = this.first[place]!;
    this.first[place] = label;
    if (goesOn) this.wait(label, spent * TILE_COUNTS + bitCount(trail));
  }

  private wait(label: number, bucket: number): void {
    this.queued[label] = this.buckets[bucket]!;
    this.buckets[bucket] = label;
    this.waiting++;
  }

  private grow(): void {
    this.capacity *= 2;
    const { capacity } = this;
    this.place = extended(this.place, new Int16Array(capacity));
    this.left = extended(this.left, new Int8Array(capacity));
    this.gas = extended(this.gas, new Int8Array(capacity));
    this.rode = extended(this.rode, new Uint8Array(capacity));
    this.kit = extended(this.kit, new Int16Array(capacity));
    this.water = extended(this.water, new Int32Array(capacity));
    this.trail = extended(this.trail, new Int32Array(capacity));
    this.spent = extended(this.spent, new Int8Array(capacity));
    this.parent = extended(this.parent, new Int32Array(capacity));
    this.beaten = extended(this.beaten, new Uint8Array(capacity));
    this.next = extended(this.next, new Int32Array(capacity));
    this.queued = extended(this.queued, new Int32Array(capacity));
  }
}

function extended<T extends Int8Array | Uint8Array | Int16Array | Int32Array>(column: T, longer: T): T {
  longer.set(column);
  return longer;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
