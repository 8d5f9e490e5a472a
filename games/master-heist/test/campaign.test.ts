import { BadInput, Refused } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';
import { campaignChoices, campaignExplain, campaignPlay, crewOf, newUniverse } from '../campaign/index.ts';
import { SCENARIOS } from '../content/index.ts';
import {
  against,
  begun,
  cast,
  decide,
  ended,
  join,
  leveled,
  recruit,
  report,
  ROLES,
  trio,
} from './universe.ts';

describe('a new campaign', () => {
  rule(['MH-CMP-09', 'MH-SET-08'], 'starts with Old Friend, no cash and amateurs only', () => {
    const universe = newUniverse('River City');
    expect(universe).toMatchObject({
      cash: 0,
      jewels: 0,
      items: [],
      fixers: ['old-friend'],
      characters: [],
      heists: [],
    });
    const withPlayer = decide(universe, ...join('Ann'));
    const levels = campaignChoices(withPlayer).filter((choice) => choice.do === 'recruit');
    expect(levels).toHaveLength(8 * 21);
    expect(
      against(withPlayer, { do: 'recruit', name: 'Pro', character: 'bruiser', skills: ['ninja', 'linger'] }),
    ).toBe('MH-LVL-09');
  });

  rule(
    'MH-CMP-01',
    'keeps named characters, player levels, cash, jewels, items, shop, fixers and history',
    () => {
      const universe = ended(begun(trio()), {
        won: true,
        cash: 6,
        jewels: 2,
        items: ['radio'],
        unlocks: 'fence',
      });
      expect(universe).toMatchObject({
        cash: 6,
        jewels: 2,
        items: ['radio'],
        fixers: ['old-friend', 'fence'],
      });
      expect(universe.players.map(({ name, level }) => [name, level])).toEqual([
        ['Ann', 2],
        ['Bob', 2],
        ['Cem', 2],
      ]);
      expect(universe.characters.map(({ name, level }) => [name, level])).toEqual([
        ['Tiny', 2],
        ['Karma', 2],
        ['Iceheart', 2],
        ['Null', 1],
      ]);
      expect(universe.heists).toMatchObject([{ scenario: 'inclusion-job', won: true, cash: 6 }]);
      expect(universe.history).toHaveLength(3 + 4 + 1 + 3 + 1 + 1);
    },
  );

  test('needs a name', () => {
    expect(() => newUniverse('  ')).toThrow(BadInput);
  });
});

describe('named characters', () => {
  rule('MH-CMP-02', 'are a name with one character card, two skill cards, a level and a status', () => {
    expect(trio().characters[0]).toEqual({
      name: 'Tiny',
      character: 'thug',
      skills: ['wing-it', 'hit-n-run'],
      level: 1,
      status: 'free',
      due: null,
    });
    expect(
      against(trio(), { do: 'recruit', name: 'Tiny', character: 'burglar', skills: ['hurry', 'linger'] }),
    ).toBe('MH-CMP-02');
  });

  rule('MH-CMP-03', 'nobody is created with the three cards of another, not even of one in jail', () => {
    const jailed = ended(begun(trio()), { busted: ['Tiny'] });
    const twin = {
      do: 'recruit',
      name: 'Twin',
      character: 'thug',
      skills: ['hit-n-run', 'wing-it'],
    } as const;
    expect(against(trio(), { ...twin, skills: [...twin.skills] })).toBe('MH-CMP-03');
    expect(against(jailed, { ...twin, skills: [...twin.skills] })).toBe('MH-CMP-03');
    expect(against(trio(), { ...twin, skills: ['hit-n-run', 'linger'] })).toBeNull();
  });

  rule('MH-CHR-08', 'two skills of one root make no character', () => {
    const amateur = decide(newUniverse('x'), ...join('Ann'));
    expect(
      against(amateur, { do: 'recruit', name: 'A', character: 'thug', skills: ['hurry', 'hurry'] }),
    ).toBe('MH-CHR-09');
    expect(
      campaignChoices(amateur).some(
        (choice) => choice.do === 'recruit' && choice.skills[0] === choice.skills[1],
      ),
    ).toBe(false);
  });

  rule('MH-CMP-04', 'a status stays between heists and goes with the character, whoever plays it', () => {
    const universe = decide(leveled(ended(begun(trio()), { busted: ['Tiny'] })), {
      do: 'plan',
      scenario: 'startup-job',
    });
    for (const player of ['Ann', 'Bob', 'Cem'])
      expect(against(universe, { do: 'cast', who: 'Tiny', player })).toBe('MH-CMP-06');
    const county = decide(universe, { do: 'plan', scenario: 'county-bricks' });
    expect(against(county, { do: 'cast', who: 'Tiny', player: 'Bob' })).toBeNull();
  });
});

