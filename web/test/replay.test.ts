import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMatch, type MatchRecord, same } from '@getaway/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { TITLES } from '../src/match/catalog.ts';
import { gainCharts, pointsOf, trackCharts } from '../src/replay/charts.ts';
import { Tape } from '../src/replay/tape.ts';
import { chancesOf, turningPoints, type TurningPoint } from '../src/replay/turningPoints.ts';

/** A finished match out of the game's own fixtures. */
function finished(game: string): MatchRecord {
  const folder = join(import.meta.dirname, `../../games/${game}/test/fixtures`);
  const file = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .find((name) => /^(2022-3|together|county|community)/.test(name)) as string;
  const kept = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { record?: MatchRecord } & MatchRecord;
  return kept.record ?? kept;
}

/** Runs by itself, so that looking closely takes few iterations. */
function clock(): () => number {
  let now = 0;
  return () => (now += 100);
}

describe.each(TITLES.map((title) => [title.id, title] as const))('a replay of %s', (id, title) => {
  let tape: Tape;
  beforeAll(async () => {
    tape = new Tape(await title.load(), finished(id));
  });

  test('shows every position as the match had it', () => {
    const { game, record } = tape;
    for (const at of [0, Math.floor(tape.length / 2), tape.length]) {
      const match = loadMatch({ ...record, plays: record.plays.slice(0, at) }, { [id]: game as never });
      for (const seat of [null, 0]) {
        expect(same(tape.view(at, seat), match.view(seat))).toBe(true);
        expect(same(tape.events(at, seat), match.events(seat))).toBe(true);
      }
    }
    expect(tape.isOver).toBe(true);
  });

  test('steps from turn to turn and back', () => {
    const { turns } = tape;
    expect(turns[0]).toBe(0);
    expect(tape.turnAfter(0)).toBe(turns[1] ?? tape.length);
    expect(tape.turnBefore(turns[1] ?? tape.length)).toBe(0);
    expect(tape.turnAfter(tape.length)).toBe(tape.length);
  });

  test('has charts whose lines have a value at every point', () => {
    const points = pointsOf(tape);
    const charts = [...trackCharts(tape, points), ...gainCharts(tape, points)];
    expect(charts.length).toBeGreaterThan(2);
    expect(points.at(-1)?.at).toBe(tape.length);
    for (const { series } of charts) {
      expect(series.length).toBeGreaterThan(0);
      for (const { values } of series) expect(values).toHaveLength(points.length);
    }
    const words = tape.game.words?.['en'] ?? {};
    for (const { title: name, series } of charts) {
      if (name !== 'gains') expect(words).toHaveProperty([name]);
      for (const { name: line } of series) if (line !== null) expect(words).toHaveProperty([line]);
    }
  });

  test('has at most seven turning points, each at a choice that was really made', async () => {
    const evaluation = await title.evaluation();
    const chances = chancesOf(tape, evaluation);
    expect(chances).toHaveLength(tape.length + 1);
    const steps: number[] = [];
    const points: TurningPoint[] = turningPoints(tape, evaluation, clock(), (done) => steps.push(done));
    expect(points.length).toBeLessThanOrEqual(7);
    expect(steps.at(-1)).toBe(1);
    for (const { play, seat, played, better, kind } of points) {
      expect(tape.record.plays[play]).toEqual({ seat, choice: played });
      expect(better === null).toBe(kind !== 'slip');
      if (better) expect(same(better, played)).toBe(false);
    }
  });
});

test('money comes from where the rules say', async () => {
  const tape = new Tape(await TITLES[0]!.load(), finished('escape-plan'));
  const points = pointsOf(tape);
  const paid = tape.everything.filter(
    ({ event }) => event.event === 'income' && 'seat' in event && event.seat === 0,
  );
  const total = paid.reduce((sum, { event }) => sum + Number('amount' in event && event.amount), 0);
  const [own] = gainCharts(tape, points);
  const gained = own!.series.reduce((sum, { values }) => sum + (values.at(-1) ?? 0), 0);
  expect(gained).toBe(total);
});
