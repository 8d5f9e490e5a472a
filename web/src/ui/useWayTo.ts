import { ApiError } from '@getaway/server/client';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../words/words.tsx';
import { useHere } from './useHere.ts';

interface How {
  /** Nobody wants to come back to this page: the way back from there leads past it. */
  readonly replace: boolean;
}

export interface WayTo {
  /** Goes where it leads: once, however often it is pressed meanwhile, and nowhere if the page was left. */
  readonly goTo: (way: () => Promise<string>, how?: How) => void;
  /** Why that was not possible: the server said no, or the browser keeps nothing. */
  readonly fault: string;
}

/** The way to something that must first be made, such as a match. */
export function useWayTo(): WayTo {
  const { say } = useWords();
  const [, go] = useLocation();
  const [fault, setFault] = useState('');
  const here = useHere();
  const busy = useRef(false);
  const goTo: WayTo['goTo'] = (way, how) => {
    if (busy.current) return;
    busy.current = true;
    setFault('');
    void way()
      .then(
        (to) => here.current && go(to, how),
        (error: unknown) =>
          setFault(error instanceof ApiError ? say(`online.error.${error.code}`) : say('new.notKept')),
      )
      .finally(() => (busy.current = false));
  };
  return { goTo, fault };
}
