import { rule } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  campaignWhyNot,
  characterCard,
  fixersIn,
  jobOf,
  jobsOf,
  newUniverse,
  playedHeists,
  prebuiltOffers,
  recruitOffers,
  skillCard,
  teamSuits,
  waresOf,
} from '../campaign/index.ts';
import { against, begun, decide, ended, leveled, trio } from './universe.ts';

describe('what a screen shows of a campaign', () => {
  rule(
    'MH-CMP-10',
    'every scenario but the second half of The Final Score is there, the easiest first',
    () => {
      const jobs = jobsOf(trio());
      expect(jobs).toHaveLength(16);
      expect(jobs.map(({ scenario }) => scenario)).not.toContain('final-score-2');
      expect(jobs.map(({ difficulty }) => difficulty).filter((one, at, all) => one !== all[at - 1])).toEqual([
        'amateur',
        'semi-pro',
        'pro',
      ]);
      expect(jobOf(trio(), 'final-score-1')).toMatchObject({ fixer: 'mayor', known: false });
    },
  );

  rule('MH-CMP-11', 'jobs are measured by the crew, or by those who are free', () => {
    expect(teamSuits(newUniverse('Nobody'))).toBe('amateur');
    expect(jobOf(trio(), 'inclusion-job').fit).toBe('right');
    expect(jobOf(trio(), 'melee-job').fit).toBe('hard');
    const grown = ended(begun(trio()), { busted: ['Tiny'] });
    // Karma and Iceheart have level 2, Null has level 1, and Tiny is in jail.
    expect(teamSuits(grown)).toBe('amateur');
    const crew = decide(
      leveled(grown),
      { do: 'plan', scenario: 'melee-job' },
      { do: 'cast', who: 'Karma', player: 'Ann' },
    );
    expect(teamSuits(crew)).toBe('semi-pro');
    expect(jobOf(crew, 'inclusion-job').fit).toBe('easy');
  });

  rule('MH-SCN-CTY-03', 'County says that nobody is in jail, and can be planned all the same', () => {
    expect(jobOf(trio(), 'county-hole').refusal).toEqual({ rule: 'MH-SCN-CTY-03' });
    expect(against(trio(), { do: 'plan', scenario: 'county-hole' })).toBeNull();
    expect(jobOf(ended(begun(trio()), { busted: ['Karma'] }), 'county-hole').refusal).toBeNull();
  });

  test('jobs tell how often they were played and won, and whom they brought', () => {
    const won = ended(begun(trio()), { won: true, unlocks: 'fence' });
    expect(jobOf(won, 'inclusion-job')).toMatchObject({ played: 1, won: 1, fixer: 'fence', known: true });
    expect(fixersIn(won).slice(0, 3)).toEqual([
      { id: 'old-friend', known: true },
      { id: 'fence', known: true },
      { id: 'beat-cop', known: false },
    ]);
  });

  test('heists that are over have their records, players and names', () => {
    const [heist, ...more] = playedHeists(ended(begun(trio()), { won: true, cash: 6 }));
    expect(more).toEqual([]);
    expect(heist).toMatchObject({
      number: 1,
      term: 'inclusion-job',
      won: true,
      cash: 6,
      players: ['Ann', 'Bob', 'Cem'],
      terms: { thug: 'Tiny', 'angry-locksmith': 'Karma', 'street-urchin': 'Iceheart' },
    });
    expect(heist?.record).toMatchObject({ game: 'master-heist', seed: 'a seed', seats: 3 });
  });

  test('wares tell prices and what is owned', () => {
    const owner = { ...trio(), items: ['radio' as const], fixers: ['fence' as const] };
    expect(waresOf(owner).find(({ item }) => item === 'radio')).toMatchObject({ owned: 1, sold: true });
    expect(waresOf(owner).find(({ item }) => item === 'perfect-picks')).toMatchObject({ price: 6, owned: 0 });
    expect(waresOf(owner).find(({ item }) => item === 'flashbang')).toMatchObject({ sold: false });
  });

  rule('MH-CMP-03', 'those of the book can be recruited once', () => {
    const offers = prebuiltOffers(trio());
    expect(offers).toHaveLength(16);
    expect(offers.filter(({ refusal }) => refusal?.rule === 'MH-CMP-03')).toHaveLength(4);
    expect(recruitOffers(trio(), [{ character: 'thug', skills: ['steal', 'pilfer'] }])).toEqual([]);
  });

  test('cards tell what they can do', () => {
    expect(characterCard('thug')).toMatchObject({ actions: expect.arrayContaining(['walk']) as unknown });
    expect(skillCard('hurry')).toEqual(['run', 'pick', 'run', 'observe', 'sprint', 'examine']);
  });

  rule('MH-CMP-15', 'what cannot be decided is known before it is tried', () => {
    expect(campaignWhyNot(trio(), { do: 'buy', item: 'radio' })?.rule).toBe('MH-SHP-04');
    expect(campaignWhyNot(trio(), { do: 'plan', scenario: 'melee-job' })).toBeNull();
    expect(campaignWhyNot(begun(trio()), { do: 'plan', scenario: 'melee-job' })?.rule).toBe('MH-CMP-15');
  });
});
