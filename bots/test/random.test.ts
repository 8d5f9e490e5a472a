import { seeded } from '@getaway/engine';
import { expect, it } from 'vitest';
import { bots } from '../index.ts';

const CHOICES = [{ do: 'stay' }, { do: 'run' }, { do: 'hide' }];

function choices(seed: string, times: number): string[] {
  const chance = { rng: seeded(seed) };
  return Array.from({ length: times }, () => bots['random']?.choose(null, 0, CHOICES, chance).do ?? '');
}

it('the random bot takes every choice about equally often', () => {
  const taken = choices('fair', 3000);
  for (const { do: name } of CHOICES) {
    const share = taken.filter((choice) => choice === name).length / taken.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.37);
  }
});

it('the random bot repeats itself from the same chance only', () => {
  expect(choices('one', 50)).toEqual(choices('one', 50));
  expect(choices('one', 50)).not.toEqual(choices('two', 50));
});
