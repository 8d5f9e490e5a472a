import type { Speaker } from '@getaway/words';
import { useEffect, useRef } from 'react';
import type { LogEntry } from '../match/position.ts';
import { play } from '../sound/sound.ts';
import { announce } from '../ui/announce.ts';
import { useWords } from '../words/words.tsx';
import { withoutAutomatic } from './byItself.ts';
import { lineOf } from './lineOf.ts';
import { rewindsIn } from './logGroups.ts';
import { useBoardParts } from './useBoardParts.ts';

interface Heard {
  readonly game: string;
  readonly log: readonly LogEntry[];
  readonly viewer: number | null;
  /** It is for the viewer to choose. */
  readonly mine: boolean;
  readonly words: Speaker;
}

/** Says what happens as it happens, and sounds it: somebody acted, something bad befell the viewer. */
export function useNews({ game, log, viewer, mine, words }: Heard): void {
  const { say } = useWords();
  const latest = log.at(-1)?.n ?? 0;
  const rewinds = rewindsIn(log);
  // Whoever comes to the table is not told everything from the beginning.
  const heard = useRef({ latest, rewinds: rewinds.length });
  const parts = useBoardParts(game);
  useEffect(() => {
    // What was taken back leaves less to tell than was heard, but that it was, is news.
    const marked = rewinds[heard.current.rewinds]?.n ?? Infinity;
    const news = log.filter(({ n }) => n > heard.current.latest || n >= marked);
    heard.current = { latest, rewinds: rewinds.length };
    if (news.length === 0) return;
    for (const { event } of withoutAutomatic(news)) announce(lineOf({ ...event }, words, say));
    if (news.some(({ event }) => parts?.isBad?.(event, viewer))) play('bad');
    else if (!mine) play('others');
  }, [log]);
}
