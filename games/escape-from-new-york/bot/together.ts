import { type CaseCardId, caseCards } from '../content/index.ts';
import { BRIDGE_AT, BRIDGEHEADS, distance, type Space, spaceNo } from '../rules/board/index.ts';
import type { HeroState, State } from '../rules/state.ts';
import { roundsLeft } from './clock.ts';
import { type Bearer, type Errand, errandsFor, type Schedule, scheduleOf, stepsATurn } from './errands.ts';
import { Streets } from './streets.ts';
import { weights } from './weights.ts';

/** How likely the heroes are to leave together over a bridge (NY-WIN-01 to NY-WIN-07). */
export interface Outlook {
  readonly chance: number;
  readonly rounds: number;
  /** Rounds that the heroes still need. */
  readonly needed: number;
  /** Rounds until the President is taken. */
  readonly taken: number;
  /** By hero: where to go next. */
  readonly goals: readonly Space[];
  /** By hero: whether the escape needs what the hero holds. */
  readonly bears: readonly boolean[];
  readonly exit: Space;
  /** By hero: steps to every space. */
  readonly ways: readonly Float32Array[];
  /** Steps from every space to the exit. */
  readonly toExit: Float32Array;
  readonly streets: Streets;
}

/** Rounds until what cannot be had. */
const NEVER = 30;

const isDiagram = (card: CaseCardId | null): boolean => card !== null && caseCards[card].kind === 'diagram';

/** The bridgehead that a Diagram leads to. */
const headOf = (card: CaseCardId): Space =>
  BRIDGEHEADS.find((space) => {
    const printed = caseCards[card];
    return printed.kind === 'diagram' && printed.bridge === BRIDGE_AT[space];
  }) as Space;
const HEAD: Readonly<Record<string, Space>> = Object.fromEntries(
  (Object.keys(caseCards) as CaseCardId[]).filter(isDiagram).map((card) => [card, headOf(card)]),
);

interface Held {
  readonly president: number;
  readonly tape: number;
  /** Those that lie faceup if there are any: everybody knows of them, so that is where heroes meet. */
  readonly diagrams: readonly { readonly seat: number; readonly head: Space }[];
}

/** Who holds what, as far as a world shows it. */
function heldBy({ heroes }: State): Held {
  let president = -1;
  let tape = -1;
  const shown: { seat: number; head: Space }[] = [];
  const hidden: { seat: number; head: Space }[] = [];
  for (let seat = 0; seat < heroes.length; seat++) {
    const hero = heroes[seat] as HeroState;
    if (hero.president) president = seat;
    for (const { card, faceup } of hero.cases) {
      if (card === 'tape') tape = seat;
      else if (isDiagram(card)) (faceup ? shown : hidden).push({ seat, head: HEAD[card] as Space });
    }
  }
  return { president, tape, diagrams: shown.length > 0 ? shown : hidden };
}

const knowsSlot = (s: State, slot: number): boolean => {
  const place = s.cases[slot];
  return place !== undefined && (place.faceup || place.seen.includes(s.current));
};

/** The slots where a card may lie that the heroes want, as far as the current player knows. */
function slotsWith(s: State, wanted: (card: CaseCardId | null) => boolean): number[] {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let slot = 0; slot < s.cases.length; slot++) {
    const card = s.cases[slot]?.card[0];
    if (card === undefined) continue;
    if (!knowsSlot(s, slot)) unknown.push(slot);
    else if (wanted(card)) known.push(slot);
  }
  return known.length > 0 ? known : unknown;
}

/** How likely something is to be at the exit in time that has so many rounds to spare. */
const inTime = (spare: number): number => 1 / (1 + Math.exp(-(spare + weights().luck) / weights().spread));

class Estimate {
  private readonly s: State;
  private readonly held: Held;
  private readonly errands: readonly Errand[];
  private readonly schedule: Schedule;
  private readonly toExit: Float32Array;
  private readonly last: number;

  constructor(
    s: State,
    held: Held,
    errands: readonly Errand[],
    schedule: Schedule,
    toExit: Float32Array,
    last: number,
  ) {
    this.s = s;
    this.held = held;
    this.errands = errands;
    this.schedule = schedule;
    this.toExit = toExit;
    this.last = last;
  }

  /** Turns until the hero of a seat is at the exit. */
  private walk(seat: number): number {
    const hero = this.s.heroes[seat] as HeroState;
    return ((this.toExit[spaceNo(hero.at)] as number) + this.last) / stepsATurn(hero);
  }

  /** Turns until what an errand fetches is at the exit. */
  private after(e: number, fight: number): number {
    const { space } = this.errands[e] as Errand;
    return (
      (this.schedule.done[e] as number) +
      fight +
      ((this.toExit[space] as number) + this.last) / weights().stepsATurn
    );
  }

