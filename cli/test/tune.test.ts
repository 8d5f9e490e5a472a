import { seeded } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { bothSides, stepTowards, type Weights } from '../tune/climb.ts';
import { getaway } from './getaway.ts';

describe('getaway tune', () => {
  it('says that a game without weights cannot be tuned', async () => {
    const { code, err } = await getaway('tune hot-goods');
    expect(code).toBe(1);
    expect(err).toMatch(/Hot Goods has no weights to tune/);
  });
});

describe('climbing', () => {
  it('tries both sides of where it stands', () => {
    const [one, other] = bothSides({ a: 10, b: -4 }, { rng: seeded('sides') });
    expect((one['a'] as number) + (other['a'] as number)).toBeCloseTo(20);
    expect((one['b'] as number) + (other['b'] as number)).toBeCloseTo(-8);
    expect(one['a']).not.toBe(other['a']);
  });

  it('stays where it is when neither side is better', () => {
    const weights = { a: 10 };
    expect(stepTowards(weights, [{ a: 11 }, { a: 9 }], 0.5)).toBe(weights);
  });

  it('finds the way to better weights', () => {
    const chance = { rng: seeded('climb') };
    const worth = (w: Weights): number => -(((w['a'] as number) - 20) ** 2) - ((w['b'] as number) - 3) ** 2;
    let weights: Weights = { a: 10, b: 5 };
    const start = worth(weights);
    for (let i = 0; i < 200; i++) {
      const sides = bothSides(weights, chance);
      const lead = worth(sides[0]) - worth(sides[1]);
      weights = stepTowards(weights, sides, 1 / (1 + Math.exp(-lead)));
    }
    expect(worth(weights)).toBeGreaterThan(start / 10);
  });
});
