import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, clippedText, motions, pseudoLocale, setTheme, tinyTargets } from './faults.ts';
import { DESKTOP, type House, openHouse, shoot, type Visit } from './house.ts';
import { type Device, screens } from './screens.ts';

/** The narrowest screens: a small phone, and a desktop screen of 1280 by 900 at twice the size. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
];

/** Colours are the same everywhere and themes differ in nothing else, so they are looked at on one of the devices. */
export const BOTH_THEMES = 'a desktop' satisfies Device;

/** Looks at every screen on a device of one size: with axe in both themes, for cut-off text, small targets and motion. */
export function lookAtScreens(device: Device, size: Visit): void {
  let house: House;
  let page: Page;
  beforeAll(async () => {
    house = await openHouse();
    page = await house.visit('/', size);
  }, 60_000);
  afterAll(() => house.close());

  describe(`on ${device}`, { timeout: 120_000 }, () => {
    test.each(screens().filter(({ on = device }) => on === device))('$name', async (screen) => {
      await page.setViewportSize(size.viewport ?? DESKTOP);
      await page.mouse.move(0, 0);
      await house.revisit(page, screen.path, screen.visit);
      await page.locator('h1').first().waitFor();
      await screen.prepare?.(page);
      await page.waitForTimeout(80);
      await shoot(page, screen.name);
      const colourful = device === BOTH_THEMES || screen.on === device;
      expect(await axeFaults(page, colourful ? 'all' : 'all but colours'), 'dark').toEqual([]);
      if (colourful) {
        await setTheme(page, 'light');
        expect(await axeFaults(page, 'colours'), 'light').toEqual([]);
        await setTheme(page, 'dark');
      }
      expect(await clippedText(page)).toEqual([]);
      expect(await tinyTargets(page)).toEqual([]);
      expect(await motions(page)).toBe(0);
      // In a language of longer words.
      await page.evaluate(pseudoLocale);
      await page.waitForTimeout(50);
      expect(await clippedText(page), 'pseudo-locale').toEqual([]);
      // They look the same from either device, so one of them is enough.
      const narrow = !screen.map && (device !== BOTH_THEMES || screen.on === device);
      for (const viewport of narrow ? NARROW : []) {
        await page.setViewportSize(viewport);
        expect(await clippedText(page), `${viewport.width} wide`).toEqual([]);
      }
    });
  });
}
