import { below, commitment, pick, roll, seeded, shuffle, takeRandom } from '@getaway/engine';
import { expect, test } from 'vitest';

test('the generator gives the same numbers on every machine and for ever', () => {
  const chance = { rng: seeded('getaway') };
  expect(Array.from({ length: 8 }, () => below(chance, 1000))).toEqual([
    132, 677, 527, 466, 355, 717, 209, 121,
  ]);
});

test('different seeds, also similar ones, go different ways', () => {
  const first = (seed: string): string => seeded(seed).join();
  const seeds = Array.from({ length: 1000 }, (_, i) => String(i));
  expect(new Set(seeds.map(first)).size).toBe(1000);
});

test('every face of a die and every order of a deck comes up as often as any other', () => {
  const chance = { rng: seeded('fair') };
  const faces = new Map<number, number>();
  const orders = new Map<string, number>();
  for (let i = 0; i < 12_000; i++) {
    const face = roll(chance, 6);
    faces.set(face, (faces.get(face) ?? 0) + 1);
    const order = shuffle(chance, ['a', 'b', 'c']).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect([...faces.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(orders.size).toBe(6);
  for (const count of [...faces.values(), ...orders.values()])
    expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('picking and taking choose from what is there', () => {
  const chance = { rng: seeded('pick') };
  const bag = ['x', 'y', 'z'];
  expect(bag).toContain(pick(chance, bag));
  const taken = takeRandom(chance, bag);
  expect(bag).toHaveLength(2);
  expect(bag).not.toContain(taken);
  expect(() => pick(chance, [])).toThrow(RangeError);
});

test('the commitment to a seed is its SHA-256', () => {
  expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
