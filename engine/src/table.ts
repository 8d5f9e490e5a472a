import { GameFault, type Refusal, Refused, refusalOf } from './errors.ts';
import type { Base, Choice, Emit, Game, GameEvent } from './game.ts';
import { agrees } from './json.ts';
import { findChoice, gather, Offers, offering } from './offers.ts';
import type { Step } from './schema/steps.ts';
import { kindsOf, type NamedKind, type StepKinds } from './stepKinds.ts';

/** What one seat may choose now. */
export interface Pending<C extends Choice = Choice> {
  readonly seat: number;
  readonly choices: readonly C[];
}

/** What one seat may choose now, by number. */
export interface Asked<C extends Choice = Choice> {
  readonly seat: number;
  readonly count: number;
  /** The choice of a number from 0 to `count - 1`: the one in that place of the list in `pending()`. */
  choice(number: number): C;
}

/** Something that a seat might expect to do and cannot, and the rule that forbids it. */
export interface Reason<C extends Choice = Choice> extends Refusal {
  /** The choice, or as much of it as shows what is meant. */
  readonly choice: C;
}

/** A choice that the engine carried out because there was no other. */
export interface AutomaticEvent extends GameEvent {
  readonly event: 'automatic';
  readonly seat: number;
  readonly choice: Choice;
}

const MANY = 100_000;

/**
 * A position with the rules at work on it: it runs the agenda until somebody has to choose. This is all that
 * playouts need; a `Match` adds record, events, undo and secrecy.
 */
export class Table<S extends Base = Base, C extends Choice = Choice> {
  readonly game: Game<S, C>;
  readonly state: S;
  private readonly emit: Emit;
  private readonly kinds: StepKinds<S, C>;
  /** What the seats are offered that may act now: the first `waiting` of the list. */
  private readonly offers: Offers<C>[] = [];
  private waiting = 0;
  /** The kind of the step that waits for a decision. */
  private asking: NamedKind<S, C> | null = null;
  private written: readonly Pending<C>[] | null = null;

  constructor(game: Game<S, C>, state: S, emit?: Emit) {
    this.game = game;
    this.state = state;
    this.emit = emit;
    this.kinds = kindsOf(game);
    this.advance();
  }

  /** Every seat that may act now, with all its legal choices; nobody when the game is over. */
  pending(): readonly Pending<C>[] {
    return (this.written ??= this.writeOut());
  }

  private writeOut(): Pending<C>[] {
    const { offers, waiting } = this;
    const written: Pending<C>[] = [];
    for (let i = 0; i < waiting; i++) {
      const asked = offers[i] as Offers<C>;
      written.push({ seat: asked.seat, choices: asked.all() });
    }
    return written;
  }

  /** The same by number, for playouts: a choice is written out only when it is asked for. Valid until the next play. */
  asked(): readonly Asked<C>[] {
    const { offers, waiting } = this;
    return offers.length === waiting ? offers : offers.slice(0, waiting);
  }

  /** The seats that the match waits for: all that may act, but for those that have said that they are done. */
  awaited(): number[] {
    const { game, state } = this;
    const [step, kind] = decisionOf(game, state);
    return this.asked().flatMap(({ seat }) => (step && kind?.isDone?.(state, step, seat) ? [] : [seat]));
  }

  /** Carries out one of the offered choices, and everything up to the next decision. Throws `Refused`. */
  play(seat: number, choice: C): void {
    const offered = this.offered(seat, choice);
    const step = this.state.agenda.pop() as Step;
    (this.asking as NamedKind<S, C>).answer(this.state, step, seat, offered, this.emit);
    this.advance();
  }

  /** Of the choices that are offered, the one that a choice of a record means which is not offered any more. */
  meant(seat: number, choice: C): C | undefined {
    const { asking, state } = this;
    if (!asking?.means) return undefined;
    const choices = this.pending().find((asked) => asked.seat === seat)?.choices ?? [];
    return choices.find((offered) => asking.means?.(state, choice, offered));
  }

  /** The step that waits for a decision. */
  decision(): Step | null {
    return this.state.outcome === null ? (this.state.agenda.at(-1) ?? null) : null;
  }

  /** The same position once more. */
  clone(emit?: Emit): Table<S, C> {
    return new Table(this.game, this.game.schema.clone(this.state), emit);
  }

