import type { Evaluation } from '@getaway/bots';
import type { Game } from '@getaway/engine';
import { type Bout, playBout, type Tally } from '../arena/bout.ts';
import type { Weights } from './climb.ts';

/** What can be tuned, and how. */
export interface Tunable {
  readonly weights: Weights;
  evaluationWith(weights: Weights): Evaluation;
  readonly together: boolean;
  /** Where to play; one after the other. */
  readonly tables: readonly { readonly seats: number; readonly options: Bout['options'] }[];
}

/** Who plays, and how many deals. */
export interface Match {
  readonly bot: string;
  readonly seed: string;
  readonly games: number;
}

/** How often a place, or each place on average, wins a game. */
const winsOf = (tallies: readonly Tally[]): number =>
  tallies.reduce((sum, { wins }) => sum + wins, 0) / tallies.length;

/**
 * The share of games that one set of weights wins against another; draws and losses of both count half. Where all win or
 * lose together, both play the same deals after each other.
 */
export function shareOf(
  game: Game,
  { together, tables }: Tunable,
  { bot, seed, games }: Match,
  [one, other]: readonly [Evaluation, Evaluation],
): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const { seats, options } = tables[number % tables.length] as Tunable['tables'][number];
    const bots = Array.from({ length: seats }, () => bot);
    const bout: Bout = { game: game.id, options, seed, bots, clock: false };
    const played = (evaluationAt: (place: number) => Evaluation): Tally[] =>
      playBout(game, evaluationAt, bout, number);
    const both = together
      ? [winsOf(played(() => one)), winsOf(played(() => other))]
      : played((place) => (place === 0 ? one : other)).map(({ wins }) => wins);
    won += 0.5 + ((both[0] ?? 0) - (both[1] ?? 0)) / 2;
  }
  return won / games;
}
