import { type Choice, commitment, createMatch, type MatchRecord } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import {
  type CampaignChoice,
  campaignChoices,
  heistSetup,
  heistTerms,
  loadUniverse,
  nextUniverse,
  saveUniverse,
  sheetOf,
  type Universe,
} from '../campaign/index.ts';
import { quickHeist } from './quickHeist.ts';
import { against, begun, decide, leveled, trio } from './universe.ts';

const SECRET = 'what only the server knows';

const handOver = (at = 'a-table', seed = SECRET): CampaignChoice => ({
  do: 'handOver',
  at,
  sha256: commitment(seed),
});

/** The heist under way as a table has dealt it with this seed, and how it ended. */
function playedAt(universe: Universe, seed = SECRET, won = true): MatchRecord {
  const terms = heistTerms(universe);
  if (terms === null) throw new Error('no heist is under way');
  const match = createMatch(quickHeist.game, { ...terms, seed });
  match.play(0, { do: 'end', won, busted: 0 } as Choice);
  return match.record();
}

const next = (universe: Universe, record: unknown) => nextUniverse(quickHeist, universe, record);
const load = (text: string) => loadUniverse(quickHeist, text);

describe('a heist at an online table', () => {
  const under = begun(trio());
  const online = decide(under, handOver());

  rule('MH-CMP-18', 'is handed over once it has begun, and to one table only', () => {
    expect(against(trio(), handOver())).toBe('MH-CMP-18');
    expect(against(decide(trio(), { do: 'plan', scenario: 'melee-job' }), handOver())).toBe('MH-CMP-18');
    expect(against(online, handOver('another'))).toBe('MH-CMP-19');
    expect(online.plan).toMatchObject({ seed: 'a seed', table: { at: 'a-table' } });
    // What is played here is dealt here.
    expect(heistSetup(under)).toMatchObject({ seed: 'a seed' });
    expect(heistSetup(online)).toBeNull();
    expect(heistTerms(online)).toEqual(heistTerms(under));
    expect(() => decide(under, { do: 'handOver', at: 'x', sha256: 'short' })).toThrow('no decision');
    expect(() => decide(under, { ...handOver('../x') })).toThrow('no decision');
  });

  rule(
    'MH-CMP-18',
    'brings the record whose seed has the SHA-256 that the table showed, and no other',
    () => {
      expect(next(online, playedAt(online))).toMatchObject({ cash: 3, plan: null, heists: [{ won: true }] });
      for (const forged of ['a seed', 'luckier', commitment(SECRET), ''])
        expect(() => next(online, { ...playedAt(online), seed: forged })).toThrow(/another seed|record/);
      // Neither is the table's heist one of a campaign that was never handed over.
      expect(() => next(under, playedAt(under))).toThrow('another seed');
      const richer = { ...playedAt(online), options: { ...playedAt(online).options, cash: 50 } };
      expect(() => next(online, richer)).toThrow('another cash');
      expect(() => next(online, { ...playedAt(online), plays: [] })).toThrow('not over');
    },
  );

  rule('MH-CMP-16', 'counts once, also where a later heist is at a table with the same seed', () => {
    const record = playedAt(online);
    const after = next(online, record);
    expect(() => next(after, record)).toThrow('no heist of this universe is under way');
    const second = decide(begun(leveled(after)), handOver());
    expect(() => next(second, record)).toThrow(/another (cash|crew)/);
  });

  rule('MH-CMP-15', 'lets nothing else be decided but to call it off', () => {
    expect(campaignChoices(under)).toEqual([]);
    expect(campaignChoices(online)).toEqual([{ do: 'callOff' }]);
    expect(against(online, { do: 'buy', item: 'radio' })).toBe('MH-CMP-15');
    expect(against(online, { do: 'begin', seed: 'another' })).toBe('MH-CMP-15');
  });

  rule(
    'MH-CMP-19',
    'is as it was when it began once it is called off, and takes nothing from that table',
    () => {
      expect(against(under, { do: 'callOff' })).toBe('MH-CMP-19');
      const off = decide(online, { do: 'callOff' });
      expect(off.plan).toEqual(under.plan);
      expect(heistSetup(off)).toEqual(heistSetup(under));
      expect(() => next(off, playedAt(off))).toThrow('another seed');
      expect(next(off, playedAt(off, 'a seed', false))).toMatchObject({ heists: [{ won: false }] });
      const anew = decide(off, handOver('another', 'another secret'));
      expect(() => next(anew, playedAt(anew))).toThrow('another seed');
      const after = next(anew, playedAt(anew, 'another secret'));
      expect(sheetOf(anew).calledOff).toBe(1);
      expect(sheetOf(after)).toMatchObject({ calledOff: 0, heists: [{ number: 1, calledOff: 1 }] });
    },
  );

  rule('MH-CMP-17', 'is part of the history that a file must add up to', () => {
    const off = decide(online, { do: 'callOff' });
    const after = next(online, playedAt(online));
    for (const universe of [online, off, after]) {
      expect(load(saveUniverse(universe))).toEqual(universe);
      expect(universe.form).toBe(2);
    }
    // Files without such decisions are what they were, also for those who know of none.
    expect(under.form).toBe(1);
    expect(load(saveUniverse(under))).toEqual(under);
    const change = (universe: Universe, part: Partial<Universe>) => () =>
      load(JSON.stringify({ ...universe, ...part }));
    expect(change(online, { form: 1 })).toThrow('its form is 1');
    expect(change(under, { form: 2 })).toThrow('its form is 2');
    expect(change(online, { plan: under.plan })).toThrow('its plan is');
    const forged = after.history.map((entry) =>
      'choice' in entry && entry.choice.do === 'handOver'
        ? { choice: handOver('a-table', 'luckier') }
        : entry,
    );
    expect(change(after, { history: forged })).toThrow('another seed');
  });
});