describe('players', () => {
  rule('MH-CMP-05', 'join, leave and come back with the level they had; crews change', () => {
    const universe = leveled(ended(begun(trio())));
    const without = decide(universe, { do: 'leave', player: 'Bob' }, ...join('Dee'));
    expect(without.players).toMatchObject([
      { name: 'Ann' },
      { name: 'Bob', away: true, level: 2 },
      { name: 'Cem' },
      { name: 'Dee', level: 1 },
    ]);
    expect(
      against(decide(without, { do: 'plan', scenario: 'startup-job' }), {
        do: 'cast',
        who: 'Karma',
        player: 'Bob',
      }),
    ).toBe('MH-CMP-05');
    expect(decide(without, ...join('Bob')).players[1]).toEqual({ name: 'Bob', level: 2, away: false });
    expect(against(without, { do: 'join', player: 'Ann' })).toBe('MH-CMP-05');
    const four = decide(
      without,
      ...recruit('smokes'),
      { do: 'plan', scenario: 'startup-job' },
      ...cast({ Tiny: 'Ann', Iceheart: 'Cem', Smokes: 'Dee' }),
    );
    expect(crewOf(four).map(({ name }) => name)).toEqual(['Tiny', 'Iceheart', 'Smokes']);
  });

  rule('MH-CMP-05', 'a player who leaves takes nobody to the planned heist', () => {
    const planned = decide(trio(), { do: 'plan', scenario: 'startup-job' }, ...cast(ROLES));
    expect(crewOf(decide(planned, { do: 'leave', player: 'Bob' })).map(({ name }) => name)).toEqual([
      'Tiny',
      'Iceheart',
    ]);
  });

  rule(
    'MH-GEN-02',
    'at most four play together, and with three or four players each brings one character',
    () => {
      const four = decide(trio(), ...join('Dee'));
      expect(against(four, { do: 'join', player: 'Eve' })).toBe('MH-GEN-02');
      const planned = decide(trio(), { do: 'plan', scenario: 'startup-job' }, ...cast(ROLES));
      expect(against(planned, { do: 'cast', who: 'Null', player: 'Ann' })).toBe('MH-GEN-02');
      const two = decide(
        trio(),
        { do: 'plan', scenario: 'startup-job' },
        ...cast({ Tiny: 'Ann', Karma: 'Ann', Iceheart: 'Bob' }),
      );
      expect(against(two, { do: 'cast', who: 'Null', player: 'Cem' })).toBe('MH-GEN-02');
      expect(against(two, { do: 'cast', who: 'Null', player: 'Bob' })).toBeNull();
    },
  );
});

