import type { Match } from '@getaway/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { DESKTOP, type Kept, openHouse } from './house.ts';
import { asks, choicesFor, freshMatch, matchWhere, muchOnBoard } from './matches.ts';
import { ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

/** In the browser: whether a shape lies at a point of the screen. */
const isAt = (shape: SVGElement | HTMLElement, { x, y }: { x: number; y: number }): boolean => {
  const { left, right, top, bottom } = shape.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
};

const NEW_YORK = 'escape-from-new-york';

describe('on a tablet or a small laptop', { timeout: 120_000 }, () => {
  const UPRIGHT = { viewport: { width: 820, height: 1180 } };
  const turn = (): Kept => matchWhere({ seats: 3 }, (match) => asks(match, 'turn'));
  const choosesCardsLate = (match: Match): boolean =>
    asks(match, 'chooseCards') && match.record().plays.length >= 120;
  const acts = (match: Match): boolean => choicesFor(match, 0).some((choice) => choice.do === 'move');
  /** A small laptop, in the language with the longest words. */
  const SMALL = { viewport: { width: 1280, height: 720 }, settings: { locale: 'pl' } };

  test.each([
    ['held upright', UPRIGHT],
    ['held sideways', { viewport: { width: 1024, height: 768 } }],
  ])(
    '%s, the map stays while a bar is open, with the panels and without, and has the focus when it is shut',
    async (_, size) => {
      const page = await house.visit('/play/match', { ...size, saves: [turn()] });
      await ready(page);
      const map = page.getByRole('grid');
      for (const key of ['Escape', ']']) {
        await page.keyboard.press(key);
        const before = await map.boundingBox();
        const spot = page.locator('main [data-spot]').first();
        await spot.click({ force: true });
        await page.getByRole('group', { name: 'Ways to go there' }).waitFor();
        expect(await map.boundingBox()).toEqual(before);
        await page.getByRole('button', { name: 'Close' }).click();
        const focused = page.locator('[role=gridcell]:focus path');
        const { x, y, width, height } = (await spot.boundingBox())!;
        expect(await focused.evaluate(isAt, { x: x + width / 2, y: y + height / 2 })).toBe(true);
      }
      await house.leave(page);
    },
  );

  test('all tiles that may be laid are in sight, also while one is being laid', async () => {
    const viewport = { width: 1280, height: 720 };
    const page = await house.visit('/play/match', { viewport, saves: [freshMatch({ seats: 3 })] });
    await ready(page);
    await page.locator('main [data-spot]').first().click();
    await page.locator('main [role=group] .button.primary').waitFor();
    const display = page.getByRole('radiogroup');
    const hidden = await display.evaluate((one) => [
      one.scrollWidth - one.clientWidth,
      one.scrollHeight - one.clientHeight,
    ]);
    expect(await display.getByRole('radio').count()).toBe(4);
    expect(hidden).toEqual([0, 0]);
    await house.leave(page);
  });

  test.each([
    ['Escape Plan', () => muchOnBoard(4)],
    ['Escape from New York', () => matchWhere({ game: NEW_YORK, seats: 4 }, choosesCardsLate)],
    ['Master Heist', () => matchWhere({ game: 'master-heist', seats: 1 }, acts)],
  ])('nothing of %s is scrolled out of sight but what may be chosen', async (_, save) => {
    const page = await house.visit('/play/match', { ...SMALL, saves: [save()] });
    const map = page.locator('main svg[role=grid]');
    await map.waitFor();
    for (const viewport of [SMALL.viewport, DESKTOP]) {
      await page.setViewportSize(viewport);
      const parts = page.locator('main :is(aside, section)');
      const hidden = (): Promise<number[]> =>
        parts.evaluateAll((all) => all.map((part) => part.scrollHeight - part.clientHeight));
      await expect.poll(() => parts.count()).toBeGreaterThan(1);
      await expect.poll(async () => Math.max(...(await hidden()))).toBeLessThanOrEqual(2);
    }
    // Close up there are four buttons more.
    await page.setViewportSize(SMALL.viewport);
    const buttons = map.locator('xpath=following-sibling::*').getByRole('button');
    const few = await buttons.count();
    await buttons.nth(few - 3).click();
    await expect.poll(() => buttons.count()).toBe(few + 4);
    const [first, board] = [await buttons.first().boundingBox(), await page.locator('main').boundingBox()];
    expect(first!.y).toBeGreaterThanOrEqual(board!.y);
    await house.leave(page);
  });

  test('held upright, every board has the whole width', async () => {
    for (const save of [turn(), freshMatch({ game: NEW_YORK, seats: 2 })]) {
      const page = await house.visit('/play/match', { ...UPRIGHT, saves: [save] });
      await ready(page);
      const [board, panels] = [page.locator('main'), page.getByRole('complementary', { name: 'Panels' })];
      const { width } = UPRIGHT.viewport;
      expect([(await board.boundingBox())?.width, (await panels.boundingBox())?.x]).toEqual([width, 0]);
      await house.leave(page);
    }
  });

  test.each([
    ['pl', 820],
    ['pt-BR', 820],
    ['pl', 1280],
    ['pt-BR', 1280],
  ])('the tabs are in one row in %s, also with the talk, on a screen %i wide', async (locale, width) => {
    const viewport = { width, height: width > 1000 ? 720 : 1180 };
    const page = await house.visit('/new/escape-plan', { viewport, settings: { locale, name: 'Nina' } });
    await page.locator('input[name=way]').last().check();
    await page.locator('footer .button.primary').click();
    await page.locator('#link').waitFor();
    await page.locator('main .button.primary').first().click();
    const tabs = page.getByRole('tab');
    await expect.poll(() => tabs.count()).toBe(7);
    const tops = (): Promise<number[]> =>
      tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    await expect.poll(async () => new Set(await tops()).size).toBe(1);
    await house.leave(page);
  });
});
