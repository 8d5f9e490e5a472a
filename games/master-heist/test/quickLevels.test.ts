import { createMatch, Refused } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { CHARACTERS, PREBUILT_IDS } from '../content/index.ts';
import { masterHeist } from '../index.ts';
import { member } from './scene.ts';

/** The rule that refuses these options; null when they are accepted. */
function refusedBy(seats: number, options: Record<string, unknown>): string | null {
  try {
    createMatch(masterHeist, { seats, options, seed: 'levels' });
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.rule;
    throw error;
  }
}

const quickCrew = (level: number) =>
  createMatch(masterHeist, { seats: 3, options: { level }, seed: 'x' }).view(null);

rule(
  ['MH-OPT-02', 'MH-OPT-06', 'MH-LVL-04', 'MH-LVL-05', 'MH-LVL-06'],
  'a pre-built crew of a higher level has made the upgrades up to it, and nothing else',
  () => {
    const cards = (level: number) =>
      quickCrew(level).characters.map((one) => [one.name, one.level, one.id, ...one.skills]);
    expect([1, 2, 3, 4].map(cards)).toEqual([
      [
        ['Tiny', 1, 'thug', 'wing-it', 'hit-n-run'],
        ['Karma', 1, 'angry-locksmith', 'bypass', 'wing-it'],
        ['Iceheart', 1, 'street-urchin', 'bypass', 'yank-wires'],
      ],
      [
        ['Tiny', 2, 'thug', 'concoct', 'hit-n-run'],
        ['Karma', 2, 'angry-locksmith', 'extract', 'wing-it'],
        ['Iceheart', 2, 'street-urchin', 'extract', 'yank-wires'],
      ],
      [
        ['Tiny', 3, 'bruiser', 'concoct', 'hit-n-run'],
        ['Karma', 3, 'safecracker', 'extract', 'wing-it'],
        ['Iceheart', 3, 'grifter', 'extract', 'yank-wires'],
      ],
      [
        ['Tiny', 4, 'bruiser', 'concoct', 'assault'],
        ['Karma', 4, 'safecracker', 'extract', 'concoct'],
        ['Iceheart', 4, 'grifter', 'extract', 'splice-in'],
      ],
    ]);
    for (const level of [1, 2, 3, 4]) {
      const { cash, jewels, options, characters, items } = quickCrew(level);
      expect([cash, jewels, options.fixers]).toEqual([0, 0, ['old-friend']]);
      for (const { id, tokens, ideas } of characters)
        if (id !== 'npc')
          expect([tokens, ideas]).toEqual([CHARACTERS[id].memory, CHARACTERS[id].initialIdeas]);
      // MH-ABL-03: the Safecracker brings a card along.
      expect(items.filter(({ granted }) => granted).map(({ id }) => id)).toEqual(
        level < 3 ? [] : ['safecracking-tools'],
      );
    }
  },
);

rule('MH-OPT-06', 'whoever is pre-built fits every level', () => {
  for (const id of PREBUILT_IDS)
    for (const level of [1, 2, 3, 4])
      expect(refusedBy(3, { level, prebuilt: [id] }), `${id}, ${level}`).toBeNull();
});

rule(
  ['MH-OPT-02', 'MH-OPT-06'],
  'a level goes with a quick heist and its own characters, from 1 to 4',
  () => {
    const pros = [
      { ...member('bruiser', 0), level: 3, skills: ['ninja', 'linger'] },
      { ...member('safecracker', 1), level: 3, skills: ['extract', 'wing-it'] },
      { ...member('grifter', 2), level: 3, skills: ['splice-in', 'hit-n-run'] },
    ];
    expect(refusedBy(3, { crew: pros })).toBeNull();
    expect(refusedBy(3, { crew: pros, level: 3 })).toBeNull();
    expect(refusedBy(3, { crew: pros, level: 2 })).toBe('MH-OPT-02');
    expect(refusedBy(3, { crew: pros, campaign: true })).toBeNull();
    expect(refusedBy(3, { crew: pros, level: 3, campaign: true })).toBe('MH-OPT-02');
    for (const level of [0, 5]) expect(refusedBy(3, { level })).toBe('MH-OPT-02');
  },
);
