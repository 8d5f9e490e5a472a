// Finished games end as they did. After a change of the rules (and of the game's version) they are made anew:
//   MAKE_FIXTURES=1 npx vitest run games/escape-plan/test/fixtures.test.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadMatch, type Match } from '@getaway/engine';
import { describe, expect, test } from 'vitest';
import { EDITIONS, FLAGS } from '../content/index.ts';
import { escapePlan } from '../index.ts';
import type { Choice } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { endingsOf } from './endings.ts';
import { type Fixture, makeFixtures } from './fixtureMaker.ts';

const folder = new URL('fixtures/', import.meta.url);
const fileOf = (name: string) => new URL(`${name}.json`, folder);
const names = readdirSync(folder).flatMap((file) => /(.*)\.json$/.exec(file)?.[1] ?? []);
const fixtureOf = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Fixture;

if (process.env['MAKE_FIXTURES'])
  test('make the fixtures', { timeout: 3_600_000 }, () =>
    makeFixtures((name, fixture) => writeFileSync(fileOf(name), `${JSON.stringify(fixture)}\n`)),
  );

describe('finished games', () => {
  test.each(names)('%s ends as it did', (name) => {
    const { record, outcome, endings } = fixtureOf(name);
    const games = { 'escape-plan': escapePlan } as unknown as Parameters<typeof loadMatch>[1];
    const match = loadMatch(record, games) as unknown as Match<State, Choice>;
    expect(match.outcome()).toEqual(outcome);
    expect(endingsOf(match)).toEqual(endings);
  });

  test('they show every edition, seat count, flag and way to end', () => {
    const all = names.map(fixtureOf);
    for (const edition of EDITIONS) {
      const seats = all
        .filter(({ record }) => record.options['edition'] === edition)
        .map(({ record }) => record.seats);
      expect(new Set(seats)).toEqual(new Set([1, 2, 3, 4, 5]));
    }
    for (const flag of FLAGS) expect(all.some(({ record }) => flag in record.options)).toBe(true);
    expect(new Set(all.flatMap(({ endings }) => endings))).toEqual(
      new Set([
        'Costa beaten',
        'Costa wins',
        'all escaped early',
        'allGone',
        'arrested at the end',
        'arrested at the gate',
        'arrested without the fee',
        'lastDawn',
        'nobodyEscaped',
        'somebody escaped',
      ]),
    );
  });
});
