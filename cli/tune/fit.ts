import { below, type Chance } from '@getaway/engine';

export type Weights = { readonly [name: string]: number };

/** What each weight is multiplied with, as logarithms, in the order of the weights. */
export type Variation = readonly number[];

/** How far weights are varied: most of them by less than this, up or down. */
const SPREAD = 0.3;
/** How far the first step goes for a slope that is certain, how much shorter the others are, and how far it goes at most. */
const STRIDE = 5;
const SHORTER = 1 / 3;
const FARTHEST = 0.5;
/** A slope that is no greater than so many of its standard errors is mostly luck. */
const LUCK = 2;
/** Keeps the equations solvable when there are fewer games than weights. */
const RIDGE = 1e-3;

const FINE = 1 << 30;
const uniform = (chance: Chance): number => (below(chance, FINE) + 0.5) / FINE;

/** A variation of so many weights: all at once, each by a normal deviate. */
export const vary = (count: number, chance: Chance): number[] =>
  Array.from(
    { length: count },
    () => SPREAD * Math.sqrt(-2 * Math.log(uniform(chance))) * Math.cos(2 * Math.PI * uniform(chance)),
  );

export const varied = (weights: Weights, variation: Variation): Weights =>
  Object.fromEntries(
    Object.entries(weights).map(([name, weight], i) => [name, weight * Math.exp(variation[i] as number)]),
  );

/** How somebody fared who played with varied weights. */
export interface Result {
  /** The difference to those it was measured against. */
  readonly variation: Variation;
  /** From 0 for the worst to 1 for the best. */
  readonly success: number;
}

/** How much success a weight brings that is multiplied with e, and the standard error of that. */
export interface Slope {
  readonly slope: number;
  readonly error: number;
}

/** Least squares over all results: what all weights, varied at once, have to do with success. */
export function slopesOf(results: readonly Result[]): Slope[] {
  const count = results[0]?.variation.length ?? 0;
  const mean = results.reduce((sum, { success }) => sum + success, 0) / results.length;
  // The normal equations, with the identity beside them: solving leaves the inverse there.
  const rows = Array.from({ length: count }, (_, i) => [
    ...Array.from({ length: count }, (_, j) => (i === j ? RIDGE : 0)),
    ...Array.from({ length: count }, (_, j) => (i === j ? 1 : 0)),
  ]);
  const sums = Array.from({ length: count }, () => 0);
  for (const { variation, success } of results) {
    for (let i = 0; i < count; i++) {
      const row = rows[i] as number[];
      sums[i] = (sums[i] as number) + (variation[i] as number) * (success - mean);
      for (let j = 0; j < count; j++) {
        row[j] = (row[j] as number) + (variation[i] as number) * (variation[j] as number);
      }
    }
  }
  eliminate(rows);
  const inverse = rows.map((row) => row.slice(count));
  const slopes = inverse.map((row) => dot(row, sums));
  const left = results.reduce(
    (sum, { variation, success }) => sum + (success - mean - dot(variation, slopes)) ** 2,
    0,
  );
  const noise = left / Math.max(1, results.length - count - 1);
  return slopes.map((slope, i) => ({ slope, error: Math.sqrt(noise * (inverse[i]?.[i] as number)) }));
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, each, i) => sum + each * (other[i] as number), 0);

/** Gauss and Jordan: turns the left square of the rows into the identity. It is positive definite, so no row is swapped. */
function eliminate(rows: number[][]): void {
  for (const [i, pivot] of rows.entries()) {
    const lead = pivot[i] as number;
    for (let j = 0; j < pivot.length; j++) pivot[j] = (pivot[j] as number) / lead;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[i] as number;
      for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number);
    }
  }
}

/** Uphill: as far as the slope is steep, and the less, the more it may be luck. `before` steps were gone already. */
export const stepUp = (weights: Weights, slopes: readonly Slope[], before = 0): Weights =>
  Object.fromEntries(
    Object.entries(weights).map(([name, weight], i) => {
      const { slope, error } = slopes[i] as Slope;
      const certain = slope ** 2 / (slope ** 2 + (LUCK * error) ** 2 || 1);
      const move = Math.max(
        -FARTHEST,
        Math.min(FARTHEST, (STRIDE / (1 + SHORTER * before)) * slope * certain),
      );
      return [name, Number((weight * Math.exp(move)).toPrecision(3))];
    }),
  );
