import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleIds } from '@getaway/engine';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/match/catalog.ts';
import { excerptOf } from '../src/rules/excerpt.ts';
import { type Block, parseRules } from '../src/rules/parse.ts';
import { hasRulesIn, rulebookOf } from '../src/rules/rulebook.ts';
import { rulesWith } from '../src/rules/search.ts';
import { referenceLast } from '../src/rules/referenceLast.ts';

describe.each(TITLES.map(({ id }) => id))('the rulebook of %s', (game) => {
  const folder = join(import.meta.dirname, '../../games', game);
  const text = readFileSync(join(folder, 'RULES.md'), 'utf8');
  const blocks = parseRules(text);

  test('shows every rule by its number, under a heading, with its text', () => {
    const ids = ruleIds(text);
    expect(ids.length).toBeGreaterThan(100);
    for (const id of ids) {
      const excerpt = excerptOf(blocks, id);
      expect(excerpt?.heading, id).toBeTruthy();
      expect(excerpt?.parts.join(''), id).not.toBe('');
    }
  });

  test('begins with what the game is about and goes on with its rules; words, pieces and sources come last', () => {
    const [title, about, next, ...others] = referenceLast(blocks);
    expect([title?.kind, about?.kind, next?.kind]).toEqual(['heading', 'paragraph', 'heading']);
    const sections = [next, ...others].flatMap((block) =>
      block?.kind === 'heading' && block.level <= 2 ? [block.text] : [],
    );
    expect(sections.slice(-3)).toEqual(['Terms', 'Components', 'Sources']);
    expect(sections[0]).not.toBe('Terms');
    expect(new Set(referenceLast(blocks))).toEqual(new Set(blocks));
  });

  test('says in words what it names as programs do', () => {
    expect(text).toMatch(/`[a-z]+[A-Z]/);
    expect(JSON.stringify(blocks)).not.toMatch(/`[a-z]+([A-Z][a-z]+)*`/);
  });

  test('is there in English', async () => {
    expect(await rulebookOf(game, 'en')).toEqual({ locale: 'en', text });
  });

  test.each(['pt-BR', 'pl'] as const)(
    'is there in %s, or in English where nobody wrote it',
    async (locale) => {
      const file = join(folder, `RULES.${locale}.md`);
      const written = existsSync(file);
      expect(hasRulesIn(game, locale)).toBe(written);
      expect(await rulebookOf(game, locale)).toEqual(
        written ? { locale, text: readFileSync(file, 'utf8') } : { locale: 'en', text },
      );
    },
  );

  test('knows no rule that is not there', () => {
    expect(excerptOf(blocks, 'EP-NO-99')).toBeNull();
  });
});

describe('a search in the rules', () => {
  const blocks = parseRules(`# Zasady

## Ruch

- **AG-MOV-01** Łódź płynie 1 pole.
- **AG-MOV-02** Kto nie płynie, idzie.

### Lot

- **AG-FLY-01** Helicóptero: ação extra.

## Koniec

| ID | Co | Ile |
|---|---|---|
| AG-END-01 | Łup | 5 |
| AG-END-02 | Kara | 3 |
`);
  const shown = (words: string): (string | undefined)[] =>
    rulesWith(blocks, words).flatMap((block: Block) => {
      if (block.kind === 'list') return block.items.map((item) => item.slice(2, 11));
      if (block.kind === 'table') return block.rows.map((row) => row[0]);
      return [block.text];
    });

  test('shows everything while nothing is asked for', () => {
    expect(rulesWith(blocks, ' ')).toEqual(blocks);
  });

  test('keeps the headings of what it finds, and a table’s first row', () => {
    expect(shown('ag-fly-01')).toEqual(['Zasady', 'Ruch', 'Lot', 'AG-FLY-01']);
    expect(shown('kara')).toEqual(['Zasady', 'Koniec', 'ID', 'AG-END-02']);
  });

  test('takes letters without their marks, and with them', () => {
    expect(shown('lodz plynie')).toEqual(['Zasady', 'Ruch', 'AG-MOV-01']);
    expect(shown('Ação')).toEqual(shown('acao'));
    expect(shown('acao')).toContain('AG-FLY-01');
  });

  test('finds nothing where there is nothing', () => {
    expect(shown('submarine')).toEqual([]);
  });
});
