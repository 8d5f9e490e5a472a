// Finished matches, replayed from start to end. After a change of the rules (and of the game's version) they are made anew:
//   MAKE_FIXTURES=1 npx vitest run games/escape-from-new-york/test/fixtures.test.ts
// With MAKE_FIXTURES=missing only those that are not there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadMatch, type Match } from '@getaway/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { drive } from './driver.ts';
import { FIXTURES, type Fixture } from './fixtures.ts';
import { game } from './scene.ts';

const fileOf = (name: string) => new URL(`./fixtures/${name}.json`, import.meta.url);
const relive = (record: unknown) => loadMatch(record, { [game.id]: game }) as unknown as Match<State, Choice>;

/** Whether a match is what the fixture promises. */
function keeps({ ending, winners, check = () => true }: Fixture, match: Match<State, Choice>): boolean {
  const outcome = match.outcome();
  if (outcome?.ending !== ending || outcome.winners.join() !== winners.join()) return false;
  return check(
    match.view(null),
    match.events(null).map(({ event }) => event),
  );
}

const MOST_SEEDS = 1500;

const making = process.env['MAKE_FIXTURES'];
if (making)
  test('make the fixtures', { timeout: 3_600_000 }, () => {
    for (const fixture of FIXTURES) {
      if (making === 'missing' && existsSync(fileOf(fixture.name))) continue;
      const found = Array.from({ length: MOST_SEEDS }).some((_, i) => {
        const driven = drive({ ...fixture.drive, seed: `${fixture.name} ${i}` });
        if (driven?.outcome.ending !== fixture.ending) return false;
        if (!keeps(fixture, relive(driven.record))) return false;
        writeFileSync(fileOf(fixture.name), `${JSON.stringify(driven.record)}\n`);
        return true;
      });
      expect(found, fixture.name).toBe(true);
    }
  });

describe('finished matches', () => {
  test.each(FIXTURES.map((fixture) => [fixture.name, fixture] as const))('%s', (name, fixture) => {
    const match = relive(JSON.parse(readFileSync(fileOf(name), 'utf8')));
    expect(keeps(fixture, match)).toBe(true);
    expect(match.record().options).toMatchObject(fixture.drive.options ?? {});
  });
});
