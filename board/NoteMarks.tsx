import type { ReactNode } from 'react';
import css from './NoteMarks.module.css';
import type { Pins } from './usePins.ts';

/** A piece of the board that a note can be pinned to: where its mark stands, and the outline to press. */
export interface NoteSpot {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly path: string;
}

interface NoteMarksProps {
  /** What lies over something else comes after it. */
  readonly spots: readonly NoteSpot[];
  readonly notes: Readonly<Record<string, string>>;
  readonly pins: Pins;
  readonly scale?: number;
}

/**
 * A slip of paper wherever the viewer has pinned a note: pointing at it shows the note, pressing it opens it. While
 * somebody wants to pin one, everything that it can be pinned to is outlined.
 */
export function NoteMarks({ spots, notes, pins, scale = 1 }: NoteMarksProps): ReactNode {
  return (
    <>
      {spots.map(
        ({ piece, x, y }) =>
          notes[piece] !== undefined && (
            <g
              key={piece}
              className={css['note']}
              data-note={piece}
              transform={`translate(${x} ${y}) scale(${scale})`}
              onClick={() => pins.write(piece)}
            >
              <title>{notes[piece]}</title>
              <path d="M-6-7H3L6-4V7H-6Z" />
              <path d="M-3-2H3M-3 1H3M-3 4H1" />
            </g>
          ),
      )}
      {pins.pinning &&
        spots.map(({ piece, path }) => (
          <path
            key={piece}
            d={path}
            data-pin={piece}
            className={css['pinnable']}
            strokeWidth={1.6 * scale}
            strokeDasharray={`${2 * scale} ${3 * scale}`}
            onClick={() => pins.write(piece)}
          />
        ))}
    </>
  );
}
