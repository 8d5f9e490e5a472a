import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleIds } from '@getaway/engine';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/match/catalog.ts';
import { excerptOf } from '../src/rules/excerpt.ts';
import { parseRules } from '../src/rules/markdown.tsx';

describe.each(TITLES.map(({ id }) => id))('the rulebook of %s', (game) => {
  const text = readFileSync(join(import.meta.dirname, `../../games/${game}/RULES.md`), 'utf8');
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

  test('knows no rule that is not there', () => {
    expect(excerptOf(blocks, 'EP-NO-99')).toBeNull();
  });
});
