import type { BoardWords } from '@getaway/board';
import { type Goal, isReached } from '../rules/objective.ts';

/** What the scenario asks for, in words; how far the team is with it only on the way there. */
export const goalText = (goal: Goal, words: BoardWords): string =>
  words.say(`goal.${goal.type}`, {
    ...goal,
    loot: goal.loot ?? '',
    have: isReached(goal) ? 0 : goal.have,
  });
