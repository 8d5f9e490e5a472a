import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getaway, scratch } from './getaway.ts';

const json = async (words: string): Promise<Record<string, unknown>> =>
  JSON.parse((await getaway(`${words} --json`)).out) as Record<string, unknown>;

describe('getaway sim', () => {
  it('plays whole games and tells what came of them', async () => {
    const result = await json('sim hot-goods --seats 3 --games 50 --seed s --bots random --option limit=6');
    expect(Object.keys(result)).toEqual([
      'game',
      'seats',
      'games',
      'finished',
      'errors',
      'decisions',
      'seconds',
      'gamesPerSecond',
      'decisionsPerSecond',
      'outcomes',
    ]);
    expect(result).toMatchObject({ game: 'hot-goods', seats: 3, games: 50, finished: 50, errors: 0 });
    expect(Object.values(result['outcomes'] as object)).toEqual([50]);
  });

  it('gives the same result on one thread and on several', async () => {
    const figures = async (threads: number): Promise<unknown[]> => {
      const result = await json(`sim tic-tac-toe --games 100000 --seed same --threads ${threads}`);
      return [result['finished'], result['decisions'], result['outcomes']];
    };
    const [one, three] = await Promise.all([figures(1), figures(3)]);
    expect(one).toEqual(three);
  });

  it('gives another result for another seed', async () => {
    const decisions = async (seed: string): Promise<unknown> =>
      (await json(`sim tic-tac-toe --games 200 --seed ${seed}`))['decisions'];
    expect(await decisions('one')).toBe(await decisions('one'));
    expect(await decisions('one')).not.toBe(await decisions('two'));
  });

  it('shows a table to people', async () => {
    const { code, out, err } = await getaway('sim tic-tac-toe --games 10');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Tic-Tac-Toe, 2 seats: 10 of 10 games finished, 0 went wrong/);
    expect(out).toMatch(/ending +games +%/);
  });

  it('records games that replay accepts', async () => {
    await getaway('sim split-the-loot --seats 3 --games 5 --record kept');
    const kept = readdirSync(join(scratch, 'kept'));
    expect(kept).toHaveLength(5);
    const { code, out } = await getaway(`replay kept/${kept[2]}`);
    expect(code).toBe(0);
    expect(out).toContain('The game is over');
  });

  it('fails, with the figures and the first game that went wrong', async () => {
    const { code, out, err } = await getaway('sim stuck --games 20 --json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ games: 20, finished: 0, errors: 20 });
    expect(err).toMatch(/^getaway: Game 0 \(seed getaway-0\): .*\n$/);
  });

  it('fails when games do not end', async () => {
    const { code, err } = await getaway('sim endless --games 3');
    expect(code).toBe(1);
    expect(err).toMatch(/has not ended after 30 decisions/);
  });
});
