import { type Game, pick, seeded, startState, Table } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { masterHeist } from '../../index.ts';
import type { Choice } from '../../rules/choices.ts';
import type { Heist } from '../../rules/state.ts';
import { evaluation } from '../evaluation.ts';

const game: Game<Heist, Choice> = masterHeist;
const begin = (seats: number, seed: string): Table<Heist, Choice> =>
  new Table(game, startState(game, { seats, options: {}, seed }));

describe('the evaluation of a heist', () => {
  it.each([1, 4])(
    'gives %i seats one common value from 0 to 1 at any time, and a weight to every choice',
    (seats) => {
      const table = begin(seats, 'any');
      const chance = { rng: seeded('any') };
      for (let i = 0; i < 400 && table.state.outcome === null; i++) {
        const values = evaluation.values(table.state);
        expect(values).toHaveLength(seats);
        expect(new Set(values).size).toBe(1);
        expect(values[0]).toSatisfy((value: number) => value >= 0 && value <= 1);
        for (const { seat, choices } of table.pending()) {
          const weights = evaluation.sensible(table.state, seat, choices);
          expect(weights).toHaveLength(choices.length);
          expect(weights.every((weight) => weight >= 0 && Number.isFinite(weight))).toBe(true);
        }
        const { seat, choices } = pick(chance, table.pending());
        table.play(seat, pick(chance, choices));
      }
    },
  );

  it('likes the loot better in hands than on the floor, and best outside', () => {
    const { state } = begin(4, 'loot');
    const carrier = state.characters[0]!;
    const space = state.loot.jewel.findIndex((count) => count > 0);
    carrier.at = space;
    const value = (): number => evaluation.values(state)[0]!;
    const lying = value();
    state.loot.jewel[space]!--;
    carrier.carries.jewel++;
    const held = value();
    carrier.carries.jewel--;
    state.banked.jewel++;
    const banked = value();
    expect(held).toBeGreaterThan(lying);
    expect(banked).toBeGreaterThan(held);
  });

  it('thinks nothing of going back and forth', () => {
    const { state } = begin(4, 'calm');
    const [back, on] = evaluation.sensible(state, 0, [{ do: 'resumePlanning' }, { do: 'ready' }]);
    expect(back).toBe(0);
    expect(on).toBeGreaterThan(0);
  });
});
