import { readdirSync, readFileSync } from 'node:fs';
import { loadMatch, type Match, type Outcome } from '@getaway/engine';
import { describe, expect, test } from 'vitest';
import { EDITIONS, FLAGS } from '../content/index.ts';
import { escapePlan } from '../index.ts';
import type { Choice } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { endingsOf } from './fixtures/endings.ts';

interface Fixture {
  readonly record: { readonly seats: number; readonly options: { readonly [name: string]: unknown } };
  readonly outcome: Outcome;
  readonly endings: readonly string[];
}

const folder = new URL('fixtures/', import.meta.url);
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture] as const);

describe('finished games', () => {
  test.each(fixtures)('%s ends as it did', (_, { record, outcome, endings }) => {
    const games = { 'escape-plan': escapePlan } as unknown as Parameters<typeof loadMatch>[1];
    const match = loadMatch(record, games) as unknown as Match<State, Choice>;
    expect(match.outcome()).toEqual(outcome);
    expect(endingsOf(match)).toEqual(endings);
  });

  test('they show every edition, seat count, flag and way to end', () => {
    const all = fixtures.map(([, fixture]) => fixture);
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
