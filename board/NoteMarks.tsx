import type { ReactNode } from 'react';
import css from './NoteMarks.module.css';

/** Where the mark of a note on a piece stands. */
export interface NoteSpot {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
}

interface NoteMarksProps {
  readonly spots: readonly NoteSpot[];
  readonly notes: Readonly<Record<string, string>>;
  readonly onNote: ((piece: string) => void) | undefined;
  readonly scale?: number;
}

/** A slip of paper wherever the viewer has pinned a note; pointing at it shows the note, pressing it opens it. */
export function NoteMarks({ spots, notes, onNote, scale = 1 }: NoteMarksProps): ReactNode {
  return spots.map(({ piece, x, y }) => {
    const note = notes[piece];
    return (
      note !== undefined && (
        <g
          key={piece}
          className={css['note']}
          data-note={piece}
          transform={`translate(${x} ${y}) scale(${scale})`}
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
