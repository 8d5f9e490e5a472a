import { Api, ApiError } from '@getaway/server/client';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { loaded } from '../ui/loading.ts';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words/words.tsx';
import { AtTable } from './AtTable.tsx';
import type { RoomDeeds } from './Room.tsx';
import { useOnlineMatch } from './useOnlineMatch.ts';

// Who comes to a table to play need not wait for it.
const Room = lazy(() => loaded(async () => ({ default: (await import('./Room.tsx')).Room })));

const api = new Api();

interface Invitation {
  readonly seat: number | null;
  readonly invite: string | undefined;
}
const NOBODY: Invitation = { seat: null, invite: undefined };

/** What an invitation's link holds: the seat that it is for, and the code, which is never sent with the page's address. */
function invitationIn({ search, hash }: Location): Invitation {
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

  const busy = useRef(false);
  /** Does something on the server, one thing at a time, and says why not, if not. */
  async function arrange<T>(deed: () => Promise<T>): Promise<T | null> {
    // Who is new here would be two people to the server, who sat down twice.
    if (busy.current) return null;
    busy.current = true;
    try {
      const result = await deed();
      setFault('');
      return result;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const used = error.code === 'taken' && invitation.invite !== undefined;
      setFault(used ? say('online.inviteUsed') : say(`online.error.${error.code}`));
      return null;
    } finally {
      busy.current = false;
    }
  }

  const comeAgain = (): void => setVisit((before) => before + 1);

  async function sit(seat: number): Promise<void> {
    // In a campaign the seat is somebody's, whoever sits there.
    const called = state?.room?.campaign?.players[seat] ?? name;
    const player = { name: called || say('player', { number: seat + 1 }), colour: mark, shape: mark };
    const { invite } = invitation;
    const seated = await arrange(() =>
      api.call('claim', { id, seat }, { player, ...(invite !== undefined && { invite }) }),
    );
    if (!seated) return;
    // The code is used up, and nobody should find it in the history.
    history.replaceState(history.state, '', `/online/${id}`);
    setInvitation(NOBODY);
    comeAgain();
  }

  const lookOn = (): void => {
    setFault('');
    setInvitation(NOBODY);
  };

  const own = typeof state?.seat === 'number' ? { seat: state.seat } : {};
  const deeds: RoomDeeds = {
    sit: (seat) => void sit(seat),
    leave: () => void arrange(() => api.call('leave', { id }, own)).then(comeAgain),
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
        <button type="button" className="button" onClick={comeAgain}>
          {say('online.lookOn')}
        </button>
      </Notice>
    );
  }
  if (state?.closed) {
    const title = state.closed === 'calledOff' ? say('online.calledOff') : say('broken.title');
    return <Notice title={title} text={say(`online.closed.${state.closed}`)} home />;
  }
  if (!client || !state?.room) {
    const text = state?.status === 'offline' ? say('screen.offline') : '';
    return <Notice title={say('online.connecting')} text={text} home />;
  }
  const { seat, invite } = invitation;
  if (state.seat === null && invite !== undefined && seat !== null && state.room.state === 'live') {
    return (
      <Notice title={say('online.invited')} text={fault} home>
        <button type="button" className="button primary" onClick={() => void sit(seat)}>
          {say('online.sit')}
        </button>
        <button type="button" className="button" onClick={lookOn}>
          {say('online.lookOn')}
        </button>
      </Notice>
    );
  }
  if (session) {
    return (
      <AtTable
        session={session}
        client={client}
        state={state}
        fault={fault}
        onFaultRead={() => setFault('')}
        onSit={(seat) => void sit(seat)}
      />
    );
  }
  // The table of a match that is going on comes in a moment: there is nothing to arrange any more.
  if (state.room.state !== 'open') return <Notice title={say('loading')} />;
  return (
    <Suspense fallback={<Notice title={say('loading')} />}>
      <Room
        room={state.room}
        host={state.host}
        seat={state.seat}
        invitedTo={invitation.seat ?? state.kept}
        fault={state.status === 'online' ? fault : say('screen.offline')}
        deeds={deeds}
      />
    </Suspense>
  );
}
