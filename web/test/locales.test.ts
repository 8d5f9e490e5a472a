import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationFaults } from '@getaway/words';
import { LIVE_ERRORS } from '../../server/protocol/liveErrors.ts';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
type Messages = Record<string, string>;
const read = (path: string): Messages => JSON.parse(readFileSync(join(web, path), 'utf8')) as Messages;
const SHELL = 'locales';
const NOTICES = 'src/notices/locales';
const english = read(`${SHELL}/en.json`);

test.each([SHELL, NOTICES])(
  'the words in %s are well-formed, and say the same in every language',
  (folder) => {
    for (const locale of ['en', 'pt-BR', 'pl'])
      expect(translationFaults(read(`${folder}/en.json`), read(`${folder}/${locale}.json`), locale)).toEqual(
        [],
      );
  },
);

test('every message is said somewhere, and everything said is a message', () => {
  const sources = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(web, 'src', path), 'utf8'))
    .join('\n');
  // What `words` say are a game's or a campaign's own.
  const literal = new Set(
    [...sources.matchAll(/(?<!words\.)\bsay\(\s*'([\w.-]+)'/g)].map((match) => match[1]!),
  );
  const ternary = [...sources.matchAll(/[?:] say\('([\w.-]+)'/g)].map((match) => match[1]!);
  const patterns = [...sources.matchAll(/\bsay\(`([^`]+)`/g)].map(
    (match) => new RegExp(`^${match[1]!.replace(/[.]/g, '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
  );
  const known = new Set([...literal, ...ternary]);
  expect([...known].filter((key) => !(key in english))).toEqual([]);
  const unused = Object.keys(english).filter(
    (key) => !known.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

test('every word about notices is said, and everything said about them is a word', () => {
  const folder = join(web, 'src/notices');
  const sources = readdirSync(folder)
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
  const keys = Object.keys(read(`${NOTICES}/en.json`));
  const said = [...sources.matchAll(/\bwords\.say\(\s*['`]([^'`]+)['`]/g)].map(
    (match) => new RegExp(`^${match[1]!.replace(/[.]/g, '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
  );
  expect(keys.filter((key) => !said.some((pattern) => pattern.test(key)))).toEqual([]);
  expect(said.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
});

test('there are words for everything that a server may answer to a choice', () => {
  for (const code of [...Object.keys(LIVE_ERRORS), 'closed'])
    expect(english).toHaveProperty([`notDone.${code}`]);
});
