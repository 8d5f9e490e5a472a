import { marksFor, SeatMarks } from '@getaway/board';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { LiveTable } from '../draft/LiveTable.tsx';
import { LocalSession } from '../match/localSession.ts';
import { Broken, Notice } from '../ui/Notice.tsx';
import { useWords } from '../words/words.tsx';
import { Curtain } from './Curtain.tsx';
import { focusPrompt } from './focusParts.ts';
import css from './UnderBanner.module.css';
import { Unkept } from './Unkept.tsx';
import { useAbsence } from './useAbsence.ts';

/** A local match, from its id. */
export default function TablePage({ id }: { readonly id: string }): ReactNode {
  const [session, setSession] = useState<LocalSession | null>(null);
  useEffect(() => {
    const opened = new LocalSession(id);
    setSession(opened);
    const wake = (): void => void (document.hidden || opened.wake());
    document.addEventListener('visibilitychange', wake);
    addEventListener('focus', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('focus', wake);
      opened.close();
    };
  }, [id]);
  return session && <Opened session={session} id={id} />;
}

function Opened({ session, id }: { readonly session: LocalSession; readonly id: string }): ReactNode {
  const { say } = useWords();
  const state = useStore(session.store);
  useAbsence(() => session.lowerCurtain());
  useBehindCurtain(state.passTo !== null, state.position !== null);
  const marks = useMemo(() => marksFor(state.players.map(({ mark }) => mark)), [state.players]);
  if (state.status === 'missing')
    return <Notice title={say('missing.title')} text={say('missing.text')} home />;
  if (state.status === 'broken') return <Broken reason={state.trouble?.message ?? ''} />;
  if (state.passTo !== null) {
    // Nothing of anybody's view is on the page while the curtain is up.
    return (
      <SeatMarks value={marks}>
        <Curtain
          key={state.passTo}
          seat={state.passTo}
          player={state.players[state.passTo]}
          lock={{
            isLocked: () => session.isLocked(),
            open: (code) => session.takeOver(code),
            unlock: () => session.unlock(),
          }}
        />
      </SeatMarks>
    );
  }
  if (!state.position) return <Notice title={say('loading')} />;
  return (
    <SeatMarks value={marks}>
      <div className={css['under']}>
        {state.unkept && <Unkept record={() => session.record()} />}
        <LiveTable
          session={session}
          id={id}
          match={id}
          shared={state.shared}
          state={state}
          position={state.position}
        />
      </div>
    </SeatMarks>
  );
}

/** Whoever has opened the curtain begins where the table says what to do: the button that they pressed is gone. */
function useBehindCurtain(isUp: boolean, isSet: boolean): void {
  const wasUp = useRef(false);
  useEffect(() => {
    if (isUp) wasUp.current = true;
    else if (isSet && wasUp.current) {
      wasUp.current = false;
      focusPrompt();
    }
  }, [isUp, isSet]);
}
