import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { byList, isOver, playOn, settle } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 60_000);
afterAll(() => house.close());

const named = async (path: string, name: string): Promise<Page> => {
  const page = await house.visit(path);
  await settle(page, { name, commit: 'instant' });
  return page;
};

describe('Escape Plan online', { timeout: 300_000 }, () => {
  test('is played by three people and watched by a fourth, through a power cut and a lost connection', async () => {
    const host = await named('/new/escape-plan', 'Ruby');
    await host.getByRole('radio', { name: /^Online, by link/ }).check();
    await host.getByRole('radio', { name: '3', exact: true }).check();
    await host.getByRole('button', { name: 'Start' }).click();
    await host.getByRole('heading', { name: 'Escape Plan' }).waitFor();
    await host.locator('#link').waitFor();
    const link = new URL(await host.locator('#link').inputValue()).pathname;

    const watcher = await named(link, 'Mouse');
    const guests = [await named(link, 'Vinnie'), await named(link, 'Claws')];
    for (const guest of guests) await guest.getByRole('button', { name: 'Sit here' }).first().click();
    const players = [host, ...guests];
    await Promise.all(players.map((page) => page.locator('section[aria-label="My board"]').waitFor()));
    await watcher.locator('main svg').first().waitFor();
    expect(await watcher.getByText('My escape plan').count()).toBe(0);

    let cut = false;
    let lost = false;
    for (let made = 0; made < 1500; made++) {
      if (await isOver(host)) break;
      for (const [seat, page] of players.entries()) {
        const offered = page.locator('section[aria-label="Actions"] button');
        if ((await offered.count()) === 0) continue;
        await playOn(page, byList, made * 3 + seat + 1, (count) => count >= 1);
      }
      if (made === 15 && !cut) {
        cut = true;
        await house.restart();
      }
      if (made === 30 && !lost) {
        lost = true;
        await guests[0]!.context().setOffline(true);
        await host.waitForTimeout(300);
        await guests[0]!.context().setOffline(false);
      }
    }
    expect(await isOver(host)).toBe(true);
    for (const page of [...guests, watcher]) await page.locator('nav[aria-label="What next"]').waitFor();
    for (const page of [...players, watcher]) await page.context().close();
  });
});
