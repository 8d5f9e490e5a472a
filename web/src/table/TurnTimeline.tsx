import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { TableSession } from '../match/session.ts';
import { loaded } from '../ui/loading.ts';
import { useWords } from '../words/words.tsx';
import { focusPrompt } from './focusParts.ts';
import type { TurnStepsProps } from './TurnSteps.tsx';
import css from './TurnTimeline.module.css';

const TurnSteps = lazy(() => loaded(() => import('./TurnSteps.tsx')));

interface TurnTimelineProps extends TurnStepsProps {
  readonly session: TableSession;
}

/** The steps since something last came to light, to go back to. */
export function TurnTimeline({ session, ...steps }: TurnTimelineProps): ReactNode {
  const { say } = useWords();
  const list = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  if (steps.undoable.length < 2) return null;
  return (
    <>
      <button
        type="button"
        className="button"
        popoverTarget="turn-steps"
        aria-label={say('turn.steps')}
        title={say('turn.steps')}
      >
        <span aria-hidden="true">⋮</span>
      </button>
      <section
        ref={list}
        id="turn-steps"
        popover="auto"
        className={`popup ${css['steps']}`}
        aria-label={say('turn.steps')}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <Suspense fallback={null}>
            <TurnSteps
              {...steps}
              onGoBack={(from, only) => {
                list.current?.hidePopover();
                void session.undo(from, only);
                // With fewer steps the way back here may be gone.
                focusPrompt();
              }}
            />
          </Suspense>
        )}
      </section>
    </>
  );
}
