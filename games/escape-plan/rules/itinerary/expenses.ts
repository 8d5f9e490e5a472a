import type { Kit } from './kit.ts';
import { NOT_REACHED, SLOTS } from './reach.ts';

/** Enough for any search; then all are forgotten. */
const MOST_KEPT = 512;
const UNKNOWN = -1;

/**
 * What travels with one kit have used up on the way, by number: 0 is nothing. Points are no part of it, they are in each
 * reach. So a search carries one number, and knows for any two of them whether one leaves a human as well off as the
 * other. All searches with this kit share what was found out.
 */
export class Expenses {
  private count = 0;
  // By number: gas cans returned, whether the subway bonus is used up, the state of the kit, and water bodies opened, as bits.
  readonly gas: number[] = [];
  readonly rode: boolean[] = [];
  readonly kitState: number[] = [];
  readonly water: number[] = [];
  /** By number, then by another's: how far a reach of the other is to be shifted to be as good as one of the first. */
  readonly covering: number[][] = [];
  // By number: that after a ride, a gas can, or a tool by the state that it leads to, once it is known.
  private readonly ridden: number[] = [];
  private readonly fuelled: number[] = [];
  private readonly tooled: number[][] = [];
  private readonly kit: Kit;

  constructor(kit: Kit) {
    this.kit = kit;
    this.add(0, false, 0, 0);
  }

  /** Forgets what would be too much to keep. Between searches, as numbers change. */
  tidy(): void {
    if (this.count < MOST_KEPT) return;
    this.count = 0;
    this.covering.length = 0;
    this.add(0, false, 0, 0);
  }

  /** The number after a subway ride. */
  afterRide(spent: number): number {
    const known = this.ridden[spent]!;
    if (known !== UNKNOWN) return known;
    const { gas, kitState, water } = this;
    return (this.ridden[spent] = this.numberOf(gas[spent]!, true, kitState[spent]!, water[spent]!));
  }

  /** After one more gas can. */
  afterGas(spent: number): number {
    const known = this.fuelled[spent]!;
    if (known !== UNKNOWN) return known;
    const { gas, rode, kitState, water } = this;
    return (this.fuelled[spent] = this.numberOf(
      gas[spent]! + 1,
      rode[spent]!,
      kitState[spent]!,
      water[spent]!,
    ));
  }

  /** After a tool, by the state of the kit that it leads to. */
  afterTool(spent: number, kitState: number): number {
    const known = this.tooled[spent]![kitState];
    if (known !== undefined) return known;
    const { gas, rode, water } = this;
    return (this.tooled[spent]![kitState] = this.numberOf(
      gas[spent]!,
      rode[spent]!,
      kitState,
      water[spent]!,
    ));
  }

  /** After opening a water body, as a bit. */
  afterOpening(spent: number, body: number): number {
    const { gas, rode, kitState, water } = this;
    return this.numberOf(gas[spent]!, rode[spent]!, kitState[spent]!, water[spent]! | body);
  }

  private numberOf(gas: number, rode: boolean, kitState: number, water: number): number {
    for (let i = 0; i < this.count; i++) {
      if (
        this.gas[i] === gas &&
        this.rode[i] === rode &&
        this.kitState[i] === kitState &&
        this.water[i] === water
      )
        return i;
    }
    return this.add(gas, rode, kitState, water);
  }

  private add(gas: number, rode: boolean, kitState: number, water: number): number {
    const number = this.count++;
    this.gas[number] = gas;
    this.rode[number] = rode;
    this.kitState[number] = kitState;
    this.water[number] = water;
    this.ridden[number] = rode ? number : UNKNOWN;
    this.fuelled[number] = UNKNOWN;
    this.tooled[number] = [];
    const own = (this.covering[number] ??= []);
    for (let other = 0; other < number; other++) {
      own[other] = this.shift(other, number);
      this.covering[other]![number] = this.shift(number, other);
    }
    own[number] = 0;
    return number;
  }

  /** EP-SUB-02: who has ridden must have a point more to be as well off as one who still may; see `covering`. */
  private shift(one: number, other: number): number {
    const asGood =
      this.gas[one]! <= this.gas[other]! &&
      (this.water[other]! & ~this.water[one]!) === 0 &&
      this.kit.beats(this.kitState[one]!, this.kitState[other]!);
    if (!asGood) return NOT_REACHED;
    return this.rode[one]! && !this.rode[other]! ? SLOTS : 0;
  }
}
