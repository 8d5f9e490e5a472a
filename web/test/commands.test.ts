import { escapePlan } from '@getaway/escape-plan';
import { speaker } from '@getaway/words';
import { expect, it } from 'vitest';
import { isAbout, meant } from '../src/table/commands.ts';

const words = speaker(escapePlan.words?.['en'] ?? {});
const travel = (place: string) => ({ do: 'travel', to: place, place, officers: 0, gas: 0, tools: 0 });
const CHOICES = [
  travel('casino'),
  travel('church'),
  { do: 'rest' },
  { do: 'moveOfficer', officer: 'swat', tile: 'union-yard', to: 'old-market' },
  { do: 'moveOfficer', officer: 'federal', tile: 'union-yard', to: 'old-market' },
];
const deeds = (line: string) => meant(line, CHOICES, words).map((choice) => CHOICES.indexOf(choice as never));

it('a line of text means the choices that have its words, or the words people say for them', () => {
  expect(deeds('go casino')).toEqual([0]);
  expect(deeds('travel')).toEqual([0, 1]);
  expect(deeds('rest')).toEqual([2]);
  expect(deeds('police')).toEqual([3, 4]);
  expect(deeds('police swat')).toEqual([3]);
  expect(deeds('sino')).toEqual([]);
  expect(deeds(' ')).toEqual([]);
});

it("a choice in its own words is meant alone, though it begins another's", () => {
  const two = [travel('store'), travel('store a')];
  expect(meant(words.choice(two[0]!), two, words)).toEqual([two[0]]);
});

it('a line may say which way a choice leads, in full or by its first letters', () => {
  const ways: Readonly<Record<string, string>> = { casino: 'north-east, 2 tiles away', church: 'east' };
  const placeOf = (choice: object): string => ('to' in choice ? String(choice.to) : '');
  const directed = (line: string) =>
    meant(line, CHOICES, words, (choice) => ways[placeOf(choice)] ?? '').map(placeOf);
  expect(directed('go north')).toEqual(['casino']);
  expect(directed('go north-east')).toEqual(['casino']);
  expect(directed('go northeast')).toEqual(['casino']);
  expect(directed('go ne')).toEqual(['casino']);
  expect(directed('go east')).toEqual(['casino', 'church']);
  expect(directed('travel to church east')).toEqual(['church']);
  expect(directed('go south')).toEqual([]);
});

it('a question is about what has all its words', () => {
  expect(isAbout('church', 'Travel to Church: you have been there. (EP-VIS-03)')).toBe(true);
  expect(isAbout('church closed', 'Travel to Church: you have been there.')).toBe(false);
});
