import { marksFor, SeatMarks } from '@getaway/board';
import type { MatchClient, MatchState } from '@getaway/server/client';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { LiveTable } from '../draft/LiveTable.tsx';
import { useSettings } from '../settings/settings.ts';
import type { TableProps } from '../table/useTabletop.ts';
import { loaded } from '../ui/loading.ts';
import { Notice } from '../ui/Notice.tsx';
import { useGameWords, useWords } from '../words/words.tsx';
import css from '../table/UnderBanner.module.css';
import { countAgain } from './badge.ts';
import { maySendNotices, showTurn } from './notices.ts';
import type { OnlineSession } from './onlineSession.ts';
import { Strip } from './Strip.tsx';
import { useAdvising } from './useAdvising.ts';
import { useHeard } from './useHeard.ts';
import { useMates } from './useMates.ts';

// Who comes to a table to play need not wait for these.
const ClockFace = lazy(() => loaded(async () => ({ default: (await import('./ClockFace.tsx')).ClockFace })));
const Asking = lazy(() => loaded(() => import('./Asking.tsx')));
const Company = lazy(() => loaded(async () => ({ default: (await import('./Company.tsx')).Company })));
const Talk = lazy(() => loaded(async () => ({ default: (await import('./Talk.tsx')).Talk })));
const SuggestTable = lazy(() => loaded(() => import('../mates/SuggestTable.tsx')));

interface AtTableProps {
  readonly session: OnlineSession;
  readonly client: MatchClient;
  readonly state: MatchState;
  /** Why something was not done. */
  readonly fault: string;
  readonly onFaultRead: () => void;
  readonly onSit: (seat: number) => void;
}

/** The table of a match that has begun, and above it what there is to say about the company. */
export function AtTable({ session, client, state, ...company }: AtTableProps): ReactNode {
  const { say } = useWords();
  const table = useStore(session.store);
  const marks = useMemo(() => marksFor(table.players.map(({ mark }) => mark)), [table.players]);
  const words = useGameWords(
    table.messages,
    table.players.map(({ name }) => name),
  );
  const { seat, room } = state;
  const away = seat !== null && room?.seats[seat]?.away === true;
  const mine = seat !== null && !away && room?.state === 'live' && state.asked.includes(seat);
  const title = say(`game.${table.game}.title`);
  const { locale } = useSettings();
  const match = room?.id ?? '';
  useEffect(() => {
    showTurn(match, mine, say('online.yourTurn', { title }), 'Getaway');
    return () => showTurn(match, false, '', 'Getaway');
  }, [match, mine, title]);
  useEffect(() => {
    if (maySendNotices())
      void import('../notices/push.ts').then(
        ({ keepUp }) => keepUp(locale),
        () => {},
      );
  }, [locale]);
  useEffect(() => void countAgain(), [mine]);
  const isChapter = table.chapter !== null;
  useEffect(() => {
    if (!isChapter || !room) return;
    void loaded(() => import('../campaign/keeper.ts'))
      .then(({ campaignOf }) => campaignOf(room.id))
      .then((campaign) => session.store.setState({ campaign }));
  }, [isChapter, room?.id, session]);
  const { unheard, hear } = useHeard(state);
  const advising = useAdvising(session, words);
  const mates = useMates({ session, client, state, table, words, onSuggest: advising.turnTo });
  if (!room || !table.position) return <Notice title={say('loading')} />;
  const live: TableProps = {
    session,
    id: table.position.outcome ? room.id : null,
    state: table,
    position: table.position,
    clock: state.clock && seat !== null && (
      <Suspense fallback={null}>
        <ClockFace
          clock={state.clock}
          seat={seat}
          running={state.asked.includes(seat)}
          ahead={state.ahead}
          own
        />
      </Suspense>
    ),
    talk: (
      <>
        <Talk client={client} state={state} words={words} onHeard={hear} />
        <Company client={client} state={state} mates={mates} />
      </>
    ),
  };
  return (
    <SeatMarks value={marks}>
      <div className={css['under']}>
        {room.asking && room.state === 'live' && (
          <Suspense fallback={null}>
            <Asking client={client} state={state} room={room} table={table} asking={room.asking} />
          </Suspense>
        )}
        <Strip
          session={session}
          client={client}
          state={state}
          room={room}
          words={words}
          suggested={advising.sent}
          unheard={unheard}
          onHeard={hear}
          {...company}
        />
        {advising.seat === null ? (
          <LiveTable {...live} match={room.id} shared={false} mates={mates} />
        ) : (
          <Suspense fallback={<Notice title={say('loading')} />}>
            <SuggestTable
              game={session.game}
              live={{ ...live, mates }}
              match={state}
              seat={advising.seat}
              others={mates.whom() ?? []}
              onTurnTo={advising.turnTo}
              onSuggest={advising.suggest}
              onLeave={advising.leave}
              onGone={advising.tooLate}
            />
          </Suspense>
        )}
      </div>
    </SeatMarks>
  );
}
