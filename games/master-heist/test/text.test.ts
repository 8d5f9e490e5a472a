import { speaker } from '@getaway/words';
import { expect, test } from 'vitest';
import { SCENARIO_IDS } from '../content/index.ts';
import { masterHeist } from '../index.ts';
import en from '../locales/en.json';
import type { Heist } from '../rules/state.ts';
import { at, heist, planning, put, stand, the, tokens } from './scene.ts';

const { say } = speaker(en, { players: ['Nina', 'Vinnie', 'Ruby'] });
const told = (s: Heist): string => masterHeist.text?.(s, 0, say) ?? '';
const lines = (s: Heist): string[] => told(s).split('\n');
/** The map stands between the first two empty lines, and the legend below it. */
const map = (s: Heist): string[] => told(s).split('\n\n')[1]!.split('\n').slice(0, -1);

/** As many letters as a phone of 390 pixels shows beside each other. */
const PHONE = 44;

test.each(SCENARIO_IDS)('the map of %s fits a phone and names every space once', (scenario) => {
  const s = planning({ scenario });
  const names = map(s).flatMap((line) => line.match(/[a-z]\d+/g) ?? []);
  const spaces = s.unknown.filter((_, tile) => !s.gone[tile]).length + s.entrances.length;
  expect(names).toHaveLength(spaces);
  expect(new Set(names).size).toBe(spaces);
  expect(Math.max(...map(s).map((line) => line.length))).toBeLessThanOrEqual(PHONE);
});

test('neighbours lie beside each other on the map, or half a space off in the next line', () => {
  const s = heist();
  const column = (name: string): readonly [number, number] => {
    const line = map(s).findIndex((each) => each.includes(name));
    return [line, map(s)[line]!.indexOf(name)];
  };
  const [line, left] = column('c4');
  expect(column('d4')).toEqual([line, left + 4]);
  expect([column('c3'), column('d3')]).toEqual([
    [line - 1, left - 2],
    [line - 1, left + 2],
  ]);
});

test('the map marks what matters most on a space', () => {
  const s = heist();
  put(s, 'b4', { cash: 2 });
  put(s, 'c4', { cash: 2, cameras: 1 });
  put(s, 'd4', { unknown: true });
  put(s, 'e4', { disabled: 1 });
  put(s, 'c3', { guards: 1 });
  stand(s, 'thug', 'c3');
  expect(map(s).join(' ')).toMatch(/c3@.*b4\$ c4! d4\? e4(?![@!?$])/);
});

test('the list says of every space what lies there and who stands there', () => {
  const s = heist();
  put(s, 'c4', { guards: 2, subdued: 1, locks: 1, unlocked: 1, cameras: 1, disabled: 1, token: 'gateB' });
  put(s, 'd4', { cash: 3, jewel: 1, item: 'radio', ideaTokens: 1 });
  put(s, 'd3', { unknown: true });
  put(s, 'e3', { unknown: true });
  put(s, 'c3', { unknown: true, token: 'kennel' });
  stand(s, 'thug', 'd4');
  expect(lines(s)).toEqual(
    expect.arrayContaining([
      'c3: unknown security and kennel',
      'c4: gate B, 2 active guards, 1 closed lock, 1 live camera, 1 subdued guard, 1 open lock, and 1 disabled camera',
      'd4: $3k, 1 jewel, Radio, 1 idea token, and Thug',
      'Unknown: d3, e3',
    ]),
  );
  expect(told(s)).not.toMatch(/^c5:/m);
});

test('entrances say where they lead, and hideouts what they are', () => {
  const s = heist();
  stand(s, 'burglar', 'x1');
  expect(told(s)).toMatch(/^x1: to [a-z]\d.* Burglar/m);
  expect(told(planning({ scenario: 'final-score-1' }))).toMatch(/^[a-z]\d: hideout/m);
});

test('whoever was busted stands nowhere any more', () => {
  const s = heist();
  stand(s, 'thug', 'c4');
  the(s, 'thug').status = 'busted';
  expect(told(s)).not.toMatch(/^c4:/m);
});

test('a plan is told by its tiles, and only where there is one', () => {
  const s = heist();
  tokens(s, 'thug', 'c4', 'd4');
  tokens(s, 'burglar', 'd4');
  expect(lines(s).filter((line) => line.startsWith('Plan of'))).toEqual([
    'Plan of Thug: c4, d4',
    'Plan of Burglar: d4',
  ]);
  expect(s.plan[at(s, 'c4')]).toBe(1);
});
