import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { ACTIONS, dice, isOver } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 60_000);
afterAll(() => house.close());

const named = (path: string, name: string, commit = 'instant'): Promise<Page> =>
  house.visit(path, { settings: { name, commit } });

/** Presses one of the actions that a page offers, if it offers any that were not there for the last press. */
const actIfAsked = (page: Page, roll: number): Promise<boolean> =>
  page.evaluate(
    ([list, chance]) => {
      const offered = document.querySelectorAll<HTMLElement>(list);
      const plays = document.querySelector<HTMLElement>('[data-plays]')?.dataset['plays'];
      if (offered.length === 0 || document.body.dataset['acted'] === plays) return false;
      document.body.dataset['acted'] = plays;
      offered[chance % offered.length]?.click();
      return true;
    },
    [ACTIONS, roll] as const,
  );

/** Waits until somebody is asked for something new, or the match is over. */
async function somebodyActs(pages: readonly Page[], pick: (n: number) => number): Promise<void> {
  const deadline = Date.now() + 40_000;
  for (;;) {
    for (const page of pages) if (await actIfAsked(page, pick(1e6))) return;
    if (await isOver(pages[0]!)) return;
    if (Date.now() > deadline) throw new Error('nobody is asked for anything');
    await pages[0]!.waitForTimeout(10);
  }
}

describe('Escape Plan online', { timeout: 240_000 }, () => {
  test('is played by three people and watched by a fourth, through a power cut and a lost connection', async () => {
    const host = await named('/new/escape-plan', 'Ruby');
    await host.getByRole('radio', { name: /^Online, by link/ }).check();
    await host.getByRole('radio', { name: '3', exact: true }).check();
    await host.getByRole('button', { name: 'Start' }).click();
    await host.locator('#link').waitFor();
    const link = new URL(await host.locator('#link').inputValue()).pathname;

    const watcher = await named(link, 'Mouse');
    const guests = [await named(link, 'Vinnie'), await named(link, 'Claws')];
    for (const guest of guests) await guest.getByRole('button', { name: 'Sit here' }).first().click();
    const players = [host, ...guests];
    await Promise.all(players.map((page) => page.locator('section[aria-label="My board"]').waitFor()));
    await watcher.locator('main svg').first().waitFor();
    expect(await watcher.getByText('My escape plan').count()).toBe(0);

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
    for (const page of [...players, watcher]) await page.context().close();
  });

  test('a turn ends by its commit, and until then nobody else learns how', async () => {
    const host = await named('/new/escape-plan', 'Ruby', 'ask');
    await host.getByRole('radio', { name: /^Online, by link/ }).check();
    await host.getByRole('radio', { name: '2', exact: true }).check();
    await host.getByRole('button', { name: 'Start' }).click();
    await host.locator('#link').waitFor();
    const link = new URL(await host.locator('#link').inputValue()).pathname;
    const guest = await named(link, 'Vinnie', 'ask');
    await guest.getByRole('button', { name: 'Sit here' }).first().click();
    const players = [host, guest];
    await Promise.all(players.map((page) => page.locator('section[aria-label="My board"]').waitFor()));

    const pick = dice(7);
    const done = (page: Page) => page.locator('header [data-commit]');
    const plays = (page: Page) => page.locator('[data-plays]').getAttribute('data-plays');
    const whoIsDone = async (): Promise<Page | undefined> => {
      for (const page of players) if (await done(page).isVisible()) return page;
      return undefined;
    };
    for (let made = 0; made < 40 && !(await whoIsDone()); made++) {
      await somebodyActs(players, pick);
      await host.waitForTimeout(300);
    }
    const actor = (await whoIsDone())!;
    const other = actor === host ? guest : host;
    const before = await plays(other);

    await actor.getByRole('button', { name: /Undo$/ }).click();
    await done(actor).waitFor({ state: 'detached' });
    await actor.locator(ACTIONS).first().waitFor();
    await actor.getByRole('button', { name: /Redo$/ }).click();
    await done(actor).waitFor();
    expect(await plays(other)).toBe(before);
    await done(actor).click();
    await expect.poll(() => plays(other)).not.toBe(before);
    expect(await plays(actor)).toBe(await plays(other));
    for (const page of players) await page.context().close();
  });
});
