import { below, type Table } from '@getaway/engine';
import { expect } from 'vitest';
import type { Choice } from '../../rules/choices.ts';
import type { Heist } from '../../rules/state.ts';
import { evaluation } from '../evaluation.ts';

/** Plays the best choice at a glance of some seat that has a sensible one. */
export function play(
  table: Table<Heist, Choice>,
  chance: { rng: number[] },
): { seat: number; choice: Choice } {
  const looked = table.pending().map(({ seat, choices }) => ({
    seat,
    choices,
    weights: evaluation.sensible(table.state, seat, choices),
  }));
  const willing = looked.filter(({ weights }) => weights.some((weight) => weight > 0));
  expect(willing.length).toBeGreaterThan(0);
  const { seat, choices, weights } = willing[below(chance, willing.length)] as (typeof looked)[number];
  const choice = choices[weights.indexOf(Math.max(...weights))] as Choice;
  table.play(seat, choice);
  return { seat, choice };
}
