import { type Evaluation, playOn, Worlds } from '@getaway/bots';
import { type Base, type Chance, type Choice, type Game, seeded } from '@getaway/engine';

const WORLDS = 48;
/** One choice may end a turn and the other not; so both are played on until others have acted, too. */
const PLAYED_ON = 14;
const MOST_PLAYS = 60;
/** So many standard errors are no accident. */
const CLEAR = 2;

export interface Comparison {
  /** How much better the first choice turns out than the second, as a share of wins. */
  readonly ahead: number;
  /** Whether the difference is more than luck of the draw. */
  readonly certain: boolean;
}

/** Plays two choices in the same worlds that the seat can imagine, on into others' turns, and compares. */
export function compare(
  game: Game,
  evaluation: Evaluation,
  view: Base,
  seat: number,
  [one, other]: readonly [Choice, Choice],
  chance: Chance,
): Comparison {
  const worlds = new Worlds(game, evaluation, view, seat, chance);
  const differences = Array.from({ length: WORLDS }, (_, i) => {
    const table = worlds.next();
    const twin = table.clone();
    const worthOf = (choice: Choice, on: typeof table): number => {
      on.play(seat, choice);
      playOn(on, seat, evaluation, { rng: seeded(`compare ${i}`) }, PLAYED_ON, MOST_PLAYS);
      return evaluation.values(on.state)[seat] ?? 0;
    };
    return worthOf(one, table) - worthOf(other, twin);
  });
  const ahead = mean(differences);
  const spread = mean(differences.map((difference) => (difference - ahead) ** 2));
  return { ahead, certain: ahead > CLEAR * Math.sqrt(spread / WORLDS) };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
