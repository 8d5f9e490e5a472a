import { type Base, type Chance, type Choice, pick } from '@getaway/engine';
import type { Bot, Memory, Thinking } from '../bot.ts';
import { type Evaluation, outcomeOnly } from '../evaluation.ts';
import { weightsOf } from '../policy.ts';
import { Worlds } from '../worlds.ts';
import { keyOf, newNode, type Node } from './node.ts';
import { playRounds } from './rounds.ts';
import { type Style, Tree } from './tree.ts';

/** How long a search may think: whichever is used up first. */
export interface Budget {
  readonly iterations: number;
  /** Counts only where the caller lends a clock. */
  readonly milliseconds?: number;
  /** Whether it stops where the game's evaluation says that more iterations find nothing more: people are waiting. */
  readonly untilEnough?: true;
}

/** Looks no further than what is half done. */
export const STYLE: Style = {
  curiosity: 0.18,
  width: 4,
  widening: 0.5,
  deepest: 12,
  beyond: 8,
  mostBeyond: 40,
};

/** Looks as far ahead as the game's evaluation allows. */
export const FARSIGHTED: Style = { ...STYLE, foresight: 4 };

/** Without an evaluation only the end of a game tells anything, so every world is played to its end. */
const TO_THE_END: Partial<Style> = { curiosity: 0.5, width: 100, beyond: 500, mostBeyond: 500 };

/** Whatever is tried below the root spoils the value of the choice that led there, so that is done sparingly. */
const IN_ROUNDS = { curiosity: 0.06, width: 1, deepest: 3 };

/** A clock is read only now and then. */
const BETWEEN_LOOKS = 8;

interface Thoughts {
  readonly seat: number;
  readonly node: Node;
}

/** Makes a choice out of what a search has found, the best of it given. */
type Decide = <C extends Choice>(
  root: Node,
  choices: readonly C[],
  best: C,
  chance: Chance,
  evaluation: Evaluation | undefined,
) => C;

/**
 * Information-set Monte Carlo tree search: one tree over choices as the deciding seats know them, played through in
 * a newly imagined world each time.
 */
export function searching(
  name: string,
  budget: Budget,
  style: Style = STYLE,
  decide: Decide = (_root, _choices, best) => best,
): Bot {
  return {
    name,
    choose(view, seat, choices, chance, thinking) {
      if (thinking === undefined) return pick(chance, choices);
      const root = think(view as Base, seat, choices, chance, thinking, budget, style);
      const chosen = decide(root, choices, mostTaken(root, choices), chance, thinking.evaluation);
      remember(thinking.memory, seat, root, chosen);
      return chosen;
    },
  };
}

/** Grows a tree from this decision and returns it. */
export function think(
  view: Base,
  seat: number,
  choices: readonly Choice[],
  chance: Chance,
  thinking: Thinking,
  budget: Budget,
  style: Style = STYLE,
): Node {
  const { game, evaluation = outcomeOnly, now, hurry, memory } = thinking;
  const root = recall(memory, seat, choices) ?? newNode(seat);
  if (choices.length < 2) return root;
  const fitting = fit(style, evaluation, view);
  const tree = new Tree(root, seat, evaluation, fitting, chance);
  const worlds = new Worlds(game, evaluation, view, seat, chance);
  const end = now && budget.milliseconds !== undefined ? now() + budget.milliseconds : Infinity;
  // Where only one choice makes sense there is nothing to think about.
  const obvious =
    evaluation.sensible !== undefined &&
    weightsOf(evaluation, worlds.imagine(), seat, choices).filter((weight) => weight > 0).length === 1;
  const enough = budget.untilEnough ? (evaluation.enough ?? Infinity) : Infinity;
  const iterations = obvious ? 1 : Math.min(budget.iterations, enough);
  if (evaluation.sameLuck && !obvious) {
    const isOver = (): boolean => hurry?.() === true || (now !== undefined && now() >= end);
    playRounds(game, evaluation, tree, worlds, seat, choices, iterations, isOver);
    return root;
  }
  // What an earlier choice of the turn has found out need not be found out again.
  for (let i = Math.min(root.visits, iterations / 2); i < iterations; i++) {
    if (i % BETWEEN_LOOKS === 0 && (hurry?.() || (now && now() >= end) || isDecided(root, iterations - i)))
      break;
    tree.iterate(worlds.next());
  }
  return root;
}

/** The style as the game's evaluation needs it. */
function fit(style: Style, evaluation: Evaluation, view: Base): Style {
  if (evaluation === outcomeOnly) return { ...style, ...TO_THE_END };
  const { beyond = style.beyond } = evaluation;
  if (!evaluation.sameLuck) return { ...style, beyond };
  const { deepest = IN_ROUNDS.deepest } = evaluation;
  const horizon = style.foresight === undefined ? 0 : (evaluation.horizon?.(view) ?? 0);
  return { ...style, ...IN_ROUNDS, deepest, beyond, horizon };
}

/** Whether what was taken most often will still be so after so many more iterations. */
function isDecided({ branches }: Node, left: number): boolean {
  let most = 0;
  let second = 0;
  for (const { taken } of branches.values()) {
    if (taken > most) [most, second] = [taken, most];
    else if (taken > second) second = taken;
  }
  return most - second > left;
}

/** Less than anything that was tried. */
const GLANCE = 1e-6;

/** The choice that was worth trying most often; with none tried, what looks best at a glance. */
export function mostTaken<C extends Choice>(root: Node, choices: readonly C[]): C {
  let best = choices[0] as C;
  let most = -1;
  for (const choice of choices) {
    const branch = root.branches.get(keyOf(choice));
    const taken =
      branch === undefined ? 0 : branch.taken + branch.sum / (branch.taken + 1) + GLANCE * branch.weight;
    if (taken <= most) continue;
    best = choice;
    most = taken;
  }
  return best;
}

function remember(memory: Memory | undefined, seat: number, root: Node, chosen: Choice): void {
  if (memory === undefined) return;
  const node = root.branches.get(keyOf(chosen))?.node;
  if (node && node.seat === seat && node.branches.size > 0)
    memory.thoughts = { seat, node } satisfies Thoughts;
  else delete memory.thoughts;
}

/** The part of the last tree that begins with this decision, if it was foreseen. */
function recall(memory: Memory | undefined, seat: number, choices: readonly Choice[]): Node | null {
  const thoughts = memory?.thoughts as Thoughts | undefined;
  if (memory) delete memory.thoughts;
  if (thoughts === undefined || thoughts.seat !== seat) return null;
  const { branches } = thoughts.node;
  if (!choices.every((choice) => branches.has(keyOf(choice)))) return null;
  return thoughts.node;
}
