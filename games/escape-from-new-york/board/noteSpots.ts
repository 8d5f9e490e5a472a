import type { NoteSpot } from '@getaway/board';
import { SPACE_IDS } from '../content/index.ts';
import { centreOf, outlineOf, TILE } from './geometry.ts';
import { onSpace } from './notes.ts';

/** At the left edge of each space. */
export const noteSpots: readonly NoteSpot[] = SPACE_IDS.map((id) => {
  const { x, y } = centreOf(id);
  return { piece: onSpace(id), x: x - TILE.width / 2 + 10, y, path: outlineOf(id) };
});
