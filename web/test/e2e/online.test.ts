import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ON_PHONE, openOwnHouse, shoot, type Visit } from './house.ts';
import { ACTIONS, dice, isOver, ready } from './player.ts';
import { actIfAsked, somebodyActs } from './turns.ts';

let house: Awaited<ReturnType<typeof openOwnHouse>>;
beforeAll(async () => {
  house = await openOwnHouse();
});
afterAll(() => house.close());

const named = (path: string, name: string, { settings, ...device }: Visit = {}): Promise<Page> =>
  house.visit(path, { ...device, settings: { name, commit: 'instant', ...settings } });

const ASKED: Visit = { settings: { commit: 'ask' } };

describe('Escape Plan online', { timeout: 240_000 }, () => {
  test('is played by three people and watched by a fourth, through a power cut and a lost connection', async () => {
    const host = await named('/new/escape-plan', 'Ruby');
    await host.getByRole('radio', { name: /^Online, by link/ }).check();
    await host.getByRole('radio', { name: '3', exact: true }).check();
    await host.getByRole('button', { name: 'Start' }).click();
    await host.locator('#link').waitFor();
    const link = new URL(await host.locator('#link').inputValue()).pathname;

    const watcher = await named(link, 'Mouse');
    const guests = [
      await named(link, 'Vinnie', ON_PHONE),
      await named(link, 'Claws', { settings: { textMode: true } }),
    ];
    for (const guest of guests) await guest.getByRole('button', { name: 'Sit here' }).first().click();
    const players = [host, ...guests];
    const atTheTable = (): Promise<unknown> =>
      Promise.all(players.map((page) => page.locator('[data-plays]').waitFor()));
    await atTheTable();
    await host.locator('section[aria-label="My board"]').waitFor();
    await watcher.locator('main svg').first().waitFor();
    expect(await watcher.getByText('My escape plan').count()).toBe(0);
    await watcher.getByText('You are watching.').waitFor();

    const pick = dice(31);
    for (let made = 0; made < 1500 && !(await isOver(host)); made++) {
      await somebodyActs(players, pick);
      if (made === 15) await house.restart();
      if (made === 30) {
        await guests[0]!.context().setOffline(true);
        await host.waitForTimeout(200);
        await guests[0]!.context().setOffline(false);
      }
    }
    for (const page of [...players, watcher]) await page.locator('nav[aria-label="What next"]').waitFor();

    await watcher.route('**/record', (route) => route.abort());
    await watcher.getByRole('button', { name: 'Export' }).click();
    const told = watcher.getByRole('alert').filter({ hasText: 'The server cannot be reached.' });
    await told.waitFor();
    await watcher.unroute('**/record');
    const taken = watcher.waitForEvent('download');
    await watcher.getByRole('button', { name: 'Export' }).click();
    await taken;
    await told.waitFor({ state: 'detached' });
    await watcher.getByRole('link', { name: 'Replay' }).click();
    await watcher.getByRole('button', { name: 'Vinnie', exact: true }).waitFor();
    await host.getByRole('button', { name: 'Play again' }).click();
    for (const guest of guests) await guest.getByRole('button', { name: 'Join' }).click();
    await atTheTable();
    for (const page of [...players, watcher]) await house.leave(page);
  });

  test('what is pressed twice over a slow connection is done once', async () => {
    const host = await named('/new/escape-plan', 'Ruby');
    const asked: string[] = [];
    const slowly = (page: Page): Promise<unknown> =>
      page.route(/matches$|claim$/, async (route) => {
        asked.push(new URL(route.request().url()).pathname.split('/').at(-1)!);
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
    await slowly(host);
    await host.getByRole('radio', { name: /^Online, by link/ }).check();
    await host.getByRole('button', { name: 'Start' }).dblclick();
    await host.locator('#link').waitFor();
    const guest = await named(new URL(await host.locator('#link').inputValue()).pathname, 'Vinnie');
    await slowly(guest);
    const seats = guest.getByRole('button', { name: 'Sit here' });
    await seats.first().waitFor();
    await guest.evaluate(() => {
      for (const button of document.querySelectorAll('button'))
        if (button.textContent === 'Sit here') button.click();
    });
    await seats.first().waitFor({ state: 'detached' });
    await host.getByText('Vinnie').waitFor();
    expect(asked).toEqual(['matches', 'claim']);
    await host.getByRole('button', { name: /^Begin now/ }).waitFor();
    for (const page of [host, guest]) await house.leave(page);
  });

  test('who sits down last is at their own table, also where the game is still being loaded for who looked on', async () => {
    const host = await named('/new/escape-plan', 'Ruby');
    await host.getByRole('radio', { name: /^Online, by link/ }).check();
    await host.getByRole('radio', { name: '2', exact: true }).check();
    await host.getByRole('button', { name: 'Start' }).click();
    await host.locator('#link').waitFor();
    const guest = await named(new URL(await host.locator('#link').inputValue()).pathname, 'Vinnie');
    await guest.getByRole('button', { name: 'Sit here' }).first().waitFor();
    const slowly = (pages: string, wait: number): Promise<unknown> =>
      guest.route(pages, async (route) => {
        const response = await route.fetch();
        await new Promise((resolve) => setTimeout(resolve, wait));
        await route.fulfill({ response });
      });
    await slowly('**/claim', 300);
    await slowly('**/assets/*.js', 900);
    await guest.getByRole('button', { name: 'Sit here' }).first().click();
    const pick = dice(3);
    for (let made = 0; made < 6; made++) await somebodyActs([host, guest], pick);
    await guest.locator('section[aria-label="My board"]').waitFor();
    for (const page of [host, guest]) await house.leave(page);
  });

  test('a turn ends by its commit, and until then nobody else learns how', async () => {
    const host = await named('/new/escape-plan', 'Ruby', ASKED);
    await host.getByRole('radio', { name: /^Online, by link/ }).check();
    await host.getByRole('radio', { name: '2', exact: true }).check();
    await host.getByRole('button', { name: 'Start' }).click();
    await host.locator('#link').waitFor();
    const link = new URL(await host.locator('#link').inputValue()).pathname;
    const guest = await named(link, 'Vinnie', ASKED);
    await guest.getByRole('button', { name: 'Sit here' }).first().click();
    const players = [host, guest];
    await Promise.all(players.map((page) => page.locator('section[aria-label="My board"]').waitFor()));

    const pick = dice(7);
    const done = (page: Page) => page.locator('header [data-commit]');
    const plays = (page: Page) => page.locator('[data-plays]').getAttribute('data-plays');
    let actor = host;
    const somebodyIsDone = async (): Promise<boolean> => {
      for (const page of players) {
        if (await done(page).isVisible()) {
          actor = page;
          return true;
        }
        await actIfAsked(page, pick(1e6));
      }
      return false;
    };
    await expect.poll(somebodyIsDone, { timeout: 40_000 }).toBe(true);
    const other = actor === host ? guest : host;
    // All but the choice that is held back has come to the other.
    await expect.poll(async () => Number(await plays(actor)) - Number(await plays(other))).toBe(1);
    const before = await plays(other);

    await actor.getByRole('button', { name: /Undo$/ }).click();
    await done(actor).waitFor({ state: 'detached' });
    await actor.locator(ACTIONS).first().waitFor();
    await actor.getByRole('button', { name: /Redo$/ }).click();
    await done(actor).waitFor();
    expect(await plays(other)).toBe(before);
    await done(actor).click();
    await expect.poll(() => plays(other)).not.toBe(before);
    await expect.poll(async () => (await plays(actor)) === (await plays(other))).toBe(true);
    for (const page of players) await house.leave(page);
  });
});

describe('what came to light, online', { timeout: 120_000 }, () => {
  test('is taken back when both agree, and not when one declines', async () => {
    const host = await named('/new/escape-plan', 'Ruby');
    await host.getByRole('radio', { name: /^Online, by link/ }).check();
    await host.getByRole('radio', { name: '2', exact: true }).check();
    await host.getByRole('checkbox', { name: /^Friendly/ }).check();
    await host.getByRole('checkbox', { name: /^Show it to everybody/ }).check();
    await shoot(host, 'new-friendly');
    await host.getByRole('button', { name: 'Start' }).click();
    await host.locator('#link').waitFor();
    await host.getByText('choices may be taken back when everybody agrees').waitFor();
    const link = new URL(await host.locator('#link').inputValue()).pathname;
    const guest = await named('/', 'Vinnie', ON_PHONE);
    await guest.getByRole('link', { name: /free seat · friendly/ }).click();
    await guest.getByRole('button', { name: 'Sit here' }).first().click();
    const watcher = await named(link, 'Mouse');
    const players = [host, guest];
    await Promise.all(players.map((page) => page.locator('[data-plays]').waitFor()));

    // Until somebody has chosen something that cannot be undone.
    const pick = dice(5);
    const stuck = (page: Page) => page.locator('header [aria-disabled=true]', { hasText: 'Undo' });
    const offer = (page: Page) => page.getByRole('button', { name: 'Ask to take it back' });
    const told = (page: Page) => page.getByText('Luck stays as it was').first();
    const plays = (page: Page) => page.locator('[data-plays]').getAttribute('data-plays');
    const isSending = async (page: Page): Promise<boolean> => (await page.getByText('sending…').count()) > 0;
    const areOne = async (): Promise<boolean> =>
      !(await isSending(host)) && !(await isSending(guest)) && (await plays(host)) === (await plays(guest));
    const mayAsk = async (): Promise<boolean> => {
      if (!(await areOne())) return false;
      if (await stuck(host).isVisible()) await stuck(host).press('Enter');
      await host.waitForTimeout(200);
      if ((await offer(host).isVisible()) && (await areOne())) return true;
      for (const page of players) await actIfAsked(page, pick(1e6));
      return false;
    };
    await expect.poll(mayAsk, { timeout: 60_000 }).toBe(true);
    await shoot(host, 'take-back-ask');
    await offer(host).click();
    const request = (page: Page) => page.getByRole('region', { name: /^Ruby asks to take back/ });
    await Promise.all([host, guest, watcher].map((page) => request(page).waitFor()));
    expect(await request(watcher).getByRole('button').count()).toBe(0);
    await shoot(guest, 'take-back-asked');
    await shoot(host, 'take-back-waiting');
    const before = await plays(guest);
    await guest.getByRole('button', { name: 'Leave it as it is' }).click();
    await request(host).getByText('Vinnie would rather leave it as it is.').waitFor();
    expect(await plays(guest)).toBe(before);

    await host.keyboard.press('Control+z');
    await offer(host).press('Enter');
    await request(guest).waitFor();
    // Both may lose the server meanwhile.
    await house.restart();
    await guest.getByRole('button', { name: 'Agree', exact: true }).click();
    for (const page of [host, guest, watcher]) {
      await request(page).waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: 'Log', exact: true }).click();
      await page
        .getByRole('log')
        .getByText(/By agreement, .* taken back for Ruby\./)
        .waitFor();
    }
    await expect.poll(async () => (await plays(host)) === (await plays(guest))).toBe(true);
    await told(host).waitFor({ state: 'detached' });
    await host.getByRole('tab', { name: 'Do', exact: true }).click();
    await ready(host);
    await shoot(host, 'take-back-done');
    for (const page of [host, guest, watcher]) await house.leave(page);
  });
});

