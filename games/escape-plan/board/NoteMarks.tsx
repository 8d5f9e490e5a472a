import type { ReactNode } from 'react';
import { locationsOf } from '../rules/map/index.ts';
import css from './City.module.css';
import type { DrawnTile, XY } from './geometry.ts';
import { onPlace, onTile } from './notes.ts';

interface NoteMarksProps {
  readonly tiles: readonly DrawnTile[];
  readonly notes: Readonly<Record<string, string>>;
  readonly onNote: ((piece: string) => void) | undefined;
}

/** A slip of paper wherever the viewer has pinned a note; pointing at it shows the note, pressing it opens it. */
export function NoteMarks({ tiles, notes, onNote }: NoteMarksProps): ReactNode {
  return spotsOf(tiles).map(({ piece, x, y }) => {
    const note = notes[piece];
    return (
      note !== undefined && (
        <g
          key={piece}
          className={css['note']}
          data-note={piece}
          transform={`translate(${x} ${y})`}
          onClick={() => onNote?.(piece)}
        >
          <title>{note}</title>
          <path d="M-6-7H3L6-4V7H-6Z" />
          <path d="M-3-2H3M-3 1H3M-3 4H1" />
        </g>
      )
    );
  });
}

/** At the upper left of a location, and at the upper corner of a tile. */
const spotsOf = (tiles: readonly DrawnTile[]): (XY & { readonly piece: string })[] =>
  tiles.flatMap(({ tile, centre, locations }) => [
    { piece: onTile(tile), x: centre.x, y: centre.y - 46 },
    ...locations.map(({ centre: at }, i) => ({
      piece: onPlace(locationsOf(tile)[i]!),
      x: at.x - 16,
      y: at.y - 15,
    })),
  ]);
