import { type Moment, same } from '@getaway/engine';
import type { Tape } from './tape.ts';

/** A point of the horizontal axis: what it is called, and where the match stood. */
export interface ChartPoint {
  readonly at: number;
  readonly label: Moment | null;
}

export interface Series {
  /** A seat's line, or one of the whole table. */
  readonly seat: number | null;
  /** The message that names it, where it belongs to no seat; without one it is everybody's. */
  readonly name: string | null;
  readonly values: readonly (number | null)[];
}

export interface Chart {
  /** The message that is its title. */
  readonly title: string;
  readonly kind: 'lines' | 'stack';
  /** Whose it is, where every seat has one. */
  readonly seat: number | null;
  readonly points: readonly ChartPoint[];
  readonly series: readonly Series[];
}

/** Without named stretches of play, so many points are enough for a line. */
const ENOUGH = 60;

/** The ends of the stretches that a match consists of. */
export function pointsOf(tape: Tape): ChartPoint[] {
  const { game } = tape;
  if (!game.moment) {
    const step = Math.max(1, Math.ceil(tape.length / ENOUGH));
    const count = Math.floor(tape.length / step) + 1;
    const points = Array.from({ length: count }, (_, i) => ({ at: i * step, label: null }));
    return points.at(-1)?.at === tape.length ? points : [...points, { at: tape.length, label: null }];
  }
  const points: ChartPoint[] = [];
  let last = '';
  for (let at = 0; at <= tape.length; at++) {
    const label = game.moment(tape.state(at));
    const name = JSON.stringify(label);
    if (name === last) points.pop();
    last = name;
    points.push({ at, label });
  }
  return points;
}

/** The chart of every track that the game names, one line a seat or one for the table. */
export function trackCharts(tape: Tape, points: readonly ChartPoint[]): Chart[] {
  const samples = points.map(({ at }) => tape.game.tracks?.(tape.state(at)) ?? {});
  return Object.keys(samples[0] ?? {}).map((name) => {
    const first = samples[0]?.[name];
    const ofTable = typeof first === 'number';
    const seats = ofTable ? [null] : ((first as readonly unknown[]) ?? []).map((_, seat) => seat);
    const series = seats.map((seat) => ({
      seat,
      name: seat === null ? `track.${name}` : null,
      values: samples.map((sample) => {
        const value = sample[name];
        return typeof value === 'number' ? value : (value?.[seat ?? 0] ?? null);
      }),
    }));
    return { title: `track.${name}`, kind: 'lines', seat: null, points, series };
  });
}

/** For each seat: what it has gained so far, by where it came from. */
export function gainCharts(tape: Tape, points: readonly ChartPoint[]): Chart[] {
  const gains = tape.everything.flatMap(({ play, event }) => {
    const gain = tape.game.gains?.(event);
    return gain ? [{ play, ...gain }] : [];
  });
  const sources = [...new Set(gains.map(({ source }) => source))].sort();
  const { seats } = tape.state(0);
  if (sources.length === 0) return [];
  return Array.from({ length: seats }, (_, seat) => ({
    title: 'gains',
    kind: 'stack' as const,
    seat,
    points,
    series: sources.map((source) => ({
      seat: null,
      name: `source.${source}`,
      values: points.map(({ at }) =>
        gains
          .filter((gain) => gain.seat === seat && gain.source === source && gain.play <= at)
          .reduce((sum, { amount }) => sum + amount, 0),
      ),
    })),
  }));
}

/** Each seat's chance to win. */
export const chanceChart = (
  points: readonly ChartPoint[],
  chances: readonly (readonly number[])[],
): Chart => ({
  title: 'chances',
  kind: 'lines',
  seat: null,
  points,
  series: together(
    (chances[0] ?? []).map((_, seat) => ({
      seat,
      name: null,
      values: points.map(({ at }) => Math.round(100 * chances[at]![seat]!)),
    })),
  ),
});

/** Whoever wins and loses with all others has the same line as they: one is enough. */
function together(series: readonly Series[]): readonly Series[] {
  const [first, ...others] = series;
  const areAlike = others.length > 0 && others.every(({ values }) => same(values, first?.values));
  return first && areAlike ? [{ ...first, seat: null }] : series;
}
