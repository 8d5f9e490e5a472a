import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { keep } from '../home/newMatch.ts';
import { isTitle } from '../match/catalog.ts';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words/words.tsx';
import { recordFrom } from './link.ts';

/** Opens the match that a link holds, as a replay. */
export default function SharePage(): ReactNode {
  const { say } = useWords();
  const [, go] = useLocation();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    void (async () => {
      const record = await recordFrom(location.hash);
      if (!isTitle(record.game)) throw new Error(`unknown game "${record.game}"`);
      const players = Array.from({ length: record.seats }, (_, seat) => ({
        kind: 'person' as const,
        name: say('player', { number: seat + 1 }),
      }));
      go(`/replay/${await keep(record, players, true)}${location.search}`, { replace: true });
    })().catch(() => setBroken(true));
  }, []);
  return broken ? (
    <Notice title={say('broken.title')} text={say('share.broken')} home />
  ) : (
    <Notice title={say('share.title')} />
  );
}
