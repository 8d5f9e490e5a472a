import type { Chance } from './chance.ts';
import type { Counts } from './schema/pieces.ts';
import type { Schema } from './schema/schema.ts';
import type { Refusal, RuleId, Verdict } from './errors.ts';
import type { Help } from './explain.ts';
import type { Json } from './json.ts';
import type { Kind } from './schema/kind.ts';
import type { Fields, Values } from './schema/shapes.ts';
import type { Step } from './schema/steps.ts';
import type { Reason } from './table.ts';

/** What a seat may choose: a small readable object such as `{ do: 'travel', to: 'bar' }`. */
export interface Choice {
  readonly do: string;
}

/** Something that happened, for log, animation, sound and announcements. */
export interface GameEvent {
  readonly event: string;
  /** The rules that made it happen. */
  readonly rules: readonly RuleId[];
  /** The seats that may know of it; everybody when left out. */
  readonly to?: readonly number[];
  /** Nothing before this can be taken back, because the rules say so. Chance and secrets need no such mark. */
  readonly barrier?: boolean;
}

/** Nobody listens in playouts, so always call it as `emit?.({ … })`: then the event is not even built. */
export type Emit<E extends GameEvent = GameEvent> = ((event: E) => void) | undefined;

export interface Outcome {
  /** How the game ended, in the game's words. */
  ending: string;
  /** Empty when everybody lost. */
  winners: number[];
  /** By seat; null for a seat without a score. */
  scores: (number | null)[];
}

/** What every state has. */
export interface Base<O = unknown> extends Chance {
  seats: number;
  options: O;
  /** What remains to be done: a stack, the last entry comes next. */
  agenda: Step[];
  outcome: Outcome | null;
}

/** Takes the offers of a step. Without a verdict the choice is legal. */
export interface Offer<C extends Choice> {
  (choice: C, verdict?: Verdict): void;
  /**
   * Offers so many legal choices by number: `write(i)` writes one out, before the next play or never. `mayBe(i, choice)` is
   * false for those that a given choice cannot be, so that it is found without writing out all.
   */
  many(count: number, write: (i: number) => C, mayBe?: (i: number, choice: Choice) => boolean): void;
  /** Somebody asks "why not?": offer also what is plainly impossible but might be expected, with its verdict. */
  readonly explaining: boolean;
}

/** One kind of step: what it offers and what it does with the answer, or what it does by itself. */
export interface StepKind<S, F, C extends Choice, E extends GameEvent> {
  /** What a step of this kind holds besides its name. */
  readonly fields: F;
  /** The rule that governs the decision: the reason given when a choice is simply not there. */
  readonly rule?: RuleId;
  /** The seats that may act; by default the step's own. */
  seats?(state: S, step: StepOf<F>): readonly number[];
  offers?(state: S, step: StepOf<F>, seat: number, offer: Offer<C>): void;
  /** Whether a choice of a record that is not offered any more means one that is: there may be several of equal worth. */
  means?(state: S, choice: C, offered: C): boolean;
  /** Carries out a choice. The step is off the agenda already; push it again to go on with it. */
  answer?(state: S, step: StepOf<F>, seat: number, choice: C, emit: Emit<E>): void;
  /** Carries out a step that offers nothing. */
  run?(state: S, step: StepOf<F>, emit: Emit<E>): void;
  /** False: ask even when there is one choice only, because answering by itself would tell or reveal something. */
  readonly auto?: boolean;
  /** True: with no legal choice the step is left out. Otherwise that is a fault of the game. */
  readonly skip?: boolean;
  /** Whom and what the question is about, where its fields only number them: for those who put it into words. */
  about?(view: S, step: StepOf<F>): Readonly<Record<string, unknown>>;
  /** True: seats act side by side, so what others do meanwhile does not stop a seat from taking its own back. */
  readonly interleaved?: boolean;
  /** Whether a seat that may act has said that it is done: it may change its mind, but nobody waits for it. */
  isDone?(state: S, step: StepOf<F>, seat: number): boolean;
}

