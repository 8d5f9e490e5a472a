import { Api } from '@getaway/server/client';
import { useEffect, useState } from 'react';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** How long to wait before a server that did not answer is asked again. */
const AGAIN = 5000;

export interface Reach {
  /** The beginnings of links that other devices can open, the best first. */
  readonly links: readonly string[];
  /** The server was asked. */
  readonly known: boolean;
}

/** What others can open, of what the server says and how this page itself was opened. */
export function reachFrom(
  told: readonly string[],
  { hostname, origin }: Pick<Location, 'hostname' | 'origin'>,
) {
  return told.length > 0 || LOOPBACK.test(hostname) ? told : [origin];
}

/** How other devices reach the server. No links: only this machine reaches it. */
export function useReach(): Reach {
  const [reach, setReach] = useState<Reach>({ links: [], known: false });
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    // No answer is not the answer that nobody else reaches the server.
    const retry = (): void => {
      if (!left) again = setTimeout(ask, AGAIN);
    };
    const ask = (): void =>
      void new Api()
        .call('address', {})
        .then(({ links }) => setReach({ links: reachFrom(links, location), known: true }), retry);
    ask();
    return () => {
      left = true;
      clearTimeout(again);
    };
  }, []);
  return reach;
}
