import type { MatchClient, MatchState } from '@getaway/server/client';

/**
 * Tells a listener how a match stands, once for all messages that are there already: a device that slept has hundreds to
 * read, and React gives up on a page that is to be drawn anew for each before it had time for anything else.
 */
export function follow(
  client: Pick<MatchClient, 'subscribe' | 'getState'>,
  listener: (state: MatchState) => void,
): () => void {
  // Not a timer, which browsers put off by up to a minute where nobody looks at the page.
  const { port1, port2 } = new MessageChannel();
  let due = false;
  port1.addEventListener('message', () => {
    due = false;
    listener(client.getState());
  });
  port1.start();
  const stop = client.subscribe(() => {
    if (!due) port2.postMessage(null);
    due = true;
  });
  return () => {
    stop();
    port1.close();
  };
}
