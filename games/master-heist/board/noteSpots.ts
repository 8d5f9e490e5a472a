import type { NoteSpot } from '@getaway/board';
import type { DrawnHex } from './geometry.ts';
import { onHex } from './notes.ts';

/** At the upper right of each hex. */
export const noteSpots = (hexes: readonly DrawnHex[]): NoteSpot[] =>
  hexes.map(({ id, outline, centre: { x, y } }) => ({
    piece: onHex(id),
    x: x + 16,
    y: y - 26,
    path: outline,
  }));
