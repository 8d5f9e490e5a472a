import { Api, ApiError, MatchClient, type MatchState } from '@getaway/server/client';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../settings/settings.ts';
import { Table } from '../table/Table.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words/words.tsx';
import { OnlineSession } from './onlineSession.ts';
import { Room } from './Room.tsx';
import { Talk } from './Talk.tsx';

const api = new Api();

/** A match on a server: first the room where people sit down, then the table. */
export default function OnlinePage({ id }: { readonly id: string }): ReactNode {
  const { say } = useWords();
  const { name } = useSettings();
  const [client, setClient] = useState<MatchClient | null>(null);
  const [state, setState] = useState<MatchState | null>(null);
  const [session, setSession] = useState<OnlineSession | null>(null);
  const [fault, setFault] = useState('');
  /** Counts up when the own seats have changed, because the socket speaks for one seat. */
  const [visit, setVisit] = useState(0);

  useEffect(() => {
    const opened = new MatchClient({ match: id });
    setClient(opened);
    setState(opened.getState());
    const stop = opened.subscribe(setState);
    const wake = (): void => opened.wake();
    addEventListener('online', wake);
    return () => {
      stop();
      removeEventListener('online', wake);
      opened.close();
      setSession(null);
    };
  }, [id, visit]);

  const game = state?.room?.game;
  const begun = state !== null && state.view !== null;
  useEffect(() => {
    if (!client || !game || !begun) return;
    let opened: OnlineSession | null = null;
    void OnlineSession.open(id, game, client).then((next) => setSession((opened = next)));
    return () => opened?.close();
  }, [client, game, begun, id]);

  async function sitDown(seat: number): Promise<void> {
    try {
      const invite = new URLSearchParams(location.search).get('invite');
      await api.call(
        'claim',
        { id, seat },
        { player: { name: name || say('player', { number: seat + 1 }) }, ...(invite && { invite }) },
      );
      setVisit(visit + 1);
    } catch (error) {
      setFault(error instanceof ApiError ? say(`online.error.${error.code}`) : String(error));
    }
  }

  if (state?.closed === 'gone') return <Notice title={say('missing.title')} text={say('online.gone')} home />;
  if (state?.closed)
    return <Notice title={say('broken.title')} text={say(`online.closed.${state.closed}`)} home />;
  if (!client || !state?.room) return <Notice title={say('online.connecting')} home />;
  if (session && begun) return <AtTable session={session} client={client} state={state} />;
  return (
    <Room
      room={state.room}
      host={state.host}
      seat={state.seat}
      fault={fault}
      onSit={(seat) => void sitDown(seat)}
      onStart={() => void api.call('start', { id }, { bot: 'random' })}
    />
  );
}

function AtTable({
  session,
  client,
  state,
}: {
  readonly session: OnlineSession;
  readonly client: MatchClient;
  readonly state: MatchState;
}): ReactNode {
  const { say } = useWords();
  const table = useStore(session.store);
  if (!table.position) return <Notice title={say('loading')} />;
  return (
    <>
      {state.status !== 'online' && <p className="offline-banner">{say('online.offline')}</p>}
      <Table
        session={session}
        id={null}
        state={table}
        position={table.position}
        talk={<Talk client={client} state={state} />}
      />
    </>
  );
}
