import type { Verdict } from '@getaway/engine';
import { OFFICER_TYPES, type OfficerType, TILES } from '../content/index.ts';
import { has, withBit, withoutBit } from './bits.ts';
import { graphOf } from './map/city.ts';
import { type City, HOSPITAL, type TileId, tileOf } from './map/index.ts';
import type { Emit } from './play.ts';
import type { State } from './state.ts';

const tileNumbers = new Map(TILES.map((tile, i) => [tile, i]));
export const tileNumber = (tile: TileId): number => tileNumbers.get(tile)!;

export function typeNumber(officer: OfficerType): number {
  switch (officer) {
    case 'federal':
      return 0;
    case 'county':
      return 1;
    case 'swat':
      return 2;
  }
}

export function typeBits(officers: readonly OfficerType[]): number {
  let bits = 0;
  for (let i = 0; i < officers.length; i++) bits = withBit(bits, typeNumber(officers[i]!));
  return bits;
}

/** EP-SET-08: no officer ever stands here. */
export const HOSPITAL_TILE: TileId = tileOf(HOSPITAL);
const HOSPITAL_NUMBER = tileNumber(HOSPITAL_TILE);

export const officersOn = (s: State, tile: TileId): number => s.officers[tileNumber(tile)]!;
export const standsOn = (s: State, officer: OfficerType, tile: TileId): boolean =>
  has(officersOn(s, tile), typeNumber(officer));

/** EP-POL-02, EP-POL-03: whether an officer of a type may come to a city tile, both by number. */
export function whyNotReceive(s: State, type: number, tile: number): Verdict {
  if (tile === HOSPITAL_NUMBER) return 'EP-SET-08';
  return has(s.officers[tile]!, type) ? 'EP-POL-02' : null;
}

let lastCity: City | null = null;
let lastTiles: readonly number[] = [];
/** Those where officers may go (EP-SET-08), as bits in the order of placing. */
let lastOpen = 0;

/** The numbers of the tiles in the city. */
export function cityTiles({ city }: State): readonly number[] {
  if (city !== lastCity) {
    lastCity = city;
    lastTiles = graphOf(city).placed;
    lastOpen = withoutBit((1 << lastTiles.length) - 1, lastTiles.indexOf(HOSPITAL_NUMBER));
  }
  return lastTiles;
}

/** The tiles of the city with an officer of a type, as bits in the order of placing. */
export function tilesWith(s: State, type: number): number {
  const tiles = cityTiles(s);
  let bits = 0;
  for (let i = 0; i < tiles.length; i++) bits |= ((s.officers[tiles[i]!]! >> type) & 1) << i;
  return bits;
}

/** EP-POL-01, EP-POL-02: those where an officer may go, given where others of its type stand. */
export function tilesFor(s: State, standing: number): number {
  cityTiles(s);
  return lastOpen & ~standing;
}

/** Whether the city has an officer of a type. */
export const officerInCity = (s: State, type: number): boolean => tilesWith(s, type) !== 0;

/** Whether one of them could go somewhere. */
export function officerCanMove(s: State, type: number): boolean {
  const standing = tilesWith(s, type);
  return standing !== 0 && tilesFor(s, standing) !== 0;
}

export function moveOfficer(
  s: State,
  seat: number,
  officer: OfficerType,
  tile: TileId,
  to: TileId,
  rule: string,
  emit: Emit,
): void {
  const bit = typeNumber(officer);
  s.officers[tileNumber(tile)] = withoutBit(officersOn(s, tile), bit);
  s.officers[tileNumber(to)] = withBit(officersOn(s, to), bit);
  emit?.({ event: 'officerMoved', seat, officer, tile, destination: to, rules: ['EP-POL-01', rule] });
}

/** EP-CRD-01: out of the game. */
export function removeOfficer(s: State, seat: number, officer: OfficerType, tile: TileId, emit: Emit): void {
  s.officers[tileNumber(tile)] = withoutBit(officersOn(s, tile), typeNumber(officer));
  emit?.({ event: 'officerRemoved', seat, officer, tile, rules: ['EP-CRD-01'] });
}

export const officerNames = (bits: number): OfficerType[] => OFFICER_TYPES.filter((_, bit) => has(bits, bit));
