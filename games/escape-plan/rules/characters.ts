import { type RegionId, type TileId, tileOf } from './map/index.ts';
import type { State, Thief } from './state.ts';

/** Characters are numbered: the humans by seat, then Sandra, then Costa. */
export const isHuman = (s: State, who: number): boolean => who < s.seats;
export const hasSandra = (s: State): boolean => s.seats <= 2;
export const hasCosta = (s: State): boolean => s.seats === 1;
export const sandraOf = (s: State): number => s.seats;
export const costaOf = (s: State): number => s.seats + 1;

export const thiefOf = (s: State, seat: number): Thief => s.thieves[seat]!;
export const isActive = (s: State, seat: number): boolean => thiefOf(s, seat).status === 'active';

export function anyActive(s: State): boolean {
  for (const thief of s.thieves) if (thief.status === 'active') return true;
  return false;
}

/** How an event names a character. */
export const named = (s: State, who: number): number | 'sandra' | 'costa' =>
  isHuman(s, who) ? who : who === sandraOf(s) ? 'sandra' : 'costa';

/** The tile where a character's pawn stands; null when it is out of the city. */
export function tileOfPawn(s: State, who: number): TileId | null {
  const at = s.at[who]!;
  return at === null ? null : tileOf(at);
}

/** EP-VIS-04: the other characters whose pawns stand there. */
export function companyAt(s: State, who: number, location: RegionId): number {
  let company = 0;
  for (let other = 0; other < s.at.length; other++) {
    const at = s.at[other]!;
    // Told apart from null first: texts are compared faster where there is nothing but texts.
    if (other !== who && at !== null && at === location) company++;
  }
  return company;
}
