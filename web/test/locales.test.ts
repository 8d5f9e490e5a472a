import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageFaults } from '@getaway/words';
import { LIVE_ERRORS } from '../../server/protocol/liveErrors.ts';
import { describe, expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
type Messages = Record<string, string>;
const read = (path: string): Messages => JSON.parse(readFileSync(join(web, path), 'utf8')) as Messages;
const SHELL = 'locales';
const NOTICES = 'src/notices/locales';
const english = read(`${SHELL}/en.json`);
const LOCALES = ['pt-BR', 'pl'];

const argumentsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)(?=[,}])/g)].map((match) => match[1]!))].sort();

const FOLDERS = [SHELL, NOTICES];
const ALL = FOLDERS.flatMap((folder) => ['en', ...LOCALES].map((locale) => [folder, locale] as const));

describe.each(ALL)('the words in %s, in %s', (folder, locale) => {
  const original = read(`${folder}/en.json`);
  const texts = read(`${folder}/${locale}.json`);

  test('are all there, and no others', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(original).sort());
  });

  test('are well-formed', () => {
    expect(messageFaults(texts)).toEqual([]);
  });

  test('take the same arguments as in English', () => {
    for (const [key, text] of Object.entries(original)) {
      expect(argumentsOf(texts[key]!), key).toEqual(argumentsOf(text));
    }
  });
});

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
