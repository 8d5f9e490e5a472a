import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TITLES } from '../src/match/catalog.ts';
import { excerptOf } from '../src/rules/excerpt.ts';
import { Inline } from '../src/rules/Inline.tsx';
import { type Block, parseRules } from '../src/rules/parse.ts';

vi.mock('../src/settings/settings.ts', () => ({}));

const textsOf = (block: Block): readonly string[] => {
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? block.rows.flat() : [block.text];
};

/** Texts as they are read. */
const shown = (texts: readonly string[]): readonly string[] =>
  renderToStaticMarkup(
    texts.map((text, i) => (
      <Fragment key={i}>
        <Inline text={text} />
        <hr />
      </Fragment>
    )),
  )
    .split('<hr/>')
    .map((each) => each.replaceAll(/<[^>]*>/g, ''))
    .slice(0, -1);

const FILES = TITLES.flatMap(({ id }) =>
  ['RULES.md', 'RULES.pt-BR.md', 'RULES.pl.md'].map((file) => `${id}/${file}`),
);

test.each(FILES)('%s: no reader meets the letters that say where a rule comes from', (file) => {
  const text = readFileSync(join(import.meta.dirname, '../../games', file), 'utf8');
  const texts = parseRules(text)
    .flatMap(textsOf)
    .filter((each) => each.includes('['));
  expect(text).toMatch(/\[O\]/);
  expect(shown(texts).filter((each) => /\[[SPO]\b/.test(each))).toEqual([]);
});

test('a rule says where it comes from, unless it is the rulebook’s own', () => {
  const blocks = parseRules(`# Rules

- **AG-ONE-01** Go. [S]
- **AG-ONE-02** [S] Stop (there).
- **AG-ONE-03** Wait. [S]/[O]
- **AG-ONE-04** [O] Run; [O; disputed].

| ID | What | Source |
|---|---|---|
| AG-TWO-01 | Boat | [S] |
`);
  const rule = (id: string): string => shown(excerptOf(blocks, id)!.parts).join(' | ');
  expect(rule('AG-ONE-01')).toBe('Go.');
  expect(rule('AG-ONE-02')).toBe('Stop (there).');
  expect(rule('AG-ONE-03')).toBe('Wait. rulebook/our ruling');
  expect(rule('AG-ONE-04')).toBe('our ruling Run; [our ruling; disputed].');
  expect(rule('AG-TWO-01')).toBe('Boat | rulebook');
});
