import { games } from '@getaway/games';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { FromServer } from '../../../server/protocol/index.ts';
import { Person, until } from '../../../server/test/rig.ts';
import { learn, NOTHING_KNOWN, truthOf } from '../../../server/test/truth.ts';
import { axeFaults, clippedText } from './faults.ts';
import { ON_PHONE, openHouse, PHONE, shoot } from './house.ts';
import { dice } from './player.ts';
import { somebodyActs } from './turns.ts';

const TV = { width: 1920, height: 1080 };
const NEARBY = ['http://192.168.1.20:8080', 'http://10.0.0.7:8080'];

const house = openHouse();
afterAll(() => house.close());

const phone = (path: string, name: string): Promise<Page> =>
  house.visit(path, { ...ON_PHONE, settings: { name, commit: 'instant' } });

/** Somebody opens a match for two; returns their phone and the match's id. */
async function open(game: string): Promise<{ host: Page; id: string }> {
  const host = await phone(`/new/${game}`, 'Ruby');
  await host.getByRole('radio', { name: /^Online, by link/ }).check();
  await host.getByRole('radio', { name: '2', exact: true }).check();
  await host.getByRole('button', { name: 'Start' }).click();
  await host.locator('#link').waitFor();
  const id = new URL(await host.locator('#link').inputValue()).pathname.split('/').at(-1) as string;
  return { host, id };
}

/** A big screen in the browser that also holds the host's seat: of all screens, the one that could be shown too much. */
async function bigScreen(host: Page, prepare: (screen: Page) => Promise<unknown>): Promise<Page> {
  const [screen] = await Promise.all([
    host.context().waitForEvent('page'),
    host.getByRole('link', { name: 'Show on a big screen' }).click(),
  ]);
  await screen.setViewportSize(TV);
  await prepare(screen);
  await screen.reload();
  return screen;
}

const inNetwork = (screen: Page): Promise<unknown> =>
  screen.route('**/api/address', (route) => route.fulfill({ json: { links: NEARBY } }));

/** Shows the screen in a language, and keeps a picture of it. */
async function shootIn(screen: Page, locale: string, name: string): Promise<void> {
  await screen.evaluate((language) => {
    const kept = JSON.parse(localStorage.getItem('getaway.settings') ?? '{}') as object;
    localStorage.setItem('getaway.settings', JSON.stringify({ ...kept, locale: language }));
  }, locale);
  await screen.reload();
  await screen.locator('main svg').first().waitFor();
  await screen.waitForTimeout(600);
  await shoot(screen, `screen-${name}-${locale}`);
  expect(await clippedText(screen), `${name} in ${locale}`).toEqual([]);
}

async function looksRight(screen: Page, name: string): Promise<void> {
  expect(await axeFaults(screen), name).toEqual([]);
  for (const locale of ['pl', 'en']) await shootIn(screen, locale, name);
  await screen.setViewportSize(PHONE);
  await screen.waitForTimeout(300);
  await shoot(screen, `screen-${name}`);
  expect(await clippedText(screen), `${name} on a phone`).toEqual([]);
  await screen.setViewportSize(TV);
}

