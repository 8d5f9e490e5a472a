import type { Suggestion } from '@getaway/bots';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Position } from '../match/position.ts';
import type { TableSession } from '../match/session.ts';

export type Hint =
  | { readonly status: 'none' | 'thinking' }
  | { readonly status: 'given'; readonly suggestion: Suggestion };

export interface Hints {
  readonly hint: Hint;
  readonly ask: () => void;
  readonly dismiss: () => void;
}

const NONE: Hint = { status: 'none' };

/** The hint for the position on the table, if somebody asked for one; with `always` at every own decision. */
export function useHint(session: TableSession, position: Position, always: boolean): Hints {
  const [hint, setHint] = useState<Hint>(NONE);
  // An answer that comes after the position has changed is nobody's any more.
  const asked = useRef(0);
  const ask = useCallback(() => {
    const number = ++asked.current;
    setHint({ status: 'thinking' });
    const show = (suggestion: Suggestion | null): void => {
      if (number === asked.current) setHint(suggestion ? { status: 'given', suggestion } : NONE);
    };
    session.hint().then(show, () => show(null));
  }, [session]);
  const dismiss = useCallback(() => {
    asked.current++;
    setHint(NONE);
  }, []);
  const { plays, actor, viewer } = position;
  const mine = position.choices.length > 1;
  useEffect(() => {
    if (always && mine) ask();
    return dismiss;
  }, [plays, actor, viewer, always, mine, ask, dismiss]);
  return { hint, ask, dismiss };
}
