import { MatchClient, type MatchState } from '@getaway/server/client';
import { useEffect, useState } from 'react';
import { follow } from './follow.ts';
import { OnlineSession } from './onlineSession.ts';
import { unsentOf } from './unsent.ts';

interface OnlineMatch {
  readonly client: MatchClient | null;
  readonly state: MatchState | null;
  /** The table, once the match has begun. */
  readonly session: OnlineSession | null;
}

interface As {
  /** Counts up when the own seats have changed, because the socket speaks for one seat. */
  readonly visit?: number;
  /** Only looks on, whatever seats this browser holds: it is shown and sends nothing that is a seat's own. */
  readonly watching?: boolean;
}

/** A match on a server, connected as long as the page shows it. */
export function useOnlineMatch(id: string, { visit = 0, watching = false }: As = {}): OnlineMatch {
  const [client, setClient] = useState<MatchClient | null>(null);
  const [state, setState] = useState<MatchState | null>(null);
  const [session, setSession] = useState<OnlineSession | null>(null);

  useEffect(() => {
    const opened = new MatchClient({ match: id, ...(watching ? { seat: 'watch' } : { keep: unsentOf(id) }) });
    setClient(opened);
    setState(opened.getState());
    const stop = follow(opened, setState);
    const wake = (): void => opened.wake();
    const look = (): void => {
      opened.look(!document.hidden);
      wake();
    };
    look();
    const cut = (): void => opened.cut();
    addEventListener('online', wake);
    addEventListener('offline', cut);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      removeEventListener('online', wake);
      removeEventListener('offline', cut);
      document.removeEventListener('visibilitychange', look);
      opened.close();
      setSession(null);
    };
  }, [id, visit, watching]);

  const game = state?.room?.game;
  const begun = state !== null && state.view !== null;
  useEffect(() => {
    if (!client || !game || !begun) return;
    const opening = OnlineSession.open(id, game, client);
    let left = false;
    void opening.then((opened) => left || setSession(opened));
    return () => {
      // It may still be loading: whoever looked on until a moment ago is not shown that table in place of their own.
      left = true;
      void opening.then((opened) => opened.close());
    };
  }, [client, game, begun, id]);

  return { client, state, session: begun && session?.client === client ? session : null };
}