describe('the big screen', { timeout: 240_000 }, () => {
  test('says that no phone can reach a server of this machine alone, and how one could', async () => {
    const { host } = await open('escape-plan');
    const screen = await bigScreen(host, async () => {});
    await screen.getByText(/no phone can follow a link/).waitFor();
    await screen.getByText('npm start -- --host 0.0.0.0').waitFor();
    expect(await screen.getByRole('img', { name: /^QR code/ }).count()).toBe(0);
    await shoot(screen, 'screen-unreachable');
    await house.leave(host);
  });

  test('brings phones to the table, and is told and shows only what everybody may know', async () => {
    const { host, id } = await open('escape-plan');
    const received: string[] = [];
    const screen = await bigScreen(host, async (page) => {
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => received.push(String(payload))),
      );
      await inNetwork(page);
    });
    await screen.getByRole('img', { name: `QR code of the link ${NEARBY[0]}/online/${id}` }).waitFor();
    await screen.getByRole('combobox').selectOption({ index: 1 });
    await screen.getByRole('img', { name: `QR code of the link ${NEARBY[1]}/online/${id}` }).waitFor();
    await looksRight(screen, 'room');

    const guest = await phone(`/online/${id}`, 'Vinnie');
    await guest.getByRole('button', { name: 'Sit here' }).first().click();
    await screen.locator('main[data-plays] svg[role=grid]').waitFor();
    received.length = 0;
    await screen.reload();
    await screen.locator('main[data-plays] svg[role=grid]').waitFor();
    const pick = dice(11);
    for (let made = 0; made < 24; made++) await somebodyActs([host, guest], pick);
    const plays = (page: Page) => page.locator('[data-plays]').getAttribute('data-plays');
    await expect
      .poll(async () => (await plays(screen)) === (await plays(host)), { timeout: 20_000 })
      .toBe(true);

    const truth = truthOf(house.data, id, games);
    let known = NOTHING_KNOWN;
    let compared = 0;
    for (const text of received) {
      const message = JSON.parse(text) as FromServer;
      if (message.type === 'welcome') expect(message.seat).toBeNull();
      if (message.type !== 'sync' && message.type !== 'update') continue;
      known = learn(known, message);
      const match = truth[known.no - 1]!;
      const events = match.events(null).map(({ play, event }) => ({ play, event }));
      expect(known).toEqual({ no: known.no, view: match.view(null), events });
      expect(message.choices ?? []).toEqual([]);
      compared++;
    }
    expect(compared).toBeGreaterThan(10);
    expect(await screen.locator('section[aria-label="My board"]').count()).toBe(0);
    expect(await screen.locator('main button:visible').count()).toBe(1);
    await looksRight(screen, 'table');
    await screen.getByRole('button', { name: 'Rules lens' }).click();
    await screen.locator('#lens').waitFor();
    await screen.locator('main [data-piece^="place:"]').first().click({ force: true });
    await screen.locator('section[aria-labelledby=lens] li > a').first().waitFor();
    await shoot(screen, 'screen-lens');
    expect(await clippedText(screen)).toEqual([]);
    await screen.keyboard.press('Escape');
    await guest.getByRole('tab', { name: 'Talk' }).click();
    await guest.getByRole('link', { name: 'Show on a big screen' }).waitFor();
    for (const page of [host, guest]) await house.leave(page);
  });

  test('shows how it ended, and goes on with the rematch', async () => {
    const people = ['Ruby', 'Vinnie'].map((name) => new Person(house.url, name)) as [Person, Person];
    const id = await people[0].opens('master-heist');
    await people[1].sitsDown(id, 1);
    const screen = await house.visit(`/screen/${id}`, { viewport: TV });
    await inNetwork(screen);
    await screen.reload();
    await screen.locator('main[data-plays] svg[role=grid]').waitFor();
    await shoot(screen, 'screen-heist');
    const clients = people.map((person) => person.joins(id));
    await Promise.all(clients.map((client) => until(client, ({ view }) => view !== null)));
    const pick = dice(5);
    for (;;) {
      const client = clients.find((one) => one.getState().choices.length > 0);
      if (!client) break;
      const { choices, no } = client.getState();
      await client.play(choices[pick(choices.length)]!);
      await Promise.all(clients.map((one) => until(one, (state) => state.no > no, 30_000)));
    }
    await screen.getByText(/presses “Play again”/).waitFor();
    await looksRight(screen, 'end');
    await people[0].api.call('rematch', { id });
    await expect.poll(() => new URL(screen.url()).pathname).not.toBe(`/screen/${id}`);
    await screen.getByText('Scan the code with your phone and sit down.').waitFor();
    await house.leave(screen);
  });
});
