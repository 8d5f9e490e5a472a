import lzString from 'lz-string';
import { BadBoard, importScenario } from '../exchange/index.ts';
import { BAG_ORDER } from '../exchange/key.ts';

export const packed = (codes: readonly string[]) => lzString.compressToEncodedURIComponent(codes.join(' '));

/** A full share key for a small board, its codes row by row. */
export function key(
  codes: string | readonly string[],
  bag: Record<string, number> = {},
  deck = '1-24,Z1',
): string {
  const tiles = typeof codes === 'string' ? codes.split(' ') : codes;
  const side = Math.ceil(Math.sqrt(tiles.length));
  const square = [...tiles, ...Array.from({ length: side * side - tiles.length }, () => 'GP')];
  return [
    'A+test+board',
    0,
    0,
    ...BAG_ORDER.map((kind) => bag[kind] ?? 0),
    250,
    200,
    deck,
    100,
    250,
    'A',
    packed(square),
  ].join('|');
}

/** Why a board is refused. */
export function reason(linkOrKey: string): string {
  try {
    importScenario(linkOrKey);
  } catch (error) {
    if (error instanceof BadBoard) return error.message;
    throw error;
  }
  return 'accepted';
}
