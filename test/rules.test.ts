import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ruleIds } from '@getaway/engine';
import { games } from '@getaway/games';
import { describe, expect, it } from 'vitest';
import { readRules, rulesFile } from '../cli/rules/book.ts';
import { citationsOf, coverageOf, scripts } from '../cli/rules/citations.ts';
import { root } from './sources.ts';

const rulebooks = readdirSync(join(root, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const coverage = (game: string): ReturnType<typeof coverageOf> =>
  coverageOf(readRules(root, game), citationsOf(root, game));

/** Rule IDs that a game's sources name in quotes and that its rulebook does not have. */
function unknownInSources(game: string): string[] {
  const ids = new Set(readRules(root, game).map((rule) => rule.id));
  const prefixes = new Set([...ids].map((id) => id.split('-', 1)[0]));
  const quotedId = new RegExp(`['"\`]((?:${[...prefixes].join('|')})-[A-Z]{2,4}-[A-Za-z0-9-]+)['"\`]`, 'g');
  return scripts(join(root, 'games', game)).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(quotedId)]
      .filter(([, id]) => !ids.has(id ?? ''))
      .map(([, id]) => `${relative(root, path)} names ${id}`),
  );
}

describe.each(rulebooks)('the rulebook of %s', (game) => {
  it('has every rule that a test cites', () => {
    expect(coverage(game).unknown).toEqual([]);
  });
  it('has every rule that the code names', () => {
    expect(unknownInSources(game)).toEqual([]);
  });
  it('is read alike by the engine and by `getaway rules`', () => {
    const ids = readRules(root, game).map((rule) => rule.id);
    expect(ruleIds(readFileSync(rulesFile(root, game), 'utf8'))).toEqual(ids);
  });
});

it('every rule of every game that can be played has a test', () => {
  const uncovered = Object.keys(games).flatMap((game) =>
    coverage(game).rules.flatMap((rule) => (rule.tests === 0 ? [rule.id] : [])),
  );
  expect(uncovered).toEqual([]);
});
