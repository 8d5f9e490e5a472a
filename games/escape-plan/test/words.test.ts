import { readdirSync, readFileSync } from 'node:fs';
import { startState } from '@getaway/engine';
import { wordsOf } from '@getaway/engine/testing';
import { speaker, type Messages } from '@getaway/words';
import { describe, expect, it } from 'vitest';
import { ASSET_TILE, CONTACT_CARD, EQUIPMENT_TILE, FIXER_TILE } from '../content/index.ts';
import { evaluation } from '../bot/index.ts';
import { escapePlan } from '../index.ts';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import ptBR from '../locales/pt-BR.json';

const inAll = await wordsOf(escapePlan);
const GAME = new URL('..', import.meta.url);
const LOCALES: readonly (readonly [string, Messages])[] = [
  ['pt-BR', ptBR],
  ['pl', pl],
];

/** Names and bare figures: the same in every language. */
const ALIKE = [
  'player',
  'event.partBegins',
  'event.gameEnds',
  'board.cellBeside',
  'term.costa',
  'text.contact',
  'text.priced',
] as const;

const source = (folder: string): string =>
  readdirSync(new URL(folder, GAME), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, GAME), 'utf8'))
    .join('\n');
const rules = source('rules');
const board = source('board') + source('../../board');
const content = source('content');

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);
const quoted = (text: string): Set<string> => new Set(all(text, /'([\w-]+)'/g));

/** The kinds of choice: every `do` that a type of the rules names. */
const choices = [
  ...new Set(all(rules, /readonly do: ((?:'\w+'(?: \| )?)+)/g).flatMap((kinds) => [...quoted(kinds)])),
];
const events = [...new Set(all(rules, /event: '(\w+)'/g))];
const decisions = Object.entries(escapePlan.steps).flatMap(([id, step]) => (step.offers ? [id] : []));
const components = [CONTACT_CARD, FIXER_TILE, EQUIPMENT_TILE, ASSET_TILE].flatMap((tiles) =>
  Object.keys(tiles),
);
const optionValues = Object.values(escapePlan.options).flatMap(({ kind }) =>
  (kind.values ?? []).filter((value) => typeof value === 'string'),
);

const keyed = (prefix: string, ids: readonly string[]): string[] => ids.map((id) => `${prefix}.${id}`);
const ofKind = (prefix: string): string[] => Object.keys(en).filter((key) => key.startsWith(`${prefix}.`));
const sorted = (keys: Iterable<string>): string[] => [...new Set(keys)].sort();

