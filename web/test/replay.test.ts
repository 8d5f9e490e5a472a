import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMatch, type MatchRecord, recordUpTo, same } from '@getaway/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { TITLES } from '../src/match/catalog.ts';
import { deeds } from '../../games/escape-plan/board/chases.ts';
import { named } from '../../games/escape-plan/rules/characters.ts';
import type { State } from '../../games/escape-plan/rules/state.ts';
import { chanceChart, gainCharts, pointsOf, trackCharts } from '../src/replay/charts.ts';
import { matrixOf, nextOf } from '../src/replay/matrix.ts';
import { labelsAlong, scaleOf } from '../src/replay/scale.ts';
import { Tape } from '../src/replay/tape.ts';
import { chancesOf, turningPoints, type TurningPoint } from '../src/replay/turningPoints.ts';
import { rewindsIn } from '../src/table/logGroups.ts';

/** A finished match out of the game's own fixtures. */
function finished(game: string, kind = /^(2022-3|together|county|community)/): MatchRecord {
  const folder = join(import.meta.dirname, `../../games/${game}/test/fixtures`);
  const file = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .find((name) => kind.test(name)) as string;
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
      const match = loadMatch({ ...record, plays: record.plays.slice(0, at) }, { [id]: game });
      for (const seat of [null, 0]) {
        expect(same(tape.view(at, seat), match.view(seat))).toBe(true);
        expect(same(tape.events(at, seat), match.events(seat))).toBe(true);
      }
    }
    expect(tape.isOver).toBe(true);
  });

  test('tells where something was taken back by agreement', () => {
    const half = Math.floor(tape.length / 2);
    const rewinds = [0, half, half, tape.length].map((to) => ({ seat: 0, to, plays: 2 }));
    const marked = { ...tape.record, rewinds };
    const retold = new Tape(tape.game, marked);
    for (const at of [0, half, tape.length]) {
      const match = loadMatch(recordUpTo(marked, at), { [id]: tape.game });
      expect(same(retold.events(at, 0), match.events(0))).toBe(true);
    }
    expect(rewindsIn(retold.events(half, null)).map(({ play }) => play)).toEqual([0, half, half]);
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

/** The question that was open before a play. */
const stepAt = (tape: Tape, play: number): { step: string; who?: number } =>
  tape.state(play).agenda.at(-1) as { step: string; who?: number };

describe('who moved police at whom', () => {
  const everybody = [1, 2, 3, 4, 5].map((seats) => [seats, new RegExp(`^2022-${seats}-`)] as const);

  test.each(everybody)(
    'with %i thieves, every move is counted once, after whom it was meant',
    async (_, kind) => {
      const tape = new Tape(await TITLES[0]!.load(), finished('escape-plan', kind));
      const moves = tape.everything.filter(({ event }) => event.event === 'officerMoved');
      const moved = deeds.of(tape.everything);
      expect(moved.map(({ play }) => play)).toEqual(moves.map(({ play }) => play));
      // The question itself says who is chased; what followed by itself, because there was one move only, was not asked.
      const firsts = moved.filter(({ play }, i) => moved[i - 1]?.play !== play);
      const asked = firsts.filter(({ play }) => stepAt(tape, play).step === 'chase');
      expect(asked.length).toBeGreaterThan(0);
      for (const { by, at, play } of asked) {
        expect(at).toBe(named(tape.state(play) as unknown as State, stepAt(tape, play).who!));
        expect(tape.record.plays[play]?.seat).toBe(by);
      }
      const { cells, columns } = matrixOf(moved, tape.state(0).seats);
      expect(cells.flat(2)).toHaveLength(moved.length);
      expect(columns.slice(0, tape.state(0).seats)).toEqual(cells.map((_row, seat) => seat));
    },
  );

  test('a cell leads from one of its moves to the next, and round', () => {
    expect([null, 3, 7, 9].map((at) => nextOf([4, 9], at))).toEqual([4, 4, 9, 4]);
    expect(nextOf([], 3)).toBeUndefined();
  });

  test('seats come first, then those whom nobody plays, then what was aimed at nobody', () => {
    const whom = [null, 'sandra', 1, null] as const;
    const { columns, cells, most } = matrixOf(
      whom.map((at, play) => ({ by: 0, at, play })),
      2,
    );
    expect(columns).toEqual([0, 1, 'sandra', null]);
    expect(cells).toEqual([
      [[], [3], [2], [1, 4]],
      [[], [], [], []],
    ]);
    expect(most).toBe(2);
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

test('whoever wins and loses together has one line', () => {
  const points = [0, 1].map((at) => ({ at, label: null }));
  const crew = chanceChart(points, [
    [0.5, 0.5],
    [0.25, 0.25],
  ]);
  expect(crew.series).toEqual([{ seat: null, name: null, values: [50, 25] }]);
  expect(
    chanceChart(points, [
      [0.5, 0.5],
      [0.75, 0.25],
    ]).series.map(({ seat }) => seat),
  ).toEqual([0, 1]);
});

describe('the labels below a chart', () => {
  const values = [0, 1, 2, 3, 4, 5];
  const points = values.map((at) => ({ at, label: null }));
  const series = [{ seat: null, name: null, values }];
  const scale = scaleOf({ title: '', kind: 'lines', seat: null, points, series });
  const along = (text: string) =>
    labelsAlong(
      values.map((i) => `${text} ${i}`),
      scale,
    );

  test('are as many as have room, and none runs out of the picture', () => {
    expect(along('Day').map(({ text }) => text)).toEqual(['Day 0', 'Day 2', 'Day 4']);
    expect(along('Day, in words that go on and on').map(({ text }) => text)).toHaveLength(1);
    for (const { text, x } of [...along('Day'), ...along('Dzień, faza miasta')]) {
      expect(x - text.length * 3).toBeGreaterThanOrEqual(0);
      expect(x + text.length * 3).toBeLessThanOrEqual(scale.width);
    }
  });
});
