import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { campaignChoices, campaignPlay, levelOf, type Universe } from '../campaign/index.ts';
import { against, begun, cast, decide, ended, join, leveled, recruit, ROLES, trio } from './universe.ts';

const upgrades = (universe: Universe, who: string) =>
  campaignChoices(universe).flatMap((choice) =>
    choice.do === 'levelUp' && choice.who === who ? [`${choice.from} > ${choice.to}`] : [],
  );

/** Ann's Tiny, a Thug with Wing It and Hit 'n' Run, after so many heists. */
function afterHeists(count: number): Universe {
  let universe = trio();
  for (let played = 0; played < count; played++) universe = ended(begun(leveled(universe)));
  return universe;
}

describe('player levels', () => {
  rule('MH-LVL-01', 'a new seat has level 1, and none has more than 4', () => {
    expect(trio().players.map(({ level }) => level)).toEqual([1, 1, 1]);
    expect(afterHeists(5).players.map(({ level }) => level)).toEqual([4, 4, 4]);
  });

  rule(
    ['MH-LVL-02', 'MH-END-10', 'MH-OPT-01'],
    'each participating seat rises once after a heist, won or lost, however many characters it ran',
    () => {
      const won = ended(begun(trio(), 'startup-job', { Tiny: 'Ann', Karma: 'Ann', Iceheart: 'Bob' }), {
        won: true,
      });
      expect(won.players.map(({ name, level }) => [name, level])).toEqual([
        ['Ann', 2],
        ['Bob', 2],
        ['Cem', 1],
      ]);
      expect(ended(begun(trio())).players.map(({ level }) => level)).toEqual([2, 2, 2]);
    },
  );

  rule('MH-LVL-08', 'a seat plays characters of its level or lower', () => {
    const universe = decide(leveled(afterHeists(1)), ...join('Dee'), { do: 'plan', scenario: 'startup-job' });
    expect(against(universe, { do: 'cast', who: 'Tiny', player: 'Dee' })).toBe('MH-LVL-08');
    expect(against(universe, { do: 'cast', who: 'Null', player: 'Dee' })).toBeNull();
    expect(against(universe, { do: 'cast', who: 'Null', player: 'Ann' })).toBeNull();
  });

  rule(
    'MH-LVL-09',
    'a new character may have any level up to the player level, with the upgrades of that level',
    () => {
      const universe = afterHeists(2);
      const level = (character: 'thug' | 'bruiser', skills: ['hurry' | 'ninja', 'linger' | 'tamper']) => ({
        do: 'recruit' as const,
        name: 'New',
        character,
        skills,
      });
      expect(against(universe, level('thug', ['hurry', 'linger']))).toBeNull();
      expect(against(universe, level('thug', ['ninja', 'linger']))).toBeNull();
      expect(against(universe, level('bruiser', ['ninja', 'linger']))).toBeNull();
      expect(against(universe, level('bruiser', ['ninja', 'tamper']))).toBe('MH-LVL-09');
      expect(decide(universe, level('bruiser', ['ninja', 'linger'])).characters.at(-1)).toMatchObject({
        level: 3,
        due: null,
      });
    },
  );
});

