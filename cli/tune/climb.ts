import { below, type Chance } from '@getaway/engine';

export type Weights = { readonly [name: string]: number };

/** How far a step looks to either side, as a share of each weight. */
const REACH = 0.15;
/** How far it goes at most, as a share of what it looked at. */
const STRIDE = 0.8;
/** Results this near to even are luck. */
const LUCK = 0.02;

/** Weights a little to one side and to the other, each weight up or down by the toss of a coin. */
export function bothSides(weights: Weights, chance: Chance): readonly [Weights, Weights] {
  const signs = Object.keys(weights).map(() => (below(chance, 2) === 0 ? 1 : -1));
  const side = (way: 1 | -1): Weights =>
    Object.fromEntries(
      Object.entries(weights).map(([name, weight], i) => [
        name,
        weight * (1 + way * REACH * (signs[i] as number)),
      ]),
    );
  return [side(1), side(-1)];
}

/** The weights after one side has met the other and won this share of the games: towards the stronger one. */
export function stepTowards(weights: Weights, [one]: readonly [Weights, Weights], share: number): Weights {
  const lead = 2 * (share - 0.5);
  if (Math.abs(lead) < LUCK) return weights;
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => {
      const moved = weight + STRIDE * lead * ((one[name] as number) - weight);
      return [name, Number(moved.toPrecision(4))];
    }),
  );
}
