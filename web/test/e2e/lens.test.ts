import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { ON_PHONE, openHouse, shoot } from './house.ts';
import { asks, choicesFor, type Wish, matchWhere } from './matches.ts';
import { ACTIONS, pressWhenDrawn, ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

const sheet = (page: Page) => page.locator('section[aria-labelledby=lens]');
/** What the sheet is about, and the rules on it, once they are there. */
async function said(page: Page): Promise<{ readonly about: string; readonly rules: readonly string[] }> {
  const rules = sheet(page).locator('li > a');
  await rules.first().waitFor();
  return {
    about: await sheet(page).getByRole('heading').first().innerText(),
    rules: await rules.allInnerTexts(),
  };
}

const turn = (wish: Wish, step: string): ReturnType<typeof matchWhere> =>
  matchWhere({ seats: 2, ...wish }, (match) => asks(match, step) && choicesFor(match, 0).length > 3);

describe('the rules lens (F14)', { timeout: 60_000 }, () => {
  test('tells of whatever is pressed, plays nothing, and Escape switches it off', async () => {
    const page = await house.visit('/play/match', { saves: [turn({}, 'turn')] });
    await ready(page);
    const plays = await page.locator('[data-plays]').getAttribute('data-plays');
    await page.evaluate(pressWhenDrawn, { drawn: '#lens', press: '#prompt' });
    await page.keyboard.press('l');
    expect((await said(page)).rules[0]).toBe('EP-ACT-05');
    await page.locator('main [data-piece^="place:"]').first().click({ force: true });
    expect((await said(page)).rules.join()).toMatch(/EP-(TRV|VIS|HOS|BUS|SUB)-\d\d/);
    expect(await sheet(page).locator('li > a').first().getAttribute('href')).toMatch(
      /^\/rules\/escape-plan#EP-/,
    );
    await page.locator('main [data-piece^="card:"]:visible').last().click();
    expect((await said(page)).rules.join()).toMatch(/EP-(EXE|AST|ITM)-/);
    await shoot(page, 'lens-desktop');
    await page.locator(ACTIONS).first().click();
    expect((await said(page)).about).toBe(await page.locator(`${ACTIONS} [data-label]`).first().innerText());
    await page.locator('#prompt').click();
    expect((await said(page)).rules[0]).toBe('EP-ACT-05');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('[data-event]').first().click();
    await said(page);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    expect(await page.locator('[data-plays]').getAttribute('data-plays')).toBe(plays);
    await house.leave(page);
  });

  test.each([
    ['escape-from-new-york', 'chooseCards', 'NY-'],
    ['master-heist', 'planning', 'MH-'],
  ])('works on the board of %s by keyboard and on a phone', async (game, step, rules) => {
    const page = await house.visit('/play/match', { saves: [turn({ game }, step)], ...ON_PHONE });
    await ready(page);
    const button = page.getByRole('button', { name: 'Rules lens', exact: true });
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await button.tap();
    await sheet(page).waitFor();
    await page.locator('main [role=gridcell]').nth(3).focus();
    await page.keyboard.press('Enter');
    expect((await said(page)).rules.join()).toContain(rules);
    await shoot(page, `lens-${game}-phone`);
    await house.leave(page);
  });

  test('answers in the text board, in the reader’s language', async () => {
    const page = await house.visit('/play/match', {
      saves: [turn({}, 'turn')],
      settings: { textMode: true, locale: 'pl' },
    });
    await page.locator('#command').fill('zasady szpital');
    await page.keyboard.press('Enter');
    expect((await said(page)).about).toContain('Szpital');
    await sheet(page).locator('li [lang=pl]').first().waitFor();
    await page.locator('#command').fill('zasady zła sława');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await said(page)).rules.join()).toContain('EP-THR-01');
    await house.leave(page);
  });
});
