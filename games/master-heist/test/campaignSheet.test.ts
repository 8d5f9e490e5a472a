import { rule } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  CARDS,
  jobOf,
  jobsOf,
  newUniverse,
  playedHeists,
  readTeamPapers,
  recruitDeal,
  sheetOf,
  teamPapers,
  teamSuits,
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
    expect(sheetOf(won).fixers.slice(0, 3)).toEqual([
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
    });
    expect(heist?.record).toMatchObject({ game: 'master-heist', seed: 'a seed', seats: 3 });
  });

  test('wares tell prices and what is owned', () => {
    const owner = { ...trio(), items: ['radio' as const], fixers: ['fence' as const] };
    expect(sheetOf(owner).wares.find(({ item }) => item === 'radio')).toMatchObject({ owned: 1, sold: true });
    expect(sheetOf(owner).wares.find(({ item }) => item === 'perfect-picks')).toMatchObject({
      price: 6,
      owned: 0,
    });
    expect(sheetOf(owner).wares.find(({ item }) => item === 'flashbang')).toMatchObject({ sold: false });
  });

  rule('MH-CMP-03', 'those of the book can be recruited once', () => {
    const recruits = sheetOf(trio()).deals.filter(({ choice }) => choice.do === 'recruit');
    expect(recruits).toHaveLength(16);
    expect(recruits.filter(({ refusal }) => refusal?.rule === 'MH-CMP-03')).toHaveLength(4);
  });

  rule('MH-CHR-09', 'nobody is made of cards that do not go together', () => {
    expect(recruitDeal(trio(), { character: 'thug', skills: ['steal', 'pilfer'] })).toBeNull();
    expect(recruitDeal(trio(), { character: 'thug', skills: ['hurry', 'bypass'] })).toMatchObject({
      spoken: { level: 1 },
      refusal: null,
    });
  });

  test('cards tell what they can do', () => {
    expect(CARDS.characters.find(({ id }) => id === 'thug')?.actions).toContain('walk');
    expect(CARDS.skills.find(({ id }) => id === 'hurry')?.actions).toEqual([
      'run',
      'pick',
      'run',
      'observe',
      'sprint',
      'examine',
    ]);
  });

  rule('MH-CMP-15', 'what cannot be decided says why, and under way nothing can', () => {
    const radio = sheetOf(trio()).deals.find(({ choice }) => choice.do === 'buy' && choice.item === 'radio');
    expect(radio).toMatchObject({
      refusal: { rule: 'MH-SHP-04' },
      spoken: { price: expect.any(Number) as unknown },
    });
    const { underWay, planned, deals } = sheetOf(begun(trio()));
    expect([underWay, planned?.term]).toEqual([true, 'inclusion-job']);
    expect(new Set(deals.map(({ refusal }) => refusal?.rule))).toEqual(new Set(['MH-CMP-15']));
  });

  rule('MH-CMP-14', 'achievements are listed, earned or not', () => {
    const { achievements } = sheetOf(ended(begun(trio()), { won: true, busted: ['Karma'] }));
    expect(achievements).toHaveLength(16);
    expect(achievements.filter(({ earned }) => earned)).toEqual([{ id: 'nothing-personal', earned: true }]);
  });
});

describe('what lies open at an online table', () => {
  const under = begun(trio());
  const papers = teamPapers(under);

  rule('MH-CMP-01', 'is all that the team has, and what the heist is for', () => {
    const sheet = readTeamPapers(structuredClone(papers));
    const { universe, suits, planned, achievements } = sheetOf(under);
    const { cash, jewels, items, fixers, characters, players } = universe;
    expect(sheet).toMatchObject({ cash, jewels, items, fixers, characters, players, suits, achievements });
    expect(sheet?.job).toEqual(planned);
  });

  rule('MH-CMP-19', 'is nothing of what is still to come: no seed, and no history that tells of one', () => {
    const seed = under.plan?.seed ?? '';
    expect(seed).not.toBe('');
    expect(JSON.stringify(papers)).not.toContain(seed);
    expect(papers).not.toHaveProperty('history');
    expect(teamPapers(trio())).toBe(null);
  });

  test('is read only where it can be that of a campaign', () => {
    for (const bad of [
      null,
      {},
      { ...papers, cash: -1 },
      { ...papers, items: ['no-such-item'] },
      { ...papers, more: 1 },
      { ...papers, plan: { scenario: 'nowhere', crew: [] } },
    ])
      expect(readTeamPapers(bad)).toBe(null);
  });
});
