import { afterAll, describe, expect, test } from 'vitest';
import { lesson } from '../../src/learn/master-heist/lesson.ts';
import { ON_PHONE, openHouse } from './house.ts';
import { byListedAction, byLitPlace, lookAtStep, walkThrough } from './lesson.ts';
import { ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

describe('the lesson of Master Heist', { timeout: 240_000 }, () => {
  test('is walked through on a phone by the list, and goes on as the learner’s own heist', async () => {
    const page = await house.visit('/learn/master-heist', { ...ON_PHONE, settings: { commit: 'instant' } });
    await page.getByRole('link', { name: 'Begin' }).click();
    await walkThrough(page, lesson, byListedAction, lookAtStep(page, lesson));
    await page.getByRole('button', { name: 'Go on with this match' }).click();
    const { plays } = await ready(page);
    expect(plays).toBe(lesson.record.plays.length);
    await page.getByRole('button', { name: 'Roll the dice' }).first().click();
    // The bots roll too, and then everybody may act.
    await page.getByText('Choose an action and carry it out, step by step.').first().waitFor();
    await house.leave(page);
  });

  test('is walked through on a desktop by what is lit on the floor and in the dock', async () => {
    const page = await house.visit('/learn/master-heist');
    await page.getByRole('link', { name: 'Begin' }).click();
    await walkThrough(page, lesson, byLitPlace);
    await page.getByRole('button', { name: 'Go on with this match' }).waitFor();
    await house.leave(page);
  });
});
