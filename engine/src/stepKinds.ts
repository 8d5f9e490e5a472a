import type { AnyStepKind, Base, Choice, Game } from './game.ts';

/** Kinds that ask have offers, an answer and a rule (`defineGame` sees to it); the others are never asked for them. */
type Asking<S, C extends Choice> = Required<AnyStepKind<S, C>>;

/** A kind of step as a table reads it: all are made alike, as they come by turns. */
export class NamedKind<S, C extends Choice> {
  readonly name: string;
  /** The next one with a name of the same length. */
  readonly nextAsLong: NamedKind<S, C> | null;
  readonly run: AnyStepKind<S, C>['run'];
  readonly seats: AnyStepKind<S, C>['seats'];
  readonly offers: Asking<S, C>['offers'];
  readonly answer: Asking<S, C>['answer'];
  readonly rule: Asking<S, C>['rule'];
  readonly auto: boolean;
  readonly skip: boolean;
  readonly means: AnyStepKind<S, C>['means'];
  readonly about: AnyStepKind<S, C>['about'];
  readonly isDone: AnyStepKind<S, C>['isDone'];

  constructor(name: string, kind: AnyStepKind<S, C>, nextAsLong: NamedKind<S, C> | null) {
    const { run, seats, offers, answer, rule, means, about, isDone } = kind as Asking<S, C>;
    this.name = name;
    this.nextAsLong = nextAsLong;
    this.run = run;
    this.seats = seats;
    this.offers = offers;
    this.answer = answer;
    this.rule = rule;
    this.auto = kind.auto !== false;
    this.skip = kind.skip === true;
    this.means = means;
    this.about = about;
    this.isDone = isDone;
  }
}

/**
 * A game's kinds of steps by name. A table looks one up at every step: it is found sooner among the few whose names are
 * as long, one leading to the next, than V8 finds a text in an object or a `Map`.
 */
export class StepKinds<S, C extends Choice> {
  private readonly byLength: (NamedKind<S, C> | null)[] = [];

  constructor(steps: Game<S & Base, C>['steps']) {
    for (const [name, kind] of Object.entries(steps)) {
      while (this.byLength.length <= name.length) this.byLength.push(null);
      this.byLength[name.length] = new NamedKind(name, kind, this.byLength[name.length] ?? null);
    }
  }

  named(name: string): NamedKind<S, C> | null {
    let kind = this.byLength[name.length] ?? null;
    while (kind !== null && kind.name !== name) kind = kind.nextAsLong;
    return kind;
  }
}

const known = new WeakMap<object, unknown>();

/** Those of a game, sorted once. */
export function kindsOf<S extends Base, C extends Choice>(game: Game<S, C>): StepKinds<S, C> {
  let kinds = known.get(game) as StepKinds<S, C> | undefined;
  if (kinds === undefined) known.set(game, (kinds = new StepKinds<S, C>(game.steps)));
  return kinds;
}
