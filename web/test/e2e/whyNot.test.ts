import { afterAll, describe, expect, test } from 'vitest';
import { DESKTOP, ON_PHONE, openHouse, shoot } from './house.ts';
import { asks, matchWhere } from './matches.ts';

const house = openHouse();
afterAll(() => house.close());

describe('who asks why not', { timeout: 120_000 }, () => {
  test('is told about a place on the board that cannot be chosen', async () => {
    const turn = matchWhere({ seats: 2 }, (match) => asks(match, 'turn'));
    const page = await house.visit('/play/match', { settings: { hints: false }, saves: [turn] });
    await page.locator('main [data-ask]').first().click();
    await page.getByRole('tab', { name: 'Why not?', selected: true }).waitFor();
    const told = page.getByRole('tabpanel').getByRole('listitem').first();
    await expect.poll(() => told.innerText()).toMatch(/EP-[A-Z]{3}-\d\d/);
    await house.leave(page);
  });

  test('finds everything once, with all the rules that forbid it', async () => {
    const cards = matchWhere({ game: 'escape-from-new-york', seats: 1 }, (match) =>
      asks(match, 'chooseCards'),
    );
    const page = await house.visit('/play/match', { settings: { hints: false }, saves: [cards] });
    await page.getByRole('tab', { name: 'Why not?' }).click();
    const things = page.getByRole('tabpanel').getByRole('listitem').locator('strong');
    await things.first().waitFor();
    const names = await things.allInnerTexts();
    expect(new Set(names).size).toBe(names.length);
    const alone = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'NY-WIN-10' });
    expect(await alone.first().innerText()).toMatch(/NY-WIN-09/);
    await house.leave(page);
  });

  test('is told what would make it possible, and sees what stands in the way', async () => {
    const cutOff = matchWhere(
      { seats: 2 },
      (match) =>
        asks(match, 'turn') &&
        match.explain(0).some(({ rule, blockers, remedies }) => rule === 'EP-TRV-08' && blockers && remedies),
    );
    for (const screen of [{ viewport: DESKTOP }, ON_PHONE]) {
      const page = await house.visit('/play/match', {
        settings: { hints: false },
        saves: [cutOff],
        ...screen,
      });
      await page.getByRole('tab', { name: 'Why not?' }).click();
      await page.getByRole('searchbox').fill('water');
      const panel = page.getByRole('tabpanel');
      const lit = page.locator('main [data-blocker]');
      await panel.getByText('What would make it possible:').first().waitFor({ state: 'attached' });
      expect(await lit.count()).toBe(0);
      await panel.getByRole('button', { name: 'Show what is in the way' }).first().focus();
      await lit.first().waitFor({ state: 'attached' });
      await shoot(page, `why-not-${screen === ON_PHONE ? 'phone' : 'desktop'}`);
      await page.getByRole('tab').first().click();
      await expect.poll(() => lit.count()).toBe(0);
      await house.leave(page);
    }
  });

  test.each(['master-heist', 'escape-from-new-york'])('sees it on the board of %s too', async (game) => {
    const barred = matchWhere(
      { game, seats: 2 },
      (match) => match.pending()[0]?.seat === 0 && match.explain(0).some(({ blockers }) => blockers),
    );
    const page = await house.visit('/play/match', { settings: { hints: false }, saves: [barred] });
    await page.getByRole('tab', { name: 'Why not?' }).click();
    await page.getByRole('button', { name: 'Show what is in the way' }).first().focus();
    await page.locator('main [data-blocker]').first().waitFor({ state: 'attached' });
    await shoot(page, `why-not-${game}`);
    await house.leave(page);
  });
});
