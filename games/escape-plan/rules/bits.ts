/** Sets of small numbers kept in one integer: used slots, officer types on a tile, characters with a cube. */
export const has = (bits: number, i: number): boolean => ((bits >> i) & 1) === 1;
export const withBit = (bits: number, i: number): number => bits | (1 << i);
export const withoutBit = (bits: number, i: number): number => bits & ~(1 << i);

/** Counted in pairs, then fours, then eights: without a branch that cannot be foreseen. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The place of the lowest bit of those that are set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The place of the bit that has `n` lower ones below it. */
export function nthBit(bits: number, n: number): number {
  let rest = bits;
  for (let below = 0; below < n; below++) rest &= rest - 1;
  return lowestBit(rest);
}
