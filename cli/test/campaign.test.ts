import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { saveUniverse } from '../../games/master-heist/campaign.ts';
import { begun, decide, trio } from '../../games/master-heist/test/universe.ts';
import { file, getaway, scratch } from './getaway.ts';

const FOUND = [
  'Player 1 joins',
  'Ann',
  "Recruit Tiny, a level 1 Thug with Wing It and Hit 'n' Run",
  '',
  'Recruit Karma, a level 1 Angry Locksmith with Wing It and Bypass',
  'Karma',
  'Recruit Null, a level 1 Script Kiddie with Hurry and Yank Wires',
  'Zero',
  'Plan The Hospitality Job',
  'Tiny comes along, played by Ann',
  'Karma comes along, played by Ann',
  'Zero comes along, played by Ann',
];

const typed = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;
const saved = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(scratch, name), 'utf8')) as Record<string, unknown>;

describe('getaway campaign', () => {
  it('makes a campaign, plays a heist of it and goes on between heists', async () => {
    const { code, out, err } = await getaway(
      'campaign city.json --name Town --seed x --bots random',
      typed(...FOUND, 'Begin the heist', 'quit', 'Tiny trades Wing It for Concoct', 'quit'),
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch('Town: 1 heist');
    const universe = saved('city.json');
    expect(universe['heists']).toMatchObject([
      {
        scenario: 'hospitality-job',
        crew: [{ name: 'Tiny', player: 'Ann' }, { name: 'Karma' }, { name: 'Zero' }],
      },
    ]);
    expect(universe['players']).toMatchObject([{ name: 'Ann', level: 2 }]);
    expect(universe['characters']).toMatchObject([
      { name: 'Tiny', level: 2, skills: ['concoct', 'hit-n-run'] },
      { due: 'Ann' },
      { due: 'Ann' },
    ]);
    const status = await getaway('campaign city.json --status');
    expect(status.out).toMatch(/^Town: 1 heist, \d won\n/);
  });

  it('waits for a heist at an online table, unless it is called off', async () => {
    const handOver = { do: 'handOver', at: 'table', sha256: '0'.repeat(64) } as const;
    file('online.json', saveUniverse(decide(begun(trio()), handOver)));
    const { code, out, err } = await getaway('campaign online.json', typed('quit'));
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch('Under way at an online table: The Inclusion Job');
    const off = await getaway('campaign online.json', typed('Call the online table off', 'quit'));
    expect([off.code, off.err]).toEqual([0, '']);
    expect(off.out).toMatch('kept in online.json.match');
    expect(saved('online.json')['plan']).not.toHaveProperty('table');
  });

  it('keeps a heist that is left in the middle, and goes on with it', async () => {
    const left = await getaway('campaign half.json --seed y', typed(...FOUND, 'Begin the heist', 'quit'));
    expect(left.out).toMatch('kept in half.json.match');
    // Everybody is called by name.
    expect(left.out).toMatch('Ann: ');
    expect(left.out).toMatch('Zero (Script Kiddie)');
    expect(left.out.slice(left.out.indexOf('Begin the heist'))).not.toMatch('Player 1');
    expect(saved('half.json')['heists']).toEqual([]);
    const on = await getaway('campaign half.json --bots random', typed('quit', 'quit'));
    expect(on.code).toBe(0);
    expect(saved('half.json')['heists']).toHaveLength(1);
    expect(existsSync(join(scratch, 'half.json.match'))).toBe(false);
  });

  it('says why something is not possible, and helps', async () => {
    const { out } = await getaway(
      'campaign poor.json',
      typed(
        'help',
        'why perfect picks',
        'board junk',
        'Player 1 joins',
        'x'.repeat(50),
        'nonsense',
        'more',
        'status',
        'quit',
      ),
    );
    expect(out).toMatch('where the campaign stands');
    expect(out).toMatch('Buy Perfect Picks for $7k: it costs $7k, and the team has $0k [MH-SHP-04]');
    expect(out).toMatch('damaged or cut off');
    expect(out).toMatch('Nothing is called "nonsense" here');
  });

  it('refuses a file that does not add up, and flags that mean nothing', async () => {
    await getaway('campaign rich.json', typed('quit'));
    const rich = file('richer.json', { ...saved('rich.json'), cash: 99 });
    expect((await getaway(`campaign ${rich}`)).err).toMatch(
      'does not add up: its cash is 99, its history leads to 0',
    );
    expect((await getaway(`campaign ${file('broken.json', '{')}`)).err).toMatch('no JSON');
    expect((await getaway('campaign new.json --variant gravity')).err).toMatch(
      'there is no variant "gravity"',
    );
    expect((await getaway('campaign new.json --game chess')).err).toMatch('"chess" has no campaign');
    expect((await getaway('campaign')).err).toMatch('the FILE is missing');
  });

  it('switches variants on', async () => {
    await getaway('campaign bonus.json --variant bonusItems', typed('quit'));
    expect(saved('bonus.json')['options']).toMatchObject({ bonusItems: true, autoConfirm: false });
  });
});
