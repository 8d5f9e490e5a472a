import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { asks, choicesFor, matchWhere } from './matches.ts';
import { byPicking, isOver, playOn, ready } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 60_000);
afterAll(() => house.close());

describe('Escape from New York in one browser', { timeout: 240_000 }, () => {
  const game = 'escape-from-new-york';

  test('is played on to its end by mouse on the island', async () => {
    const late = matchWhere(
      { game, seats: 1 },
      (match) =>
        asks(match, 'timerStep') && (match.view(0) as unknown as { timer: unknown[] }).timer.length < 7,
    );
    const page = await house.visit('/play/match', { settings: { commit: 'instant' }, saves: [late] });
    await playOn(page, byPicking, 31);
    expect(await isOver(page)).toBe(true);
    await page.getByRole('table', { name: 'Who got out' }).waitFor();
    await page.context().close();
  });

  test('chooses the cards of a turn by pressing two of them', async () => {
    const cards = matchWhere({ game, seats: 1 }, (match) => asks(match, 'chooseCards'));
    const page = await house.visit('/play/match', { saves: [cards] });
    const hand = page.getByRole('group', { name: 'Hand', exact: true }).getByRole('button');
    const { plays } = await ready(page);
    await hand.nth(0).click();
    expect(await hand.nth(0).getAttribute('aria-pressed')).toBe('true');
    await hand.nth(0).click();
    expect(await hand.nth(0).getAttribute('aria-pressed')).toBe('false');
    await hand.nth(2).click();
    await hand.nth(0).click();
    await ready(page, plays);
    expect(await page.getByRole('group', { name: 'Cards of this turn' }).getByRole('button').count()).toBe(2);
    await page.context().close();
  });

  test('takes two cards instead of a word about the timer, and takes them back one after the other', async () => {
    const timer = matchWhere(
      { game, seats: 1, prefers: (choice) => choice.do === 'keepTimer' },
      (match) => asks(match, 'timerStep') && choicesFor(match, 0).some((choice) => choice.do === 'keepTimer'),
    );
    const page = await house.visit('/play/match', { saves: [timer] });
    const hand = page.getByRole('group', { name: 'Hand', exact: true }).getByRole('button');
    const { plays } = await ready(page);
    const count = page.locator('[data-plays]');
    await hand.nth(0).click();
    await hand.nth(1).click();
    await page.getByRole('group', { name: 'Cards of this turn' }).waitFor();
    expect(await count.getAttribute('data-plays')).toBe(String(plays + 2));
    for (const left of [1, 0]) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => count.getAttribute('data-plays')).toBe(String(plays + left));
    }
    await page.context().close();
  });

  test('is played over the island by keyboard, which says what lies there', async () => {
    const reveal = matchWhere({ game, seats: 1 }, (match) => asks(match, 'reveal'));
    const page = await house.visit('/play/match', { settings: { hints: false }, saves: [reveal] });
    const { plays } = await ready(page);
    await page.getByRole('grid', { name: 'Manhattan' }).waitFor();
    await page.keyboard.press('F6');
    await page.keyboard.press('F6');
    await page.keyboard.press('n');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /^[A-L]\d+, unexplored, .* 1 thing to choose$/,
    );
    await page.keyboard.press('Enter');
    await ready(page, plays);
    await page.context().close();
  });

  test('says why a space of the island cannot be chosen', async () => {
    const walk = matchWhere({ game, seats: 1 }, (match) => asks(match, 'walk'));
    const page = await house.visit('/play/match', { settings: { hints: false }, saves: [walk] });
    await page.locator('main [data-ask]').first().click();
    await page.getByRole('tabpanel').getByRole('searchbox').waitFor();
    await page.context().close();
  });

  test('is told to a finger first and done by a mouse at once, on the same screen', async () => {
    const reveal = matchWhere({ game, seats: 1 }, (match) => asks(match, 'reveal'));
    const settings = { commit: 'instant', hints: false };
    const page = await house.visit('/play/match', { settings, saves: [reveal], hasTouch: true });
    const { plays } = await ready(page);
    const spot = page.locator('main [data-spot]').first();
    await spot.tap();
    await page.getByRole('group', { name: 'What to do there' }).getByRole('button').first().waitFor();
    expect(await page.locator('[data-plays]').getAttribute('data-plays')).toBe(String(plays));
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await spot.click();
    await ready(page, plays);
    await page.context().close();
  });
});
