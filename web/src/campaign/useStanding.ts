import { useEffect, useState } from 'react';
import { type Standing, standingAt } from './standing.ts';

const EVERY = 15_000;

/** How the campaign's online table stands; asked now and then while somebody looks. */
export function useStanding(campaign: string, at: string): Standing {
  const [standing, setStanding] = useState<Standing>({ is: 'asked' });
  useEffect(() => {
    let left = false;
    const look = (): void => {
      if (document.hidden) return;
      void standingAt(campaign, at).then((now) => left || setStanding(now));
    };
    look();
    const timer = setInterval(look, EVERY);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      clearInterval(timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [campaign, at]);
  return standing;
}