  private offered(seat: number, choice: C): C {
    const { offers, waiting } = this;
    for (let i = 0; i < waiting; i++) {
      const asked = offers[i] as Offers<C>;
      if (asked.seat !== seat) continue;
      if (asked.hasGiven(choice)) return choice;
      const written = this.written?.[i];
      const found = written ? findChoice(written.choices, choice) : asked.equal(choice);
      if (found !== undefined) return found;
    }
    throw refused(this, seat, choice);
  }

  private advance(): void {
    const { state, game, kinds, emit } = this;
    const { agenda } = state;
    this.written = null;
    for (let runs = 0; state.outcome === null; runs++) {
      const step = agenda[agenda.length - 1];
      if (step === undefined)
        throw new GameFault(`${game.id}: nothing is left to do and the game is not over`);
      const kind = kinds.named(step.step);
      if (kind === null) throw new GameFault(`${game.id}: unknown step "${step.step}"`);
      if (runs > MANY) throw new GameFault(`${game.id}: the agenda runs in circles at "${step.step}"`);
      if (kind.run !== undefined) {
        agenda.pop();
        kind.run(state, step, emit);
        continue;
      }
      this.ask(kind, step);
      if (this.waiting === 0) {
        if (!kind.skip) throw new GameFault(`${game.id}: dead end, no choice at ${JSON.stringify(step)}`);
        agenda.pop();
        continue;
      }
      const first = this.offers[0] as Offers<C>;
      if (this.waiting > 1 || first.count > 1 || !kind.auto) {
        this.asking = kind;
        return;
      }
      const { seat } = first;
      const choice = first.choice(0);
      agenda.pop();
      emit?.({
        event: 'automatic',
        seat,
        choice,
        rules: [kind.rule],
      } as AutomaticEvent);
      kind.answer(state, step, seat, choice, emit);
    }
    this.waiting = 0;
  }

  /** What each seat may choose at this step; seats without a choice are left out. */
  private ask(kind: NamedKind<S, C>, step: Step): void {
    const { state, offers } = this;
    const seats = kind.seats?.(state, step);
    this.waiting = 0;
    for (let i = 0; i < (seats ? seats.length : 1); i++) {
      const asked = (offers[this.waiting] ??= new Offers());
      gather(asked, kind, state, step, (seats ? seats[i] : step.seat) as number);
      if (asked.count > 0) this.waiting++;
    }
  }
}

/** The choices that a position offers to a seat, read from the seat's own view. */
export function choicesOf<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number,
): readonly C[] {
  const [step, kind] = decisionOf(game, view);
  if (!step || !kind) return [];
  const asked = kind.seats?.(view, step) ?? [step.seat];
  return asked.includes(seat) ? gather(new Offers<C>(), kind, view, step, seat).all() : [];
}

/** What a seat might expect to do and cannot, each with its rule. Works on the seat's view. */
export function reasons<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number,
): Reason<C>[] {
  const [step, kind] = decisionOf(game, view);
  if (!step || !kind || !(kind.seats?.(view, step) ?? [step.seat]).includes(seat)) return [];
  const found: Reason<C>[] = [];
  const offer = offering<C>(true, (choice, verdict) => {
    if (verdict) found.push({ choice, ...refusalOf(verdict) });
  });
  kind.offers(view, step, seat, offer);
  return found;
}

/** The open decision with whom and what it is about, to be put into words; null when the game is over. */
export function questionOf(game: Game, view: Base): Step | null {
  const [step, kind] = decisionOf(game, view);
  return step ? { ...step, ...kind?.about?.(view, step) } : null;
}

function decisionOf<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
): readonly [Step | undefined, NamedKind<S, C> | null] {
  const step = view.outcome === null ? view.agenda.at(-1) : undefined;
  return [step, step ? kindsOf(game).named(step.step) : null];
}

function refused<S extends Base, C extends Choice>(table: Table<S, C>, seat: number, choice: C): Refused {
  const { game, state } = table;
  const what = JSON.stringify(choice) ?? 'nothing';
  if (state.outcome !== null) return new Refused({ rule: game.rules.over }, 'The game is over');
  const [step, kind] = decisionOf(game, state);
  const asked = step && (kind?.seats?.(state, step) ?? [step.seat]).includes(seat);
  if (!asked) return new Refused({ rule: game.rules.turn }, `Seat ${seat} is not asked to choose now`);
  const reason = reasons(game, game.schema.observe(state, seat), seat).find((no) =>
    agrees(no.choice, choice),
  );
  return new Refused(reason ?? { rule: kind?.rule ?? game.rules.turn }, `${what} is not possible`);
}
