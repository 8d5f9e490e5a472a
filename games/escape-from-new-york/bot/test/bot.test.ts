import { type Game, pick, seeded, startState, Table } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { escapeFromNewYork } from '../../index.ts';
import type { Choice } from '../../rules/choices.ts';
import type { State } from '../../rules/state.ts';
import { evaluation } from '../evaluation.ts';

const game: Game<State, Choice> = escapeFromNewYork;

function begin(seats: number, options: Record<string, unknown> = {}): Table<State, Choice> {
  return new Table(game, startState(game, { seats, options, seed: 'city' }));
}

describe('the evaluation of New York', () => {
  it.each([
    [1, {}],
    [4, {}],
    [3, { bands: true, uspf: true }],
  ])(
    'gives each of %i seats a value from 0 to 1 at any time, and a weight to every choice',
    (seats, options) => {
      const table = begin(seats, options);
      const chance = { rng: seeded('any') };
      for (let i = 0; i < 300 && table.state.outcome === null; i++) {
        const values = evaluation.values(table.state);
        expect(values).toHaveLength(seats);
        for (const value of values) expect(value).toSatisfy((each: number) => each >= 0 && each <= 1);
        const { seat, choices } = pick(chance, table.pending());
        const weights = evaluation.sensible(table.state, seat, choices);
        expect(weights).toHaveLength(choices.length);
        expect(weights.every((weight) => weight >= 0 && Number.isFinite(weight))).toBe(true);
        table.play(seat, pick(chance, choices));
      }
    },
  );

  it('likes to have the President, the Tape and a Diagram', () => {
    const table = begin(4);
    const chance = { rng: seeded('heroes') };
    while (table.state.heroes.some(({ hero }) => hero === null)) {
      const { seat, choices } = table.pending()[0]!;
      table.play(seat, pick(chance, choices));
    }
    const { state } = table;
    const value = (): number => evaluation.values(state)[0]!;
    const steps = [value()];
    state.president = 'held';
    state.heroes[0]!.president = true;
    steps.push(value());
    state.heroes[0]!.cases.push({ faceup: false, card: 'tape' });
    steps.push(value());
    for (let i = 1; i < steps.length; i++) expect(steps[i]).toBeGreaterThan(steps[i - 1]!);
  });
});
