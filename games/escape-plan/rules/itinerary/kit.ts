import { Expenses } from './expenses.ts';
import { type Tool, type ToolId, TOOLS, type Way } from './tools.ts';

/** How a human may have paid for the tools used so far. */
export interface Outcome {
  /** Tells the outcomes of one kit apart. */
  readonly index: number;
  /** Copies of each kind of tool still ready, in the order of the kit. */
  readonly ready: readonly number[];
  readonly money: number;
  readonly notoriety: number;
  /** Tools in the order of use. */
  readonly using: readonly ToolId[];
}

const nameOf = (way: Way): string => Object.values(way).join();

/**
 * The tools of a traveller as a small machine. A state stands for the ways used so far, and knows every best way to
 * have paid for them; so a search over the map carries one number instead of every combination of tools.
 */
export class Kit {
  readonly ways: readonly Way[];
  /** What was found out about travels with it. */
  readonly expenses: Expenses;
  readonly #kinds: readonly Tool[];
  readonly #wayOf: readonly number[];
  /** Copies that are ready after a refresh. */
  readonly #full: readonly number[];
  readonly #budget: number;
  readonly #states: Outcome[][];
  readonly #names = new Map<string, number>();
  readonly #outcomes = new Map<string, Outcome>();
  readonly #asGood: boolean[][] = [];
  readonly #next: number[][] = [];
  readonly #beats: boolean[][] = [];

  constructor(tools: readonly ToolId[], spent: readonly ToolId[], budget: number) {
    const kinds = [...new Set([...tools, ...spent])].sort().flatMap((id) => TOOLS.get(id) ?? []);
    const names = [...new Set(kinds.flatMap(({ way }) => (way ? nameOf(way) : [])))];
    const count = (list: readonly ToolId[], { id }: Tool): number =>
      list.filter((each) => each === id).length;
    this.#kinds = kinds;
    this.#wayOf = kinds.map(({ way }) => (way ? names.indexOf(nameOf(way)) : -1));
    this.ways = names.map((name) => kinds.find(({ way }) => way && nameOf(way) === name)!.way!);
    this.#full = kinds.map((kind) => count(tools, kind) + count(spent, kind));
    this.#budget = budget;
    const ready = kinds.map((kind) => count(tools, kind));
    this.#states = [[this.#outcome({ ready, money: 0, notoriety: 0, using: [] })]];
    this.expenses = new Expenses(this);
  }

  /** The best ways to have paid for what a state stands for. */
  outcomes(state: number): readonly Outcome[] {
    return this.#states[state]!;
  }

  /** The state after using one of the kit's ways, or -1 when nothing is left to pay for it. */
  next(state: number, way: number): number {
    const known = (this.#next[state] ??= []);
    return (known[way] ??= this.#after(state, way));
  }

  #after(state: number, way: number): number {
    return this.#state(this.#best(this.#states[state]!.flatMap((outcome) => this.#pay(outcome, way))));
  }

  /**
   * No worse in anything; if need be after a refresh at the end, as one on the way is worth its place only where a card
   * is used again.
   */
  asGood(one: Outcome, other: Outcome): boolean {
    if (one === other) return true;
    const known = (this.#asGood[one.index] ??= []);
    return (known[other.index] ??= this.#compare(one, other));
  }

  #compare(one: Outcome, other: Outcome): boolean {
    if (one.money > other.money || one.notoriety > other.notoriety) return false;
    if (one.ready.every((left, k) => left >= other.ready[k]!)) return true;
    return this.#refresh(one).some((later) => this.asGood(later, other));
  }

  /** Of outcomes that are as good as each other, the first stays. */
  #best(outcomes: readonly Outcome[]): Outcome[] {
    return outcomes.filter(
      (one, i) =>
        !outcomes.some(
          (other, j) => j !== i && this.asGood(other, one) && (j < i || !this.asGood(one, other)),
        ),
    );
  }

  /** Whether every outcome of the other state is matched by one that is as good. */
  beats(state: number, other: number): boolean {
    if (state === other) return true;
    const known = (this.#beats[state] ??= []);
    return (known[other] ??= this.#matches(state, other));
  }

  #matches(state: number, other: number): boolean {
    return this.#states[other]!.every((theirs) =>
      this.#states[state]!.some((ours) => this.asGood(ours, theirs)),
    );
  }

  /** One object for each way to have paid. */
  #outcome(found: Omit<Outcome, 'index'>): Outcome {
    const name = found.using.join();
    let outcome = this.#outcomes.get(name);
    if (!outcome) {
      outcome = { index: this.#outcomes.size, ...found };
      this.#outcomes.set(name, outcome);
    }
    return outcome;
  }

  #state(outcomes: Outcome[]): number {
    if (outcomes.length === 0) return -1;
    const name = outcomes
      .map(({ index }) => index)
      .sort((a, b) => a - b)
      .join();
    let state = this.#names.get(name);
    if (state === undefined) {
      state = this.#states.push(outcomes) - 1;
      this.#names.set(name, state);
    }
    return state;
  }

