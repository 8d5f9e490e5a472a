import { SeatMark } from '@getaway/board';
import { Api, type MatchClient, type MatchState } from '@getaway/server/client';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Mates } from '../mates/mates.ts';
import { withBotNames } from '../match/botNames.ts';
import { loaded } from '../ui/loading.ts';
import { useWords } from '../words/words.tsx';
import { ClockFace } from './ClockFace.tsx';
import css from './Company.module.css';
import { onlookers } from './onlookers.ts';
import { quietly } from './quietly.ts';
import { ScreenLink } from './ScreenLink.tsx';
import { ShareLink } from './ShareLink.tsx';
import { TeamButton } from './TeamButton.tsx';

const NoticeSettings = lazy(() => loaded(() => import('../notices/NoticeSettings.tsx')));

interface CompanyProps {
  readonly client: MatchClient;
  readonly state: MatchState;
  readonly mates: Mates;
}

/** Who is at an online table, whose time runs, and what one may do about absence. */
export function Company({ client, state, mates }: CompanyProps): ReactNode {
  const { say } = useWords();
  const { room, seat, host, clock, asked, needTime } = state;
  const [invitation, setInvitation] = useState<{ label: string; link: string } | null>(null);
  const [notices, setNotices] = useState(false);
  if (!room) return null;
  const own = seat === null ? undefined : room.seats[seat];
  const invite = async (number: number, label: string): Promise<void> => {
    // Without a connection the strip above the table says so.
    const made = await new Api().call('invite', { id: room.id, seat: number }).catch(() => null);
    if (made) setInvitation({ label, link: made.link });
  };
  const free = (number: number): void =>
    void new Api().call('fill', { id: room.id, seat: number }, { kind: 'open' }).catch(() => {});
  const names = withBotNames(room.seats, room.campaign);
  const live = room.state === 'live';
  const whom = mates.whom();
  const watching = onlookers(room, seat);
  return (
    <section className={css['company']} aria-label={say('company.title')}>
      {room.campaign && <p>{say('chapter.title', room.campaign)}</p>}
      {own && room.campaign && (
        <div className={css['deeds']}>
          <TeamButton room={room} />
        </div>
      )}
      <ul>
        {room.seats.map((info, number) => (
          <li key={number} data-present={info.present || undefined}>
            <SeatMark seat={number} size={22} />
            <strong>{info.kind === 'open' ? say('online.open') : names[number]}</strong>
            <span>{say(`company.${statusOf(info)}`)}</span>
            {clock && info.kind === 'person' && !info.away && (
              <ClockFace clock={clock} seat={number} running={asked.includes(number)} ahead={state.ahead} />
            )}
            {whom?.includes(number) && (
              <button
                type="button"
                className="button"
                aria-label={say('suggest.to', { name: names[number] ?? '' })}
                onClick={() => mates.onSuggest(number)}
              >
                {say('suggest.short')}
              </button>
            )}
            {needTime.includes(number) && number !== seat && seat !== null && (
              <button type="button" className="button" onClick={() => quietly(client.time(number))}>
                {say('company.giveTime')}
              </button>
            )}
            {host && live && info.kind === 'person' && info.away && number !== seat && (
              <button type="button" className="button" onClick={() => free(number)}>
                {say('online.free')}
              </button>
            )}
            {host && live && info.kind === 'open' && (
              <button
                type="button"
                className="button"
                onClick={() => void invite(number, say('online.inviteLink', { number: number + 1 }))}
              >
                {say('online.invite')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {watching > 0 && <p>{say('online.spectators', { count: watching })}</p>}
      {own && live && (
        <div className={css['deeds']}>
          <button
            type="button"
            className="button"
            onClick={() => quietly(own.away ? client.back() : client.away())}
          >
            {own.away ? say('company.back') : say('company.away')}
          </button>
          {clock && asked.includes(seat as number) && (
            <button type="button" className="button" onClick={() => quietly(client.time())}>
              {say('company.askTime')}
            </button>
          )}
          <button
            type="button"
            className="button"
            onClick={() => void invite(seat as number, say('company.otherDevice.help'))}
          >
            {say('company.otherDevice')}
          </button>
          <button
            type="button"
            className="button"
            aria-expanded={notices}
            onClick={() => setNotices((open) => !open)}
          >
            {say('company.notices')}
          </button>
        </div>
      )}
      {own && live && notices && (
        <Suspense fallback={<p>{say('loading')}</p>}>
          <NoticeSettings />
        </Suspense>
      )}
      <ScreenLink match={room.id} />
      {invitation && <ShareLink {...invitation} id="device-link" asked />}
    </section>
  );
}

function statusOf({ kind, away, present }: { kind: string; away: boolean; present: boolean }) {
  if (kind === 'bot') return 'bot';
  if (kind === 'open') return 'open';
  if (away) return 'standIn';
  return present ? 'present' : 'absent';
}
