import { SeatMark } from '@getaway/board';
import type { Room as RoomInfo } from '@getaway/server/client';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { change, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.tsx';
import css from './Room.module.css';

interface RoomProps {
  readonly room: RoomInfo;
  readonly host: boolean;
  readonly seat: number | null;
  readonly fault: string;
  readonly onSit: (seat: number) => void;
  readonly onStart: () => void;
}

/** Where people sit down before a match begins. */
export function Room({ room, host, seat, fault, onSit, onStart }: RoomProps): ReactNode {
  const { say } = useWords();
  const { name } = useSettings();
  const link = `${location.origin}/online/${room.id}`;
  return (
    <main className="page">
      <header>
        <Link href="/">← {say('home.back')}</Link>
        <h1>{say(`game.${room.game}.title`)}</h1>
        <p>{say('online.room')}</p>
      </header>
      {fault && <p role="alert">{fault}</p>}
      <label className="field">
        <span className="label">{say('settings.name')}</span>
        <input
          className="input"
          maxLength={24}
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <ul className={css['seats']}>
        {room.seats.map((info, number) => (
          <li key={number}>
            <SeatMark seat={number} size={28} />
            <strong>{info.name ?? (info.kind === 'bot' ? say('players.bot') : say('online.open'))}</strong>
            {number === seat && <span>{say('online.you')}</span>}
            {info.kind === 'open' && seat === null && (
              <button type="button" className="button primary" onClick={() => onSit(number)}>
                {say('online.sit')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <section className="field">
        <label htmlFor="link">{say('online.link')}</label>
        <div className={css['link']}>
          <input id="link" className="input" readOnly value={link} />
          <button type="button" className="button" onClick={() => void navigator.clipboard?.writeText(link)}>
            {say('online.copy')}
          </button>
        </div>
      </section>
      {host && (
        <button type="button" className="button primary" onClick={onStart}>
          {say('online.start')}
        </button>
      )}
    </main>
  );
}
