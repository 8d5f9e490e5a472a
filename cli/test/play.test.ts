import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { speaker } from '@getaway/words';
import en from '../locales/en.json';
import { Menu } from '../play/menu.ts';
import { file, getaway, scratch } from './getaway.ts';

const type = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');

describe('getaway play', () => {
  it('shows the position, numbered choices and what happened', async () => {
    const { code, out } = await getaway('play hot-goods --seed a --bots random', type('1', 'log', 'quit'));
    expect(code).toBe(0);
    expect(out).toMatch(/money: \[0,0\]/);
    expect(out).toMatch(/Player 1: .*\n +1 +draw/);
    expect(out).toMatch(/drew.*Player 1 \[HG-TRN-01\]/);
  });

  it('seats a person last where bots have the other seats', async () => {
    const { code, out } = await getaway('play hot-goods --seed a --bots random,person', type('quit'));
    expect(code).toBe(0);
    expect(out).toMatch(/hands: \[(\[(null,?)+\]),\["\w+/);
    expect(out).toMatch(/Player 2: .*\n +1 +draw/);
    expect(out).not.toMatch(/^Player 1: .*\n +1 /m);
    const alone = await getaway('play hot-goods --seats 3 --bots person,random,random', type('quit'));
    expect(alone.out).toMatch(/Player 1: .*\n +1 +draw/);
  });

  it('shows a seat its own secrets only', async () => {
    const { out } = await getaway('play hot-goods --seed a --bots random', type('quit'));
    expect(out).toMatch(/hands: \[\["\w+","\w+","\w+"\],\[null,null,null\]\]/);
  });

  it('plays to the end with whatever is typed, and tells the outcome and the seed', async () => {
    const { code, out } = await getaway(
      'play tic-tac-toe --seed end',
      type('1', '1', '1', '1', '1', '1', '1', '1', '1'),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over \(line\)\. Winner: Player \d/);
    expect(out).toContain('The seed was end.');
  });

  it('takes a choice back', async () => {
    const { out } = await getaway('play tic-tac-toe --seed u', type('5', 'undo', 'quit'));
    const boards = [...out.matchAll(/^marks: (\d)/gm)].map((match) => match[1]);
    expect(boards).toEqual(['0', '1', '0']);
  });

  it('takes back by itself what is called so, or says what could be', async () => {
    const { out } = await getaway(
      'play split-the-loot --seed u',
      type('undo share', '3', 'undo fly', 'undo share', 'quit'),
    );
    expect(out).toContain('Nothing can be taken back by itself now');
    expect(out).toMatch(/which of these to take back by itself: .*share/);
    const asked = [...out.matchAll(/^asked: \[(\w+)/gm)].map((match) => match[1]);
    expect([asked[0], asked.includes('true'), asked.at(-1)]).toEqual(['false', true, 'false']);
  });

  it('takes back by agreement what came to light, with everything since, and says so (UX-UND-04)', async () => {
    const draws = ['1', 'undo', 'back', 'no', 'back', 'yes', 'log', 'quit'];
    const { out } = await getaway('play hot-goods --seed u --seats 2', type(...draws));
    expect(out).toContain('The last choice of Player 1 is taken back, with everything since: 1 choice.');
    expect(out).toContain('Do all agree (Player 2)?');
    expect(out.indexOf('It stays as it is.')).toBeGreaterThan(0);
    expect(out.indexOf('Taken back. Luck stays')).toBeGreaterThan(out.indexOf('It stays as it is.'));
    expect(out.match(/· By agreement, 1 choice was taken back for Player 1\./g)?.length).toBeGreaterThan(0);
    const hands = [...out.matchAll(/^Player (\d):/gm)].map((match) => match[1]);
    expect([hands[0], hands.includes('2'), hands.at(-1)]).toEqual(['1', true, '1']);
  });

  it('asks nobody where only bots play along, and has nothing to agree on before the first choice', async () => {
    const { out } = await getaway(
      'play hot-goods --seed u --seats 2 --bots random',
      type('back', '1', 'back', 'log', 'quit'),
    );
    expect(out).toContain('There is nothing to agree on');
    expect(out).not.toContain('Do all agree');
    expect(out).toMatch(/· By agreement, \d+ choices? (was|were) taken back for Player 1\./);
  });

  it('tells why something cannot be taken back, and goes on', async () => {
    const { code, out } = await getaway('play tic-tac-toe --seed u', type('undo', 'quit'));
    expect(code).toBe(0);
    expect(out).toContain('nothing to take back (TT-TRN-01)');
  });

  it('says why not, by rule, and what would help', async () => {
    const { out } = await getaway(
      'play hot-goods --seed a --option limit=3',
      type('why', 'why draw', 'why fly', 'quit'),
    );
    expect(out.match(/draw: .*HG-DRW-02.* → sell/g)).toHaveLength(2);
    expect(out).toContain('Nothing that is forbidden now is called "fly"');
  });

  it('tells what a choice would bring', async () => {
    const { out } = await getaway('play hot-goods --seed a', type('what 1', 'what 99', 'quit'));
    expect(out).toContain('depends on chance or on what you cannot see');
    expect(out).toContain('Type the number of a choice after "what"');
  });

  it('saves and loads, and refuses to load what is not a match', async () => {
    await getaway('play tic-tac-toe --seed s', type('1', '1', 'save kept.json', 'quit'));
    const kept = JSON.parse(readFileSync(join(scratch, 'kept.json'), 'utf8')) as { plays: unknown[] };
    expect(kept.plays).toHaveLength(2);
    file('bad.json', '{"game":"tic-tac-toe"');
    const { out } = await getaway(
      'play tic-tac-toe',
      type('load bad.json', 'load nowhere.json', 'load', 'load kept.json', 'quit'),
    );
    expect(out).toContain('broken or incomplete');
    expect(out).toContain('no file "nowhere.json"');
    expect(out).toContain('name of a file after "load"');
    expect(out).toMatch(/marks: 2/);
    const again = await getaway('play --load kept.json', type('quit'));
    expect(again.out).toMatch(/marks: 2/);
  });

  it('does not save where it cannot, and goes on', async () => {
    const { code, out } = await getaway(
      'play tic-tac-toe',
      type('save', 'save no/such/folder/x.json', '1', 'quit'),
    );
    expect(code).toBe(0);
    expect(out).toContain('ENOENT');
    expect(existsSync(join(scratch, 'no'))).toBe(false);
    expect(out).toMatch(/marks: 1/);
  });

  it('lets people choose in the order they like when several may act', async () => {
    const { out } = await getaway(
      'play split-the-loot --seats 3 --seed x',
      type('seat 3', '2', 'seat 9', 'quit'),
    );
    expect(out).toMatch(/Player 3: ask/);
    expect(out).toContain('not asked to choose now');
  });

  it('offers a menu of games', async () => {
    const { code, out } = await getaway('play', type('99', '1', '3', '', 'quit'));
    expect(code).toBe(0);
    expect(out).toMatch(/1 +Hot Goods \(2 to 4 seats\)/);
    expect(out).toContain('Type a number from 1 to');
    expect(out).toContain('How many of them for bots? (0 to 2, Enter for 2)');
    expect(out).toContain('money: [0,0,0]');
    for (const typed of [type('quit'), type('1', 'quit'), type('1', '2', 'quit'), '']) {
      expect((await getaway('play', typed)).code).toBe(0);
    }
  });

  it('explains itself and answers nonsense', async () => {
    const { out } = await getaway('play tic-tac-toe', type('help', 'jump over the moon', '0', 'quit'));
    expect(out).toContain('save FILE, load FILE, quit');
    expect(out).toContain('Nothing is called "jump over the moon"');
  });
});

describe('a long menu', () => {
  const menu = new Menu(
    Array.from({ length: 45 }, (_, i) => `${i % 2 === 0 ? 'Travel' : 'Sail'} to place ${i + 1}`),
    speaker(en).say,
  );
  it('is shown page by page', () => {
    expect(menu.text()).toContain('page 1 of 3');
    expect(menu.text()).not.toContain('place 21');
    menu.turn();
    expect(menu.text()).toMatch(/21 +Travel to place 21/);
    menu.turn();
    menu.turn();
    expect(menu.text()).toContain('page 1 of 3');
  });
  it('is narrowed by words, keeping its numbers', () => {
    expect(menu.narrow('sail 4')).toBe(true);
    expect(menu.text()).toMatch(/^ +4 {2}Sail to place 4\n +14 {2}Sail/);
    expect(menu.text()).toContain('press Enter for all');
    expect(menu.narrow('fly')).toBe(false);
    expect(menu.narrow('')).toBe(true);
    expect(menu.has(45)).toBe(true);
    expect(menu.has(46)).toBe(false);
  });
});
