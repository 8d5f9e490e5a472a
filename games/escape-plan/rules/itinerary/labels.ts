import { filled } from '../map/graph.ts';
import type { Kit } from './kit.ts';

export const NONE = -1;

// What a label knows, by its offset from the label's number.
export const PLACE = 0;
/** What it is worth: see `worthOf`. */
export const WORTH = 1;
/** Gas cans returned. */
export const GAS = 2;
/** State of the kit. */
export const KIT = 3;
/** Tiles of the path, as bits. */
export const TRAIL = 4;
/** Water bodies opened, as bits. */
export const WATER = 5;
export const PARENT = 6;
/** The label before this one at the same place, and the next in the same bucket of the queue. */
export const NEXT = 7;
const QUEUED = 8;
const WIDTH = 9;

/** The state of the kit of a label that was beaten: it is not followed any more. */
const BEATEN = -1;

/**
 * What points are worth to a label: those left, less the gas cans returned for them. An unused subway bonus (EP-SUB-02)
 * is worth less than a point, but more than nothing. Of labels that returned as many cans, the one that is worth more
 * can do all that the other can.
 */
export const worthOf = (points: number, rode: boolean): number => 2 * points + (rode ? 0 : 1);
/** EP-SUB-02: the points of the first ride, and what they add to the worth when the bonus is used up. */
export const RIDE_BONUS = 1;
export const RIDE_WORTH = worthOf(RIDE_BONUS, true) - worthOf(0, false);
export const leftOf = (worth: number, gas: number): number => (worth >> 1) + gas;
export const hasRidden = (worth: number): boolean => (worth & 1) === 0;

/** Labels are followed in the order of points spent, then of tiles left: so a label is rarely beaten after that. */
const TILE_COUNTS = 16;
export const turnOf = (spent: number, tiles: number): number => spent * TILE_COUNTS + tiles;
const ONE_TILE = turnOf(0, 1);

/** By label: its place, and the label that it came from. */
export type LabelTree = readonly number[];

/** The places on the way to a label, from the start. */
export function placesTo(tree: LabelTree, last: number): number[] {
  const places: number[] = [];
  for (let label = last; label !== NONE;) {
    const at = (2 * label) / WIDTH;
    places.push(tree[at]!);
    label = tree[at + 1]!;
  }
  return places.reverse();
}

/**
 * Travels so far, one label each: where it is, and what it has and has spent. At each place only those labels live that
 * no other there matches in everything: movement points, gas cans, the unused subway bonus, tools, water opened by jet
 * ski, and the tiles of the path that count. Of two that are alike the shorter one stays. The rows are used again by
 * the next search.
 */
export class Labels {
  rows: number[] = filled(1024 * WIDTH, 0);
  /** The latest label at each place. */
  readonly latest: number[];
  protected end = 0;
  private kits!: Kit;
  /** The tiles that count when left, as bits; any other is as good as never left. */
  private counting = 0;
  private buckets: number[] = filled(8 * TILE_COUNTS, 0);
  /** The turn of the label that was taken last. */
  protected turn = 0;
  private waiting = 0;
  // What those who arrive next bring with them, the label that they come from, and their turn if they come to no new tile.
  protected worth = 0;
  protected gas = 0;
  protected kit = 0;
  protected water = 0;
  protected trail = 0;
  protected parent = NONE;
  protected nextTurn = 0;

  constructor(places: number) {
    this.latest = filled(places, 0);
  }

  protected clear(kits: Kit, counting: number, mostPoints: number): void {
    this.end = 0;
    this.kits = kits;
    this.counting = counting;
    for (let place = this.latest.length - 1; place >= 0; place--) this.latest[place] = NONE;
    const buckets = turnOf(mostPoints + 1, 0);
    if (this.buckets.length < buckets) this.buckets = filled(buckets, 0);
    for (let turn = 0; turn < buckets; turn++) this.buckets[turn] = NONE;
    this.turn = 0;
    this.waiting = 0;
  }

  /** The next label to follow, or none. */
  protected take(): number {
    const { rows, buckets } = this;
    while (this.waiting > 0) {
      const label = buckets[this.turn]!;
      if (label === NONE) {
        this.turn++;
        continue;
      }
      this.waiting--;
      buckets[this.turn] = rows[label + QUEUED]!;
      if (rows[label + KIT] !== BEATEN) return label;
    }
    return NONE;
  }

  /** Keeps a travel to a place of a tile, as a bit, unless one that is at least as good is there; those that it beats give way. */
  protected arrive(place: number, tile: number, goesOn: boolean): void {
    const trail = this.trail | tile;
    const last = this.latest[place]!;
    if (last !== NONE) {
      if (this.isMatched(last, trail)) return;
      this.clearBeaten(place, trail);
    }
    const label = this.add();
    const { rows, latest } = this;
    rows[label + PLACE] = place;
    rows[label + WORTH] = this.worth;
    rows[label + GAS] = this.gas;
    rows[label + KIT] = this.kit;
    rows[label + TRAIL] = trail;
    rows[label + WATER] = this.water;
    rows[label + PARENT] = this.parent;
    rows[label + NEXT] = latest[place]!;
    latest[place] = label;
    if (!goesOn) return;
    const turn = trail === this.trail ? this.nextTurn : this.nextTurn + ONE_TILE;
    rows[label + QUEUED] = this.buckets[turn]!;
    this.buckets[turn] = label;
    this.waiting++;
  }

  /** Whether one of the labels at a place is at least as good as what arrives. */
  private isMatched(last: number, trail: number): boolean {
    const { rows, worth, gas, kit, water } = this;
    const free = ~trail & this.counting;
    for (let other = last; other !== NONE; other = rows[other + NEXT]!) {
      if (
        (rows[other + TRAIL]! & free) === 0 &&
        rows[other + WORTH]! >= worth &&
        rows[other + GAS]! <= gas &&
        (water & ~rows[other + WATER]!) === 0 &&
        (rows[other + KIT] === kit || this.kits.beats(rows[other + KIT]!, kit))
      ) {
        return true;
      }
    }
    return false;
  }

  private clearBeaten(place: number, trail: number): void {
    const { rows, latest, worth, gas, kit, water } = this;
    const burden = trail & this.counting;
    let previous = NONE;
    for (let other = latest[place]!; other !== NONE; other = rows[other + NEXT]!) {
      if (
        (burden & ~rows[other + TRAIL]!) === 0 &&
        rows[other + WORTH]! <= worth &&
        rows[other + GAS]! >= gas &&
        (rows[other + WATER]! & ~water) === 0 &&
        (rows[other + KIT] === kit || this.kits.beats(kit, rows[other + KIT]!))
      ) {
        rows[other + KIT] = BEATEN;
        if (previous === NONE) latest[place] = rows[other + NEXT]!;
        else rows[previous + NEXT] = rows[other + NEXT]!;
      } else {
        previous = other;
      }
    }
  }

  /** Where every label of the search is, and where it came from. */
  tree(): LabelTree {
    const { rows, end } = this;
    const tree: number[] = [];
    for (let label = 0; label < end; label += WIDTH) tree.push(rows[label + PLACE]!, rows[label + PARENT]!);
    return tree;
  }

  private add(): number {
    const label = this.end;
    this.end += WIDTH;
    if (this.end > this.rows.length) {
      for (let i = this.rows.length; i > 0; i--) this.rows.push(0);
    }
    return label;
  }
}
