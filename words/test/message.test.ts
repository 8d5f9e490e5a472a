import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { type Message, NUMBER, readMessage } from '../message.ts';
import { speaker } from '../index.ts';

const root = join(import.meta.dirname, '../..');

/** All files of messages in the repository. */
const FILES = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /(locales|texts)\/.*\.json$/.test(path) && !/node_modules|dist|\.cache/.test(path),
);

const messagesIn = (path: string): [string, string][] =>
  Object.entries(JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>);

/** A message as Lingui's compiler writes it. */
const asCompiled = (message: Message): CompiledMessage =>
  message.map((part) => {
    if (typeof part === 'string') return part;
    if (part === NUMBER) return '#';
    if (!('cases' in part)) return [part.name];
    const { name, by, offset, cases } = part;
    const said = Object.entries(cases).map(([value, within]) => [value, asCompiled(within)]);
    return [name, by, { ...(offset > 0 && { offset }), ...Object.fromEntries(said) }];
  });

test.each(FILES)('%s is read as a parser of all of ICU reads it', (path) => {
  const messages = messagesIn(path);
  expect(messages.length).toBeGreaterThan(0);
  for (const [key, text] of messages)
    expect(asCompiled(readMessage(text)), key).toEqual(compileMessageOrThrow(text));
});

describe('a message', () => {
  const said = (message: string, params = {}, locale = 'en'): string =>
    speaker({ it: message }, { locale }).say('it', params);

  it('quotes by an apostrophe what would mean something, and has any other as it is', () => {
    expect(said("It''s '{'her'}' '{Bob''s}' dog's #1 '# {name}", { name: 'Rex' })).toBe(
      "It's {her} {Bob's} dog's #1 '# Rex",
    );
    expect(said("{n, plural, other {'#'# ''#''}}", { n: 3 })).toBe("#3 '3'");
  });

  it('goes by exact numbers before plural forms, and by what an offset leaves', () => {
    const message = '{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # more} other {you and # more!}}';
    expect([0, 1, 2, 3, 1235].map((n) => said(message, { n }))).toEqual([
      'nobody',
      'you',
      'you and 1 more',
      'you and 2 more!',
      'you and 1,234 more!',
    ]);
    expect(said('{n, plural, few {a} many {b} other {c}}', { n: 4 }, 'pl')).toBe('a');
    expect(said('{n, plural, one {a} other {b}}', { n: 4 }, 'pl')).toBe('b');
  });

  it('keeps the number of a plural within other cases, and that of the inner one in two', () => {
    expect(said('{n, plural, other {{a, select, x {#x} other {#}}}}', { n: 2, a: 'x' })).toBe('2x');
    expect(said('{n, plural, other {#{m, plural, other {#}}#}}', { n: 2, m: 5 })).toBe('252');
  });

  it('chooses by what an argument is, and by nothing else that objects know', () => {
    expect(said('{a, select, true {yes} other {no}}', { a: true })).toBe('yes');
    expect(said('{a, select, x {yes} other {no}}', { a: 'toString' })).toBe('no');
    expect(said('{a, select, x {yes} other {no}}')).toBe('no');
    expect(said('{n, plural, one {yes} other {no}}')).toBe('no');
  });

  it.each([
    '{',
    '}',
    'a } b',
    '{}',
    '{a',
    '{a b}',
    '{a, }',
    '{a, number}',
    '{a, plural}',
    '{a, plural, }',
    '{a, plural, one {x}',
    '{a, plural, one {x}}',
    '{a, plural, some {x} other {y}}',
    '{a, plural, 1 {x} other {y}}',
    '{a, plural, other x}',
    '{a, plural, other {x} other {y}}',
    '{a, select, offset:1 other {x}}',
    "{a, select, other {'{x}}",
    "'{ never closed",
  ])('that is not well-formed is refused: %s', (message) => {
    expect(() => readMessage(message)).toThrow(SyntaxError);
  });
});
