import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { keptNotes, openHouse } from './house.ts';
import { asks, freshMatch, matchWhere } from './matches.ts';
import { type Act, byList, isOver, liftCurtain, playOn, ready } from './player.ts';

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

  test('asks for the PIN that somebody has set, until they or all at the table take it away', async () => {
    const turn = matchWhere({ seats: 2, people: 2 }, (match) => asks(match, 'turn'));
    const page = await house.visit('/play/match', { settings: { hints: false }, saves: [turn] });
    const open = async (): Promise<void> => {
      await liftCurtain(page);
      await page.getByRole('heading', { name: /^Nina/ }).waitFor();
    };
    const pass = async (): Promise<void> => {
      await page.reload();
      await page.getByRole('heading', { name: /^Pass the device to Nina/ }).waitFor();
    };
    await open();
    await page.getByRole('tab', { name: 'Know' }).click();
    const own = page.getByRole('region', { name: 'PIN for my curtain' });
    await own.getByLabel('Four digits').fill('12');
    expect(await own.getByRole('button', { name: 'Set it' }).isDisabled()).toBe(true);
    await own.getByLabel('Four digits').fill('1234');
    await own.getByRole('button', { name: 'Set it' }).click();
    await own.getByRole('button', { name: 'Take it away' }).waitFor();
    await expect.poll(() => keptNotes(page, 'match')).toContain('1234');
    await pass();
    const pin = page.getByLabel('Nina’s PIN');
    await pin.pressSequentially('4321');
    await page.getByRole('alert').filter({ hasText: 'That is not it' }).waitFor();
    expect(await page.locator('[data-plays]').count()).toBe(0);
    await pin.pressSequentially('1234');
    await page.getByRole('heading', { name: /^Nina/ }).waitFor();
    await pass();
    await page.getByRole('button', { name: 'Forgotten the PIN?' }).click();
    await page.getByRole('button', { name: 'Take the PIN away' }).press('Enter');
    await page.keyboard.press('Enter');
    await open();
    await house.leave(page);
  });
});
