import { below, type Choice, pick } from '@getaway/engine';
import type { Bot } from './bot.ts';
import { outcomeOnly } from './evaluation.ts';
import { keyOf, type Node } from './search/node.ts';
import { type Budget, FARSIGHTED, searching, STYLE } from './search/search.ts';
import type { Style } from './search/tree.ts';

/** What makes a level: the same for every game. Levels differ in thought and care, never in what they may see. */
interface Level {
  readonly budget: Budget;
  readonly style: Style;
  /**
   * How far from the best, as a chance to win where single choices decide, it still finds a choice good, and how often
   * in 100 it looks no further.
   */
  readonly goodEnough: number;
  readonly careless: number;
}

/** Thinks little and often takes the second best, as people do; what is clearly bad it sees. */
const EASY: Level = {
  budget: { iterations: 40, milliseconds: 300, untilEnough: true },
  style: STYLE,
  goodEnough: 0.1,
  careless: 60,
};
/**
 * Knows what is good for it now, and hardly ever takes the second best: so short a search takes for nearly as good what was
 * merely lucky, and in a match of hundreds of choices that adds up.
 */
const STEADY: Level = {
  budget: { iterations: 60, milliseconds: 1000, untilEnough: true },
  style: STYLE,
  goodEnough: 0.04,
  careless: 5,
};
/** Looks ahead, and takes nothing but what it has found best. */
const RUTHLESS: Level = {
  budget: { iterations: 3000, milliseconds: 1900, untilEnough: true },
  style: FARSIGHTED,
  goodEnough: 0,
  careless: 0,
};

export const easy: Bot = levelled('easy', EASY);
export const steady: Bot = levelled('steady', STEADY);
export const ruthless: Bot = levelled('ruthless', RUTHLESS);

function levelled(name: string, { budget, style, goodEnough, careless }: Level): Bot {
  return searching(name, budget, style, (root, choices, best, chance, { stakes = 1 } = outcomeOnly) =>
    below(chance, 100) < careless ? pick(chance, nearly(root, choices, best, goodEnough * stakes)) : best,
  );
}

/** Those of the choices that are hardly worse than the best. */
function nearly<C extends Choice>(root: Node, choices: readonly C[], best: C, goodEnough: number): C[] {
  const valueOf = (choice: C): number => {
    const { taken = 0, sum = 0 } = root.branches.get(keyOf(choice)) ?? {};
    return taken > 0 ? sum / taken : -Infinity;
  };
  const least = valueOf(best) - goodEnough;
  return choices.filter((choice) => choice === best || valueOf(choice) >= least);
}
