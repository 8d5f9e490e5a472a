import type { Chart, Series } from './charts.ts';

/** Where things lie in a chart's picture. */
export interface Scale {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The distance between two points. */
  readonly step: number;
  readonly ticks: readonly number[];
  readonly x: (i: number) => number;
  readonly y: (value: number) => number;
}

/** From one value to another, at every point. */
export type Band = readonly { readonly from: number; readonly to: number }[];

const WIDTH = 400;
const HEIGHT = 190;
const MOST_TICKS = 5;

/** Round numbers from 0 up to at least the given one, few enough to read. */
function ticksUpTo(top: number): number[] {
  const rough = Math.max(1, top) / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 1);
  const count = Math.max(1, Math.ceil(top / step));
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

/** The bands of a stack, the first at the bottom. */
export function stackOf(series: readonly Series[]): Band[] {
  const reached: number[] = [];
  return series.map(({ values }) =>
    values.map((value, i) => {
      const from = reached[i] ?? 0;
      const to = from + (value ?? 0);
      reached[i] = to;
      return { from, to };
    }),
  );
}

export function scaleOf({ series, points, kind }: Chart): Scale {
  const [left, right, top, bottom] = [34, WIDTH - 14, 12, HEIGHT - 26];
  const tops =
    kind === 'stack'
      ? (stackOf(series).at(-1) ?? []).map(({ to }) => to)
      : series.flatMap(({ values }) => values.map((value) => value ?? 0));
  const ticks = ticksUpTo(Math.max(1, ...tops));
  const most = ticks.at(-1) ?? 1;
  const step = (right - left) / Math.max(1, points.length - 1);
  return {
    width: WIDTH,
    height: HEIGHT,
    left,
    right,
    top,
    bottom,
    step,
    ticks,
    x: (i) => left + i * step,
    y: (value) => bottom - ((bottom - top) * value) / most,
  };
}

/** How wide a letter is at most, on average, and how far labels are apart. */
const LETTER = 6.4;
const GAP = 8;
const MOST_LABELS = 4;

/** Of the points' labels those that have room below the chart, each as near its point as the edges let it. */
export function labelsAlong(
  texts: readonly string[],
  { x, width }: Scale,
): { readonly text: string; readonly x: number }[] {
  const every = Math.ceil(texts.length / MOST_LABELS);
  let free = 0;
  return texts.flatMap((text, i) => {
    const half = (text.length * LETTER) / 2;
    const middle = Math.max(half, Math.min(x(i), width - half));
    if (i % every > 0 || middle - half < free) return [];
    free = middle + half + GAP;
    return [{ text, x: middle }];
  });
}

/** A line through the values; where there is none, it ends. */
export function linePath(values: readonly (number | null)[], { x, y }: Scale): string {
  let drawing = false;
  return values
    .map((value, i) => {
      if (value === null) {
        drawing = false;
        return '';
      }
      const to = `${drawing ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
      drawing = true;
      return to;
    })
    .join('');
}

export function bandPath(band: Band, { x, y }: Scale): string {
  const over = band.map(({ to }, i) => `${x(i).toFixed(1)} ${y(to).toFixed(1)}`);
  const under = band.map(({ from }, i) => `${x(i).toFixed(1)} ${y(from).toFixed(1)}`).reverse();
  return `M${over.join('L')}L${under.join('L')}Z`;
}
