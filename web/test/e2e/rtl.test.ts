import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { clippedText } from './faults.ts';
import { ON_PHONE, openHouse } from './house.ts';
import { asks, matchWhere } from './matches.ts';
import { ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

const turn = matchWhere({ seats: 3 }, (match) => asks(match, 'turn'));

test.each([
  ['the home page', '/', {}],
  ['a new game', '/new/escape-plan', {}],
  ['the settings', '/settings', {}],
  ['the table', '/play/match', {}],
  ['the table on a phone', '/play/match', ON_PHONE],
  ['the replay', '/replay/match', {}],
])(
  'written from right to left, %s cuts nothing off',
  async (_name, path, size) => {
    const page: Page = await house.visit(path, { ...size, saves: [turn] });
    await page.locator('h1').first().waitFor();
    if (path.startsWith('/play')) await ready(page);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.waitForTimeout(100);
    expect(await clippedText(page)).toEqual([]);
    await house.leave(page);
  },
  60_000,
);
