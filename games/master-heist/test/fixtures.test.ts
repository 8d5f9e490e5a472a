// Finished heists end as they did. After a change of the rules (and of the game's version) they are made anew:
//   MAKE_FIXTURES=1 npx vitest run games/master-heist/test/fixtures.test.ts
// With MAKE_FIXTURES=missing only those that are not there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadMatch } from '@getaway/engine';
import { describe, expect, test } from 'vitest';
import { SCENARIO_IDS } from '../content/index.ts';
import { masterHeist } from '../index.ts';
import { heistResult } from '../rules/result.ts';
import type { Heist } from '../rules/state.ts';
import { FIXTURES, make } from './fixtures.ts';

const fileOf = (name: string) => new URL(`./fixtures/${name}.json`, import.meta.url);
const games = { [masterHeist.id]: masterHeist } as never;
const HOUR = 3_600_000;

const making = process.env['MAKE_FIXTURES'];
if (making)
  describe('makes', () => {
    test.each(FIXTURES.map((fixture) => [fixture.name, fixture] as const))(
      '%s',
      (name, fixture) => {
        if (making === 'missing' && existsSync(fileOf(name))) return;
        writeFileSync(fileOf(name), `${JSON.stringify(make(fixture))}\n`);
      },
      HOUR,
    );
  });

describe('finished heists', () => {
  test.each(FIXTURES.map((fixture) => [fixture.name, fixture] as const))(
    '%s ends as it did',
    (name, { scenario, ending, seats }) => {
      const match = loadMatch(JSON.parse(readFileSync(fileOf(name), 'utf8')), games);
      const state = match.view(null) as unknown as Heist;
      expect(match.outcome()).toEqual({
        ending,
        winners: ending === 'success' ? Array.from({ length: seats }, (_, seat) => seat) : [],
        scores: Array.from({ length: seats }, () => null),
      });
      const result = heistResult(state);
      expect([result.scenario, result.won, state.seats]).toEqual([scenario, ending === 'success', seats]);
      masterHeist.schema.validate({ ...state, rng: [0, 0, 0, 0] });
    },
  );

  test('cover every scenario, won and lost', () => {
    for (const ending of ['success', 'failure'] as const)
      expect(FIXTURES.filter((one) => one.ending === ending).map(({ scenario }) => scenario)).toEqual([
        ...SCENARIO_IDS,
      ]);
  });
});
