import { createMatch, pick, seeded } from '@getaway/engine';
import { wordsOf } from '@getaway/engine/testing';
import { missingKeys, speaker, termKey } from '@getaway/words';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  actionCards,
  ANY_NY_CARD_IDS,
  bands,
  CASE_CARD_IDS,
  EVENT_IDS,
  events,
  HERO_IDS,
  ITEM_IDS,
  items,
  MAP_TILE_IDS,
  nyCards,
  POI_TILE_IDS,
  TIMER_TILE_IDS,
  timerTiles,
  uspf,
} from '../content/index.ts';
import { keysOfPlay } from '../../../test/keysOfPlay.ts';
import { escapeFromNewYork } from '../index.ts';
import { words } from '../locales/index.ts';
import { ACTION_PIECES } from '../rules/pieces.ts';
import type { Options } from '../rules/options.ts';

/** Everything that the game says is in the catalogue. */

const VARIANTS: readonly { seats: number; options?: Partial<Options> }[] = [
  { seats: 1 },
  { seats: 4 },
  { seats: 3, options: { bands: true, presidentVariant: true, wanted: true } },
  {
    seats: 2,
    options: {
      uspf: true,
      extraTraps: true,
      extraExplosions: true,
      extraTimerTiles: true,
      extraSpecialCards: true,
    },
  },
];

test('cards, tiles and heroes have names', () => {
  const ids = [
    HERO_IDS,
    ACTION_PIECES,
    ITEM_IDS,
    EVENT_IDS,
    TIMER_TILE_IDS,
    ANY_NY_CARD_IDS,
    CASE_CARD_IDS,
    POI_TILE_IDS,
    MAP_TILE_IDS,
  ].flat();
  expect(missingKeys(words.en, ids.map(termKey))).toEqual([]);
});

test.each(VARIANTS)('random play says nothing that the catalogue lacks: %o', (variant) => {
  for (const seed of ['a', 'b', 'c'])
    expect(missingKeys(words.en, keysOfPlay(escapeFromNewYork, { ...variant, seed }))).toEqual([]);
});

test.each(Object.entries(await wordsOf(escapeFromNewYork)))(
  '%s: the board can be told to everyone at every decision',
  (locale, said) => {
    const chance = { rng: seeded('board') };
    const { say } = speaker(said, { locale });
    const match = createMatch(escapeFromNewYork, {
      seats: 3,
      seed: 'board',
      options: { bands: true, uspf: true },
    });
    for (let i = 0; match.pending().length > 0; i++) {
      const { seat, choices } = match.pending()[0] as ReturnType<typeof match.pending>[number];
      if (i % 9 === 0) {
        for (const viewer of [seat, null]) {
          const told = escapeFromNewYork.text?.(match.view(viewer), viewer, say) ?? '';
          expect(told).toContain(say('track.noise'));
          expect(told).not.toMatch(/\{|undefined|text\./);
        }
      }
      match.play(seat, pick(chance, choices));
    }
  },
);

test.each(Object.entries(await wordsOf(escapeFromNewYork)))(
  '%s: cards tell on the screen what the rulebook tells',
  (locale, said) => {
    const book = locale === 'en' ? 'RULES.md' : `RULES.${locale}.md`;
    const rows = readFileSync(new URL(`../${book}`, import.meta.url), 'utf8').matchAll(
      /^\| ([\w-]+) \|.*\| (.+?) \|$/gm,
    );
    const printed = new Map([...rows].map(([, id = '', effect = '']) => [id, effect]));
    const cards = [...Object.keys(actionCards), ...Object.keys(items)].filter((id) => printed.has(id));
    expect(cards.length).toBeGreaterThan(60);
    const { say } = speaker(said, { locale });
    for (const id of cards)
      if (`text.${id}` in said) expect([id, say(`text.${id}`)]).toEqual([id, printed.get(id)]);
  },
);

test.each(Object.entries(await wordsOf(escapeFromNewYork)))(
  '%s: so does what New York turns up, and what lies open in the expansions',
  (locale, said) => {
    const book = readFileSync(
      new URL(`../${locale === 'en' ? 'RULES.md' : `RULES.${locale}.md`}`, import.meta.url),
      'utf8',
    ).split('\n');
    const { say } = speaker(said, { locale });
    const turnedUp = [events, timerTiles, nyCards];
    const expansions = [bands.cards, bands.missions, uspf.copActions, uspf.tasks];
    const open = [turnedUp, expansions].flat().flatMap((cards) => Object.keys(cards));
    for (const id of open) {
      const row = book.find((line) => line.startsWith(`| ${id} |`));
      expect(row).toContain(`| ${say(`text.${id}`)} |`);
      if (id in bands.cards) expect(row).toContain(`| ${say(`text.${id}.powerUp`)} |`);
    }
  },
);
