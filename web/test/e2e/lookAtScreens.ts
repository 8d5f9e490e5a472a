import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import {
  axeFaults,
  clippedText,
  inLongerWords,
  motions,
  setTheme,
  smallForThumbs,
  tinyTargets,
} from './faults.ts';
import { DESKTOP, openHouse, shoot, type Visit } from './house.ts';
import { type Device, type Screen, screens } from './screens.ts';

/** The narrowest screens: a small phone, and a desktop screen of 1280 by 900 at twice the size. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
];

/** Colours are the same everywhere and themes differ in nothing else, so they are looked at on one of the devices. */
export const BOTH_THEMES = 'a desktop' satisfies Device;

/** In the browser: by how much the page is longer than the screen. */
const heightBeyond = (): number => document.documentElement.scrollHeight - innerHeight;

/** Looks at every screen on a device of one size: with axe in both themes, for cut-off text, small targets and motion. */
export function lookAtScreens(device: Device, size: Visit): void {
  const house = openHouse();
  afterAll(() => house.close());

  /** Where the last screen was looked at and found to be in order, and with which settings. */
  let last: { readonly page: Page; readonly settings: string } | null = null;

  /** Walks there from the last screen, which takes half of the time, unless that was somebody else's. */
  async function comeTo({ path, visit = {} }: Screen, settings: string): Promise<Page> {
    const before = last;
    last = null;
    if (before?.settings === settings) {
      await before.page.setViewportSize(size.viewport ?? DESKTOP);
      await before.page.mouse.move(0, 0);
      await house.walk(before.page, path, visit);
      return before.page;
    }
    if (before) await house.leave(before.page);
    return house.visit(path, { ...size, ...visit });
  }

  describe(`on ${device}`, { timeout: 120_000 }, () => {
    test.each(screens().filter(({ on = device }) => on === device))('$name', async (screen) => {
      const settings = JSON.stringify(screen.visit?.settings ?? {});
      const page = await comeTo(screen, settings);
      await page.locator('h1').filter({ hasNotText: 'One moment' }).first().waitFor();
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
      // A table fits the screen; what does not fit is scrolled within its panel (UX-INF-01).
      if (screen.map) expect(await page.evaluate(heightBeyond), 'longer than the screen').toBe(0);
      expect(await motions(page)).toBe(0);
      if (screen.map && device === 'a phone') expect(await smallForThumbs(page)).toEqual([]);
      await inLongerWords(page, async () => {
        expect(await clippedText(page), 'pseudo-locale').toEqual([]);
        // They look the same from either device, so one of them is enough.
        const narrow = !screen.map && (device !== BOTH_THEMES || screen.on === device);
        for (const viewport of narrow ? NARROW : []) {
          await page.setViewportSize(viewport);
          expect(await clippedText(page), `${viewport.width} wide`).toEqual([]);
        }
      });
      last = { page, settings };
    });
  });
}