  #pay(outcome: Outcome, way: number): Outcome[] {
    const paid: Outcome[] = [];
    for (const [k, kind] of this.#kinds.entries()) {
      if (this.#wayOf[k] !== way) continue;
      if (outcome.ready[k]! > 0) paid.push(this.#use(outcome, k));
      else if (kind.contact) {
        for (const refreshed of this.#refresh(outcome)) {
          if (refreshed.ready[k]! > 0) paid.push(this.#use(refreshed, k));
        }
      }
    }
    return paid.filter(({ money }) => money <= this.#budget);
  }

  #use(outcome: Outcome, k: number): Outcome {
    const { id, money, notoriety } = this.#kinds[k]!;
    return this.#outcome({
      ready: outcome.ready.with(k, outcome.ready[k]! - 1),
      money: outcome.money + money,
      notoriety: outcome.notoriety + notoriety,
      using: [...outcome.using, id],
    });
  }

  /** EP-CRD-13, EP-FXT-07: all used contact cards are ready again, a Spy 2 itself is turned over. */
  #refresh(outcome: Outcome): Outcome[] {
    return this.#kinds.flatMap(({ refreshesContacts }, r) => {
      if (!refreshesContacts || outcome.ready[r] === 0) return [];
      const ready = outcome.ready.map((left, k) => (this.#kinds[k]!.contact ? this.#full[k]! : left));
      return this.#use({ ...outcome, ready }, r);
    });
  }
}

/** What a hand of tools opens, and its kits. */
interface Hand {
  readonly tools: readonly ToolId[];
  readonly hasWay: boolean;
  readonly refreshes: boolean;
  /** More money than any travel can cost: Spy 2, Energy Drink and Spy 2 again let every card be used four times. */
  readonly mostCost: number;
  /** By the money that can be spent. */
  readonly kits: (Kit | undefined)[];
  /** The same with used cards that a refresh makes ready, by what these are. */
  readonly refreshed: Map<number, Hand>;
}

function handOf(tools: readonly ToolId[]): Hand {
  const known = tools.flatMap((id) => TOOLS.get(id) ?? []);
  return {
    tools: known.map(({ id }) => id),
    hasWay: known.some(({ way }) => way !== null),
    refreshes: known.some(({ refreshesContacts }) => refreshesContacts),
    mostCost: 4 * known.reduce((sum, { money }) => sum + money, 0),
    kits: [],
    refreshed: new Map(),
  };
}

/** Nobody has so many of a tool. */
const COPIES = 16;
const worth = new Map([...TOOLS.keys()].map((id, i) => [id, COPIES ** i]));

/** How many there are of each tool, as one number. */
function countOf(tools: readonly ToolId[]): number {
  let count = 0;
  for (let i = 0; i < tools.length; i++) count += worth.get(tools[i]!) ?? 0;
  return count;
}

/** Enough for the hands of a search; then all are forgotten. */
const MOST_HANDS = 256;

function handIn(hands: Map<number, Hand>, count: number, tools: readonly ToolId[]): Hand {
  let hand = hands.get(count);
  if (!hand) {
    if (hands.size === MOST_HANDS) hands.clear();
    hand = handOf(tools);
    hands.set(count, hand);
  }
  return hand;
}

const hands = new Map<number, Hand>();
const EMPTY = new Kit([], [], 0);

/** The kit of these tools; the same object for the same tools and money, as far as money matters. */
export function kitOf(tools: readonly ToolId[], spent: readonly ToolId[], money: number): Kit {
  const count = countOf(tools);
  if (count === 0) return EMPTY;
  const ready = handIn(hands, count, tools);
  const used = ready.refreshes ? spent : [];
  const all = used.length > 0 ? handIn(ready.refreshed, countOf(used), [...ready.tools, ...used]) : ready;
  if (!all.hasWay) return EMPTY;
  const budget = Math.min(money, all.mostCost);
  return (all.kits[budget] ??= new Kit(
    ready.tools,
    used.filter((id) => TOOLS.has(id)),
    budget,
  ));
}
