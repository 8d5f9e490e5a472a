/**
 * Where a travel can be on one patch of the city (see `patches.ts`), and with how many points left, as one number: slot
 * `s` with `p` points left is bit `p * SLOTS + s`. Whoever has points left could also have fewer: so one reach holds
 * another where it has all of its bits, and everything that a move leads to is found at once, for any points, by shifting
 * what it leads to with all points.
 */
export type Reach = number;

/** EP-TRV-02, EP-SUB-02. */
export const ALLOWANCE = 3;
export const RIDE_BONUS = 1;
/** Nobody ever has more points left: a gas can is returned when none is left, and the bonus comes once. */
export const MOST_POINTS = ALLOWANCE + RIDE_BONUS;

/** As many regions as fit into 31 bits with all their points. The busiest lines, in `legs.ts` and `search.ts`, are written out for six. */
export const SLOTS = 6;

/** All slots with no points left; a reach with points anywhere is a greater number. */
export const WITHOUT_POINTS = 2 ** SLOTS - 1;

/** One slot, with as many points as can be and with all fewer. */
export function withAllPoints(slot: number): Reach {
  let reach = 0;
  for (let points = 0; points <= MOST_POINTS; points++) reach |= 1 << (points * SLOTS + slot);
  return reach;
}
const FIRST = withAllPoints(0);

/** What is left of a reach when that many points are spent. */
export const spend = (reach: Reach, points: number): Reach => reach >> (points * SLOTS);

/** The slots in a reach, as bits. */
export const slotsIn = (reach: Reach): number =>
  (reach | (reach >> SLOTS) | (reach >> (2 * SLOTS)) | (reach >> (3 * SLOTS)) | (reach >> (4 * SLOTS))) &
  WITHOUT_POINTS;

/** Shifts away whatever a slot leads to that is not reached at all. */
export const NOT_REACHED = 31;
const TOP = 31 - MOST_POINTS * SLOTS;

/** How far what a slot leads to with all points is to be shifted for the points that are left there. */
export function shiftAt(reach: Reach, slot: number): number {
  const zeros = Math.clz32((reach >> slot) & FIRST);
  // 32 zeros: nothing is set. Written without a branch, since nobody could foresee it.
  return zeros - TOP + (zeros >> 5) * (NOT_REACHED + TOP - 32);
}

/** The points left at a slot; -1 if it is not reached. */
export function pointsAt(reach: Reach, slot: number): number {
  const shift = shiftAt(reach, slot);
  return shift === NOT_REACHED ? -1 : MOST_POINTS - shift / SLOTS;
}

/** The most points left anywhere in a reach that is not empty. */
export const mostPoints = (reach: Reach): number => Math.floor((31 - Math.clz32(reach)) / SLOTS);
