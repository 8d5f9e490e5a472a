import type { Choice } from '@getaway/engine';
import { NotDone } from '@getaway/server/client';
import type { Speaker } from '@getaway/words';
import { useEffect, useState } from 'react';
import { settings } from '../settings/settings.ts';
import { focusPrompt } from '../table/focusParts.ts';
import { useWords } from '../words/words.tsx';
import type { OnlineSession } from './onlineSession.ts';

interface Advising {
  /** Whom the viewer is about to suggest something to. */
  readonly seat: number | null;
  readonly turnTo: (seat: number) => void;
  readonly leave: () => void;
  /** They have chosen meanwhile. */
  readonly tooLate: () => void;
  readonly suggest: (seat: number, choice: Choice) => void;
  /** What was suggested a moment ago, in words. */
  readonly sent: string;
}

/** How long it is said that something was suggested, in milliseconds. */
const TOLD = 6000;

/** Turning to what somebody else may choose, and back. */
export function useAdvising(session: OnlineSession, words: Speaker): Advising {
  const { say } = useWords();
  const [seat, setSeat] = useState<number | null>(null);
  const [sent, setSent] = useState('');
  const [turns, setTurns] = useState(0);
  // Whoever came by keyboard is not left nowhere.
  useEffect(() => {
    if (turns > 0 && seat === null) focusPrompt();
  }, [turns, seat]);
  useEffect(() => {
    const timer = setTimeout(() => setSent(''), TOLD);
    return () => clearTimeout(timer);
  }, [sent]);
  const turn = (to: number | null): void => {
    setSeat(to);
    setTurns(turns + 1);
  };
  const tooLate = (): void => {
    turn(null);
    session.store.setState({ trouble: { rule: null, params: {}, message: '', code: 'suggestion' } });
  };
  return {
    seat,
    sent,
    turnTo: (to) => {
      // Nobody sees the time of grace any more.
      const { commitDue } = session.store.getState();
      if (commitDue && settings.getState().commit === 'grace') void session.commit();
      turn(to);
    },
    leave: () => turn(null),
    tooLate,
    suggest: (to, choice) => {
      turn(null);
      setSent(say('suggest.sent', { name: words.player(to), choice: words.choice({ ...choice }) }));
      session.client.suggest(to, choice).catch((error: unknown) => {
        if (!(error instanceof NotDone)) throw error;
        setSent('');
        tooLate();
      });
    },
  };
}
