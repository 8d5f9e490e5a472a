import type { Evaluation } from '@getaway/bots';
import { type Base, type Game, seeded } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../../engine/test/games/ticTacToe.ts';
import { bothSides, stepTowards, type Weights } from '../tune/climb.ts';
import { shareOf, type Tunable } from '../tune/share.ts';
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

describe('the share of games that weights win', () => {
  const game = ticTacToe as unknown as Game;
  const match = { bot: 'greedy', seed: 'share', games: 12 };
  const tunable = (together: boolean): Tunable => ({
    weights: {},
    evaluationWith: () => winning,
    together,
    tables: [{ seats: 2, options: {} }],
  });
  const winning: Evaluation = {
    values: ({ seats, outcome }: Base) =>
      Array.from({ length: seats }, (_, seat) =>
        outcome === null ? 0.5 : outcome.winners.includes(seat) ? 1 : 0,
      ),
  };
  const losing: Evaluation = { values: (world) => winning.values(world).map((value) => 1 - value) };

  it('is half where both are the same', () => {
    expect(shareOf(game, tunable(true), match, [winning, { ...winning }])).toBe(0.5);
  });

  it('is more for those who want to win', () => {
    expect(shareOf(game, tunable(false), match, [winning, losing])).toBeGreaterThan(0.6);
  });

  it('comes from deals that each plays alone where all win or lose together', () => {
    const asked = (together: boolean): string => {
      let log = '';
      const heard = (name: string): Evaluation => ({
        values(world) {
          if (!log.endsWith(name)) log += name;
          return winning.values(world);
        },
      });
      shareOf(game, tunable(together), { ...match, games: 1 }, [heard('a'), heard('b')]);
      return log;
    };
    expect(asked(true)).toBe('ab');
    expect(asked(false)).toMatch(/aba/);
  });
});
