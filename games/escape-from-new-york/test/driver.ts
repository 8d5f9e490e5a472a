import {
  below,
  completeOptions,
  type MatchRecord,
  type Outcome,
  type Play,
  seeded,
  startState,
  Table,
} from '@getaway/engine';
import type { HeroId } from '../content/index.ts';
import type { Choice } from '../rules/choices.ts';
import type { Options } from '../rules/options.ts';
import { sceneOf, worthOf } from './driverChoices.ts';
import type { Plan } from './driverGoals.ts';
import { game } from './scene.ts';

/** Plays a match with some sense and a grain of chance, knowing everything. It makes the fixtures. */

export interface Drive {
  readonly heroes: readonly HeroId[];
  readonly options?: Partial<Options>;
  readonly seed: string;
  readonly plan: Plan;
}

export interface Driven {
  readonly record: MatchRecord<Choice>;
  readonly outcome: Outcome;
}

const MOST_PLAYS = 4000;

/** The match, or null when it took too long. New York's player, if there is one, does anything. */
export function drive({ heroes, options: chosen = {}, seed, plan }: Drive): Driven | null {
  const seats = heroes.length + (chosen.bands ? 1 : 0);
  const options = completeOptions(game, { ...chosen });
  const table = new Table(game, startState(game, { seats, options: { ...options }, seed }));
  const chance = { rng: seeded(`drive ${seed}`) };
  const plays: Play<Choice>[] = [];
  while (plays.length < MOST_PLAYS) {
    const [pending] = table.pending();
    const { outcome } = table.state;
    if (pending === undefined) {
      if (outcome === null) return null;
      return {
        record: { game: game.id, version: game.version, options: { ...options }, seats, seed, plays },
        outcome,
      };
    }
    const { seat, choices } = pending;
    const scene = sceneOf(table.state, plan, seat);
    let best = choices[below(chance, choices.length)]!;
    let highest = -Infinity;
    for (const choice of seat < heroes.length ? choices : []) {
      const mine = choice.do === 'takeHero' && choice.hero === heroes[seat] ? 9 : 0;
      const value = mine + worthOf(scene, choice) + below(chance, 1000) / 2000;
      if (value > highest) [best, highest] = [choice, value];
    }
    plays.push({ seat, choice: best });
    table.play(seat, best);
  }
  return null;
}
