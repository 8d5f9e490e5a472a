import { BadInput, BadRecord, type Choice, createMatch, type MatchRecord } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BadUniverse,
  heistSetup,
  loadUniverse,
  nextUniverse,
  saveUniverse,
  type Universe,
} from '../campaign/index.ts';
import { quickHeist } from './quickHeist.ts';
import { begun, decide, leveled, trio } from './universe.ts';

/** The record of the heist that the universe waits for, ended like this. */
function played(universe: Universe, won: boolean, busted = 0): MatchRecord {
  const setup = heistSetup(universe);
  if (setup === null) throw new Error('no heist is under way');
  const match = createMatch(quickHeist.game, setup);
  match.play(0, { do: 'end', won, busted } as Choice);
  return match.record();
}

const next = (universe: Universe, record: unknown) => nextUniverse(quickHeist, universe, record);
const load = (text: string) => loadUniverse(quickHeist, text);

/** Two heists, one won and one lost with two arrests, and a deal. */
function story(): Universe {
  const first = begun(trio());
  const won = decide(
    leveled(next(first, played(first, true))),
    { do: 'sellJewel' },
    { do: 'buy', item: 'radio' },
  );
  const second = begun(won, 'melee-job');
  return next(second, played(second, false, 2));
}

describe('the record of a heist', () => {
  rule('MH-CMP-16', 'is played again, and what it really brought is what counts', () => {
    const under = begun(trio());
    const record = played(under, false, 1);
    const boast = { ...record, outcome: { ending: 'won' }, won: true };
    expect(next(under, boast)).toMatchObject({ cash: 0, fixers: ['old-friend'], heists: [{ won: false }] });
    expect(next(under, boast).characters[0]?.status).toBe('busted');
    expect(next(under, played(under, true))).toMatchObject({
      cash: 3,
      jewels: 1,
      fixers: ['old-friend', 'curator'],
    });
  });

  rule('MH-CMP-16', 'is refused when it does not belong to the universe', () => {
    const under = begun(trio());
    const record = played(under, true);
    const why = (bad: unknown, universe = under) => {
      try {
        next(universe, bad);
      } catch (error) {
        if (error instanceof BadRecord || error instanceof BadInput) return error.message;
        throw error;
      }
      return 'accepted';
    };
    expect(why(record)).toBe('accepted');
    expect(why(record, trio())).toMatch('no heist of this universe is under way');
    expect(why(record, next(under, record))).toMatch('no heist of this universe is under way');
    expect(why({ ...record, game: 'chess' })).toMatch('a record of "chess"');
    expect(why({ ...record, version: 99 })).toMatch('version 99');
    expect(why({ ...record, seed: 'luckier' })).toMatch('another seed');
    expect(why({ ...record, seats: 4 })).toMatch('4 seats');
    expect(why({ ...record, options: { ...record.options, cash: 50 } })).toMatch('another cash');
    expect(why({ ...record, options: { ...record.options, scenario: 'melee-job' } })).toMatch(
      'another scenario',
    );
    expect(why({ ...record, options: { ...record.options, bribe: 1 } })).toMatch('unknown option "bribe"');
    expect(why({ ...record, start: {} })).toMatch('in the middle');
    expect(why({ ...record, plays: [] })).toMatch('not over');
    expect(why({ ...record, plays: [{ seat: 0, choice: { do: 'fly' } }] })).toMatch('play 1');
    expect(why(null)).toMatch('not the record of a match');
  });
});

describe('a universe file', () => {
  rule('MH-CMP-17', 'is accepted when its history leads to it', () => {
    const universe = story();
    expect(load(saveUniverse(universe))).toEqual(universe);
    expect(universe).toMatchObject({
      cash: 5,
      jewels: 0,
      items: ['radio'],
      heists: [{ won: true }, { won: false }],
    });
    for (const state of [trio(), begun(trio())]) expect(load(saveUniverse(state))).toEqual(state);
  });

  rule('MH-CMP-17', 'is refused, with the reason, when it does not add up', () => {
    const universe = story();
    const refused = (change: Partial<Universe>) => () => load(JSON.stringify({ ...universe, ...change }));
    expect(refused({ cash: 99 })).toThrow('its cash is 99, its history leads to 5');
    expect(refused({ fixers: ['old-friend', 'mayor'] })).toThrow('its fixers is');
    expect(refused({ players: universe.players.map((player) => ({ ...player, level: 4 })) })).toThrow(
      'its players',
    );
    expect(refused({ history: universe.history.slice(0, -1) })).toThrow('does not add up');
    expect(refused({ history: universe.history.toSpliced(0, 1) })).toThrow(/entry \d+ of its history: /);
    expect(refused({ name: 'Other town' })).not.toThrow();
  });

  test('that is none is refused with the reason', () => {
    expect(() => load('{')).toThrow('no JSON');
    expect(() => load('7')).toThrow('no universe');
    expect(() => load('{}')).toThrow(BadUniverse);
    expect(() => load(JSON.stringify({ ...story(), cash: -1 }))).toThrow('cash: ');
    expect(() => load(JSON.stringify({ ...story(), form: 3 }))).toThrow('form: ');
    expect(() => load(JSON.stringify({ ...story(), luck: 7 }))).toThrow('luck');
  });

  rule('MH-CMP-17', 'with any one figure, word or entry changed is refused without a crash', () => {
    const text = saveUniverse(story());
    const original = JSON.parse(text) as unknown;
    const leaves = pathsOf(original);
    const change = fc.tuple(
      fc.constantFrom(...leaves),
      fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null), fc.constant([])),
    );
    fc.assert(
      fc.property(change, ([path, value]) => {
        const changed = replaced(original, path, value);
        // What a campaign is called is the team's own affair.
        if (JSON.stringify(changed) === JSON.stringify(original) || path[0] === 'name') return;
        expect(() => load(JSON.stringify(changed))).toThrow(BadUniverse);
      }),
      { numRuns: 200 },
    );
  });
});

type Path = readonly string[];

/** The ways to every figure, word and empty list in a piece of JSON. */
function pathsOf(value: unknown, way: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [way];
  const inside = Object.entries(value);
  return inside.length === 0 ? [way] : inside.flatMap(([name, part]) => pathsOf(part, [...way, name]));
}

function replaced(value: unknown, [name, ...rest]: Path, put: unknown): unknown {
  if (name === undefined) return put;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...(value as unknown[])]
    : { ...(value as object) };
  const holder = copy as Record<string, unknown>;
  holder[name] = replaced(holder[name], rest, put);
  return copy;
}
