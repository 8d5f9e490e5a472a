import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { lesson } from '../../src/learn/escape-from-new-york/lesson.ts';
import { ON_PHONE, openHouse } from './house.ts';
import { byListedAction, byLitPlace, lookAtStep, walkThrough } from './lesson.ts';
import { ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

/** By the board; the two cards of a turn are lit together, and pressed one after the other. */
async function byBoard(page: Page): Promise<void> {
  const cards = page.locator('main [aria-label=Hand] [data-legal]');
  if ((await cards.count()) === 0) return byLitPlace(page);
  await cards.first().click();
  await cards.last().click();
}

describe('the lesson of Escape from New York', { timeout: 240_000 }, () => {
  test('is walked through on a phone by the list, and goes on as the learner’s own match', async () => {
    const page = await house.visit('/learn/escape-from-new-york', ON_PHONE);
    await page.getByRole('link', { name: 'Begin' }).click();
    await walkThrough(page, lesson, byListedAction, lookAtStep(page, lesson));
    await page.getByRole('button', { name: 'Go on with this match' }).click();
    const { plays } = await ready(page);
    expect(plays).toBe(lesson.record.plays.length);
    await page.getByRole('button', { name: 'Reveal no timer tile' }).first().click();
    await page.getByText('Choose 2 cards').first().waitFor();
    await house.leave(page);
  });

  test('is walked through on a desktop by what is lit on the island and in the hand', async () => {
    const page = await house.visit('/learn/escape-from-new-york');
    await page.getByRole('link', { name: 'Begin' }).click();
    await walkThrough(page, lesson, byBoard);
    await page.getByRole('button', { name: 'Go on with this match' }).waitFor();
    await house.leave(page);
  });
});
