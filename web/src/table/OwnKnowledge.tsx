import { lazy, type ReactNode, Suspense } from 'react';
import { loaded } from '../ui/loading.ts';
import { useWords } from '../words/words.tsx';
import { Notes } from './Notes.tsx';
import { piecesOf } from './pieces.ts';
import { Pins } from './Pins.tsx';
import type { Tabletop } from './useTabletop.ts';

const CurtainCode = lazy(() => loaded(() => import('./CurtainCode.tsx')));
const KnowPanel = lazy(() => loaded(async () => ({ default: (await import('./KnowPanel.tsx')).KnowPanel })));

/**
 * What the viewer has written down, and what follows from what they have seen. It comes with the table: who presses the
 * key for a note types on at once.
 */
export function OwnKnowledge({ top }: { readonly top: Tabletop }): ReactNode {
  const { say } = useWords();
  const { session, state, position, words, notes, attention } = top;
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
      {/* Notes do not wait for it: somebody may be about to write one. */}
      <Suspense fallback={null}>
        {notes && state.shared && <CurtainCode notes={notes} />}
        <KnowPanel session={session} position={position} words={words} />
      </Suspense>
    </>
  );
}