describe('character levels', () => {
  rule('MH-LVL-03', 'a named character that took part rises by one level, at most to 4', () => {
    expect(afterHeists(1).characters.map(({ level }) => level)).toEqual([2, 2, 2, 1]);
    const veterans = afterHeists(5);
    expect(veterans.characters.map(({ level }) => level)).toEqual([4, 4, 4, 1]);
    expect(veterans.characters[0]?.due).toBeNull();
  });

  rule('MH-LVL-04', 'level 2 replaces one skill of choice by one of its two pro upgrades', () => {
    expect(upgrades(afterHeists(1), 'Tiny')).toEqual([
      'wing-it > concoct',
      'wing-it > improvise',
      'hit-n-run > assault',
      'hit-n-run > blast',
    ]);
  });

  rule('MH-LVL-05', 'level 3 replaces the character card by one of its two pro upgrades', () => {
    expect(upgrades(afterHeists(2), 'Tiny')).toEqual(['thug > bruiser', 'thug > operative']);
  });

  rule('MH-LVL-06', 'level 4 replaces the other skill', () => {
    const universe = afterHeists(3);
    expect(universe.characters[0]?.skills).toEqual(['concoct', 'hit-n-run']);
    expect(upgrades(universe, 'Tiny')).toEqual(['hit-n-run > assault', 'hit-n-run > blast']);
  });

  rule(
    'MH-LVL-07',
    'the seat that played the character chooses, and the choice is recorded and final',
    () => {
      const before = ended(begun(trio(), 'startup-job', { ...ROLES, Tiny: 'Bob', Karma: 'Ann' }));
      expect(before.characters.map(({ due }) => due)).toEqual(['Bob', 'Ann', 'Cem', null]);
      const chosen = campaignPlay(before, { do: 'levelUp', who: 'Tiny', from: 'wing-it', to: 'improvise' });
      expect(chosen.characters[0]).toMatchObject({ skills: ['improvise', 'hit-n-run'], level: 2, due: null });
      expect(chosen.history.at(-1)).toEqual({
        choice: { do: 'levelUp', who: 'Tiny', from: 'wing-it', to: 'improvise' },
      });
      expect(against(chosen, { do: 'levelUp', who: 'Tiny', from: 'hit-n-run', to: 'blast' })).toBe(
        'MH-LVL-03',
      );
    },
  );

  rule(
    'MH-LVL-10',
    'a level-up may not make a copy of another character while another choice is free',
    () => {
      const rival = {
        do: 'recruit',
        name: 'Rival',
        character: 'thug',
        skills: ['improvise', 'hit-n-run'],
      } as const;
      const universe = decide(afterHeists(1), { ...rival, skills: [...rival.skills] });
      expect(upgrades(universe, 'Tiny')).not.toContain('wing-it > improvise');
      expect(against(universe, { do: 'levelUp', who: 'Tiny', from: 'wing-it', to: 'improvise' })).toBe(
        'MH-LVL-10',
      );
    },
  );

  rule('MH-LVL-10', 'it is allowed when every choice makes a copy', () => {
    const copies = [
      ['bruiser', 'Copy'],
      ['operative', 'Double'],
    ] as const;
    const recruits = copies.map(([character, name]) => ({
      do: 'recruit' as const,
      name,
      character,
      skills: ['concoct' as const, 'hit-n-run' as const],
    }));
    const universe = decide(
      afterHeists(2),
      ...recruits.map((choice) => ({
        ...choice,
        skills: [choice.skills[0], choice.skills[1]] as ['concoct', 'hit-n-run'],
      })),
    );
    expect(upgrades(universe, 'Tiny')).toEqual(['thug > bruiser', 'thug > operative']);
  });

  rule('MH-LVL-11', 'an open level-up blocks the character from the next heist, not the campaign', () => {
    const open = decide(afterHeists(1), ...recruit('smokes', 'clutch', 'f-stop'), {
      do: 'plan',
      scenario: 'startup-job',
    });
    expect(against(open, { do: 'cast', who: 'Tiny', player: 'Ann' })).toBe('MH-LVL-11');
    const others = decide(open, ...cast({ Smokes: 'Ann', Clutch: 'Bob', 'F-Stop': 'Cem' }));
    expect(against(others, { do: 'begin', seed: 's' })).toBeNull();
    const chosen = campaignPlay(open, { do: 'levelUp', who: 'Tiny', from: 'wing-it', to: 'concoct' });
    expect(against(chosen, { do: 'cast', who: 'Tiny', player: 'Ann' })).toBeNull();
  });

  rule(
    'MH-CHR-09',
    'level 1 has amateur cards only; pro cards come in the order skill, character, other skill',
    () => {
      expect(levelOf({ character: 'thug', skills: ['hurry', 'linger'] })).toBe(1);
      expect(levelOf({ character: 'thug', skills: ['ninja', 'linger'] })).toBe(2);
      expect(levelOf({ character: 'bruiser', skills: ['hurry', 'tamper'] })).toBe(3);
      expect(levelOf({ character: 'bruiser', skills: ['ninja', 'tamper'] })).toBe(4);
      expect(levelOf({ character: 'thug', skills: ['ninja', 'tamper'] })).toBeNull();
      expect(levelOf({ character: 'bruiser', skills: ['hurry', 'linger'] })).toBeNull();
      expect(levelOf({ character: 'thug', skills: ['ninja', 'hurry'] })).toBeNull();
    },
  );
});
