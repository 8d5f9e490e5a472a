import type { XY } from './geometry.ts';

/** A part of the picture: its middle, and how far it reaches to each side. */
export interface Patch extends XY {
  readonly wide: number;
  readonly high: number;
  /** How bad it is to cover it. */
  readonly weight?: number;
}

export const covers = (a: Patch, b: Patch): number =>
  Math.max(0, a.wide + b.wide - Math.abs(a.x - b.x)) * Math.max(0, a.high + b.high - Math.abs(a.y - b.y));

/** The first of those that cover least. */
export function leastOf<P extends Patch>(patches: readonly P[], taken: readonly Patch[]): P {
  let [best, least] = [patches[0] as P, Infinity];
  for (const patch of patches) {
    const cost = taken.reduce((sum, other) => sum + covers(patch, other) * (other.weight ?? 1), 0);
    if (cost < least) [best, least] = [patch, cost];
    if (least === 0) break;
  }
  return best;
}
