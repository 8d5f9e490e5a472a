import type { MatchState } from '@getaway/server/client';
import { useCallback, useState } from 'react';
import { browserShelf } from '../storage/shelf.ts';

type ChatLine = MatchState['chat'][number];

interface Heard {
  /** The latest that somebody else has said since the talk was last looked at. */
  readonly unheard: ChatLine | undefined;
  readonly hear: () => void;
}

/** How much of the talk somebody has seen, kept beyond the page: in a match over days much is said meanwhile. */
export function useHeard({ room, seat, chat }: MatchState): Heard {
  const key = `getaway.heard.${room?.id}`;
  const [heard, setHeard] = useState(() => Number(browserShelf.get(key)));
  const last = chat.at(-1)?.n ?? 0;
  const hear = useCallback((): void => {
    browserShelf.put(key, String(last));
    setHeard(last);
  }, [key, last]);
  const isNews = ({ n, seat: by, suggestion }: ChatLine): boolean =>
    // What is suggested to the viewer stands among what they may do.
    n > heard && by !== seat && (seat === null || suggestion?.seat !== seat);
  return { unheard: chat.findLast(isNews), hear };
}