/** Any game's kind of step. */
export interface SomeStepKind extends StepKind<never, Fields, never, never> {
  seats?(state: never, step: never): readonly number[];
  offers?(state: never, step: never, seat: number, offer: never): void;
  means?(state: never, choice: never, offered: never): boolean;
  answer?(state: never, step: never, seat: number, choice: never, emit: never): void;
  run?(state: never, step: never, emit: never): void;
  about?(view: never, step: never): Readonly<Record<string, unknown>>;
  isDone?(state: never, step: never, seat: number): boolean;
}

export type StepOf<F> = Values<F> & { readonly step: string };

/** A game's own `step`, which knows its state, choices and events. */
export const stepsOf =
  <S extends Base, C extends Choice, E extends GameEvent>() =>
  <F extends Fields>(kind: StepKind<S, F, C, E>): StepKind<S, F, C, E> =>
    kind;

/** Something that is agreed on before a match. */
export interface Option<T> {
  readonly kind: Kind<T>;
  readonly default: T;
  readonly rule?: RuleId;
  /** It says what is played, such as one heist of many, or who plays it: choosing it changes no rule. */
  readonly subject?: true;
}

export const option = <T>(kind: Kind<T>, fallback: T, rule?: RuleId): Option<T> => ({
  kind,
  default: fallback,
  ...(rule && { rule }),
});

/** The same option as what a match is about. */
export const subject = <T>(about: Option<T>): Option<T> => ({ ...about, subject: true });

export type OptionValues<O> = { -readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };
type Options = { readonly [name: string]: Option<unknown> };

/** Something to draw from whose contents are no secret, only their order. */
export interface Bag {
  /** Its name among the game's words: `stack.officers`. */
  readonly stack: string;
  readonly pieces: Counts;
}

export interface Tracks {
  readonly [name: string]: number | readonly (number | null)[];
}

export interface Moment {
  readonly key: string;
  readonly params: { readonly [name: string]: Json };
}

export interface Gain {
  readonly seat: number;
  readonly source: string;
  readonly amount: number;
}

/** Plays of a seat that belong together: those from number `from` on whose choices agree with `only`. */
export interface Strand {
  /** The number of the one that it is known by. */
  readonly known: number;
  readonly from: number;
  readonly only: { readonly [part: string]: Json };
}

/** Messages by key. */
export interface Messages {
  readonly [key: string]: string;
}

/** Formats a message of a game's locale, such as `choice.travel`, with named arguments. */
export type Say = (key: string, params?: { readonly [name: string]: Json | undefined }) => string;

export interface GameDefinition<O extends Options, F extends Fields, C extends Choice> {
  readonly id: string;
  readonly title: string;
  /** Raised by every change of the rules that alters a stored match. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: O;
  /** Options that follow from others, unless they are given too: an edition that presets its flags. */
  presets?(given: { readonly [name: string]: unknown }): { readonly [name: string]: unknown };
  /** What speaks against these options together. */
  check?(options: OptionValues<O>, seats: number): Refusal | null;
  readonly state: F;
  readonly steps: { readonly [name: string]: SomeStepKind };
  /** The position before the first step, and the agenda. */
  setup(start: Start<OptionValues<O>>): Values<F> & { agenda: Step[] };
  readonly rules: {
    /** Whose turn it is. */
    readonly turn: RuleId;
    /** When the game ends. */
    readonly over: RuleId;
    /** What may be taken back, where the game says so. */
    readonly undo?: RuleId;
  };
  /** No match has more decisions than this. */
  readonly bound: number;
  /** Figures of a choice that its events do not tell, read from the seat's view. */
  preview?(view: State<O, F>, seat: number, choice: C): { readonly [name: string]: Json };
  /** What would make possible what is refused, and what stands in its way: for certain, read from the seat's view. */
  help?(view: State<O, F>, seat: number, refused: Reason<C>): Help<State<O, F>> | null;
  /** Bags that everybody may count: what can come out of them. */
  bags?(view: State<O, F>): readonly Bag[];
  /** Figures worth following over a match: one of the table's or one a seat, named `track.noise` among the words. */
  tracks?(state: State<O, F>): Tracks;
  /** Which stretch of the match this is: a message and its arguments. */
  moment?(state: State<O, F>): Moment;
  /** What an event brings a seat, and where it comes from: `source.places` among the words. */
  gains?(event: GameEvent): Gain | null;
  /** What of a seat's plays may be taken back without its other ones, given all that it may take back. */
  strands?(own: readonly { readonly no: number; readonly choice: C }[]): readonly Strand[];
  /** What pieces are called in a match with these options, by term: those to whom people have given names of their own. */
  names?(options: OptionValues<O>): { readonly [term: string]: string };
  /** What each seat plays where seats play different parts: `part.hero` among the words. */
  parts?(options: OptionValues<O>, seats: number): readonly string[];
  /** The position in words, for the terminal and for text mode. */
  text?(view: State<O, F>, seat: number | null, say: Say): string;
  /** Messages by locale and key: in English at once, */
  readonly words?: { readonly [locale: string]: Messages };
  /** in other languages when somebody wants them. */
  readonly translations?: { readonly [locale: string]: () => Promise<Messages> };
}

