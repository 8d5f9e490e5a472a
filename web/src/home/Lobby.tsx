import type { Room } from '@getaway/server/client';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { withBotNames } from '../match/botNames.ts';
import { asksYou, type OwnMatch, waitsForYou } from '../online/badge.ts';
import { useWords } from '../words/words.tsx';
import css from './HomePage.module.css';
import type { ServerNews } from './useServer.ts';

const MOST = 9;

interface OwnMatchesProps extends Pick<ServerNews, 'reached'> {
  readonly matches: readonly OwnMatch[];
}

/** The own matches on the server. */
export function OwnMatches({ matches, reached }: OwnMatchesProps): ReactNode {
  const { say } = useWords();
  const standing = (one: OwnMatch): string => {
    if (one.match.state === 'open') return say('lobby.open', { count: freeSeats(one.match) });
    if (one.match.state === 'over') return say('lobby.over');
    if (asksYou(one)) return say('lobby.asked');
    return waitsForYou(one) ? say('lobby.yours') : say('lobby.theirs');
  };
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="own" className={css['continue']}>
      <h2 id="own">{say('lobby.own')}</h2>
      {!reached && <Outage />}
      <ul>
        {matches.slice(0, MOST).map((one) => (
          <Row key={one.match.id} room={one.match} standing={standing(one)} />
        ))}
      </ul>
    </section>
  );
}

interface LobbyProps extends Pick<ServerNews, 'reached'> {
  readonly rooms: readonly Room[];
}

/** Tables on the server that anybody may join or watch. */
export function Lobby({ rooms, reached }: LobbyProps): ReactNode {
  const { say } = useWords();
  const standing = (room: Room): string =>
    freeSeats(room) > 0 ? say('lobby.open', { count: freeSeats(room) }) : say('lobby.watch');
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="lobby" className={css['continue']}>
      <h2 id="lobby">{say('lobby.title')}</h2>
      {!reached && <Outage />}
      <ul>
        {rooms.slice(0, MOST).map((room) => (
          <Row key={room.id} room={room} standing={standing(room)} />
        ))}
      </ul>
    </section>
  );
}

/** The list is as it was when the server last answered. */
function Outage(): ReactNode {
  const { say } = useWords();
  return (
    <p role="status" className={css['dim']}>
      {say('online.error.offline')}
    </p>
  );
}

const freeSeats = ({ seats }: Room): number =>
  seats.filter(({ kind, reserved }) => kind === 'open' && !reserved).length;

/** Who sits at a table; free seats have no names. */
const company = ({ seats, campaign }: Room): string =>
  withBotNames(seats, campaign)
    .filter((_, seat) => seats[seat]?.kind !== 'open')
    .join(', ');

function Row({ room, standing }: { readonly room: Room; readonly standing: string }): ReactNode {
  const { say } = useWords();
  return (
    <li>
      <Link href={`/online/${room.id}`} className={`button ${css['save']}`}>
        <strong>
          {room.campaign ? say('chapter.title', room.campaign) : say(`game.${room.game}.title`)}
        </strong>
        <span>{company(room)}</span>
        <span className={css['dim']}>
          {standing}
          {room.friendly && ` · ${say('lobby.friendly')}`}
        </span>
      </Link>
    </li>
  );
}
