import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse, PHONE } from './house.ts';
import { byBoard, byKeyboard, byList, byTyping, isOver, playOn, settle } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 60_000);
afterAll(() => house.close());

const start = async (
  page: Awaited<ReturnType<House['visit']>>,
  count: number,
  way = 'Against bots',
): Promise<void> => {
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check();
  await page.getByRole('radio', { name: String(count), exact: true }).check();
  if (way === 'Against bots' && count > 1) await page.getByRole('radio', { name: /^Easy/ }).check();
  await page.getByRole('button', { name: 'Start' }).click();
};

describe('Escape Plan in one browser', { timeout: 240_000 }, () => {
  test('is begun in three activations', async () => {
    const page = await house.visit('/');
    await page.getByRole('link', { name: 'Play', exact: true }).first().click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('section[aria-label="Actions"]').waitFor();
    await page.context().close();
  });

  test('is played to the end by mouse on the board', async () => {
    const page = await house.visit('/new/escape-plan');
    await settle(page, { commit: 'instant' });
    await start(page, 2);
    await playOn(page, byBoard, 11);
    expect(await isOver(page)).toBe(true);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').waitFor();
    await page.context().close();
  });

  test('is played to the end on a phone', async () => {
    const page = await house.visit('/new/escape-plan', { viewport: PHONE, hasTouch: true, isMobile: true });
    await settle(page, { commit: 'instant' });
    await start(page, 2);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(PHONE.width);
    await playOn(page, byList, 12);
    expect(await isOver(page)).toBe(true);
    await page.context().close();
  });

  test('is played to the end by keyboard alone', async () => {
    const page = await house.visit('/new/escape-plan');
    await settle(page, { commit: 'instant' });
    await start(page, 1);
    await playOn(page, byKeyboard, 13);
    expect(await isOver(page)).toBe(true);
    await page.context().close();
  });

  test('is played to the end as text', async () => {
    const page = await house.visit('/new/escape-plan');
    await settle(page, { commit: 'instant', textMode: true });
    await start(page, 1);
    await playOn(page, byTyping, 14);
    expect(await isOver(page)).toBe(true);
    await page.context().close();
  });

  test('hides everything behind a curtain when the device is passed on', async () => {
    const page = await house.visit('/new/escape-plan');
    await settle(page, { commit: 'instant' });
    await start(page, 2, 'Same device');
    let curtains = 0;
    const lookAtCurtain = async (): Promise<void> => {
      curtains++;
      expect(await page.locator('body').innerText()).not.toMatch(/Cash|\$\d+k|My escape plan/);
      expect(await page.locator('main svg').count()).toBe(1);
    };
    await playOn(page, byList, 15, () => false, lookAtCurtain);
    expect(curtains).toBeGreaterThan(3);
    expect(await isOver(page)).toBe(true);
    await page.context().close();
  });

  test('goes on after the page is loaded again, and takes back to the last barrier', async () => {
    const page = await house.visit('/new/escape-plan');
    await start(page, 1);
    await page.locator('section[aria-label="Actions"] button').first().waitFor();
    const before = await page.locator('h1').innerText();
    await page.locator('section[aria-label="Actions"] button').first().click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.reload();
    await page.locator('section[aria-label="Actions"] button').first().waitFor();
    expect(await page.locator('h1').innerText()).toBe(before);
    await page.context().close();
  });
});

describe.each(['master-heist', 'escape-from-new-york'])('%s', { timeout: 240_000 }, (game) => {
  test('is played to the end through the general parts', async () => {
    const page = await house.visit(`/new/${game}`);
    await settle(page, { commit: 'instant' });
    await start(page, 1);
    await playOn(page, byList, 21);
    expect(await isOver(page)).toBe(true);
    await page.context().close();
  });
});
