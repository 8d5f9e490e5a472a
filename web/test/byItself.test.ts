import { expect, test } from 'vitest';
import { withoutAutomatic } from '../src/table/byItself.ts';

const entry = (event: string, play = 0) => ({ play, event: { event, rules: [] } });

const told = (...log: readonly ReturnType<typeof entry>[]): string[] =>
  withoutAutomatic(log).map(({ event, byItself }) => `${event.event}${byItself ? ', by itself' : ''}`);

test('what went by itself is told once, by what came of it', () => {
  expect(told(entry('moved'), entry('automatic'), entry('opened'), entry('paid'))).toEqual([
    'moved',
    'opened, by itself',
    'paid',
  ]);
});

test('where nothing came of it, it is told itself', () => {
  expect(told(entry('automatic'), entry('moved', 1))).toEqual(['automatic', 'moved']);
  expect(told(entry('automatic'), entry('automatic'), entry('opened'))).toEqual([
    'automatic',
    'opened, by itself',
  ]);
});
