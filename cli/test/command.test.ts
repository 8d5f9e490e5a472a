import { beforeAll, describe, expect, it } from 'vitest';
import { getaway, getawayEach, type Ran } from './getaway.ts';

const COMMANDS = ['play', 'sim', 'replay', 'rules', 'bench'];
const asksForHelp = (name: string): string[] => [`${name} --help`, `help ${name}`, `${name} --wrong -h`];

const BAD_INPUT: readonly (readonly [string, RegExp])[] = [
  ['dance', /no command "dance"/],
  ['sim', /GAME is missing/],
  ['sim chess', /no game "chess".*hot-goods/],
  ['sim hot-goods --wings', /wings/],
  ['sim hot-goods extra', /"extra" is one word too many/],
  ['sim hot-goods --seats 9', /2-4 seats, not 9/],
  ['sim hot-goods --seats two', /whole number.*"two"/],
  ['sim hot-goods --games 0', /whole number of 1 or more/],
  ['sim hot-goods --games -3', /games/],
  ['sim hot-goods --games', /games/],
  ['sim hot-goods --bots greedy,genius', /no bot "genius".*random/],
  ['sim hot-goods --bots random,random,random', /one name, or one for each of the 2 seats/],
  ['sim hot-goods --option limit', /name=value/],
  ['sim hot-goods --option limit=99', /limit/],
  ['sim hot-goods --option speed=1', /unknown option "speed"/],
  ['sim hot-goods --record /dev/null/x', /Cannot write to "\/dev\/null\/x"/],
  ['play chess', /no game "chess"/],
  ['play hot-goods --load nowhere.json', /no file "nowhere.json"/],
  ['play hot-goods --bots random,random,random', /3 bots for 2 seats/],
  ['replay', /FILE is missing/],
  ['replay nowhere.json', /no file "nowhere.json"/],
  ['rules', /GAME is missing/],
  ['rules chess', /no rules of "chess".*escape-plan/],
  ['bench', /missing/],
  ['bench sofa', /"sofa"/],
  ['bench engine --seconds 0', /number above 0/],
  ['bench engine --rounds many', /whole number/],
  ['bench engine --alone --only sofa', /called "sofa"/],
  ['bench engine --row sofa', /called "sofa"/],
];

let ran: ReadonlyMap<string, Ran>;
beforeAll(async () => {
  ran = await getawayEach([...COMMANDS.flatMap(asksForHelp), ...BAD_INPUT.map(([words]) => words)]);
});

describe('getaway', () => {
  it.each(['', '--help', '-h', 'help'])('explains itself: getaway %s', async (words) => {
    const { code, out } = await getaway(words);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`getaway ${command}`);
  });

  it.each(COMMANDS)('explains %s, also when other words are wrong', (name) => {
    for (const words of asksForHelp(name)) {
      const { code, out, err } = ran.get(words)!;
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(new RegExp(`^getaway ${name}`));
    }
  });

  it.each(BAD_INPUT)('answers bad input with one sentence: getaway %s', (words, sentence) => {
    const { code, out, err } = ran.get(words)!;
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/fault of the program|^\s+at /m);
  });
});
