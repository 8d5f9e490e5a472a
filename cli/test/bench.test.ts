import { describe, expect, it } from 'vitest';
import { state400, valuesIn } from '../bench/state400.ts';
import { onBareLoop, onMatch, onTable } from '../bench/ticTacToe.ts';
import { getaway } from './getaway.ts';

describe('getaway bench engine', () => {
  it('compares engines that play the same games', () => {
    expect(onMatch().digest).toBe(onBareLoop().digest);
    expect(onTable().digest).toBe(onBareLoop().digest);
  });

  it('clones a state of 400 values, and clones it whole', () => {
    const { schema, state } = state400();
    expect(valuesIn(state)).toBe(400);
    expect(schema.clone(state)).toEqual(state);
  });

  const quick = ['bench', 'engine', '--alone', '--rounds', '1', '--seconds', '0.01'];

  it('measures and tells whether the goals are reached', async () => {
    const { code, out } = await getaway([...quick, '--json', '--only', 'tic-tac-toe: ']);
    expect(code).toBe(0);
    const result = JSON.parse(out) as {
      rates: Record<string, number>;
      games: Record<string, Record<string, number>>;
      goals: { goal: string; wanted: number; reached: number; met: boolean }[];
    };
    expect(result.rates['tic-tac-toe: getaway match']).toBeGreaterThan(1000);
    expect(result.games['tic-tac-toe']?.['decisionsPerSecond']).toBeGreaterThan(1000);
    expect(result.goals.map(({ wanted }) => wanted)).toEqual([0.25, 0.25]);
  });

  it('shows tables to people', async () => {
    const { code, out } = await getaway([...quick, '--only', 'clone of 400']);
    expect(code).toBe(0);
    expect(out).toMatch(/clone of 400 values: getaway +[\d.]+[kM]/);
    expect(out).toMatch(/clone of 400 values, times structuredClone +60\.0 +\d+/);
  });
});
