import { marksFor, SeatMark, SeatMarks } from '@getaway/board';
import type { Room as RoomInfo, SeatInfo } from '@getaway/server/client';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { type Level, LEVELS } from '../match/levels.ts';
import { MarkChoice } from '../settings/MarkChoice.tsx';
import { LONGEST_NAME } from '../settings/longestName.ts';
import { change, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.tsx';
import css from './Room.module.css';
import { onlookers } from './onlookers.ts';
import { ScreenLink } from './ScreenLink.tsx';
import { ShareLink } from './ShareLink.tsx';
import { TeamButton } from './TeamButton.tsx';
import { usePartNames } from './usePartNames.ts';
import { useReach } from './useReach.ts';

/** What people do in a room. */
export interface RoomDeeds {
  sit(seat: number): void;
  leave(): void;
  start(level: Level): void;
  /** The host gives a seat to a bot, or opens it. */
  fill(seat: number, level: Level | null): void;
  /** A link for one seat only. */
  invite(seat: number): Promise<string | null>;
}

interface RoomProps {
  readonly room: RoomInfo;
  readonly host: boolean;
  readonly seat: number | null;
  /** The seat that the link was for. */
  readonly invitedTo: number | null;
  readonly fault: string;
  readonly deeds: RoomDeeds;
}

/** Where people sit down before a match begins. */
export function Room({ room, host, seat, invitedTo, fault, deeds }: RoomProps): ReactNode {
  const { say } = useWords();
  const { name } = useSettings();
  const [base = location.origin] = useReach().links;
  const [level, setLevel] = useState<Level>('steady');
  const [invitation, setInvitation] = useState<{ seat: number; link: string } | null>(null);
  const watching = onlookers(room, seat);
  const parts = usePartNames(room);
  const { campaign } = room;
  const ask = async (number: number): Promise<void> => {
    const link = await deeds.invite(number);
    setInvitation(link === null ? null : { seat: number, link });
  };
  return (
    <main className={`page ${css['room']}`}>
      {fault && (
        <p className={`banner ${css['fault']}`} data-bad role="alert">
          {fault}
        </p>
      )}
      <header>
        <Link href="/">← {say('home.back')}</Link>
        <h1>{say(`game.${room.game}.title`)}</h1>
        {campaign && <p>{say('chapter.room', campaign)}</p>}
        {seat !== null && <TeamButton room={room} />}
        <p>{host ? say('online.room') : say('screen.begins')}</p>
        <p className={css['dim']}>{say(`pace.${room.pace}.help`)}</p>
        {room.friendly && <p className={css['dim']}>{say('friendly')}</p>}
      </header>
      {seat === null && (
        <div className={css['self']}>
          {!campaign && (
            <label className="field">
              <span className="label">{say('settings.name')}</span>
              <input
                className="input"
                maxLength={LONGEST_NAME}
                value={name}
                onChange={(event) => change({ name: event.target.value })}
              />
            </label>
          )}
          <MarkChoice />
        </div>
      )}
      <SeatMarks value={marksFor(room.seats.map(({ colour }) => colour))}>
        <ul className={css['seats']}>
          {room.seats.map((info, number) => (
            <li key={number}>
              <SeatMark seat={number} size={28} />
              <div className={css['who']}>
                <strong>{whoSits(info, say, campaign?.players[number])}</strong>
                {parts[number] && <span>{parts[number]}</span>}
              </div>
              {number === seat && <span>{say('online.you')}</span>}
              {info.kind === 'open' && info.reserved && (
                <span>{number === invitedTo ? say('online.reservedForYou') : say('online.reserved')}</span>
              )}
              {seat === null && info.kind === 'open' && (!info.reserved || number === invitedTo) && (
                <button type="button" className="button primary" onClick={() => deeds.sit(number)}>
                  {say('online.sit')}
                </button>
              )}
              {host && info.kind === 'open' && (
                <>
                  <button type="button" className="button" onClick={() => deeds.fill(number, level)}>
                    {say('online.bot')}
                  </button>
                  <button type="button" className="button" onClick={() => void ask(number)}>
                    {say('online.invite')}
                  </button>
                </>
              )}
              {host && info.kind !== 'open' && number !== seat && (
                <button type="button" className="button" onClick={() => deeds.fill(number, null)}>
                  {say('online.free')}
                </button>
              )}
            </li>
          ))}
        </ul>
      </SeatMarks>
      {invitation && (
        <ShareLink
          label={say('online.inviteLink', { number: invitation.seat + 1 })}
          link={invitation.link}
          id="invitation"
          asked
        />
      )}
      <ShareLink label={say('online.link')} link={`${base}/online/${room.id}`} id="link" />
      <ScreenLink match={room.id} />
      {watching > 0 && <p className={css['dim']}>{say('online.spectators', { count: watching })}</p>}
      {host && (
        <label className="field">
          <span className="label">{say('online.level')}</span>
          <select
            className={`input ${css['level']}`}
            value={level}
            onChange={(event) => setLevel(event.target.value as Level)}
          >
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {say(`new.level.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <footer className={css['footer']}>
        {host && (
          <button type="button" className="button primary" onClick={() => deeds.start(level)}>
            {say('online.start')}
          </button>
        )}
        {seat !== null && (
          <button type="button" className="button" onClick={() => deeds.leave()}>
            {say('online.leave')}
          </button>
        )}
      </footer>
    </main>
  );
}

/** A seat's name, or what it is, and whose it is in a campaign. */
export function whoSits(
  { kind, name, bot }: SeatInfo,
  say: ReturnType<typeof useWords>['say'],
  player?: string,
): string {
  if (kind === 'person') return name ?? '';
  const what =
    kind === 'open'
      ? say('online.open')
      : `${say('players.bot')} (${LEVELS.some((level) => level === bot) ? say(`new.level.${bot}`) : bot})`;
  return player === undefined ? what : say('chapter.seat', { name: player, what });
}
