import { expect, test } from 'vitest';
import { speaker } from '@getaway/words';
import { newsOf, toldOf } from '../src/table/news.ts';
import type { LogEntry } from '../src/match/position.ts';

/** One line of the log for each number: the choice that it follows from. */
const logOf = (...plays: readonly number[]): LogEntry[] =>
  plays.map((play, i) => ({ n: i + 1, play, event: { event: 'noise', rules: [] } }));
const told = (log: readonly LogEntry[], since: number): number[] => newsOf(log, since).map(({ n }) => n);

test('what others chose since then is news, and what the own choice did is not', () => {
  expect(told(logOf(0, 1, 1, 2, 3), 2)).toEqual([4, 5]);
  expect(told(logOf(0, 1, 1), 2)).toEqual([]);
});

test('a whole phase that the own choice set off is news', () => {
  expect(told(logOf(0, 1, 1, 1, 1, 2), 2)).toEqual([2, 3, 4, 5, 6]);
  expect(told(logOf(0, 0, 0, 0, 1), 2)).toEqual([]);
});

test('how the match was set up is news before the first choice, and never again', () => {
  expect(told(logOf(0, 0, 0, 0), 0)).toEqual([1, 2, 3, 4]);
  expect(told(logOf(0, 0, 0, 0, 0, 1), 1)).toEqual([6]);
});

test('so is what it showed to the viewer alone, however little', () => {
  const drawn: LogEntry = { n: 3, play: 1, event: { event: 'itemSeen', to: [0], rules: [] } };
  expect(told([...logOf(0, 1), drawn], 2)).toEqual([2, 3]);
  expect(told([...logOf(0, 1), drawn], 3)).toEqual([]);
});

test('so is a card that was turned up, or what befell the viewer, however little came of it', () => {
  const card: LogEntry = { n: 3, play: 1, event: { event: 'eventRevealed', rules: [] } };
  const news = newsOf([...logOf(0, 1), card], 2, ({ event }) => event === 'eventRevealed');
  expect(news.map(({ n }) => n)).toEqual([2, 3]);
});

test('many of a kind are told together where a game has words for it', () => {
  const words = speaker({ 'recap.token': '{who} plans {count}' }, { locale: 'en', players: [] });
  const events = [
    { event: 'token', who: 'Ann', at: 'a1' },
    { event: 'noise' },
    { event: 'token', who: 'Ben', at: 'a2' },
    { event: 'token', who: 'Ann', at: 'a3' },
  ];
  const news = events.map((event, i): LogEntry => ({ n: i + 1, play: 0, event: { ...event, rules: [] } }));
  const lines = toldOf(news, words, ({ event }) => event.event);
  expect(lines.map(({ n, text }) => [n, text])).toEqual([
    [1, 'Ann plans 2'],
    [2, 'noise'],
    [3, 'Ben plans 1'],
  ]);
});
