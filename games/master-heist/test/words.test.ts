import { readdirSync, readFileSync } from 'node:fs';
import { createMatch, ruleIds } from '@getaway/engine';
import { missingKeys, speaker, termKey } from '@getaway/words';
import { describe, expect, test } from 'vitest';
import {
  ABILITY_IDS,
  ACTION_IDS,
  CHARACTER_IDS,
  FIXER_IDS,
  ITEM_IDS,
  SCENARIO_IDS,
  SKILL_IDS,
} from '../content/index.ts';
import { keysOfPlay } from '../../../test/keysOfPlay.ts';
import { masterHeist } from '../index.ts';
import en from '../locales/en.json';
import { words } from '../locales/index.ts';
import { CARDS, COMMITS, PEOPLE, PIECES, TEAM_VERBS } from '../rules/state.ts';

const folder = new URL('../rules/', import.meta.url);
const source = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');
const found = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map((match) => match[1] as string);

describe('words', () => {
  test('every choice, event and question has its message', () => {
    const verbs = [...TEAM_VERBS, ...found(/\bdo: '([a-zA-Z]+)'/g)];
    const events = [
      ...found(/\bevent: '([a-zA-Z]+)'/g),
      'objectiveMet',
      'objectiveMissed',
      'betWon',
      'betLost',
      'automatic',
    ];
    const asked = Object.entries(masterHeist.steps).flatMap(([name, kind]) => (kind.offers ? [name] : []));
    // Legs of a path are data of a step, not choices.
    const legs = new Set(['go', 'open', 'take']);
    expect(
      missingKeys(en, [
        ...verbs.filter((verb) => !legs.has(verb)).map((verb) => `choice.${verb}`),
        ...events.map((event) => `event.${event}`),
        ...asked.map((step) => `prompt.${step}`),
      ]),
    ).toEqual([]);
  });

  test('every id that a message can hold has a name', () => {
    const ids = [...ACTION_IDS, ...ABILITY_IDS, ...CHARACTER_IDS, ...SKILL_IDS, ...ITEM_IDS, ...FIXER_IDS];
    expect(
      missingKeys(en, [...ids, ...SCENARIO_IDS, ...PEOPLE, ...PIECES, ...CARDS, ...COMMITS].map(termKey)),
    ).toEqual([]);
  });

  test('no reason cites a rule that does not exist', () => {
    const rules = new Set(ruleIds(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')));
    for (const key of Object.keys(en)) if (key.startsWith('why.')) expect(rules).toContain(key.slice(4));
  });

  test.each(SCENARIO_IDS)('whatever play asks, offers, tells and refuses has its words: %s', (scenario) => {
    const keys = keysOfPlay(masterHeist, { seats: 3, options: { scenario }, seed: 'words' });
    expect(missingKeys(words.en, keys)).toEqual([]);
  });

  test('the drawn board has all its words, and none that nobody says', () => {
    const drawing = ['../board/', '../../../board/']
      .map((path) => new URL(path, import.meta.url))
      .flatMap((board) => readdirSync(board).map((file) => new URL(file, board)))
      .filter(({ pathname }) => /\.tsx?$/.test(pathname))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const said = [...drawing.matchAll(/'((?:board|ending|thing)\.\w+)'/g)].map(([, key]) => key as string);
    expect(missingKeys(en, said)).toEqual([]);
    // What the end screen says; things, goals and the like are put together from what they are about.
    const elsewhere = ['ending.success', 'ending.failure'];
    const fixed = Object.keys(en).filter((key) => /^(board|ending)\./.test(key));
    expect(fixed.filter((key) => !said.includes(key))).toEqual(elsewhere);
  });

  test('what is brought home is told without an amount of nothing', () => {
    const { event } = speaker(en);
    const home = (cash: number, jewels: number): string => event({ event: 'broughtHome', cash, jewels });
    expect(home(0, 0)).toBe('Nothing is brought home.');
    expect(home(0, 1)).toBe('Brought home: 1 jewel.');
    expect(home(40, 0)).toBe('Brought home: $40k.');
    expect(home(40, 2)).toBe('Brought home: $40k and 2 jewels.');
  });

  test('the text board shows every tile, entrance, character and the next cards', () => {
    const { say } = speaker(en);
    for (const scenario of SCENARIO_IDS) {
      const match = createMatch(masterHeist, { seats: 4, options: { scenario }, seed: 'board' });
      const view = match.view(0);
      const text = masterHeist.text?.(view, 0, say) ?? '';
      expect(text).not.toMatch(/undefined|\[object|text\./);
      for (const { name } of view.entrances) expect(text).toContain(`${name}: to `);
      for (const { name } of view.characters) expect(text).toContain(name);
      expect(text.match(/[a-z]\d\?/g) ?? []).toHaveLength(view.unknown.filter(Boolean).length);
    }
  });
});
