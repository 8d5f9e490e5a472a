import { Api } from '@getaway/server/client';
import { useEffect, useState } from 'react';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

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
    const learn = (told: readonly string[]): void =>
      setReach({ links: reachFrom(told, location), known: true });
    void new Api().call('address', {}).then(
      ({ links }) => learn(links),
      () => learn([]),
    );
  }, []);
  return reach;
}