describe('English says what the game needs, and nothing else', () => {
  it.each([
    ['choice', choices],
    ['group', choices],
    ['event', events],
    ['prompt', decisions],
    ['waiting', decisions],
    ['option', Object.keys(escapePlan.options)],
    ['remedy', all(rules, /remedy: '(\w+)'/g)],
    ['text', all(rules, /'text\.(\w+)'/g)],
    ['board', all(board, /'board\.(\w+)'/g)],
    ['sheet', [...all(board, /\['(\w+)', 'EP-SCO-/g), 'total']],
  ])('%s', (kind, ids) => {
    expect(ids.length).toBeGreaterThan(9);
    expect(ofKind(kind)).toEqual(expect.arrayContaining(keyed(kind, ids)));
    expect(keyed(kind, ids)).toEqual(expect.arrayContaining(ofKind(kind)));
  });

  it('a reason for every step, and none for a rule that refuses nothing', () => {
    const governing = Object.values(escapePlan.steps).flatMap((step) =>
      'rule' in step && step.rule !== undefined ? [step.rule] : [],
    );
    const needed = [...governing, escapePlan.rules.turn, escapePlan.rules.over];
    expect(ofKind('why')).toEqual(expect.arrayContaining(keyed('why', needed)));
    const cited = new Set([...all(rules, /'(EP-[A-Z]+-\d+)'/g), escapePlan.rules.over]);
    expect(ofKind('why').filter((key) => !cited.has(key.slice('why.'.length)))).toEqual([]);
  });

  it('a term for every value of an option, and none for what has no such id', () => {
    expect(ofKind('term')).toEqual(expect.arrayContaining(keyed('term', optionValues)));
    const ids = new Set([...quoted(rules), ...quoted(content), ...optionValues]);
    expect(ofKind('term').filter((key) => !ids.has(key.slice('term.'.length)))).toEqual([]);
  });

  it('a word for everything that a hint weighs', () => {
    const world = startState(escapePlan, { seats: 3, seed: 'standing' });
    expect(sorted(ofKind('standing'))).toEqual(
      sorted(keyed('standing', Object.keys(evaluation.terms(world, 0)))),
    );
  });

  it('a figure only where a preview has it', () => {
    expect(
      ofKind('figure').filter((key) => !new RegExp(`\\b${key.slice(7)}\\b`).test(source('rules/preview'))),
    ).toEqual([]);
  });

  it('no other kind of message', () => {
    const kinds = [
      'choice',
      'group',
      'alias',
      'event',
      'prompt',
      'waiting',
      'option',
      'text',
      'board',
      'sheet',
      'why',
      'remedy',
      'term',
      'figure',
      'warning',
      'bag',
      'standing',
      'pile',
      'stack',
      'track',
      'source',
    ];
    expect(
      Object.keys(en).filter((key) => key !== 'player' && !kinds.includes(key.split('.')[0] as string)),
    ).toEqual([]);
  });

  it('what is printed on every card and tile comes from the content', () => {
    expect(new Set(components).size).toBe(components.length);
    expect(ofKind('text').filter((key) => components.includes(key.slice('text.'.length)))).toEqual([]);
    for (const id of components) expect(escapePlan.words?.['en']).toHaveProperty([`text.${id}`]);
  });
});

describe.each(LOCALES)('%s', (_, own) => {
  it('has the messages of English and the texts of all components, no more and no less', () => {
    expect(sorted(Object.keys(own))).toEqual(sorted([...Object.keys(en), ...keyed('text', components)]));
  });

  it('is not English', () => {
    const alike = Object.entries(en).filter(([key, message]) => own[key] === message);
    expect(sorted(alike.map(([key]) => key))).toEqual(sorted(ALIKE));
    for (const id of components) expect(own[`text.${id}`]).not.toBe(escapePlan.words?.['en']?.[`text.${id}`]);
  });
});

it('Polish counts as Poles do', () => {
  const words = speaker(inAll['pl'] ?? {}, { locale: 'pl' });
  const route = { do: 'travel', place: 'casino', leaving: ['t2'], tools: 0, using: [] };
  const past = (officers: number, gas: number): string => words.choice({ ...route, officers, gas });
  expect(past(0, 0)).toBe('Podróżuj do: Kasyno');
  expect(past(1, 1)).toMatch(/, mijając 1 policjanta \(.+\), zużywając 1 kanister$/);
  expect(past(5, 2)).toMatch(/, mijając 5 policjantów \(.+\), zużywając 2 kanistry$/);
});

it.each([
  ['en', 'Nina: cash 15, wounds −60, −45 in all.'],
  ['pt-BR', 'Nina: dinheiro: 15; ferimentos: −60; total: −45.'],
  ['pl', 'Nina: gotówka: 15; rany: −60; razem: −45.'],
])('a score names only what brought or cost something: %s', (locale, line) => {
  const words = speaker(inAll[locale] ?? {}, { locale, players: ['Nina'] });
  const nothing = { group1: 0, group2: 0, safeHouses: 0, assets: 0, contacts: 0, bags: 0, notoriety: 0 };
  expect(words.event({ event: 'scored', seat: 0, ...nothing, cash: 15, wounds: -60, total: -45 })).toBe(line);
});

it.each([
  ['a visit to a business', 'visiting', ['takeContact', 'useAsset'], 'Which contact do you take?'],
  ['a clinic', 'visiting', ['unlock', 'takeContact'], 'Take a contact, or first something else?'],
  ['an exit', 'visiting', ['receiveIncome', 'takeContact'], 'Take a contact, or first something else?'],
  ['a safe house', 'visiting', ['takeKey'], 'Which key do you take?'],
  ['its fixers', 'visiting', ['buyFixer', 'decline'], 'Buy a fixer tile?'],
  ['the hospital', 'visiting', ['heal', 'decline'], 'Have wounds healed?'],
  ['a store', 'visiting', ['takeGasCan', 'buyEquipment', 'decline'], 'You are there. What do you do?'],
  ['a turn', 'turn', ['rest', 'travel'], 'Your turn: rest or travel?'],
  ['a turn after the rest of the day', 'turn', ['travel'], 'Your turn: where do you travel?'],
] as const)('the question of %s asks for what is offered', (_, step, offered, question) => {
  const words = speaker(inAll['en'] ?? {}, { locale: 'en' });
  expect(
    words.prompt(
      { step },
      offered.map((kind) => ({ do: kind })),
    ),
  ).toBe(question);
});
