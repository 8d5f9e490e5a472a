import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { asks, freshMatch, matchWhere } from './matches.ts';
import { type Act, byList, isOver, playOn, ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

const AT_ONCE = { commit: 'instant' };

/** By mistake it opens nothing; on purpose, as screen readers must, it does. What it opened is left again. */
async function pressTwice(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: /^Pass the device/ });
  await page.getByRole('button', { name: /^I am/ }).dblclick();
  const again = page.getByRole('button', { name: 'Press it once more' });
  await again.waitFor();
  await page.waitForTimeout(500);
  await again.click();
  await title.waitFor({ state: 'detached' });
  await page.reload();
  await title.waitFor();
}

describe('a device that is passed around', { timeout: 120_000 }, () => {
  test('hides everything behind a curtain when the device is passed on', async () => {
    const page = await house.visit('/play/match', {
      settings: AT_ONCE,
      saves: [freshMatch({ seats: 2, people: 2 })],
    });
    let curtains = 0;
    const lookAtCurtain = async (): Promise<void> => {
      if (++curtains === 1) await pressTwice(page);
      expect(await page.locator('body').innerText()).not.toMatch(/Cash|\$\d+k|My escape plan/);
      expect(await page.locator('main svg').count()).toBe(1);
    };
    await playOn(page, byList, 15, () => false, lookAtCurtain);
    expect(curtains).toBeGreaterThan(3);
    expect(await isOver(page)).toBe(true);
    await house.leave(page);
  });

  test('shows notes to nobody else on the same device', async () => {
    const turn = matchWhere({ seats: 2, people: 2 }, (match) => asks(match, 'turn'));
    const page = await house.visit('/play/match', {
      settings: { ...AT_ONCE, hints: false },
      saves: [{ ...turn, notes: { 0: { text: '', pins: { 'seat:1': 'is broke' } } } }],
    });
    const shown = (): Promise<number> => page.getByText('✎ is broke').count();
    let passed = false;
    const lookAndAct: Act = async (table, pick) => {
      await expect.poll(shown).toBe(1);
      await byList(table, pick);
    };
    const lookAtCurtain = async (): Promise<void> => {
      expect(await shown()).toBe(0);
      passed = /Vinnie/.test((await page.locator('h1').textContent()) ?? '');
    };
    await playOn(page, lookAndAct, 17, () => passed, lookAtCurtain);
    await ready(page);
    await page.getByRole('tab', { name: 'Know' }).click();
    await page.getByRole('region', { name: 'Notes on pieces' }).waitFor();
    expect(await shown()).toBe(0);
    await house.leave(page);
  });
});