describe('after a heist', () => {
  rule(
    ['MH-CMP-08', 'MH-BST-03'],
    'cash, jewels, items at home and fixers survive even if the whole crew is busted',
    () => {
      const rich = {
        ...trio(),
        cash: 12,
        jewels: 3,
        items: ['radio' as const],
        fixers: ['old-friend' as const, 'fence' as const],
      };
      const after = ended(begun(rich), { busted: ['Tiny', 'Karma', 'Iceheart'] });
      expect(after).toMatchObject({ cash: 12, jewels: 3, items: ['radio'], fixers: ['old-friend', 'fence'] });
      expect(after.characters.map(({ status }) => status)).toEqual(['busted', 'busted', 'busted', 'free']);
    },
  );

  rule('MH-BST-04', 'who was busted still levels up, as does the player', () => {
    const after = ended(begun(trio()), { busted: ['Tiny'] });
    expect(after.characters[0]).toMatchObject({ name: 'Tiny', status: 'busted', level: 2, due: 'Ann' });
    expect(after.players[0]).toMatchObject({ name: 'Ann', level: 2 });
  });

  rule(
    ['MH-END-06', 'MH-END-07'],
    'what was acquired is kept after a failure too, a fixer comes with success only',
    () => {
      const failed = ended(begun(trio()), { cash: 4, jewels: 1, items: ['lucky-penny'] });
      expect(failed).toMatchObject({ cash: 4, jewels: 1, items: ['lucky-penny'], fixers: ['old-friend'] });
      expect(ended(begun(trio()), { won: true, unlocks: 'fence' }).fixers).toEqual(['old-friend', 'fence']);
    },
  );

  rule(
    'MH-CMP-12',
    'the team cash after The Final Score is won for the first time is the final score',
    () => {
      const lost = ended(begun(trio(), 'final-score-1'), { cash: 9 });
      expect(lost.finalScore).toBeNull();
      const won = ended(begun(leveled(lost), 'final-score-1'), { won: true, cash: 31, unlocks: 'mayor' });
      expect(won.finalScore).toBe(31);
      const again = ended(begun(leveled(won), 'final-score-1'), { won: true, cash: 50, unlocks: 'mayor' });
      expect([again.finalScore, again.cash]).toEqual([31, 50]);
    },
  );
});

describe('decisions', () => {
  test('that are none are no decisions', () => {
    for (const junk of [
      null,
      7,
      {},
      { do: 'steal' },
      { do: 'buy', item: 'crowbar' },
      { do: 'join', player: '' },
      { do: 'buy', item: 'radio', price: 0 },
    ]) {
      expect(() => campaignPlay(trio(), junk)).toThrow(BadInput);
    }
  });

  test('that nobody could offer are refused with the rule that speaks of them', () => {
    expect(against(trio(), { do: 'levelUp', who: 'Tiny', from: 'hurry', to: 'ninja' })).toBe('MH-LVL-03');
    expect(against(trio(), { do: 'uncast', who: 'Tiny' })).toBe('MH-SET-04');
    expect(against(trio(), { do: 'leave', player: 'Zoe' })).toBe('MH-CMP-05');
  });

  test('offered are accepted, all others refused with their rule', () => {
    for (const universe of [
      trio(),
      leveled(ended(begun(trio()), { cash: 9, busted: ['Karma'] })),
      ended(begun(trio())),
    ]) {
      const few = campaignChoices(universe).filter((choice, at) => choice.do !== 'recruit' || at % 40 === 0);
      for (const choice of few) expect(against(universe, choice), JSON.stringify(choice)).toBeNull();
      const not = campaignExplain(universe).filter(
        ({ choice }, at) => choice.do !== 'recruit' || at % 200 === 0,
      );
      for (const { choice, refusal } of not) expect(against(universe, choice)).toBe(refusal?.rule);
    }
  });

  test('never change the universe they start from', () => {
    const universe = trio();
    const before = JSON.stringify(universe);
    decide(universe, { do: 'plan', scenario: 'melee-job' }, ...cast(ROLES), { do: 'begin', seed: 's' });
    ended(begun(universe), { won: true });
    expect(JSON.stringify(universe)).toBe(before);
    expect(report(begun(universe)).crew).toHaveLength(3);
    expect(SCENARIOS['melee-job'].unlocks).toBe('curator');
    expect(() => campaignPlay(universe, { do: 'sellJewel' })).toThrow(Refused);
  });
});
