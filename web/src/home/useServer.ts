import { Api, type Room } from '@getaway/server/client';
import { useEffect, useState } from 'react';
import { isTitle } from '../match/catalog.ts';
import { type OwnMatch, showBadge } from '../online/badge.ts';

const EVERY = 15_000;
/** So many matches that are over: whoever was away may see how theirs ended. */
const LATEST = 3;

/** What a server has for somebody: the own matches, those that wait for one first, and tables of others. */
export interface ServerNews {
  readonly own: readonly OwnMatch[];
  readonly others: readonly Room[];
  /** The server answered last time; if not, this is what it said before. */
  readonly reached: boolean;
}

const NOTHING: ServerNews = { own: [], others: [], reached: true };

async function ask(): Promise<ServerNews> {
  const api = new Api();
  const [{ matches }, { open, live }] = await Promise.all([api.call('me', {}), api.call('lobby', {})]);
  showBadge(matches);
  const ours = matches.filter(({ match }) => isTitle(match.game));
  const over = ours.filter(({ match }) => match.state === 'over');
  const own = [
    ...ours.filter(({ match }) => match.state === 'open' || match.state === 'live'),
    ...over.slice(0, LATEST),
  ];
  const others = [...open, ...live].filter(
    (room) => isTitle(room.game) && !own.some(({ match }) => match.id === room.id),
  );
  return { own, others, reached: true };
}

/** Asks the server now and then. Without a server there is nothing to show, but one answer that fails takes nothing away. */
export function useServer(): ServerNews {
  const [news, setNews] = useState(NOTHING);
  useEffect(() => {
    const look = (): void =>
      void ask().then(setNews, () => setNews((before) => ({ ...before, reached: false })));
    look();
    const timer = setInterval(() => !document.hidden && look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  return news;
}
