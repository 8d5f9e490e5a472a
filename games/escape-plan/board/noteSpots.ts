import type { NoteSpot } from '@getaway/board';
import { locationsOf } from '../rules/map/index.ts';
import type { DrawnTile } from './geometry.ts';
import { onPlace, onTile } from './notes.ts';

/** At the upper left of a location, and at the upper corner of a tile. */
export const noteSpots = (tiles: readonly DrawnTile[]): NoteSpot[] =>
  tiles.flatMap(({ tile, outline, centre, locations }) => [
    { piece: onTile(tile), x: centre.x, y: centre.y - 46, path: outline },
    ...locations.map(({ centre: at, path }, i) => ({
      piece: onPlace(locationsOf(tile)[i]!),
      x: at.x - 16,
      y: at.y - 15,
      path,
    })),
  ]);
