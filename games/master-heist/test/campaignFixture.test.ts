// A whole campaign, replayed from start to end. After a change of the rules (and of the game's version) it is made anew:
//   MAKE_FIXTURES=1 npx vitest run games/master-heist/test/campaignFixture.test.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { createMatch } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  campaignPlay,
  heistSetup,
  loadUniverse,
  newUniverse,
  nextUniverse,
  saveUniverse,
  type Universe,
} from '../campaign.ts';
import type { ScenarioId } from '../content/index.ts';
import { masterHeist } from '../index.ts';
import { heistResult } from '../rules/result.ts';
import { dice, driveCampaign, playHeist } from './campaignDriver.ts';
import { begun, trio } from './universe.ts';

const FILE = new URL('./fixtures/campaign.json', import.meta.url);
const HEISTS: readonly ScenarioId[] = [
  'hospitality-job',
  'startup-job',
  'county-bricks',
  'inclusion-job',
  'dark-horse-job',
  'county-hole',
  'melee-job',
  'final-score-1',
];

if (process.env['MAKE_FIXTURES'])
  test('make the campaign', { timeout: 600_000 }, () => {
    writeFileSync(FILE, saveUniverse(driveCampaign('River City', HEISTS, 1)));
  });

const text = () => readFileSync(FILE, 'utf8');

/** The universe after each entry of its history, from the start. */
function relived({ name, options, history }: Universe): Universe[] {
  const states = [newUniverse(name, options)];
  for (const entry of history) {
    const before = states.at(-1) as Universe;
    states.push('choice' in entry ? campaignPlay(before, entry.choice) : nextUniverse(before, entry.heist));
  }
  return states;
}

describe('a campaign of eight heists', () => {
  let loaded: Universe | null = null;
  const last = (): Universe => (loaded ??= loadUniverse(text()));

  rule('MH-CMP-17', 'is replayed from start to end and is what its file says', () => {
    const universe = last();
    expect(saveUniverse(universe) === text()).toBe(true);
    expect(universe.heists.map(({ scenario }) => scenario)).toEqual(HEISTS);
    expect(new Set(universe.heists.map(({ won }) => won))).toEqual(new Set([true, false]));
  });

  rule(
    ['MH-CMP-07', 'MH-BST-03', 'MH-LVL-03', 'MH-END-06'],
    'sends people to jail and gets them out, trains them, and makes friends',
    () => {
      const states = relived(last());
      const jailed = (universe: Universe) =>
        universe.characters.filter(({ status }) => status === 'busted').map(({ name }) => name);
      const rescued = states.some((universe, at) =>
        jailed(states[at - 1] ?? universe).some((name) => !jailed(universe).includes(name)),
      );
      expect(rescued).toBe(true);
      const { characters, fixers, players } = last();
      expect(characters.some(({ level }) => level === 4)).toBe(true);
      expect(players.every(({ level }) => level === 4)).toBe(true);
      expect(fixers).toEqual(expect.arrayContaining(['old-friend', 'consultant', 'prison-guard']));
    },
  );

  test('never owes money', () => {
    for (const universe of relived(last())) expect(universe.cash).toBeGreaterThanOrEqual(0);
  });
});

describe('a real heist in a campaign', () => {
  rule('MH-CMP-16', 'brings what its record brings when it is played again', () => {
    const under = begun(trio(), 'hospitality-job');
    const record = playHeist(under, dice(7));
    const after = nextUniverse(under, record);
    expect(nextUniverse(under, JSON.parse(JSON.stringify(record)))).toEqual(after);
    expect(after.heists[0]?.crew.map(({ name }) => name)).toEqual(['Tiny', 'Karma', 'Iceheart']);
    expect(() => nextUniverse(under, { ...record, plays: record.plays.slice(0, -1) })).toThrow('not over');
    expect(() => nextUniverse(begun(trio(), 'startup-job'), record)).toThrow('another scenario');
  });

  rule('MH-END-08', 'documents, keycards and USB keys leave nothing behind', () => {
    const under = begun(trio(), 'startup-job');
    const match = createMatch(masterHeist, heistSetup(under) ?? { seats: 0, seed: '' });
    for (const { seat, choice } of playHeist(under, dice(3)).plays) match.play(seat, choice as never);
    const bare = match.view(null);
    const loaded = match.view(null);
    Object.assign(loaded.banked, { documents: 2, keycard: 2, usb: 1 });
    expect(heistResult(loaded)).toEqual(heistResult(bare));
    const kept = Object.keys(nextUniverse(under, match.record()));
    expect(kept.filter((field) => /document|keycard|usb/i.test(field))).toEqual([]);
  });
});