  /** The same for what hides in one of the facedown POI tiles. */
  private search(fight: number): number {
    let sum = 0;
    let places = 0;
    for (let e = 0; e < this.errands.length; e++) {
      if (this.errands[e]?.fetches !== 'unknown') continue;
      sum += this.after(e, fight);
      places++;
    }
    return places > 0 ? sum / places : NEVER;
  }

  /** Turns until the President is taken, wherever that is. */
  taken(): number {
    if (this.s.president !== 'slot') return 0;
    let sum = 0;
    let places = 0;
    for (let e = 0; e < this.errands.length; e++) {
      const { fetches } = this.errands[e] as Errand;
      if (fetches === 'president') return this.schedule.done[e] as number;
      if (fetches !== 'unknown') continue;
      sum += (this.schedule.done[e] as number) + weights().campFight;
      places++;
    }
    return places > 0 ? sum / places : NEVER;
  }

  president(): number {
    if (this.held.president !== -1) return this.walk(this.held.president);
    const e = this.errands.findIndex(({ fetches }) => fetches === 'president');
    return e === -1 ? this.search(weights().campFight) : this.after(e, 0);
  }

  slot(slot: number): number {
    const e = this.errands.findIndex(({ fetches }) => fetches === slot);
    return e === -1 ? this.search(weights().caseFight) : this.after(e, 0);
  }

  /** What two of the slots hold, or three, is found halfway through them. */
  mean(slots: readonly number[]): number {
    if (slots.length === 0) return NEVER;
    let sum = 0;
    for (const slot of slots) sum += this.slot(slot);
    return sum / slots.length;
  }

  tape(slots: readonly number[]): number[] {
    return this.held.tape === -1 ? slots.map((slot) => this.slot(slot)) : [this.walk(this.held.tape)];
  }

  /** The bearer of the Diagram may run errands before. */
  bearer(seat: number): number {
    const { turns, at } = this.schedule.free[seat] as Schedule['free'][number];
    const hero = this.s.heroes[seat] as HeroState;
    const later = turns + ((this.toExit[at] as number) + this.last) / stepsATurn(hero);
    return (this.walk(seat) + later) / 2;
  }
}

/** President and Tape are on their way; once the President is, the Diagram waits at the bridge. */
const bearersOf = (s: State, { president, tape, diagrams }: Held): Bearer[] =>
  s.heroes.map((_, seat) => {
    if (seat === president || seat === tape) return 'soon';
    if (!diagrams.some((diagram) => diagram.seat === seat)) return 'no';
    return s.president === 'held' ? 'soon' : 'later';
  });

export function outlookOf(s: State): Outlook {
  const streets = new Streets(s);
  const held = heldBy(s);
  const forTape = held.tape === -1 ? slotsWith(s, (card) => card === 'tape') : [];
  const forDiagram = held.diagrams.length === 0 ? slotsWith(s, isDiagram) : [];
  const errands = errandsFor(s, [...new Set([...forTape, ...forDiagram])]);
  const schedule = scheduleOf(s, errands, streets, bearersOf(s, held));
  const rounds = roundsLeft(s);
  const exits = held.diagrams.length > 0 ? held.diagrams : [{ seat: -1, head: -1 }];
  let best: Outlook | null = null;
  for (const { seat, head } of exits) {
    const toExit = streets.to(head === -1 ? BRIDGEHEADS : [head]);
    const estimate = new Estimate(
      s,
      held,
      errands,
      schedule,
      toExit,
      head === -1 ? 3 : streets.ontoBridge(head),
    );
    const president = estimate.president();
    const diagram = seat === -1 ? estimate.mean(forDiagram) : estimate.bearer(seat);
    let chance = 0;
    let needed = 0;
    const tapes = estimate.tape(forTape);
    for (const tape of tapes) {
      chance +=
        (inTime(rounds - president) * inTime(rounds - diagram) * inTime(rounds - tape)) / tapes.length;
      needed += Math.max(president, diagram, tape) / tapes.length;
    }
    if (best !== null && best.chance >= chance) continue;
    const exit = head === -1 ? nearestHead(s) : head;
    const goals = s.heroes.map((_, hero) => {
      const e = schedule.first[hero] as number;
      return e === -1 ? exit : (errands[e] as Errand).space;
    });
    const bears = s.heroes.map((_, hero) => hero === held.president || hero === held.tape || hero === seat);
    const impossible = s.president === 'dead' || tapes.length === 0;
    best = {
      chance: impossible ? 0 : chance,
      rounds,
      needed,
      taken: estimate.taken(),
      goals,
      bears,
      exit,
      ways: schedule.ways,
      toExit,
      streets,
    };
  }
  return best as Outlook;
}

/** With no Diagram yet any bridge may be the one: the nearest to the current hero stands for all. */
function nearestHead({ heroes, current }: State): Space {
  const from = spaceNo((heroes[current] as HeroState).at);
  return BRIDGEHEADS.reduce((a, b) => (distance(from, a) <= distance(from, b) ? a : b));
}
