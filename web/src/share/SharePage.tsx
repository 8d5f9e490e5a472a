import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Notice } from '../ui/Notice.tsx';
import { useHere } from '../ui/useHere.ts';
import { useWords } from '../words/words.tsx';
import { foreignMatch, keepForeign, Unopened } from './foreign.ts';
import { sharedIn } from './link.ts';

/** Opens the match that a link holds, as a replay. */
export default function SharePage(): ReactNode {
  const { say } = useWords();
  const [, go] = useLocation();
  const [fault, setFault] = useState('');
  const here = useHere();
  useEffect(() => {
    const { hash, search } = location;
    void (async () => {
      const match = await foreignMatch(await sharedIn(hash));
      const id = await keepForeign(match, (seat) => say('player', { number: seat + 1 }), true);
      if (here.current) go(`/replay/${id}${search}`, { replace: true });
    })().catch((error: unknown) => setFault(whyNot(error)));
  }, []);
  const whyNot = (error: unknown): string => {
    if (!(error instanceof Unopened)) return say('import.notKept');
    if (error.why === 'unreadable') return say('share.broken');
    return say('share.failed', { reason: say(`import.${error.why}`, error.params) });
  };
  return fault ? (
    <Notice title={say('broken.title')} text={fault} home />
  ) : (
    <Notice title={say('share.title')} />
  );
}
