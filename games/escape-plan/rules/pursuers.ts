import { OFFICER_TYPES, type OfficerType } from '../content/index.ts';
import { has } from './bits.ts';
import { costaOf, hasCosta, hasSandra, sandraOf } from './characters.ts';
import { region, type TileId } from './map/index.ts';
import { cityTiles, tileNumber, typeBits, typeNumber } from './officers.ts';
import type { Pursuer } from './play.ts';
import type { State } from './state.ts';

/** The danger tiles of a move (EP-AVD-02), and for each the pursuers that are settled, as bits of `PURSUERS`. */
export interface Avoiding {
  readonly danger: readonly TileId[];
  readonly settled: number[];
}

export const PURSUERS: readonly Pursuer[] = [...OFFICER_TYPES, 'sandra', 'costa'];
const SANDRA_BIT = 3;
export const COSTA_BIT = 4;

export const pursuerBit = (pursuer: Pursuer): number =>
  pursuer === 'sandra' ? SANDRA_BIT : pursuer === 'costa' ? COSTA_BIT : typeNumber(pursuer);

/** Who stands on a tile: its officers, Sandra (EP-SAN-06) and Costa (EP-SOL-13), as bits. */
export const pursuersOn = (s: State, tile: TileId): number => pursuersOnTile(s, tileNumber(tile));

export function pursuersOnTile(s: State, tile: number): number {
  const bits = s.officers[tile]!;
  if (!hasSandra(s)) return bits;
  const sandra = tileNumberOfPawn(s, sandraOf(s)) === tile ? 1 << SANDRA_BIT : 0;
  const costa = hasCosta(s) && tileNumberOfPawn(s, costaOf(s)) === tile ? 1 << COSTA_BIT : 0;
  return bits | sandra | costa;
}

/** The number of the tile where a character's pawn stands; -1 when it is out of the city. */
function tileNumberOfPawn(s: State, who: number): number {
  const at = s.at[who]!;
  return at === null ? -1 : region(at).tileIndex;
}

/** The city tiles with somebody on them, as bits. */
export function guardedTiles(s: State): number {
  const tiles = cityTiles(s);
  let guarded = 0;
  for (let i = 0; i < tiles.length; i++) if (s.officers[tiles[i]!] !== 0) guarded |= 1 << tiles[i]!;
  const sandra = hasSandra(s) ? tileNumberOfPawn(s, sandraOf(s)) : -1;
  const costa = hasCosta(s) ? tileNumberOfPawn(s, costaOf(s)) : -1;
  if (sandra >= 0) guarded |= 1 << sandra;
  if (costa >= 0) guarded |= 1 << costa;
  return guarded;
}

let lastDanger: readonly TileId[] = [];
const lastNumbers: number[] = [];

/** The numbers of danger tiles, as many as there are: those of one move are asked for time and again. */
export function dangerTiles(danger: readonly TileId[]): readonly number[] {
  if (danger !== lastDanger) {
    for (let i = 0; i < danger.length; i++) lastNumbers[i] = tileNumber(danger[i]!);
    lastDanger = danger;
  }
  return lastNumbers;
}

/** EP-AVD-06: who is pending on a danger tile at this moment. */
export const pendingOn = (s: State, { danger, settled }: Avoiding, i: number): number =>
  pursuersOnTile(s, dangerTiles(danger)[i]!) & ~settled[i]!;

/** Who is pending on any of the danger tiles. */
export function pendingAnywhere(s: State, avoiding: Avoiding): number {
  let bits = 0;
  for (let i = 0; i < avoiding.danger.length; i++) bits |= pendingOn(s, avoiding, i);
  return bits;
}

/** Whom an effect against these types can settle: Sandra counts as any type, Costa only by EP-OPT-14. */
export const avoidableBits = (s: State, officers: readonly OfficerType[]): number =>
  avoidable(s, typeBits(officers));
export const avoidable = (s: State, officers: number): number =>
  officers | (1 << SANDRA_BIT) | (s.options.costaAvoidable ? 1 << COSTA_BIT : 0);

/** Whom one that works against everybody can settle. */
export const EVERY_OFFICER = typeBits(OFFICER_TYPES);

export const pursuerNames = (bits: number): Pursuer[] => PURSUERS.filter((_, bit) => has(bits, bit));
