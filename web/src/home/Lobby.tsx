import { Api, type Room } from '@getaway/server/client';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { TITLES } from '../match/catalog.ts';
import { useWords } from '../words/words.tsx';
import css from './HomePage.module.css';

const EVERY = 15_000;

/** Tables on the server that wait for players or can be watched. Without a server there is nothing to show. */
export function Lobby(): ReactNode {
  const { say } = useWords();
  const [rooms, setRooms] = useState<readonly Room[]>([]);
  useEffect(() => {
    const look = (): void =>
      void new Api()
        .call('lobby', {})
        .then(({ open, live }) => setRooms([...open, ...live]))
        .catch(() => setRooms([]));
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  const known = rooms.filter(({ game }) => TITLES.some(({ id }) => id === game));
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="lobby" className={css['continue']}>
      <h2 id="lobby">{say('lobby.title')}</h2>
      <ul>
        {known.slice(0, 9).map((room) => (
          <li key={room.id}>
            <Link href={`/online/${room.id}`} className={`button ${css['save']}`}>
              <strong>{say(`game.${room.game}.title`)}</strong>
              <span>{room.seats.map(({ name }) => name ?? '…').join(', ')}</span>
              <span className={css['dim']}>
                {room.state === 'open'
                  ? say('lobby.open', { count: room.seats.filter(({ kind }) => kind === 'open').length })
                  : say('lobby.watch')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
