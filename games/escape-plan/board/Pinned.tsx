import type { BoardWords } from '@getaway/board';
import type { ReactNode } from 'react';

interface PinnedProps {
  readonly note: string | undefined;
  readonly words: BoardWords;
  readonly className?: string | undefined;
}

/** The viewer's own note, where it is pinned. */
export function Pinned({ note, words, className }: PinnedProps): ReactNode {
  if (note === undefined) return null;
  return (
    <em className={className}>
      <span className="visually-hidden">{words.say('board.note', { note })}</span>
      <span aria-hidden="true">✎ {note}</span>
    </em>
  );
}