export interface Start<O> extends Chance {
  readonly seats: number;
  readonly options: O;
}

export type State<O, F> = Base<OptionValues<O>> & Values<F>;

/** A game, as the engine, bots, server and browser know it. */
export interface Game<S extends Base = Base, C extends Choice = Choice> {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly [name: string]: Option<unknown> };
  presets?(given: { readonly [name: string]: unknown }): { readonly [name: string]: unknown };
  check?(options: S['options'], seats: number): Refusal | null;
  readonly schema: Schema<S>;
  readonly steps: { readonly [name: string]: AnyStepKind<S, C> };
  setup(start: Start<S['options']>): Omit<S, keyof Start<unknown> | 'outcome'>;
  readonly rules: { readonly turn: RuleId; readonly over: RuleId; readonly undo?: RuleId };
  readonly bound: number;
  preview?(view: S, seat: number, choice: C): { readonly [name: string]: Json };
  help?(view: S, seat: number, refused: Reason<C>): Help<S> | null;
  bags?(view: S): readonly Bag[];
  tracks?(state: S): Tracks;
  moment?(state: S): Moment;
  gains?(event: GameEvent): Gain | null;
  strands?(own: readonly { readonly no: number; readonly choice: C }[]): readonly Strand[];
  names?(options: S['options']): { readonly [term: string]: string };
  parts?(options: S['options'], seats: number): readonly string[];
  text?(view: S, seat: number | null, say: Say): string;
  readonly words?: { readonly [locale: string]: Messages };
  readonly translations?: { readonly [locale: string]: () => Promise<Messages> };
}

/** A step kind whose fields are known to the schema only. */
export interface AnyStepKind<S, C extends Choice> {
  readonly rule?: RuleId;
  seats?(state: S, step: Step): readonly number[];
  offers?(state: S, step: Step, seat: number, offer: Offer<C>): void;
  means?(state: S, choice: C, offered: C): boolean;
  answer?(state: S, step: Step, seat: number, choice: C, emit: Emit): void;
  run?(state: S, step: Step, emit: Emit): void;
  readonly auto?: boolean;
  readonly skip?: boolean;
  about?(view: S, step: Step): Readonly<Record<string, unknown>>;
  readonly interleaved?: boolean;
  isDone?(state: S, step: Step, seat: number): boolean;
}

/** Puts work on the agenda; the first is done first. */
export function push(s: Base, ...steps: Step[]): void;
// The first by itself, as most often it is the only one: then no list is made.
export function push(s: Base, first?: Step, ...later: Step[]): void {
  for (let i = later.length - 1; i >= 0; i--) s.agenda.push(later[i] as Step);
  if (first) s.agenda.push(first);
}

/** Puts a step below all that came since the agenda had that length: it is done after that. */
export function pushBelow(s: Base, length: number, step: Step): void {
  const { agenda } = s;
  // Step by step, as `splice` makes a list each time.
  for (let i = agenda.push(step) - 1; i > length; i--) agenda[i] = agenda[i - 1] as Step;
  agenda[length] = step;
}

/** Ends the game: nothing that is pending is carried out. */
export function finish(s: Base, outcome: Outcome): void {
  s.outcome = outcome;
}
