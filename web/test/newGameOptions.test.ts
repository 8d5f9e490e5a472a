import { createMatch } from '@getaway/engine';
import { games } from '@getaway/games';
import type { Messages } from '@getaway/words';
import { describe, expect, test } from 'vitest';
import { HEISTS, SCENARIOS } from '../../games/master-heist/content/index.ts';
import { asPlayed, countChanged, refusalOf } from '../src/home/agreed.ts';
import { optionForms } from '../src/home/options.ts';
import { optionTexts } from '../src/home/optionTexts.ts';
import { partsOf } from '../src/match/parts.ts';
import type { Locale } from '../src/settings/settings.ts';

const LOCALES = ['en', 'pt-BR', 'pl'] as const satisfies readonly Locale[];
const escapePlan = games['escape-plan']!;
const newYork = games['escape-from-new-york']!;
const masterHeist = games['master-heist']!;

/** Nobody is asked for them: the campaign sets the first, and there are no other pictures. */
const NOT_ASKED = ['campaign', 'variantArt'];

describe.each(Object.values(games).map((game) => [game.id, game] as const))(
  'the options of %s',
  (id, game) => {
    const asked = optionForms(game)
      .map(({ name }) => name)
      .filter((name) => !NOT_ASKED.includes(name));

    test.each(LOCALES)('are all explained in %s, and nothing else is', async (locale) => {
      const texts = Object.keys(await optionTexts(id, locale));
      expect(texts.filter((key) => !key.includes('.'))).toEqual(asked);
    });

    test('are explained in each language in its own words', async () => {
      const texts = await Promise.all(
        LOCALES.map(async (locale) => {
          const all = await optionTexts(id, locale);
          return asked.map((name) => all[name]);
        }),
      );
      expect(new Set(texts.flat()).size).toBe(asked.length * LOCALES.length);
    });
  },
);

test('an edition shows what it sets, and what is chosen besides it stays', () => {
  expect(asPlayed(escapePlan, {})).toMatchObject({ keyPick: 'sameSafeHouse', contactDeckSize: 33 });
  expect(asPlayed(escapePlan, { edition: '2018', contactDeckSize: 33 })).toMatchObject({
    keyPick: 'anySafeHouse',
    contactDeckSize: 33,
  });
});

test('what an edition sets is no change of its own, and what is set back is none', () => {
  expect(countChanged(escapePlan, {})).toBe(0);
  expect(countChanged(escapePlan, { edition: '2018' })).toBe(1);
  expect(countChanged(escapePlan, { edition: '2018', keyPick: 'anySafeHouse' })).toBe(1);
  expect(countChanged(escapePlan, { edition: '2018', keyPick: 'sameSafeHouse' })).toBe(2);
  expect(countChanged(escapePlan, { costaAvoidable: false })).toBe(0);
  // Another heist, and a better crew, play by the same rules.
  expect(countChanged(masterHeist, { scenario: 'melee-job', level: 3, autoConfirm: true })).toBe(1);
});

test('options that do not go with the number of players are refused before the match', () => {
  expect(refusalOf(newYork, { bands: true }, 2)).toBeNull();
  expect(refusalOf(newYork, { bands: true }, 1)).toMatchObject({ rule: 'NY-GEN-01' });
  expect(refusalOf(masterHeist, { captain: 3 }, 4)).toBeNull();
  expect(refusalOf(masterHeist, { captain: 3 }, 2)).toMatchObject({ rule: 'MH-OPT-03' });
  expect(refusalOf(masterHeist, { crewSize: 2 }, 2)).toMatchObject({ rule: 'MH-GEN-01' });
});

test('seats play parts where these differ, and nobody is asked where all are heroes', () => {
  expect(partsOf(newYork, { bands: true }, 3)).toEqual(['hero', 'hero', 'newYork']);
  expect(partsOf(newYork, {}, 5)?.at(-1)).toBe('newYork');
  expect(partsOf(newYork, {}, 4)).toBeNull();
  expect(partsOf(newYork, { bands: true }, 1)).toBeNull();
  expect(partsOf(escapePlan, {}, 3)).toBeNull();
});

test('each part is explained in each language in its own words', async () => {
  const parts = new Set(partsOf(newYork, { bands: true }, 2));
  const texts = await Promise.all(LOCALES.map((locale) => optionTexts('escape-from-new-york', locale)));
  const said = texts.flatMap((all) => [...parts].map((part) => all[`part.${part}`] ?? ''));
  expect(said).not.toContain('');
  expect(new Set(said).size).toBe(parts.size * LOCALES.length);
});

test.each(LOCALES)('each level of a crew is a line of its own in %s', async (locale) => {
  const texts = await optionTexts('master-heist', locale);
  const levels = [1, 2, 3, 4].map((level) => texts[`level.${level}`] ?? '');
  levels.forEach((text, at) => expect(text).toMatch(new RegExp(`^${at + 1} \\(`)));
});

test.each(LOCALES)('a heist says how hard it is in %s', async (locale) => {
  const texts = await optionTexts('master-heist', locale);
  const locales = '../../games/master-heist/locales';
  const { default: heist } = (await import(`${locales}/${locale}.json`)) as { default: Messages };
  const { default: campaign } = (await import(`${locales}/campaign/${locale}.json`)) as { default: Messages };
  for (const id of HEISTS) {
    const difficulty = campaign[`term.${SCENARIOS[id].difficulty}`];
    expect(texts[`scenario.${id}`]).toBe(`${heist[`term.${id}`]} (${difficulty})`);
  }
});

test('every heist begins at every level for every number of players, but none from its middle', () => {
  const heists = optionForms(masterHeist).find(({ name }) => name === 'scenario');
  const values = heists?.kind === 'select' ? heists.values : [];
  expect(values).toContain('final-score-1');
  expect(values).not.toContain('final-score-2');
  expect(values).toHaveLength(16);
  for (const scenario of values) {
    for (const seats of [1, 2, 3, 4]) {
      for (const level of [1, 2, 3, 4]) {
        const what = `${String(scenario)}, ${seats} players, level ${level}`;
        expect(refusalOf(masterHeist, { scenario, level }, seats), what).toBeNull();
        const match = createMatch(masterHeist, { seats, seed: 'a heist', options: { scenario, level } });
        expect(match.pending().length, what).toBeGreaterThan(0);
      }
    }
  }
});
