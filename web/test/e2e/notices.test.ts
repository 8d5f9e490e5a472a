// Told while looking elsewhere: the switch, the notice that comes of it, and the pages that mails link to. The browser's own
// way to a push service is replaced (there is none without a network); from the server to that service and from the
// browser to what it shows, everything is real.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { Api } from '../../../server/client/index.ts';
import { type Mail, openMailServer } from '../../../server/test/mailServer.ts';
import { Browser } from '../../../server/test/pushService.ts';
import type { PushText } from '../../../server/src/notices/push.ts';
import { axeFaults, clippedText, tinyTargets } from './faults.ts';
import { DESKTOP, openHouse, openOwnHouse, PHONE, shoot, type Visit } from './house.ts';

const PEM = join(import.meta.dirname, '../../../server/test/localhost.pem');
const WITH_WORKER: Visit = { serviceWorkers: 'allow', permissions: ['notifications'] };

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;

/** A port that nobody uses now. */
async function freePort(): Promise<number> {
  const server = createSocketServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A push service over TLS, and what it was sent. */
async function openPushService(): Promise<{ readonly host: string; readonly bodies: Buffer[] }> {
  const pem = readFileSync(PEM);
  const bodies: Buffer[] = [];
  const server = createServer({ key: pem, cert: pem }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { host: `127.0.0.1:${portOf(server)}`, bodies };
}

/** In the browser: a subscription as the push service would give it, kept as long as the page. */
function fakePushManager({ endpoint, keys }: Browser['subscription']): void {
  const bytes = (text: string): ArrayBuffer =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.codePointAt(0)!).buffer;
  let subscription: object | null = null;
  PushManager.prototype.getSubscription = async () => subscription as PushSubscription;
  PushManager.prototype.subscribe = async (options) => {
    subscription = {
      endpoint,
      options: { applicationServerKey: bytes(options?.applicationServerKey as string) },
      getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    return subscription as PushSubscription;
  };
}

/** Hands a push message to the page's service worker, as the browser does when one comes. */
async function deliver(page: Page, text: PushText): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(text),
  });
  await session.detach();
}

const shownNotices = (page: Page): Promise<object[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({
      title,
      body,
      tag,
      path: (data as { path: string }).path,
    }));
  });

/** Looks at a screen as it is on both sizes. */
async function look(page: Page, name: string): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.getByRole('button').or(page.getByRole('switch')).last().scrollIntoViewIfNeeded();
    await page.waitForTimeout(80);
    await shoot(page, name);
    expect(await axeFaults(page, size === DESKTOP ? 'all' : 'all but colours')).toEqual([]);
    expect(await clippedText(page)).toEqual([]);
    expect(await tinyTargets(page)).toEqual([]);
  }
}

const linkIn = (mail: Mail, deed: string): string =>
  new URL(new RegExp(`http\\S+/mail/${deed}/\\S+`).exec(mail.text)?.[0] ?? '').pathname;

