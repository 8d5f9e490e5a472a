import { type Base, type Chance, type Choice, type GameEvent, preview, type RuleId } from '@getaway/engine';
import type { Thinking } from './bot.ts';
import { outcomeOnly } from './evaluation.ts';
import { playOn } from './policy.ts';
import { keyOf } from './search/node.ts';
import { type Budget, FARSIGHTED, mostTaken, think } from './search/search.ts';
import { Worlds } from './worlds.ts';

const BUDGET: Budget = { iterations: 300, milliseconds: 900, untilEnough: true };
/** In so many worlds it is looked at what the choice changes. */
const WORLDS = 8;
const MOST_PLAYS = 12;
/** More reasons than this nobody reads. */
const MOST_REASONS = 3;
/** Changes below this many points are no reason. */
const WORTH_TELLING = 1;

/** Something that the choice changes for the seat, by the name that the game's evaluation has for it. */
interface Reason {
  readonly term: string;
  /** Points more or less, on average over the worlds that the seat can imagine. */
  readonly change: number;
}

/** A choice that a good player would make, and why. */
export interface Suggestion<C extends Choice = Choice> {
  readonly choice: C;
  /** How likely the seat seems to win with it, from 0 to 1. */
  readonly value: number;
  /** How much worse the next best choice looked; null without another one. */
  readonly ahead: number | null;
  /** What will happen for certain, and the rules at work. */
  readonly events: readonly GameEvent[];
  readonly rules: readonly RuleId[];
  /** What changes most, the biggest first. */
  readonly reasons: readonly Reason[];
}

/** A hint for the seat, from its own view. */
export function suggest<C extends Choice>(
  view: unknown,
  seat: number,
  choices: readonly C[],
  chance: Chance,
  thinking: Thinking,
  budget: Budget = BUDGET,
): Suggestion<C> {
  const root = think(view as Base, seat, choices, chance, thinking, budget, FARSIGHTED);
  const choice = mostTaken(root, choices);
  const judged = choices.flatMap((each) => {
    const branch = root.branches.get(keyOf(each));
    return branch && branch.taken > 0 ? { each, taken: branch.taken, value: branch.sum / branch.taken } : [];
  });
  const value = judged.find(({ each }) => each === choice)?.value ?? 0.5;
  const next = judged
    .filter(({ each }) => each !== choice)
    .reduce<(typeof judged)[number] | null>(
      (most, one) => (most && most.taken >= one.taken ? most : one),
      null,
    );
  const { events } = preview(thinking.game, view as Base, seat, choice);
  return {
    choice,
    value,
    ahead: next === null ? null : value - next.value,
    events,
    rules: [...new Set(events.flatMap(({ rules }) => rules))],
    reasons: reasonsFor(view as Base, seat, choice, chance, thinking),
  };
}

/** Compares the seat's standing before and after the choice in several worlds. */
function reasonsFor(
  view: Base,
  seat: number,
  choice: Choice,
  chance: Chance,
  { game, evaluation = outcomeOnly }: Thinking,
): Reason[] {
  if (evaluation.terms === undefined) return [];
  const worlds = new Worlds(game, evaluation, view, seat, chance);
  const changes = new Map<string, number>();
  const count = (terms: { readonly [name: string]: number }, sign: number): void => {
    for (const [term, points] of Object.entries(terms)) {
      changes.set(term, (changes.get(term) ?? 0) + (sign * points) / WORLDS);
    }
  };
  for (let i = 0; i < WORLDS; i++) {
    const table = worlds.next();
    count(evaluation.terms(table.state, seat), -1);
    table.play(seat, choice);
    playOn(table, seat, evaluation, chance, 0, MOST_PLAYS);
    count(evaluation.terms(table.state, seat), 1);
  }
  return [...changes]
    .map(([term, change]) => ({ term, change }))
    .filter(({ change }) => Math.abs(change) >= WORTH_TELLING)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST_REASONS);
}
