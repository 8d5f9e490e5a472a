import type { ReactNode } from 'react';
import css from './Pinned.module.css';
import type { BoardProps } from './props.ts';

interface PinnedProps extends Pick<BoardProps, 'words'> {
  readonly note: string | undefined;
}

/** The viewer's own note, where it is pinned. */
export function Pinned({ note, words }: PinnedProps): ReactNode {
  if (note === undefined) return null;
  return (
    <em className={css['pinned']}>
      <span className="visually-hidden">{words.say('board.note', { note })}</span>
      <span aria-hidden="true">✎ {note}</span>
    </em>
  );
}
