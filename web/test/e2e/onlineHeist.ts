import type { Base } from '@getaway/engine';
import { MatchClient, type MatchState } from '@getaway/server/client';
import type { Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { dice } from '../../../games/master-heist/test/campaignDriver.ts';
import { drive } from '../../../games/master-heist/test/driver.ts';

/** Connects to a match with the seat that this visitor's browser holds. */
async function connected(page: Page, match: string): Promise<MatchClient> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return new MatchClient({
    server: new URL(page.url()).origin.replace('http', 'ws'),
    match,
    openSocket: (url) => new WebSocket(url, { headers: { cookie } }),
  });
}

const until = (client: MatchClient, holds: (state: MatchState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!holds(client.getState())) return;
      stop();
      resolve();
    };
    const stop = client.subscribe(look);
    setTimeout(look);
  });

const isOver = ({ view }: MatchState): boolean => (view as Base | null)?.outcome !== null;

/** Plays an online heist to its end for these visitors, one choice after the other, without their pages. */
export async function playOut(match: string, ...pages: readonly Page[]): Promise<void> {
  const random = dice(7);
  const clients = await Promise.all(pages.map((page) => connected(page, match)));
  for (const client of clients) await until(client, ({ view }) => view !== null);
  while (!clients.some((client) => isOver(client.getState()))) {
    const able = clients.filter((client) => client.getState().choices.length > 0);
    const one = able[Math.floor(random() * able.length)];
    const { seat, view, choices } = (one ?? clients[0]!).getState();
    if (one && seat !== null)
      // What another has done meanwhile may come a little later: then that choice is refused.
      await one.play(drive(view as never, seat, choices as never, random)).catch(() => {});
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const client of clients) client.close();
}
