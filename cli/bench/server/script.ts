import { createMatch, type Game, pick, seeded } from '@getaway/engine';

/** One choice of a match that has been decided beforehand, so that the load generator need not think. */
export interface Move {
  readonly seat: number;
  readonly choice: object;
  /** How often the seat had acted before. */
  readonly turn: number;
}

/** The first moves of a match with this seed, at random. */
export function scriptOf(game: Game, seats: number, seed: string, most: number): Move[] {
  const match = createMatch(game, { seats, seed });
  const chance = { rng: seeded(`script ${seed}`) };
  const turns = Array.from({ length: seats }, () => 0);
  const moves: Move[] = [];
  while (match.outcome() === null && moves.length < most) {
    const { seat, choices } = pick(chance, match.pending());
    const choice = pick(chance, choices);
    moves.push({ seat, choice, turn: turns[seat] ?? 0 });
    turns[seat] = (turns[seat] ?? 0) + 1;
    match.play(seat, choice);
  }
  return moves;
}

/** The seed of match number `i`, where the seed can be chosen. */
export const seedOf = (i: number): string => `bench ${i}`;
