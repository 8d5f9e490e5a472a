import type { Verdict } from '@getaway/engine';
import { OFFICER_TYPES, type OfficerType, TILES } from '../content/index.ts';
import { has, withBit, withoutBit } from './bits.ts';
import { HOSPITAL, type TileId, tileOf } from './map/index.ts';
import type { Emit } from './play.ts';
import type { State } from './state.ts';

const tileNumbers = new Map(TILES.map((tile, i) => [tile, i]));
export const tileNumber = (tile: TileId): number => tileNumbers.get(tile)!;

const typeNumbers: { readonly [K in OfficerType]: number } = { federal: 0, county: 1, swat: 2 };
export const typeNumber = (officer: OfficerType): number => typeNumbers[officer];

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

let lastTiles: readonly TileId[] = [];
let lastNumbers: readonly number[] = [];

/** The numbers of the tiles in the city. Tiles are only ever added, so list and length tell whether it is the same. */
export function cityTiles(s: State): readonly number[] {
  const { tiles } = s.city;
  if (tiles !== lastTiles || tiles.length !== lastNumbers.length) {
    lastTiles = tiles;
    lastNumbers = tiles.map(tileNumber);
  }
  return lastNumbers;
}

/** By EP-POL-01 and EP-POL-02, from each of these tiles to each of those, by number, for officers of one type. */
export function officerMoves(s: State, officer: OfficerType): { from: number[]; to: number[] } {
  const bit = typeNumber(officer);
  const from: number[] = [];
  const to: number[] = [];
  for (const tile of cityTiles(s)) {
    if (has(s.officers[tile]!, bit)) from.push(tile);
    else if (tile !== HOSPITAL_NUMBER) to.push(tile);
  }
  return { from, to };
}

/** Whether the city has an officer of this type, and whether one of them could go somewhere. */
export function officerInCity(s: State, officer: OfficerType): boolean {
  const bit = typeNumber(officer);
  for (const tile of cityTiles(s)) if (has(s.officers[tile]!, bit)) return true;
  return false;
}
export function officerCanMove(s: State, officer: OfficerType): boolean {
  const bit = typeNumber(officer);
  for (const tile of cityTiles(s)) {
    if (tile !== HOSPITAL_NUMBER && !has(s.officers[tile]!, bit)) return officerInCity(s, officer);
  }
  return false;
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
