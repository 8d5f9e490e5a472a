import { Api, type ReplyOf, type Room } from '@getaway/server/client';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { TITLES } from '../match/catalog.ts';
import { useWords } from '../words/words.tsx';
import css from './HomePage.module.css';

const EVERY = 15_000;
const MOST = 9;

type Own = ReplyOf<'me'>['matches'][number];

interface Server {
  readonly own: readonly Own[];
  readonly others: readonly Room[];
}

const NOTHING: Server = { own: [], others: [] };

async function ask(): Promise<Server> {
  const api = new Api();
  const [{ matches }, { open, live }] = await Promise.all([api.call('me', {}), api.call('lobby', {})]);
  const known = ({ game }: Room): boolean => TITLES.some(({ id }) => id === game);
  const own = matches.filter(
    ({ match }) => known(match) && (match.state === 'open' || match.state === 'live'),
  );
  const others = [...open, ...live].filter(
    (room) => known(room) && !own.some(({ match }) => match.id === room.id),
  );
  return { own, others };
}

const isAsked = ({ match, you }: Own): boolean => you.seats.some((seat) => match.asked.includes(seat));

/** The own matches on the server, those that wait for one first, and the tables that anybody may join or watch. */
export function Lobby(): ReactNode {
  const { say } = useWords();
  const [{ own, others }, setServer] = useState(NOTHING);
  useEffect(() => {
    // Without a server there is nothing to show.
    const look = (): void => void ask().then(setServer, () => setServer(NOTHING));
    look();
    const timer = setInterval(() => !document.hidden && look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  const free = (room: Room): string =>
    say('lobby.open', { count: room.seats.filter(({ kind }) => kind === 'open').length });
  const standing = (one: Own): string => {
    if (one.match.state === 'open') return free(one.match);
    return isAsked(one) ? say('lobby.yours') : say('lobby.theirs');
  };
  return (
    <>
      {own.length > 0 && (
        <section aria-labelledby="own" className={css['continue']}>
          <h2 id="own">{say('lobby.own')}</h2>
          <ul>
            {own.slice(0, MOST).map((one) => (
              <Row key={one.match.id} room={one.match}>
                {standing(one)}
              </Row>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="lobby" className={css['continue']}>
          <h2 id="lobby">{say('lobby.title')}</h2>
          <ul>
            {others.slice(0, MOST).map((room) => (
              <Row key={room.id} room={room}>
                {room.state === 'open' ? free(room) : say('lobby.watch')}
              </Row>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Row({ room, children }: { readonly room: Room; readonly children: ReactNode }): ReactNode {
  const { say } = useWords();
  return (
    <li>
      <Link href={`/online/${room.id}`} className={`button ${css['save']}`}>
        <strong>{say(`game.${room.game}.title`)}</strong>
        <span>
          {room.seats.map(({ name, kind }) => name ?? (kind === 'bot' ? say('players.bot') : '…')).join(', ')}
        </span>
        <span className={css['dim']}>{children}</span>
      </Link>
    </li>
  );
}
