// Positions and thinkers for the tests of bots.
import { escapePlan } from '@getaway/escape-plan';
import { evaluation } from '@getaway/escape-plan/bot';
import { type Base, type Chance, type Game, pick, seeded, startState, Table } from '@getaway/engine';
import type { Thinking } from '../index.ts';

export const chanceOf = (seed: string): Chance => ({ rng: seeded(seed) });

/** A position of a game after so many choices at random. */
export function position(game: Game, seats: number, seed: string, plays: number): Table {
  const table = new Table(game, startState(game, { seats, options: {}, seed }));
  const chance = chanceOf(seed);
  for (let i = 0; i < plays && table.state.outcome === null; i++) {
    const { seat, choices } = pick(chance, table.pending());
    table.play(seat, pick(chance, choices));
  }
  return table;
}

export const escapePlanGame: Game = escapePlan;
export const knowing: Thinking = { game: escapePlanGame, evaluation };

/** Two states that differ in what a seat cannot see, and its one view of both. */
export function twins(game: Game, state: Base, seat: number, seed: string): readonly [Base, Base] {
  const view = game.schema.observe(state, seat);
  return [state, game.schema.imagine(view, seat, chanceOf(seed))];
}
