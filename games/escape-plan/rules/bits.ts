/** Sets of small numbers kept in one integer: used slots, officer types on a tile, characters with a cube. */
export const has = (bits: number, i: number): boolean => ((bits >> i) & 1) === 1;
export const withBit = (bits: number, i: number): number => bits | (1 << i);
export const withoutBit = (bits: number, i: number): number => bits & ~(1 << i);

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The place of the lowest bit of those that are set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The place of the bit that has `n` lower ones below it. */
export function nthBit(bits: number, n: number): number {
  let rest = bits;
  for (let below = 0; below < n; below++) rest &= rest - 1;
  return lowestBit(rest);
}
