import type { ReactNode } from 'react';
import css from './Floor.module.css';
import type { DrawnHex } from './geometry.ts';
import { onHex } from './notes.ts';

interface NoteMarksProps {
  readonly hexes: readonly DrawnHex[];
  readonly notes: Readonly<Record<string, string>>;
  readonly onNote: ((piece: string) => void) | undefined;
}

/** A slip of paper wherever the viewer has pinned a note; pointing at it shows the note, pressing it opens it. */
export function NoteMarks({ hexes, notes, onNote }: NoteMarksProps): ReactNode {
  return hexes.map(({ id, centre: { x, y } }) => {
    const note = notes[onHex(id)];
    return (
      note !== undefined && (
        <g
          key={id}
          className={css['note']}
          data-note={onHex(id)}
          transform={`translate(${x + 16} ${y - 26})`}
          onClick={() => onNote?.(onHex(id))}
        >
          <title>{note}</title>
          <path d="M-6-7H3L6-4V7H-6Z" />
          <path d="M-3-2H3M-3 1H3M-3 4H1" />
        </g>
      )
    );
  });
}

/** Every hex, once somebody wants to pin a note to one. */
export function Pinnable({
  hexes,
  onPin,
}: Pick<NoteMarksProps, 'hexes'> & { readonly onPin: (piece: string) => void }): ReactNode {
  return hexes.map(({ id, outline }) => (
    <path key={id} d={outline} data-pin={id} className={css['pinnable']} onClick={() => onPin(onHex(id))} />
  ));
}
