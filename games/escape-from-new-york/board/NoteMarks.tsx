import type { ReactNode } from 'react';
import { SPACE_IDS } from '../content/index.ts';
import { centreOf, outlineOf, TILE } from './geometry.ts';
import css from './Manhattan.module.css';
import { onSpace } from './notes.ts';

interface NoteMarksProps {
  readonly notes: Readonly<Record<string, string>>;
  readonly onNote: ((piece: string) => void) | undefined;
}

/** A slip of paper wherever the viewer has pinned a note; pointing at it shows the note, pressing it opens it. */
export function NoteMarks({ notes, onNote }: NoteMarksProps): ReactNode {
  return SPACE_IDS.map((id) => {
    const note = notes[onSpace(id)];
    const { x, y } = centreOf(id);
    return (
      note !== undefined && (
        <g
          key={id}
          className={css['note']}
          data-note={onSpace(id)}
          transform={`translate(${x - TILE.width / 2 + 10} ${y})`}
          onClick={() => onNote?.(onSpace(id))}
        >
          <title>{note}</title>
          <path d="M-11-13H6L11-8V13H-11Z" />
          <path d="M-6-4H6M-6 2H6M-6 8H2" />
        </g>
      )
    );
  });
}

/** Everything on the board that a note can be pinned to, once somebody wants to. */
export function Pinnable({ onPin }: { readonly onPin: (piece: string) => void }): ReactNode {
  return SPACE_IDS.map((id) => (
    <path
      key={id}
      d={outlineOf(id)}
      data-pin={id}
      className={css['pinnable']}
      onClick={() => onPin(onSpace(id))}
    />
  ));
}
