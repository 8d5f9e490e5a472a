import { type Base, below, type Choice, pick } from '@getaway/engine';
import type { Bot } from './bot.ts';
import { outcomeOnly } from './evaluation.ts';
import { playOn, weightsOf } from './policy.ts';
import { Worlds } from './worlds.ts';

const WORLDS = 3;
/** A choice that leaves something half done is judged when it is done. */
const MOST_PLAYS = 12;
/** More than this many choices are looked at in fewer worlds. */
const MANY = 40;

/** Looks one choice ahead, in a few worlds that it can imagine, and takes what looks best right after it. */
export const greedy: Bot = {
  name: 'greedy',
  choose(view, seat, choices, chance, thinking) {
    if (thinking === undefined || choices.length < 2) return pick(chance, choices);
    const { game, evaluation = outcomeOnly, hurry } = thinking;
    const worlds = new Worlds(game, evaluation, view as Base, seat, chance);
    // What makes no sense at a glance is not looked at.
    const weights = weightsOf(evaluation, worlds.next(), seat, choices);
    const sums = weights.map((weight) => (weight > 0 ? 0 : -Infinity));
    const rounds = choices.length > MANY ? 1 : WORLDS;
    for (let round = 0; round < rounds; round++) {
      for (let i = 0; i < choices.length; i++) {
        if (sums[i] === -Infinity) continue;
        if (hurry?.()) return best(choices, sums);
        const table = worlds.next();
        table.play(seat, choices[i] as Choice);
        playOn(table, seat, evaluation, chance, 0, MOST_PLAYS);
        // A grain of chance, so that choices that are alike are all taken now and then.
        sums[i] =
          (sums[i] as number) + (evaluation.values(table.state)[seat] as number) + below(chance, 1000) * 1e-9;
      }
    }
    return best(choices, sums);
  },
};

function best<C>(choices: readonly C[], sums: readonly number[]): C {
  let top = 0;
  for (let i = 1; i < choices.length; i++) if ((sums[i] as number) > (sums[top] as number)) top = i;
  return choices[top] as C;
}
