import type { MatchRecord } from '@getaway/engine';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { Universe } from '../../../games/master-heist/campaign.ts';
import { kept, OLD_CAMPAIGN } from './campaigns.ts';
import { ON_PHONE, openHouse, shoot, textOf } from './house.ts';
import { freshMatch, matchWhere } from './matches.ts';
import { byList, dice, ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

const pick = dice(5);
const UNKEPT = 'This browser refuses to store what you chose last.';
const save = freshMatch({ people: 1, seats: 3 });
const settings = { commit: 'instant' };

/** A page at the first choice of a match, with a switch for whether its worker may store anything. */
async function sitDown(): Promise<Page> {
  const page = await house.visit('/', { ...ON_PHONE, saves: [save], settings });
  await withSwitch(page);
  await page.getByRole('link', { name: /^Escape Plan/ }).click();
  await ready(page);
  return page;
}

const withSwitch = (page: Page, refuses = false): Promise<unknown> =>
  page.route(/(host|campaign)\.worker-.*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${String(turnedDown)})(${refuses});${await response.text()}` });
  });

/** Resolves when the worker has heard it: what the page asks of it later may come earlier. */
const refuse = (page: Page, on: boolean): Promise<void> =>
  page.evaluate(
    (refuses) =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel('refuse');
        channel.addEventListener('message', () => {
          channel.close();
          resolve();
        });
        channel.postMessage(refuses);
      }),
    on,
  );

/** In the browser: it has no room, and lets nothing go, as long as it is told so. */
function turnedDown(refuses: boolean): void {
  const channel = new BroadcastChannel('refuse');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'boolean') return;
    refuses = data;
    channel.postMessage('heard');
  });
  for (const deed of ['put', 'delete']) {
    const done = Reflect.get(IDBObjectStore.prototype, deed) as (...what: unknown[]) => IDBRequest;
    Reflect.set(IDBObjectStore.prototype, deed, function (this: IDBObjectStore, ...what: unknown[]) {
      if (refuses) throw new DOMException('no room', 'QuotaExceededError');
      return done.apply(this, what);
    });
  }
}

const played = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-plays]').getAttribute('data-plays'));

async function playOnce(page: Page): Promise<number> {
  const before = await played(page);
  await byList(page, pick);
  return (await ready(page, before)).plays;
}

describe('a browser that refuses to store a match', { timeout: 60_000 }, () => {
  test('says so once, plays on, hands the match out, and stores it as soon as it can', async () => {
    const page = await sitDown();
    await refuse(page, true);
    await playOnce(page);
    const told = page.getByRole('alert').filter({ hasText: UNKEPT });
    await told.waitFor();
    await shoot(page, 'unkept');
    const plays = await playOnce(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      told.getByRole('button', { name: 'Export' }).click(),
    ]);
    const record = JSON.parse(await textOf(download)) as MatchRecord;
    expect(record.plays).toHaveLength(plays);
    await told.getByRole('button', { name: 'Close' }).click();
    await playOnce(page);
    expect(await told.count()).toBe(0);

    const left = await played(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: /^Escape Plan/ }).click();
    await ready(page);
    expect(await played(page)).toBe(left);

    await refuse(page, false);
    const kept = await playOnce(page);
    await page.reload();
    await ready(page);
    expect(await played(page)).toBe(kept);
    expect(await told.count()).toBe(0);
    await house.leave(page);
  });

  test('replays it to its end all the same', async () => {
    const { record, ...over } = matchWhere({ seats: 2, people: 0 }, (match) => match.outcome() !== null);
    const plays = record.plays.slice(0, -3);
    const page = await house.visit('/', {
      saves: [{ ...over, record: { ...record, plays }, finished: false }],
    });
    await withSwitch(page, true);
    await page.getByRole('link', { name: /^Escape Plan/ }).click();
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await expect
      .poll(() => page.getByRole('slider').getAttribute('max').then(Number))
      .toBeGreaterThan(plays.length);
    await house.leave(page);
  });

  test('keeps what it refuses to delete, says so, and deletes it once it can', async () => {
    const page = await house.visit('/', { saves: [save] });
    await page.evaluate(turnedDown, true);
    const match = page.getByRole('link', { name: /^Escape Plan/ });
    const remove = page.getByRole('button', { name: 'Delete this match of Escape Plan' });
    await remove.click();
    const told = page.getByRole('alert').filter({ hasText: 'Escape Plan is still here' });
    await told.waitFor();
    await match.waitFor();
    await refuse(page, false);
    await remove.click();
    await match.waitFor({ state: 'detached' });
    await told.waitFor({ state: 'detached' });
    await refuse(page, true);
    await page.getByRole('button', { name: 'Put it back' }).click();
    await page.getByRole('alert').filter({ hasText: 'could not be put back' }).waitFor();
    await refuse(page, false);
    await page.getByRole('button', { name: 'Put it back' }).click();
    await match.waitFor();
    await house.leave(page);
  });

  test('that somebody emptied meanwhile stores it anew', async () => {
    const page = await sitDown();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin: house.url, storageTypes: 'indexeddb' });
    await playOnce(page);
    const plays = await playOnce(page);
    await page.reload();
    await ready(page);
    expect(await played(page)).toBe(plays);
    await house.leave(page);
  });
});

test(
  'a campaign that the browser will not store, delete or read in says so, and stays as it was',
  { timeout: 60_000 },
  async () => {
    const page = await house.visit('/campaigns', { campaigns: [kept(JSON.parse(OLD_CAMPAIGN) as Universe)] });
    await withSwitch(page);
    await page.goto(`${house.url}/campaigns/city/people`);
    const player = page.getByRole('combobox').first();
    await player.waitFor();
    await refuse(page, true);
    await player.selectOption('easy');
    const told = page
      .getByRole('alert')
      .filter({ hasText: 'Not possible: this browser refuses to store it' });
    await told.waitFor();
    await shoot(page, 'campaign-unkept');
    await refuse(page, false);
    await player.selectOption('easy');
    await told.waitFor({ state: 'detached' });
    await expect.poll(() => player.inputValue()).toBe('easy');

    await refuse(page, true);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByRole('alert').filter({ hasText: 'River City is still here' }).waitFor();
    await page.goto(`${house.url}/campaigns`);
    await page.getByRole('heading', { name: 'Start a campaign' }).waitFor();
    await refuse(page, true);
    const campaign = {
      name: 'campaign.json',
      mimeType: 'application/json',
      buffer: Buffer.from(OLD_CAMPAIGN),
    };
    await page.locator('input[type=file]').setInputFiles(campaign);
    await page.getByText('nothing has changed: this browser refuses to store it').waitFor();
    await refuse(page, false);
    await page.locator('input[type=file]').setInputFiles(campaign);
    await page.getByRole('heading', { name: 'River City', level: 1 }).waitFor();
    await house.leave(page);
  },
);

describe('a server that does not answer', { timeout: 60_000 }, () => {
  test('takes no match from the lists of the first page, which say that it cannot be reached', async () => {
    const page = await house.visit('/new/escape-plan', { settings: { name: 'Ruby' } });
    await page.clock.install();
    await page.getByRole('radio', { name: /^Online, by link/ }).check();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('#link').waitFor();
    await page.getByRole('link', { name: /Home$/ }).click();
    const own = page.getByRole('region', { name: 'Your online matches' });
    await own.getByRole('link', { name: /^Escape Plan/ }).waitFor();
    expect(await own.getByRole('status').count()).toBe(0);

    await page.route('**/api/me', (route) => route.abort());
    await page.clock.fastForward(16_000);
    await own.getByRole('status').filter({ hasText: 'The server cannot be reached.' }).waitFor();
    await own.getByRole('link', { name: /^Escape Plan/ }).waitFor();
    await shoot(page, 'unreached');

    await page.unroute('**/api/me');
    await page.clock.fastForward(16_000);
    await own.getByRole('status').waitFor({ state: 'detached' });
    await house.leaveForGood(page);
  });

  test('is asked again how phones reach it, before anybody is told that they cannot', async () => {
    const page = await house.visit('/new/escape-plan', { settings: { name: 'Ruby' } });
    await page.getByRole('radio', { name: /^Online, by link/ }).check();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL('**/online/*');
    await page.clock.install();
    let asked = 0;
    await page.route('**/api/address', (route) =>
      ++asked === 1 ? route.abort() : route.fulfill({ json: { links: ['http://192.168.1.20:8080'] } }),
    );
    await page.goto(page.url().replace('/online/', '/screen/'));
    await expect.poll(() => asked).toBe(1);
    expect(await page.getByText('so no phone can follow').count()).toBe(0);
    await page.clock.fastForward(6000);
    await page.getByText('http://192.168.1.20:8080/online/').waitFor();
    await house.leaveForGood(page);
  });

  test('is not mistaken for one that does not have the match', async () => {
    const page = await house.visit('/');
    await page.route('**/api/matches/**', (route) => route.abort());
    await page.goto(`${house.url}/replay/nothing`);
    await page.getByText('The server cannot be reached.').waitFor();
    await page.unroute('**/api/matches/**');
    await page.reload();
    await page.getByText('It is not kept in this browser.').waitFor();
    await house.leave(page);
  });
});

test('a table that slept is drawn once for all that came meanwhile', { timeout: 60_000 }, async () => {
  // The line to type in forgets what it offered whenever something else may be chosen.
  const page = await house.visit('/new/escape-plan', { settings: { name: 'Ruby', textMode: true } });
  await page.addInitScript(overhear);
  await page.reload();
  await page.getByRole('radio', { name: /^Online, by link/ }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: /^Begin now/ }).click();
  await ready(page);
  await page.locator('#command').waitFor();
  const latest = await page.evaluate(hearAgain, 200);
  // If React gives up meanwhile, the house says so when it is closed.
  await expect.poll(() => played(page)).toBe(latest);
  await house.leaveForGood(page);
});

interface Overheard {
  socket: WebSocket;
  sync: { readonly type: string; readonly no: number };
}

/** In the browser: remembers the connection to the table, and where the match stands. */
function overhear(): void {
  const heard = globalThis as unknown as Overheard;
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      heard.socket = this;
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as Overheard['sync'];
        if (message.type === 'sync') heard.sync = message;
      });
    }
  };
}

/**
 * In the browser: many messages, each as if something had been played, before the page has time for anything but what
 * follows from each at once. Gives the number of the last one.
 */
async function hearAgain(times: number): Promise<number> {
  const { socket, sync } = globalThis as unknown as Overheard;
  for (let nth = 1; nth <= times; nth++) {
    const data = JSON.stringify({ ...sync, no: sync.no + nth });
    socket.dispatchEvent(new MessageEvent('message', { data }));
    for (let i = 0; i < 20; i++) await Promise.resolve();
  }
  return sync.no + times;
}
