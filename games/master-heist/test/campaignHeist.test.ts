import { completeOptions, type Game } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';
import { campaignChoices, campaignPlay, crewOf, heistSetup, recommended } from '../campaign/index.ts';
import { SAVE_KEYS } from '../content/book.ts';
import { SCENARIO_IDS } from '../content/index.ts';
import { masterHeist } from '../index.ts';
import { against, begun, cast, decide, ended, leveled, recruit, ROLES, trio } from './universe.ts';

describe('the next heist', () => {
  rule(
    ['MH-CMP-10', 'MH-SET-01'],
    'may be any scenario at any time, whatever its difficulty, also again',
    () => {
      const offered = campaignChoices(trio()).flatMap((choice) =>
        choice.do === 'plan' ? [choice.scenario] : [],
      );
      expect(offered).toEqual(SCENARIO_IDS.filter((id) => id !== 'final-score-2'));
      const again = begun(leveled(ended(begun(trio()), { won: true, unlocks: 'fence' })));
      const twice = ended(again, { won: true, unlocks: 'fence' });
      expect(twice.fixers).toEqual(['old-friend', 'fence']);
      expect(twice.heists).toHaveLength(2);
    },
  );

  rule('MH-SCN-FIN-05', 'the second part of The Final Score cannot be chosen by itself', () => {
    expect(against(trio(), { do: 'plan', scenario: 'final-score-2' })).toBe('MH-SCN-FIN-05');
    expect(against(trio(), { do: 'plan', scenario: 'final-score-1' })).toBeNull();
  });

  test('may be an imported board, and junk is refused with the reason', () => {
    expect(heistSetup(begun(trio(), SAVE_KEYS[0]))?.options).toMatchObject({ scenario: SAVE_KEYS[0] });
    expect(() => campaignPlay(trio(), { do: 'plan', scenario: 'nowhere' })).toThrow('unpacked');
  });

  rule('MH-CMP-11', 'suits a crew below 2, from 2 to 3 or above 3 on average', () => {
    expect([
      recommended([1, 1, 2]),
      recommended([2, 2, 2]),
      recommended([3, 3, 3]),
      recommended([3, 3, 4]),
    ]).toEqual(['amateur', 'semi-pro', 'semi-pro', 'pro']);
  });

  rule('MH-GEN-01', 'needs a crew of three or four', () => {
    const two = decide(
      trio(),
      { do: 'plan', scenario: 'startup-job' },
      ...cast({ Tiny: 'Ann', Karma: 'Bob' }),
    );
    expect(against(trio(), { do: 'begin', seed: 's' })).toBe('MH-SET-01');
    expect(against(two, { do: 'begin', seed: 's' })).toBe('MH-GEN-01');
    const solo = decide(
      trio(),
      ...recruit('clutch'),
      { do: 'plan', scenario: 'startup-job' },
      ...cast({ Tiny: 'Ann', Karma: 'Ann', Iceheart: 'Ann', Null: 'Ann' }),
    );
    expect(against(solo, { do: 'cast', who: 'Clutch', player: 'Ann' })).toBe('MH-GEN-01');
    expect(heistSetup(decide(solo, { do: 'begin', seed: 's' }))).toMatchObject({ seats: 1 });
  });

  rule('MH-CHR-06', 'takes no two characters of one class', () => {
    const planned = decide(
      trio(),
      ...recruit('jitters'),
      { do: 'plan', scenario: 'startup-job' },
      ...cast({ Tiny: 'Ann' }),
    );
    expect(against(planned, { do: 'cast', who: 'Jitters', player: 'Bob' })).toBe('MH-CHR-06');
  });

  rule('MH-CHR-07', 'takes no third copy of a skill card', () => {
    const planned = decide(
      trio(),
      ...recruit('enigma'),
      { do: 'plan', scenario: 'startup-job' },
      ...cast({ Tiny: 'Ann', Karma: 'Bob' }),
    );
    expect(
      planned.characters.filter((member) => member.skills.includes('wing-it')).map(({ name }) => name),
    ).toEqual(['Tiny', 'Karma', 'Enigma']);
    expect(against(planned, { do: 'cast', who: 'Enigma', player: 'Cem' })).toBe('MH-CHR-07');
  });

  rule('MH-SCN-CTY-03', 'in County needs somebody to get out', () => {
    const outside = decide(
      trio(),
      { do: 'plan', scenario: 'county-bricks' },
      ...cast({ Tiny: 'Ann', Karma: 'Bob', Null: 'Cem' }),
    );
    expect(against(outside, { do: 'begin', seed: 's' })).toBe('MH-SCN-CTY-03');
  });

  rule(
    ['MH-CMP-06', 'MH-CMP-07'],
    'busted characters play in County only, inside, and are free when they escape',
    () => {
      const jailed = leveled(ended(begun(trio()), { busted: ['Tiny', 'Karma'] }));
      expect(jailed.characters.map(({ status }) => status)).toEqual(['busted', 'busted', 'free', 'free']);
      const rescue = begun(jailed, 'county-hole');
      expect(heistSetup(rescue)?.options?.['crew']).toMatchObject([
        { name: 'Tiny', busted: true },
        { name: 'Karma', busted: true },
        { name: 'Iceheart', busted: false },
      ]);
      const after = ended(rescue, { busted: ['Karma', 'Iceheart'], unlocks: 'prison-guard', won: true });
      expect(after.characters.map(({ name, status }) => [name, status])).toEqual([
        ['Tiny', 'free'],
        ['Karma', 'busted'],
        ['Iceheart', 'busted'],
        ['Null', 'free'],
      ]);
      expect(
        against(decide(leveled(after), { do: 'plan', scenario: 'startup-job' }), {
          do: 'cast',
          who: 'Tiny',
          player: 'Ann',
        }),
      ).toBeNull();
    },
  );

  rule(
    'MH-CMP-15',
    'naming another scenario dismisses the crew; once begun, nothing else can be decided',
    () => {
      const planned = decide(trio(), { do: 'plan', scenario: 'startup-job' }, ...cast(ROLES));
      expect(decide(planned, { do: 'plan', scenario: 'marathon-job' }).plan).toEqual({
        scenario: 'marathon-job',
        crew: [],
        seed: null,
      });
      expect(crewOf(decide(planned, { do: 'uncast', who: 'Karma' })).map(({ name }) => name)).toEqual([
        'Tiny',
        'Iceheart',
      ]);
      const under = begun(trio());
      expect(campaignChoices(under)).toEqual([]);
      expect(against(under, { do: 'buy', item: 'radio' })).toBe('MH-CMP-15');
      expect(against(under, { do: 'begin', seed: 'another' })).toBe('MH-CMP-15');
      expect(campaignChoices(ended(under)).length).toBeGreaterThan(0);
    },
  );

  test('is set up with everything the team has', () => {
    const universe = { ...trio({ captainDecides: true, autoConfirm: true }), cash: 9, jewels: 2 };
    expect(heistSetup(universe)).toBeNull();
    const bought = decide(universe, { do: 'buy', item: 'radio' });
    expect(heistSetup(begun(bought, 'melee-job', { Tiny: 'Ann', Null: 'Ann', Karma: 'Cem' }))).toEqual({
      seats: 2,
      seed: 'a seed',
      options: {
        scenario: 'melee-job',
        crew: [
          {
            name: 'Tiny',
            character: 'thug',
            skills: ['wing-it', 'hit-n-run'],
            level: 1,
            seat: 0,
            busted: false,
          },
          {
            name: 'Null',
            character: 'script-kiddie',
            skills: ['hurry', 'yank-wires'],
            level: 1,
            seat: 0,
            busted: false,
          },
          {
            name: 'Karma',
            character: 'angry-locksmith',
            skills: ['bypass', 'wing-it'],
            level: 1,
            seat: 1,
            busted: false,
          },
        ],
        fixers: ['old-friend'],
        cash: 7,
        jewels: 2,
        items: ['radio'],
        shop: bought.shop,
        campaign: true,
        captain: 0,
        autoConfirm: true,
      },
    });
  });

  test('calls the crew by their names wherever it is played, and a quick crew by its cards', () => {
    const named = completeOptions(masterHeist as Game, heistSetup(begun(trio()))?.options ?? {});
    expect(masterHeist.names?.(named as never)).toEqual({
      thug: 'Tiny',
      'angry-locksmith': 'Karma',
      'street-urchin': 'Iceheart',
    });
    expect(masterHeist.names?.(completeOptions(masterHeist as Game, {}) as never)).toEqual({});
  });
});
