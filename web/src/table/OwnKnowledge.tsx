import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import { KnowPanel } from './KnowPanel.tsx';
import { Notes } from './Notes.tsx';
import { piecesOf } from './pieces.ts';
import { Pins } from './Pins.tsx';
import type { Tabletop } from './useTabletop.ts';

/** What the viewer has written down, and what follows from what they have seen. */
export default function OwnKnowledge({ top }: { readonly top: Tabletop }): ReactNode {
  const { say } = useWords();
  const { session, position, words, notes, attention } = top;
  return (
    <>
      {notes && <Notes notes={notes} />}
      {notes && (
        <Pins
          notes={notes}
          groups={piecesOf(position, top.parts, words, say)}
          words={words}
          asked={attention.noted}
          onHeard={attention.noteOpened}
        />
      )}
      <KnowPanel session={session} position={position} words={words} />
    </>
  );
}