describe('Master Heist online', { timeout: 120_000 }, () => {
  test('is planned ahead in private, and played as planned after a reload', async () => {
    const host = await named('/new/master-heist', 'Ruby');
    const sent: string[] = [];
    host.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    host.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()));
    await host.getByRole('radio', { name: /^Online, by link/ }).check();
    await host.getByRole('radio', { name: '2', exact: true }).check();
    await host.getByRole('button', { name: 'Start' }).click();
    await host.locator('#link').waitFor();
    const guest = await named(new URL(await host.locator('#link').inputValue()).pathname, 'Vinnie');
    await guest.getByRole('button', { name: 'Sit here' }).first().click();
    const { plays } = await ready(host);
    await host.waitForLoadState('networkidle');

    sent.length = 0;
    await host.keyboard.press('d');
    const planning = host.getByRole('region', { name: 'Plan ahead' });
    await planning.getByText('Nothing planned yet.').waitFor();
    const planned: string[] = [];
    let drafted = (await ready(host)).plays;
    for (const count of ['1 choice planned.', '2 choices planned.']) {
      // Named and pressed in one go: while a list is drawn anew, its first action may be another one a moment later.
      planned.push(
        await host.evaluate((list) => {
          const action = document.querySelector<HTMLElement>(list)!;
          const label = action.querySelector<HTMLElement>('[data-label]')!.innerText;
          action.click();
          return label.trim();
        }, ACTIONS),
      );
      await planning.getByText(count).waitFor();
      // The list may be that of before a moment longer.
      drafted = (await ready(host, drafted)).plays;
    }
    await planning.getByRole('button', { name: 'Keep the plan' }).click();
    await planning.waitFor({ state: 'detached' });
    expect(sent.filter((message) => !message.includes('"ping"'))).toEqual([]);
    await host.locator('#prompt:focus').waitFor();

    await host.reload();
    expect((await ready(host)).plays).toBe(plays);
    const draft = host.getByRole('region', { name: 'Your plan' });
    for (const [i, label] of planned.entries()) {
      await draft.getByRole('button', { name: label, exact: true }).click();
      await ready(host, plays + i);
    }
    await draft.waitFor({ state: 'detached' });
    await expect.poll(() => sent.filter((message) => message.includes('"play"'))).toHaveLength(2);
    await host.getByRole('button', { name: /Undo$/ }).click();
    await draft.getByRole('button', { name: planned[1]!, exact: true }).waitFor();
    for (const page of [host, guest]) await house.leave(page);
  });
});
