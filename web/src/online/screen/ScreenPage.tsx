import { marksFor, SeatMarks } from '@getaway/board';
import type { MatchState } from '@getaway/server/client';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { Notice } from '../../ui/Notice.tsx';
import { useGameWords, useWords } from '../../words/words.tsx';
import type { OnlineSession } from '../onlineSession.ts';
import { useOnlineMatch } from '../useOnlineMatch.ts';
import { FullScreenButton } from './FullScreenButton.tsx';
import css from './Screen.module.css';
import { ScreenEnd } from './ScreenEnd.tsx';
import { ScreenRoom } from './ScreenRoom.tsx';
import { ScreenTable } from './ScreenTable.tsx';
import { useWakeLock } from './useWakeLock.ts';

/** A table for a big screen that everybody in the room looks at: only what all may know, and nothing to press but the rules lens. */
export default function ScreenPage({ id }: { readonly id: string }): ReactNode {
  const { say } = useWords();
  const [, go] = useLocation();
  const { state, session } = useOnlineMatch(id, { watching: true });
  useWakeLock();
  // The people go on with a rematch, and there is no mouse where the big screen is.
  const rematch = state?.room?.rematch ?? null;
  useEffect(() => {
    if (rematch !== null) go(`/screen/${rematch}`, { replace: true });
  }, [rematch]);

  if (state?.closed === 'gone') return <Notice title={say('missing.title')} text={say('online.gone')} home />;
  if (state?.closed) {
    const title = state.closed === 'calledOff' ? say('online.calledOff') : say('broken.title');
    return <Notice title={title} text={say(`online.closed.${state.closed}`)} home />;
  }
  if (!state?.room) return <Notice title={say('online.connecting')} home />;
  return (
    <div className={css['screen']}>
      {session ? (
        <Begun session={session} match={state} id={id} />
      ) : state.room.state === 'open' ? (
        <ScreenRoom room={state.room} />
      ) : (
        <Notice title={say('loading')} />
      )}
      <FullScreenButton />
      {state.status !== 'online' && (
        <p className="banner" data-bad>
          {say('screen.offline')}
        </p>
      )}
    </div>
  );
}

interface BegunProps {
  readonly session: OnlineSession;
  readonly match: MatchState;
  readonly id: string;
}

function Begun({ session, match, id }: BegunProps): ReactNode {
  const { say } = useWords();
  const table = useStore(session.store);
  const { players, position } = table;
  const marks = useMemo(() => marksFor(players.map(({ mark }) => mark)), [players]);
  const names = players.map(({ name }) => name);
  const words = useGameWords(table.messages, names);
  if (!position) return <Notice title={say('loading')} />;
  return (
    <SeatMarks value={marks}>
      {position.outcome ? (
        <ScreenEnd match={id} table={table} position={position} words={words} />
      ) : (
        <ScreenTable table={table} position={position} match={match} words={words} />
      )}
    </SeatMarks>
  );
}
