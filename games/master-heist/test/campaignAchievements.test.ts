import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { aftermath, type HeistReport, type Universe } from '../campaign/index.ts';
import { SAVE_KEYS } from '../content/book.ts';
import { CHARACTER_IDS, CHARACTERS, HEISTS, type AchievementId, type CharacterId } from '../content/index.ts';
import { begun, ended, leveled, report, trio } from './universe.ts';

const RECORD = { game: 'master-heist', version: 1, options: {}, seats: 3, seed: 'a seed', plays: [] };
const under = begun(trio());
const facts = (told: Partial<HeistReport['facts']>): HeistReport['facts'] => ({
  ...report(under).facts,
  ...told,
});

/** Achievements after a heist with this ending, its crew told member by member. */
function earned(
  universe: Universe,
  told: Parameters<typeof report>[1] = {},
  crew: Partial<HeistReport['crew'][number]>[] = [],
): AchievementId[] {
  const base = report(universe, told);
  const members = base.crew.map((member, at) => ({ ...member, ...crew[at] }));
  return aftermath(universe, RECORD, { ...base, crew: members }).achievements;
}

/** A universe in which these characters have been played, or these scenarios won. */
const past = (
  characters: readonly CharacterId[],
  scenarios: readonly string[] = ['melee-job'],
): Universe => ({
  ...under,
  heists: scenarios.map((scenario) => ({
    scenario,
    won: true,
    cash: 0,
    crew: characters.map((character) => ({ name: character, character, player: 'Ann', escaped: true })),
  })),
});

const played = (wanted: (id: CharacterId) => boolean) => CHARACTER_IDS.filter(wanted);

describe('achievements', () => {
  rule('MH-CMP-14', 'nothing special earns nothing, and each is granted once', () => {
    expect(earned(under)).toEqual([]);
    const once = ended(under, { facts: facts({ silentRound: true }) });
    const twice = ended(begun(leveled(once)), { facts: facts({ silentRound: true }) });
    expect(twice.achievements).toEqual(['silence-is-golden']);
  });

  rule('MH-CMP-14', 'On Fumes, Nothing Personal, Of Course', () => {
    const empty = { ideasLeft: 0 };
    expect(earned(under, { won: true }, [empty, empty])).toEqual(['on-fumes']);
    expect(earned(under, { won: true }, [empty])).toEqual([]);
    expect(earned(under, { won: false }, [empty, empty])).toEqual([]);
    expect(earned(under, { won: true, busted: ['Tiny'] })).toEqual(['nothing-personal']);
    expect(earned(under, { busted: ['Tiny'] })).toEqual([]);
    expect(earned(under, { busted: ['Tiny'] }, [{ lastDitch: { needed: 2, rolled: 1 } }])).toEqual([
      'of-course',
    ]);
    expect(earned(under, {}, [{ lastDitch: { needed: 1, rolled: 1 } }])).toEqual([]);
  });

  rule('MH-CMP-14', 'Jailbreak!, Penny Pincher, Silence is Golden, Minmaxer, friends along the way', () => {
    const jailed = leveled(ended(under, { busted: ['Tiny', 'Karma', 'Iceheart'] }));
    expect(earned(begun(jailed, 'county-bricks'), { facts: facts({ allStartedInside: true }) })).toEqual([
      'jailbreak',
    ]);
    expect(earned(under, { facts: facts({ allStartedInside: true }) })).toEqual([]);
    expect(earned(under, { parts: [{ cashAtStart: 3 }, { cashAtStart: 20 }] })).toEqual(['penny-pincher']);
    expect(earned(under, { facts: facts({ silentRound: true }) })).toEqual(['silence-is-golden']);
    expect(earned(under, { facts: facts({ eventChangedState: false }) })).toEqual(['minmaxer']);
    const fixersUsed = ['old-friend', 'fence', 'beat-cop', 'visage', 'shell'] as const;
    expect(earned(under, { facts: facts({ fixersUsed }) })).toEqual(['real-achievement']);
    expect(earned(under, { facts: facts({ fixersUsed: fixersUsed.slice(1) }) })).toEqual([]);
  });

  rule('MH-CMP-14', 'First of Many and Back For More', () => {
    const finale = begun(trio(), 'final-score-1');
    expect(earned(finale, { won: true })).toEqual(['first-of-many']);
    expect(earned(finale, { won: true, facts: facts({ mayorInPart1: true }) })).toEqual([
      'first-of-many',
      'back-for-more',
    ]);
    expect(earned(finale, { facts: facts({ mayorInPart1: true }) })).toEqual([]);
  });

  rule('MH-CMP-14', 'Completionist: every scenario won, County included', () => {
    const allBut = HEISTS.filter((id) => id !== 'inclusion-job');
    expect(earned(past(['thug'], allBut), { won: true })).toEqual(['completionist']);
    expect(earned(past(['thug'], allBut), { won: false })).toEqual([]);
    expect(earned(past(['thug'], allBut.slice(1)), { won: true })).toEqual([]);
  });

  rule('MH-CMP-14', 'the bingos: all amateurs, all conventional pros, all oddballs, all 24', () => {
    expect(earned(past(played((id) => CHARACTERS[id].level === 'amateur')))).toEqual(['amateur-bingo']);
    expect(earned(past(played((id) => CHARACTERS[id].proPath === 'conventional')))).toEqual([
      'conventional-bingo',
    ]);
    expect(earned(past(played((id) => CHARACTERS[id].proPath === 'oddball')))).toEqual(['oddball-bingo']);
    expect(earned(past(CHARACTER_IDS))).toEqual([
      'amateur-bingo',
      'conventional-bingo',
      'oddball-bingo',
      'pro-bingo-blackout',
    ]);
    expect(earned(past(played((id) => CHARACTERS[id].proPath === 'oddball').slice(1)))).toEqual([]);
  });

  rule('MH-CMP-14', 'True Mastermind: a self-made board has been played', () => {
    expect(earned(begun(trio(), SAVE_KEYS[6]))).toEqual(['true-mastermind']);
  });
});
