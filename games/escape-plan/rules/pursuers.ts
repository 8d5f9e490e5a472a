import { OFFICER_TYPES, type OfficerType, TILES } from '../content/index.ts';
import { has } from './bits.ts';
import { costaOf, hasCosta, hasSandra, sandraOf, tileOfPawn } from './characters.ts';
import type { TileId } from './map/index.ts';
import { cityTiles, tileNumber, typeNumber } from './officers.ts';
import type { Pursuer } from './play.ts';
import type { State } from './state.ts';

/** The danger tiles of a move (EP-AVD-02), and for each the pursuers that are settled, as bits of `PURSUERS`. */
export interface Avoiding {
  readonly danger: TileId[];
  readonly settled: number[];
}

export const PURSUERS: readonly Pursuer[] = [...OFFICER_TYPES, 'sandra', 'costa'];
const SANDRA_BIT = 3;
export const COSTA_BIT = 4;

export const pursuerBit = (pursuer: Pursuer): number =>
  pursuer === 'sandra' ? SANDRA_BIT : pursuer === 'costa' ? COSTA_BIT : typeNumber(pursuer);

/** Who stands on a tile: its officers, Sandra (EP-SAN-06) and Costa (EP-SOL-13), as bits. */
export const pursuersOn = (s: State, tile: TileId): number => pursuersOnTile(s, tileNumber(tile));

export function pursuersOnTile(s: State, number: number): number {
  let bits = s.officers[number]!;
  if (hasSandra(s)) {
    const tile = TILES[number]!;
    if (tileOfPawn(s, sandraOf(s)) === tile) bits |= 1 << SANDRA_BIT;
    if (hasCosta(s) && tileOfPawn(s, costaOf(s)) === tile) bits |= 1 << COSTA_BIT;
  }
  return bits;
}

/** The city tiles with somebody on them, as bits. */
export function guardedTiles(s: State): number {
  let guarded = 0;
  for (const tile of cityTiles(s)) if (s.officers[tile] !== 0) guarded |= 1 << tile;
  const sandra = hasSandra(s) ? tileOfPawn(s, sandraOf(s)) : null;
  const costa = hasCosta(s) ? tileOfPawn(s, costaOf(s)) : null;
  if (sandra !== null) guarded |= 1 << tileNumber(sandra);
  if (costa !== null) guarded |= 1 << tileNumber(costa);
  return guarded;
}

/** EP-AVD-06: who is pending on a danger tile at this moment. */
export const pendingOn = (s: State, avoiding: Avoiding, i: number): number =>
  pursuersOn(s, avoiding.danger[i]!) & ~avoiding.settled[i]!;

/** Whom an effect against these types can settle: Sandra counts as any type, Costa only by EP-OPT-14. */
export function avoidableBits(s: State, officers: readonly OfficerType[]): number {
  let bits = 1 << SANDRA_BIT;
  if (s.options.costaAvoidable) bits |= 1 << COSTA_BIT;
  for (let i = 0; i < officers.length; i++) bits |= 1 << typeNumber(officers[i]!);
  return bits;
}

export const pursuerNames = (bits: number): Pursuer[] => PURSUERS.filter((_, bit) => has(bits, bit));
