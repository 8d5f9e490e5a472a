import type { Verdict } from './errors.ts';
import type { Base, Choice, Offer } from './game.ts';
import { isObject, same } from './json.ts';
import type { Step } from './schema/steps.ts';
import type { NamedKind } from './stepKinds.ts';

/** Choices that are offered by number, from one place among all to another. */
interface Lot<C> {
  from: number;
  end: number;
  write: (i: number) => C;
  mayBe: ((i: number, choice: Choice) => boolean) | undefined;
}

/**
 * The legal choices of one seat, in the order in which they are offered. Those that are offered by number are written
 * out when they are asked for: so a playout that takes one of many pays for one. A table fills it again at the next
 * decision, so that playouts leave little behind.
 */
export class Offers<C extends Choice = Choice> {
  seat = -1;
  /** How many choices there are. */
  count = 0;
  /** Those offered one by one, the first `size` of the list. */
  private readonly listed: C[] = [];
  private size = 0;
  /** Those offered by number, the first `lots` of the list. */
  private readonly numbered: Lot<C>[] = [];
  private lots = 0;
  /** The choice that was asked for last: most often it is the one that is played. */
  private latest: C | null = null;

  /** Begins anew for a seat. */
  clear(seat: number): void {
    this.seat = seat;
    this.count = 0;
    this.size = 0;
    this.lots = 0;
    this.latest = null;
  }

  add(choice: C): void {
    this.listed[this.size++] = choice;
    this.count++;
  }

  addMany(many: number, write: Lot<C>['write'], mayBe: Lot<C>['mayBe']): void {
    if (many === 0) return;
    const lot = (this.numbered[this.lots++] ??= { from: 0, end: 0, write, mayBe });
    lot.from = this.count;
    this.count += many;
    lot.end = this.count;
    lot.write = write;
    lot.mayBe = mayBe;
  }

  /** The choice of a number from 0 to `count - 1`. */
  choice(i: number): C {
    if (!(i >= 0 && i < this.count)) throw new RangeError(`there is no choice number ${i}`);
    return (this.latest = this.find(i));
  }

  private find(i: number): C {
    let place = i;
    for (let n = 0; n < this.lots; n++) {
      const { from, end, write } = this.numbered[n] as Lot<C>;
      if (i < from) break;
      if (i < end) return write(i - from);
      place -= end - from;
    }
    return this.listed[place] as C;
  }

  /** Whether this very choice was asked for last. */
  hasGiven(choice: C): boolean {
    return this.latest !== null && choice === this.latest;
  }

  /** The one that equals a given choice, which may be anything that somebody sent. */
  equal(choice: C): C | undefined {
    if (!isObject(choice)) return undefined;
    for (let i = 0; i < this.size; i++) {
      const offered = this.listed[i] as C;
      if (same(offered, choice)) return offered;
    }
    for (let n = 0; n < this.lots; n++) {
      const { from, end, write, mayBe } = this.numbered[n] as Lot<C>;
      for (let i = 0; i < end - from; i++) {
        if (mayBe && !mayBe(i, choice)) continue;
        const offered = write(i);
        if (same(offered, choice)) return offered;
      }
    }
    return undefined;
  }

  /** All choices, written out. */
  all(): C[] {
    if (this.lots === 0) return this.listed.slice(0, this.size);
    const all: C[] = [];
    for (let i = 0; i < this.count; i++) all.push(this.find(i));
    return all;
  }
}

/** The one of a list that equals a given choice. */
export function findChoice<C extends Choice>(choices: readonly C[], choice: C): C | undefined {
  for (const offered of choices) if (offered === choice) return offered;
  for (const offered of choices) if (same(offered, choice)) return offered;
  return undefined;
}

/** An `Offer` that hands on what is offered, each choice written out. */
export const offering = <C extends Choice>(
  explaining: boolean,
  take: (choice: C, verdict?: Verdict) => void,
): Offer<C> =>
  Object.assign((choice: C, verdict?: Verdict): void => take(choice, verdict), {
    explaining,
    many(count: number, write: (i: number) => C) {
      for (let i = 0; i < count; i++) take(write(i));
    },
  });

// Playouts ask for offers more often than for anything else, so one collector serves all tables.
let gathered: Offers = new Offers();
const collect: Offer<Choice> = Object.assign(
  (choice: Choice, verdict?: Verdict): void => {
    if (!verdict) gathered.add(choice);
  },
  {
    explaining: false,
    many: (
      count: number,
      write: (i: number) => Choice,
      mayBe?: (i: number, choice: Choice) => boolean,
    ): void => gathered.addMany(count, write, mayBe),
  },
);

/** Fills `offers` with what a step offers to a seat. */
export function gather<S extends Base, C extends Choice>(
  offers: Offers<C>,
  kind: NamedKind<S, C>,
  state: S,
  step: Step,
  seat: number,
): Offers<C> {
  const outer = gathered;
  offers.clear(seat);
  gathered = offers;
  kind.offers(state, step, seat, collect);
  gathered = outer;
  return offers;
}
