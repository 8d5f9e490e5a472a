import { GameFault, type Refusal, Refused, refusalOf, type Verdict } from './errors.ts';
import type { AnyStepKind, Base, Choice, Emit, Game, GameEvent, Offer } from './game.ts';
import { agrees, same } from './json.ts';
import type { Step } from './schema/steps.ts';

/** What one seat may choose now. */
export interface Pending<C extends Choice = Choice> {
  readonly seat: number;
  readonly choices: readonly C[];
}

/** Something that a seat might expect to do and cannot, and the rule that forbids it. */
export interface Explained<C extends Choice = Choice> extends Refusal {
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
  private waiting: Pending<C>[] = [];

  constructor(game: Game<S, C>, state: S, emit?: Emit) {
    this.game = game;
    this.state = state;
    this.emit = emit;
    this.advance();
  }

  /** Every seat that may act now, with all its legal choices; nobody when the game is over. */
  pending(): readonly Pending<C>[] {
    return this.waiting;
  }

  /** Carries out one of the offered choices, and everything up to the next decision. Throws `Refused`. */
  play(seat: number, choice: C): void {
    const offered = this.offered(seat, choice);
    const step = this.state.agenda.pop() as Step;
    (this.game.steps[step.step] as Required<AnyStepKind<S, C>>).answer(
      this.state,
      step,
      seat,
      offered,
      this.emit,
    );
    this.advance();
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
    for (const pending of this.waiting) {
      if (pending.seat !== seat) continue;
      for (const offered of pending.choices) if (offered === choice) return offered;
      for (const offered of pending.choices) if (same(offered, choice)) return offered;
    }
    throw refused(this, seat, choice);
  }

  private advance(): void {
    const { state, game, emit } = this;
    const { agenda } = state;
    for (let runs = 0; state.outcome === null; runs++) {
      const step = agenda[agenda.length - 1];
      if (step === undefined)
        throw new GameFault(`${game.id}: nothing is left to do and the game is not over`);
      const kind = game.steps[step.step];
      if (kind === undefined) throw new GameFault(`${game.id}: unknown step "${step.step}"`);
      if (runs > MANY) throw new GameFault(`${game.id}: the agenda runs in circles at "${step.step}"`);
      if (kind.run) {
        agenda.pop();
        kind.run(state, step, emit);
        continue;
      }
      const waiting = offersOf(kind, state, step);
      const first = waiting[0];
      if (first === undefined) {
        if (!kind.skip) throw new GameFault(`${game.id}: dead end, no choice at ${JSON.stringify(step)}`);
        agenda.pop();
        continue;
      }
      if (waiting.length > 1 || first.choices.length > 1 || kind.auto === false) {
        this.waiting = waiting;
        return;
      }
      const choice = first.choices[0] as C;
      agenda.pop();
      emit?.({
        event: 'automatic',
        seat: first.seat,
        choice,
        rules: [kind.rule as string],
      } as AutomaticEvent);
      (kind as Required<typeof kind>).answer(state, step, first.seat, choice, emit);
    }
    this.waiting = [];
  }
}

/** What each seat may choose at this step; seats without a choice are left out. */
function offersOf<S extends Base, C extends Choice>(
  kind: AnyStepKind<S, C>,
  state: S,
  step: Step,
): Pending<C>[] {
  const waiting: Pending<C>[] = [];
  const seats = kind.seats ? kind.seats(state, step) : undefined;
  for (let i = 0; i < (seats ? seats.length : 1); i++) {
    const seat = (seats ? seats[i] : step.seat) as number;
    const choices = gather(kind, state, step, seat);
    if (choices.length > 0) waiting.push({ seat, choices });
  }
  return waiting;
}

// Playouts ask for offers more often than for anything else, so one collector serves all tables.
let gathered: Choice[] = [];
const collect: Offer<Choice> = Object.assign(
  (choice: Choice, verdict?: Verdict): void => {
    if (!verdict) gathered.push(choice);
  },
  { explaining: false },
);

function gather<S extends Base, C extends Choice>(
  kind: AnyStepKind<S, C>,
  state: S,
  step: Step,
  seat: number,
): C[] {
  const outer = gathered;
  const choices: C[] = [];
  gathered = choices;
  (kind as Required<typeof kind>).offers(state, step, seat, collect);
  gathered = outer;
  return choices;
}

/** The choices that a position offers to a seat, read from the seat's own view. */
export function choicesOf<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number,
): readonly C[] {
  const [step, kind] = decisionOf(game, view);
  if (!step || !kind) return [];
  return offersOf(kind, view, step).find((pending) => pending.seat === seat)?.choices ?? [];
}

/** What a seat might expect to do and cannot, each with its rule. Works on the seat's view. */
export function explain<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number,
): Explained<C>[] {
  const [step, kind] = decisionOf(game, view);
  if (!step || !kind || !(kind.seats?.(view, step) ?? [step.seat]).includes(seat)) return [];
  const explained: Explained<C>[] = [];
  const offer: Offer<C> = Object.assign(
    (choice: C, verdict?: Verdict) => {
      if (verdict) explained.push({ choice, ...refusalOf(verdict) });
    },
    { explaining: true },
  );
  (kind as Required<typeof kind>).offers(view, step, seat, offer);
  return explained;
}

function decisionOf<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
): readonly [Step | undefined, AnyStepKind<S, C> | undefined] {
  const step = view.outcome === null ? view.agenda.at(-1) : undefined;
  return [step, step && game.steps[step.step]];
}

function refused<S extends Base, C extends Choice>(table: Table<S, C>, seat: number, choice: C): Refused {
  const { game, state } = table;
  const what = JSON.stringify(choice) ?? 'nothing';
  if (state.outcome !== null) return new Refused({ rule: game.rules.over }, 'The game is over');
  const [step, kind] = decisionOf(game, state);
  const asked = step && (kind?.seats?.(state, step) ?? [step.seat]).includes(seat);
  if (!asked) return new Refused({ rule: game.rules.turn }, `Seat ${seat} is not asked to choose now`);
  const reason = explain(game, game.schema.observe(state, seat), seat).find((no) =>
    agrees(no.choice, choice),
  );
  return new Refused(reason ?? { rule: kind?.rule ?? game.rules.turn }, `${what} is not possible`);
}
