import type { Choice, Preview } from '@getaway/engine';
import { useEffect, useState } from 'react';
import type { TableSession } from '../match/session.ts';
import { asPlayed } from '../match/unpaused.ts';

/** What each choice would bring. */
export type Omens = ReadonlyMap<Choice, Preview>;

const NONE: Omens = new Map();
/** Whoever plays quickly does not wait for them. */
const PATIENCE = 250;
/** With more choices than this the list is searched, and what is pointed at is looked up by itself. */
const MOST = 60;

/** Looks ahead at all choices, one after the other, so that the list can warn before anything is pressed. */
export function useOmens(session: TableSession, choices: readonly Choice[]): Omens {
  const [omens, setOmens] = useState(NONE);
  useEffect(() => {
    setOmens(NONE);
    if (choices.length < 2 || choices.length > MOST) return;
    let current = true;
    const wait = setTimeout(() => {
      void (async () => {
        const found = new Map<Choice, Preview>();
        for (const choice of choices) {
          const preview = await session.preview(asPlayed(choice));
          if (!current) return;
          if (preview) found.set(choice, preview);
        }
        setOmens(found);
      })();
    }, PATIENCE);
    return () => {
      current = false;
      clearTimeout(wait);
    };
  }, [session, choices]);
  return omens;
}
