import { marksFor, SeatMarks } from '@getaway/board';
import { Api, ApiError, type MatchClient, type MatchState } from '@getaway/server/client';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { useSettings } from '../settings/settings.ts';
import { Table } from '../table/Table.tsx';
import { loaded } from '../ui/loading.ts';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words/words.tsx';
import { countAgain } from './badge.ts';
import { ClockFace } from './ClockFace.tsx';
import { showTurn } from './notices.ts';
import type { OnlineSession } from './onlineSession.ts';
import type { RoomDeeds } from './Room.tsx';
import { Talk } from './Talk.tsx';
import { useOnlineMatch } from './useOnlineMatch.ts';

// Who comes to a table to play need not wait for these.
const Company = lazy(() => loaded(async () => ({ default: (await import('./Company.tsx')).Company })));
const Room = lazy(() => loaded(async () => ({ default: (await import('./Room.tsx')).Room })));

const api = new Api();

/** What an invitation's link holds: the seat that it is for, and the code, which is never sent with the page's address. */
function invitationIn({ search, hash }: Location): { seat: number | null; invite: string | undefined } {
  const seat = new URLSearchParams(search).get('seat');
  return { seat: seat === null ? null : Number(seat), invite: hash.slice(1) || undefined };
}

/** A match on a server: first the room where people sit down, then the table. */
export default function OnlinePage({ id }: { readonly id: string }): ReactNode {
  const { say } = useWords();
  const { name, mark } = useSettings();
  const [fault, setFault] = useState('');
  const [visit, setVisit] = useState(0);
  const [invitation, setInvitation] = useState(() => invitationIn(location));
  const { client, state, session } = useOnlineMatch(id, { visit });

  /** Does something on the server and says why not, if not. */
  async function arrange<T>(deed: () => Promise<T>): Promise<T | null> {
    try {
      const result = await deed();
      setFault('');
      return result;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(say(`online.error.${error.code}`));
      return null;
    }
  }

  async function sit(seat: number): Promise<void> {
    const player = { name: name || say('player', { number: seat + 1 }), colour: mark, shape: mark };
    const { invite } = invitation;
    const seated = await arrange(() =>
      api.call('claim', { id, seat }, { player, ...(invite !== undefined && { invite }) }),
    );
    if (!seated) return;
    // The code is used up, and nobody should find it in the history.
    history.replaceState(history.state, '', `/online/${id}`);
    setInvitation({ seat: null, invite: undefined });
    setVisit(visit + 1);
  }

  const deeds: RoomDeeds = {
    sit: (seat) => void sit(seat),
    leave: () => void arrange(() => api.call('leave', { id })).then(() => setVisit(visit + 1)),
    start: (bot) => void arrange(() => api.call('start', { id }, { bot })),
    fill: (seat, bot) =>
      void arrange(() =>
        api.call('fill', { id, seat }, bot === null ? { kind: 'open' } : { kind: 'bot', bot }),
      ),
    invite: async (seat) => (await arrange(() => api.call('invite', { id, seat })))?.link ?? null,
  };

  if (state?.closed === 'gone') return <Notice title={say('missing.title')} text={say('online.gone')} home />;
  if (state?.closed === 'unseated') {
    return (
      <Notice title={say('online.closed.unseated')} home>
        <button type="button" className="button" onClick={() => setVisit(visit + 1)}>
          {say('online.lookOn')}
        </button>
      </Notice>
    );
  }
  if (state?.closed)
    return <Notice title={say('broken.title')} text={say(`online.closed.${state.closed}`)} home />;
  if (!client || !state?.room) return <Notice title={say('online.connecting')} home />;
  const invited = state.seat === null && invitation.invite !== undefined && invitation.seat !== null;
  if (invited && state.room.state === 'live') {
    const seat = invitation.seat as number;
    return (
      <Notice title={say('online.invited')} text={fault} home>
        <button type="button" className="button primary" onClick={() => void sit(seat)}>
          {say('online.sit')}
        </button>
      </Notice>
    );
  }
  if (session) return <AtTable session={session} client={client} state={state} />;
  return (
    <Suspense fallback={<Notice title={say('loading')} />}>
      <Room
        room={state.room}
        host={state.host}
        seat={state.seat}
        invitedTo={invitation.seat}
        fault={fault}
        deeds={deeds}
      />
    </Suspense>
  );
}

interface AtTableProps {
  readonly session: OnlineSession;
  readonly client: MatchClient;
  readonly state: MatchState;
}

function AtTable({ session, client, state }: AtTableProps): ReactNode {
  const { say } = useWords();
  const table = useStore(session.store);
  const marks = useMemo(() => marksFor(table.players.map(({ mark }) => mark)), [table.players]);
  const { seat, room } = state;
  const away = seat !== null && room?.seats[seat]?.away === true;
  const mine = seat !== null && !away && room?.state === 'live' && state.asked.includes(seat);
  const title = say(`game.${table.game}.title`);
  useEffect(() => {
    showTurn(mine, say('online.yourTurn', { title }), 'Getaway');
    return () => showTurn(false, '', 'Getaway');
  }, [mine, title]);
  useEffect(() => void countAgain(), [mine]);
  if (!table.position) return <Notice title={say('loading')} />;
  const banner =
    state.status !== 'online' ? (
      say('online.offline')
    ) : away ? (
      <>
        {say('company.standsIn')}{' '}
        <button type="button" className="button" onClick={() => void client.back()}>
          {say('company.back')}
        </button>
      </>
    ) : room?.state === 'over' && room.rematch ? (
      <>
        {say('online.rematch')}{' '}
        <Link href={`/online/${room.rematch}`} className="button">
          {say('online.join')}
        </Link>
      </>
    ) : null;
  return (
    <SeatMarks value={marks}>
      {banner && (
        <p className="banner" data-bad={state.status !== 'online' || undefined}>
          {banner}
        </p>
      )}
      <Table
        session={session}
        id={null}
        state={table}
        position={table.position}
        clock={
          state.clock &&
          state.seat !== null && (
            <ClockFace
              clock={state.clock}
              seat={state.seat}
              running={state.asked.includes(state.seat)}
              ahead={state.ahead}
              own
            />
          )
        }
        talk={
          <>
            <Company client={client} state={state} />
            <Talk client={client} state={state} />
          </>
        }
      />
    </SeatMarks>
  );
}
