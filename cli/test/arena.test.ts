import { describe, expect, it } from 'vitest';
import { interval } from '../arena.ts';
import { getaway } from './getaway.ts';

interface Line {
  readonly table: string;
  readonly bot: string;
  readonly games: number;
  readonly winRate: number;
  readonly interval: readonly [number, number];
  readonly scored: number;
  readonly meanScore: number | null;
}

async function lines(words: string): Promise<Line[]> {
  const { out, err } = await getaway(`arena ${words} --json`);
  expect(err).toBe('');
  return (JSON.parse(out) as { lines: Line[] }).lines;
}

const withoutTimes = (all: readonly Line[]): unknown[] =>
  all.map(({ table, bot, games, winRate, scored, meanScore }) => [
    table,
    bot,
    games,
    winRate,
    scored,
    meanScore,
  ]);

describe('getaway arena', () => {
  it('lets two bots meet and tells who is stronger', async () => {
    const [search, random] = await lines('tic-tac-toe --bots search:200,random --games 30 --seed s');
    expect(search).toMatchObject({ table: 'search:200 against random', bot: 'search:200', games: 30 });
    expect(search!.winRate).toBeGreaterThan(random!.winRate);
    expect(search!.interval[0]).toBeLessThan(search!.winRate);
    expect(search!.interval[1]).toBeGreaterThan(search!.winRate);
  });

  it('sets one bot among others when there are more seats than bots', async () => {
    const [one, others] = await lines('hot-goods --bots greedy,random --seats 4 --games 8');
    expect(one).toMatchObject({ table: 'greedy among random', bot: 'greedy', games: 8 });
    expect(others).toMatchObject({ bot: 'random', games: 24, scored: 100 });
  });

  it('lets every pair of three bots meet at two seats, or all of them at three', async () => {
    const pairs = await lines('tic-tac-toe --bots greedy,random,search:20 --seats 2 --games 2');
    expect(pairs.map(({ table }) => table)).toEqual([
      'greedy against random',
      'greedy against random',
      'greedy against search:20',
      'greedy against search:20',
      'random against search:20',
      'random against search:20',
    ]);
    const table = await lines('hot-goods --bots greedy,random,search:20 --games 3');
    expect(table.map(({ bot, games }) => [bot, games])).toEqual([
      ['greedy', 3],
      ['random', 3],
      ['search:20', 3],
    ]);
  });

  it('gives the same result on one thread and on two, and another for another seed', async () => {
    const words = 'hot-goods --bots search:15,random --games 12';
    const [one, two, other] = await Promise.all([
      lines(`${words} --seed a --threads 1`),
      lines(`${words} --seed a --threads 2`),
      lines(`${words} --seed b --threads 2`),
    ]);
    expect(withoutTimes(one)).toEqual(withoutTimes(two));
    expect(withoutTimes(one)).not.toEqual(withoutTimes(other));
  });

  it('shows a table to people', async () => {
    const { code, out } = await getaway('arena tic-tac-toe --bots greedy,random --games 4');
    expect(code).toBe(0);
    expect(out).toMatch(/table +bot +games +wins % +95 % +scored % +mean score +ms\/choice/);
    expect(out).toMatch(/greedy against random +greedy +4 /);
  });

  it('says what is wrong', async () => {
    expect((await getaway('arena tic-tac-toe')).err).toMatch(/--bots is missing/);
    expect((await getaway('arena tic-tac-toe --bots hal')).err).toMatch(
      /there is no bot "hal"; there is: easy/,
    );
    expect((await getaway('arena endless --bots random,random --games 1')).err).toMatch(
      /has not ended after 30/,
    );
  });
});

describe('the 95 % interval', () => {
  it('is that of Wilson', () => {
    const [low, high] = interval(0.5, 100);
    expect(low).toBeCloseTo(40.38, 1);
    expect(high).toBeCloseTo(59.62, 1);
    expect(interval(1, 20)[1]).toBeCloseTo(100, 6);
    expect(interval(0, 20)[0]).toBeCloseTo(0, 6);
  });
});