test('whoever looks elsewhere is told by the browser, and by mail once the address is confirmed', async () => {
  const [post, service, port] = [await openMailServer(), await openPushService(), await freePort()];
  const house = await openOwnHouse({
    GETAWAY_PORT: String(port),
    GETAWAY_URL: `http://127.0.0.1:${port}`,
    GETAWAY_SMTP: post.url,
    GETAWAY_MAIL_FROM: 'Getaway <getaway@play.example>',
    GETAWAY_PUSH_HOSTS: service.host,
    NODE_EXTRA_CA_CERTS: PEM,
  });
  onTestFinished(() => house.close());
  const phone = new Browser('phone', 'en', service.host);
  const page = await house.visit('/settings', WITH_WORKER);
  await page.getByText('You can switch this on as soon as').waitFor();
  expect(await page.getByRole('switch').isDisabled()).toBe(true);

  // Ann opens a match in which all act at once, over days.
  const player = { name: 'Ann' };
  const plan = { game: 'master-heist', seats: [{ kind: 'me' }, { kind: 'open' }], pace: 'slow', player };
  const id = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await reply.json()) as { match: { id: string } }).match.id;
  }, plan);
  await page.addInitScript(fakePushManager, phone.subscription);
  await page.reload();
  const push = page.getByRole('switch', { name: 'Tell me when it is my turn' });
  await page.getByText('For online matches: one notice').waitFor();
  // On a first visit the worker takes a while, and the switch gives up on it after ten seconds.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await push.click();
  await page.getByText('also while Getaway is closed').waitFor();
  await push.click();
  await page.getByText('For online matches: one notice').waitFor();
  await push.click();
  await page.getByText('also while Getaway is closed').waitFor();

  // She may do without reminders, and the server remembers that.
  const remind = page.getByRole('switch', { name: 'Remind me before my time runs out' });
  await remind.uncheck();
  await expect
    .poll(async () => (await (await page.request.get(`${house.url}/api/notices`)).json()).reminders)
    .toBe(false);
  await page.reload();
  await page.getByText('In matches “Over a day”').waitFor();
  expect(await remind.isChecked()).toBe(false);
  await remind.check();
  // The page has another push manager since, which it subscribes with by itself.
  await page.getByText('also while Getaway is closed').waitFor();

  // It begins while she looks at her settings.
  await new Api(house.url).call('claim', { id, seat: 1 }, { player: { name: 'Ben' } });
  await page.getByLabel('Your mail address').fill('ann@home.example');
  await look(page, 'notices');
  await page.getByRole('button', { name: 'Send me a link to confirm it' }).click();
  await page.getByText('A mail is on its way to ann@home.example').waitFor();
  await look(page, 'notices-mail-sent');
  await expect.poll(() => post.mails.length).toBe(1);
  const [first] = post.mails as [Mail];
  const reader = await house.visit(linkIn(first, 'confirm'));
  await reader.getByRole('heading', { name: 'Mail when it is your turn?' }).waitFor();
  await look(reader, 'mail-confirm');
  await reader.getByRole('button', { name: 'Yes, send me mail' }).click();
  await reader.getByRole('heading', { name: 'Mail is on' }).waitFor();

  await expect.poll(() => service.bodies.length, { timeout: 40_000 }).toBe(1);
  const text = phone.read(service.bodies[0]!);
  const told = {
    title: 'Your turn: Master Heist',
    body: 'With Ben.',
    tag: `turn-${id}`,
    path: `/online/${id}`,
  };
  expect(text).toEqual({ ...told, waiting: 1 });
  // What DevTools delivers is lost now and then where much is going on; the same notice twice is one.
  const delivered = (): Promise<object[]> => deliver(page, text).then(() => shownNotices(page));
  await expect.poll(delivered, { interval: 500 }).toEqual([told]);

  // At the table it is gone, and the same switch is there.
  await page.goto(`${house.url}/online/${id}`);
  await expect.poll(() => shownNotices(page)).toEqual([]);
  await deliver(page, text);
  await page.waitForTimeout(300);
  expect(await shownNotices(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Talk' }).click();
  await page.getByRole('button', { name: 'Notices' }).click();
  await page.getByText('Mail goes to ann@home.example').waitFor();
  await page.getByRole('region', { name: 'When it is your turn' }).scrollIntoViewIfNeeded();
  await shoot(page, 'notices-at-the-table');

  await house.walk(reader, linkIn(first, 'stop'));
  await look(reader, 'mail-stop');
  await reader.getByRole('button', { name: 'Stop, and forget my address' }).click();
  await reader.getByRole('heading', { name: 'Your address is forgotten' }).waitFor();
  await house.walk(reader, linkIn(first, 'confirm'));
  await reader.getByRole('button', { name: 'Yes, send me mail' }).click();
  await reader.getByRole('heading', { name: 'This link is no longer good' }).waitFor();
  await house.leave(reader);
  await house.leaveForGood(page);
}, 180_000);

test('what the browser blocks cannot be switched on, and it says why in every language', async () => {
  const house = openHouse();
  onTestFinished(() => house.close());
  const page = await house.visit('/settings');
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await page.reload();
  for (const [locale, words] of [
    ['en', 'Your browser blocks notices from this page.'],
    ['pt-BR', 'Seu navegador bloqueia avisos desta página.'],
    ['pl', 'Twoja przeglądarka blokuje powiadomienia z tej strony.'],
  ] as const) {
    await page.locator(`select:has(option[lang=pl])`).selectOption(locale);
    await page.getByText(words).waitFor();
    expect(await page.getByRole('switch').isDisabled()).toBe(true);
    await look(page, `notices-blocked-${locale}`);
  }
  await house.leaveForGood(page);
}, 90_000);
