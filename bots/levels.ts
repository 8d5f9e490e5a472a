import { below, type Choice, pick } from '@getaway/engine';
import type { Bot } from './bot.ts';
import { keyOf } from './search/node.ts';
import { type Budget, searching, STYLE, think } from './search/search.ts';

/** The levels of play, the same for every game. They differ in thought and care, never in what they may see. */
const EASY: Budget = { iterations: 40, milliseconds: 300 };
const STEADY: Budget = { iterations: 60, milliseconds: 1000 };
const RUTHLESS: Budget = { iterations: 3000, milliseconds: 1900 };

/** How far from the best an easy bot still finds a choice good, and how often it looks no further. */
const GOOD_ENOUGH = 0.04;
const CARELESS_IN_100 = 30;

/** Thinks little and now and then takes the second best, as people do; what is clearly bad it sees. */
export const easy: Bot = {
  name: 'easy',
  choose(view, seat, choices, chance, thinking) {
    if (thinking === undefined) return pick(chance, choices);
    const root = think(view as never, seat, choices, chance, thinking, EASY);
    const judged = choices
      .map((choice) => ({ choice, branch: root.branches.get(keyOf(choice as Choice)) }))
      .flatMap(({ choice, branch }) =>
        branch && branch.taken > 0 ? { choice, taken: branch.taken, value: branch.sum / branch.taken } : [],
      )
      .sort((one, other) => other.taken - one.taken || other.value - one.value);
    const best = judged[0];
    if (best === undefined) return pick(chance, choices);
    const good = judged.filter(({ value }) => value >= best.value - GOOD_ENOUGH);
    return (below(chance, 100) < CARELESS_IN_100 ? pick(chance, good) : best).choice;
  },
};

export const steady: Bot = searching('steady', STEADY);
export const ruthless: Bot = searching('ruthless', RUTHLESS, STYLE);
