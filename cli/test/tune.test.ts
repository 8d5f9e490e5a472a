import { seeded } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { emptyTally, type Tally } from '../arena/bout.ts';
import { type Result, slopesOf, stepUp, varied, vary, type Weights } from '../tune/fit.ts';
import { resultsOf } from '../tune/results.ts';
import { getaway } from './getaway.ts';

describe('getaway tune', () => {
  it('says that a game without weights cannot be tuned', async () => {
    const { code, err } = await getaway('tune hot-goods');
    expect(code).toBe(1);
    expect(err).toMatch(/Hot Goods has no weights to tune/);
  });
});

describe('varied weights', () => {
  it('keep their sign, are varied all at once and in both directions', () => {
    const chance = { rng: seeded('vary') };
    const all = Array.from({ length: 200 }, () => varied({ a: 10, b: -4 }, vary(2, chance)));
    expect(all.every(({ a = 0, b = 0 }) => a > 0 && b < 0)).toBe(true);
    expect(all.filter(({ a = 0 }) => a > 10).length).toBeGreaterThan(60);
    expect(all.filter(({ a = 0 }) => a < 10).length).toBeGreaterThan(60);
  });
});

describe('the way uphill', () => {
  const play = (weights: Weights, games: number, worth: (w: Weights) => number, seed: string): Result[] => {
    const chance = { rng: seeded(seed) };
    return Array.from({ length: games }, () => {
      const variation = vary(Object.keys(weights).length, chance);
      const [luck = 0] = vary(1, chance);
      return { variation, success: 1 / (1 + Math.exp(-worth(varied(weights, variation)) - luck)) };
    });
  };

  it('is told from luck', () => {
    const slopes = slopesOf(play({ a: 10, b: 5 }, 500, ({ a = 0 }) => a / 10, 'slopes'));
    const [a, b] = slopes.map(({ slope, error }) => Math.abs(slope / error));
    expect(a).toBeGreaterThan(8);
    expect(b).toBeLessThan(3);
  });

  it('is not taken where nothing makes a difference', () => {
    expect(stepUp({ a: 10 }, [{ slope: 0, error: 0.1 }])).toEqual({ a: 10 });
    const [small = 0, great = 0] = [0.01, 0.3].map(
      (slope) => stepUp({ a: 10 }, [{ slope, error: 0.02 }])['a'] as number,
    );
    expect(small - 10).toBeLessThan(0.2);
    expect(great).toBeGreaterThan(15);
  });

  it('leads to better weights', () => {
    const worth = ({ a = 0, b = 0 }: Weights): number => -(Math.log(a / 20) ** 2) - Math.log(b / 3) ** 2;
    let weights: Weights = { a: 5, b: 9 };
    for (let i = 0; i < 12; i++)
      weights = stepUp(weights, slopesOf(play(weights, 300, worth, `step ${i}`)), i);
    expect(weights['a']).toBeCloseTo(20, -1);
    expect(weights['b']).toBeCloseTo(3, 0);
  });

  it('can be asked for with fewer games than weights', () => {
    const slopes = slopesOf(play({ a: 1, b: 1, c: 1 }, 2, () => 0, 'few'));
    expect(slopes.every(({ slope, error }) => Number.isFinite(slope) && Number.isFinite(error))).toBe(true);
  });
});

describe('what games tell about weights', () => {
  const tally = (points: number | null, wins: number): Tally => ({
    ...emptyTally(),
    games: 1,
    wins,
    scored: points === null ? 0 : 1,
    points: points ?? 0,
  });
  const variations = [
    [0.2, 0],
    [-0.2, 0.1],
  ];

  it('is the lead over the others, and nothing helps those without a score', () => {
    const [one, other] = resultsOf([{ variations, tallies: [tally(300, 1), tally(280, 0)] }], false);
    expect(one?.variation[0]).toBeCloseTo(0.4);
    expect(one?.success).toBeGreaterThan(0.5);
    expect((one?.success ?? 0) + (other?.success ?? 0)).toBeCloseTo(1);
    const caught = resultsOf([{ variations, tallies: [tally(300, 1), tally(null, 0)] }], false);
    expect(caught.map(({ success }) => success)).toEqual([1, 0]);
  });

  it('is an even result where nobody has a score', () => {
    const nobody = resultsOf([{ variations, tallies: [tally(null, 0), tally(null, 0)] }], false);
    expect(nobody.map(({ success }) => success)).toEqual([0.5, 0.5]);
  });

  it('is the victory of all where all win or lose together', () => {
    const crew = [[0.3], [0.3]];
    expect(resultsOf([{ variations: crew, tallies: [tally(null, 1), tally(null, 1)] }], true)).toEqual([
      { variation: [0.3], success: 1 },
    ]);
  });
});
