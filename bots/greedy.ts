import { type Base, below, type Choice, pick, Table } from '@getaway/engine';
import type { Bot } from './bot.ts';
import { outcomeOnly } from './evaluation.ts';
import { weightsOf } from './policy.ts';
import { Worlds } from './worlds.ts';

const WORLDS = 3;
/** More than this many choices are looked at in fewer worlds. */
const MANY = 40;

/** Looks one choice ahead, in a few worlds that it can imagine, and takes what looks best right after it, half done or not. */
export const greedy: Bot = {
  name: 'greedy',
  choose(view, seat, choices, chance, thinking) {
    if (thinking === undefined || choices.length < 2) return pick(chance, choices);
    const { game, evaluation = outcomeOnly, hurry } = thinking;
    const worlds = new Worlds(game, evaluation, view as Base, seat, chance);
    let sums: number[] | null = null;
    const rounds = choices.length > MANY ? 1 : WORLDS;
    for (let round = 0; round < rounds; round++) {
      // All choices are tried in the same world with the same luck.
      const dream = worlds.imagine();
      // What makes no sense at a glance is not looked at.
      sums ??= weightsOf(evaluation, dream, seat, choices).map((weight) => (weight > 0 ? 0 : -Infinity));
      for (let i = 0; i < choices.length; i++) {
        if (sums[i] === -Infinity) continue;
        if (hurry?.()) return best(choices, sums);
        const table = new Table(game, game.schema.clone(dream));
        table.play(seat, choices[i] as Choice);
        // A grain of chance, so that choices that are alike are all taken now and then.
        sums[i] =
          (sums[i] as number) + (evaluation.values(table.state)[seat] as number) + below(chance, 1000) * 1e-9;
      }
    }
    return best(choices, sums as number[]);
  },
};

function best<C>(choices: readonly C[], sums: readonly number[]): C {
  let top = 0;
  for (let i = 1; i < choices.length; i++) if ((sums[i] as number) > (sums[top] as number)) top = i;
  return choices[top] as C;
}
