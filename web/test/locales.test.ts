import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageFaults } from '@getaway/words';
import { LIVE_ERRORS } from '../../server/protocol/live.ts';
import { describe, expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
type Messages = Record<string, string>;
const messages = (locale: string): Messages =>
  JSON.parse(readFileSync(join(web, 'locales', `${locale}.json`), 'utf8')) as Messages;
const english = messages('en');
const LOCALES = ['pt-BR', 'pl'];

const argumentsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)(?=[,}])/g)].map((match) => match[1]!))].sort();

describe.each(['en', ...LOCALES])('the words of the shell in %s', (locale) => {
  test('are all there, and no others', () => {
    expect(Object.keys(messages(locale)).sort()).toEqual(Object.keys(english).sort());
  });

  test('are well-formed', () => {
    expect(messageFaults(messages(locale))).toEqual([]);
  });

  test('take the same arguments as in English', () => {
    const texts = messages(locale);
    for (const [key, text] of Object.entries(english)) {
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

test('there are words for everything that a server may answer to a choice', () => {
  for (const code of [...Object.keys(LIVE_ERRORS), 'closed'])
    expect(english).toHaveProperty([`notDone.${code}`]);
});
