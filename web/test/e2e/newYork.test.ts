import type { Match } from '@getaway/engine';
import { threats } from '../../../games/escape-from-new-york/rules/threats.ts';
import { afterAll, describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, ON_PHONE, openHouse, PHONE, shoot } from './house.ts';
import { after, asks, choicesFor, matchWhere } from './matches.ts';
import { ACTIONS, byPicking, isOver, liftCurtain, playOn, ready } from './player.ts';

const house = openHouse();
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
    await house.leave(page);
  });

  test('leads back from a match just begun to where it can be continued, not to beginning another', async () => {
    const page = await house.visit('/', ON_PHONE);
    await page.locator(`a[href="/new/${game}"]`).tap();
    await page.getByRole('button', { name: 'Start' }).tap();
    await ready(page);
    await page.goBack();
    await page.getByRole('heading', { name: 'Continue' }).waitFor();
    await house.leave(page);
  });

  test('lets one play New York against bots, which have the heroes', async () => {
    const page = await house.visit(`/new/${game}`, ON_PHONE);
    const nameOf = (number: number): Locator => page.getByLabel(`Name of player ${number}`);
    await page.getByRole('radio', { name: /^Easy/ }).tap();
    await page.getByRole('radio', { name: '2', exact: true }).tap();
    await page.locator('summary').tap();
    expect(await page.getByRole('group', { name: 'Your part' }).count()).toBe(0);
    await page.getByRole('checkbox', { name: /Bands of New York/ }).tap();
    await page.getByText(/Your part: Hero\./).waitFor();
    await nameOf(1).fill('Nina');
    await page.getByRole('radio', { name: /^New York/ }).tap();
    await page.getByText(/Your part: New York\./).waitFor();
    expect(await nameOf(2).inputValue()).toBe('Nina');
    // New York is the last, however many there are, and its player is still called the same.
    await page.getByRole('radio', { name: '3', exact: true }).tap();
    expect(await nameOf(2).inputValue()).not.toBe('Nina');
    expect(await nameOf(3).inputValue()).toBe('Nina');
    await shoot(page, 'new-york-parts');

    await page.getByRole('button', { name: 'Start' }).tap();
    const { plays } = await ready(page);
    await page.getByRole('heading', { name: /^Nina: / }).waitFor();
    await page.getByRole('tab', { name: 'Mine' }).tap();
    await page.getByRole('tabpanel').getByRole('group', { name: 'My cards' }).waitFor();
    await shoot(page, 'new-york-bands-phone');
    await page.getByRole('tab', { name: 'Do' }).tap();
    await page.locator(ACTIONS).first().tap();
    await page.getByRole('button', { name: 'Do it' }).tap();
    await ready(page, plays);
    await house.leave(page);
  });

  test('lets one open a match as New York, whose friends find the heroes free', async () => {
    const host = await house.visit(`/new/${game}`, { settings: { name: 'Nina' } });
    await host.getByRole('radio', { name: /^Online, by link/ }).check();
    await host.getByRole('radio', { name: '2', exact: true }).check();
    await host.locator('summary').click();
    await host.getByRole('checkbox', { name: /Bands of New York/ }).check();
    await host.getByRole('radio', { name: /^New York/ }).check();
    await host.getByRole('button', { name: 'Start' }).click();
    await host.getByRole('listitem').filter({ hasText: 'Nina' }).getByText('New York').waitFor();
    const link = new URL(await host.locator('#link').inputValue()).pathname;
    const guest = await house.visit(link, { ...ON_PHONE, settings: { name: 'Ruby' } });
    const seat = guest.getByRole('listitem').filter({ hasText: 'Free seat' });
    await seat.getByText('Hero').waitFor();
    await shoot(guest, 'new-york-room');
    await seat.getByRole('button', { name: 'Sit here' }).tap();
    await host.getByRole('region', { name: 'My cards' }).waitFor();
    await house.leave(host);
    await house.leave(guest);
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
    await house.leave(page);
  });

  test('shows the whole dock on a desktop, also while the odds are explained, and the island stays', async () => {
    const hit = matchWhere(
      { game, seats: 3, seed: 'screens' },
      (match) => asks(match, 'playCard') && threats(match.view(0) as never).hit?.damage === 1,
    );
    const page = await house.visit('/play/match', { saves: [hit] });
    const dock = page.getByRole('region', { name: 'My hero' });
    const island = page.getByRole('grid');
    const { plays } = await ready(page);
    const before = await island.boundingBox();
    await dock.locator('summary', { hasText: 'Step 7' }).click();
    const [high, shown] = await dock.evaluate((element) => [element.scrollHeight, element.clientHeight]);
    expect(high).toBe(shown);
    await dock.getByRole('group', { name: 'Cards of this turn' }).getByRole('button').first().click();
    await ready(page, plays);
    expect(await island.boundingBox()).toEqual(before);
    await house.leave(page);
  });

  test.each(['en', 'pt-BR', 'pl'])('shows all of a large hand on a small desktop: %s', async (locale) => {
    const hand = matchWhere(
      { game, seats: 1 },
      (match) =>
        asks(match, 'chooseCards') &&
        (match.view(0) as unknown as { heroes: { hand: string[] }[] }).heroes[0]!.hand.length === 8,
    );
    const page = await house.visit('/play/match', {
      viewport: { width: 1200, height: 720 },
      saves: [hand],
      settings: { locale },
    });
    const dock = page.locator('main section').filter({ has: page.locator('[data-crowded]') });
    await dock.waitFor();
    const cards = await dock
      .locator('[data-crowded] button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
    expect(cards).toHaveLength(8);
    const [high, shown, right] = await dock.evaluate((element) => [
      element.scrollHeight,
      element.clientHeight,
      element.getBoundingClientRect().right,
    ]);
    expect(high).toBe(shown);
    expect(Math.max(...cards)).toBeLessThan(right);
    await house.leave(page);
  });

  test.each([
    [5, 0],
    [6, 3],
  ])('shows all that New York holds on a small desktop: %i cards, %i missions', async (cards, missions) => {
    const save = matchWhere({ game, seats: 3, options: { bands: true } }, (match) => {
      const { bands } = match.view(2) as unknown as { bands: Record<'hand' | 'missions', readonly string[]> };
      return bands.hand.length === cards && bands.missions.length === missions && asks(match, 'bandsPlay', 2);
    });
    const players = save.players.toReversed();
    for (const locale of ['en', 'pt-BR', 'pl']) {
      const viewport = { width: 1200, height: 720 };
      const page = await house.visit('/play/match', {
        viewport,
        saves: [{ ...save, players }],
        settings: { locale },
      });
      const dock = page.locator('main section').filter({ has: page.locator('[role=group] button') });
      await dock.waitFor();
      const held = dock.locator('[role=group] > *');
      expect(await held.count()).toBe(cards + missions);
      const rights = await held.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
      const [high, shown, right] = await dock.evaluate((element) => [
        element.scrollHeight,
        element.clientHeight,
        element.getBoundingClientRect().right,
      ]);
      expect(high, locale).toBe(shown);
      expect(Math.max(...rights), locale).toBeLessThan(right);
      await house.leave(page);
    }
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
    await expect.poll(() => count.getAttribute('data-plays')).toBe(String(plays + 2));
    for (const left of [1, 0]) {
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect.poll(() => count.getAttribute('data-plays')).toBe(String(plays + left));
    }
    await house.leave(page);
  });

  /** How many of the lit spots lie within the picture, and how many there are. */
  const litInSight = (page: Page): Promise<readonly number[]> =>
    page.evaluate(() => {
      const frame = document.querySelector('main svg[role=grid]')!.getBoundingClientRect();
      const boxes = [...document.querySelectorAll('main svg [data-spot]')].map((spot) =>
        spot.getBoundingClientRect(),
      );
      const seen = boxes.filter(({ left, right }) => left >= frame.left && right <= frame.right);
      return [seen.length, boxes.length];
    });

  test('shows a phone the whole island while most of what may be chosen would be out of sight', async () => {
    const poi = matchWhere({ game, seats: 1 }, (match) => asks(match, 'revealPoi'));
    const page = await house.visit('/play/match', { ...ON_PHONE, saves: [poi] });
    const { plays } = await ready(page);
    await expect.poll(async () => new Set(await litInSight(page)).size).toBe(1);
    const arrow = page.getByRole('button', { name: 'Look further left' });
    expect(await arrow.count()).toBe(0);

    // What was pointed at on the board is told right below it, however far down the list somebody was.
    const scrolled = (): Promise<number> => page.getByRole('tabpanel').evaluate((panel) => panel.scrollTop);
    await page.locator(ACTIONS).last().scrollIntoViewIfNeeded();
    expect(await scrolled()).toBeGreaterThan(0);
    await page.locator('main [data-spot]').first().tap();
    await page.getByRole('tabpanel').locator(':scope > div > section:first-child h2').waitFor();
    await expect.poll(scrolled).toBe(0);

    await page.locator(ACTIONS).last().scrollIntoViewIfNeeded();
    await page.locator(ACTIONS).last().click();
    await ready(page, plays);
    await arrow.waitFor();
    await expect.poll(scrolled).toBe(0);
    await house.leave(page);
  });

  test('chooses the cards of a turn on a phone where the actions are', async () => {
    const cards = matchWhere({ game, seats: 1 }, (match) => asks(match, 'chooseCards'));
    const page = await house.visit('/play/match', { ...ON_PHONE, saves: [cards] });
    const { plays } = await ready(page);
    const hand = page.getByRole('tabpanel').getByRole('group', { name: 'Hand', exact: true });
    await hand.getByRole('button').nth(0).tap();
    await hand.getByRole('button').nth(1).tap();
    await ready(page, plays);
    await house.leave(page);
  });

  /** Two pauses, and after them another decision of the same turn, from which all can be taken back. */
  const twoPauses = (match: Match): boolean => {
    let then = match;
    for (let i = 0; i < 2; i++) {
      if (!['carStep', 'freeMoment'].some((step) => asks(then, step))) return false;
      then = after(then, 0, { do: 'proceed' });
    }
    const { agenda } = then.view(0);
    const isTurn = agenda.some(({ step }) => step === 'endTurn');
    return (
      isTurn && !asks(then, 'freeMoment') && asks(then, agenda.at(-1)!.step) && then.undoable(0).length > 1
    );
  };
  const WITHOUT = 'Go on, without more pauses this turn';

  test.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('goes on without pauses until somebody wants them back, at %s', async (_where, viewport) => {
    const save = matchWhere({ game, seats: 1 }, twoPauses);
    const page = await house.visit('/play/match', { saves: [save], settings: { hints: false }, viewport });
    const { plays } = await ready(page);
    const count = page.locator('[data-plays]');
    const bar = page.getByText('No pauses until this turn ends').and(page.locator('p'));
    await page.locator(ACTIONS, { hasText: WITHOUT }).scrollIntoViewIfNeeded();
    await shoot(page, 'new-york-pauses-offered');
    await page.locator(ACTIONS, { hasText: WITHOUT }).click();
    await expect.poll(() => count.getAttribute('data-plays')).toBe(String(plays + 2));
    await bar.waitFor();
    await shoot(page, 'new-york-pauses-on');
    await page.getByRole('button', { name: 'Pause again' }).click();
    await bar.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => count.getAttribute('data-plays')).toBe(String(plays));
    await page.locator(ACTIONS, { hasText: WITHOUT }).click();
    await expect.poll(() => count.getAttribute('data-plays')).toBe(String(plays + 2));
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => count.getAttribute('data-plays')).toBe(String(plays + 1));

    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => count.getAttribute('data-plays')).toBe(String(plays + 2));
    await page.reload();
    expect((await ready(page)).plays).toBe(plays + 2);
    expect(await bar.count()).toBe(0);
    await house.leave(page);
  });

  test('goes on without pauses when that is typed', async () => {
    const save = matchWhere({ game, seats: 1 }, twoPauses);
    const page = await house.visit('/play/match', {
      saves: [save],
      settings: { hints: false, textMode: true },
    });
    const { plays } = await ready(page);
    await page.locator('#command').fill('without pauses');
    await page.locator('#command').press('Enter');
    await expect.poll(async () => (await ready(page)).plays).toBe(plays + 2);
    await page.getByRole('button', { name: 'Pause again' }).waitFor();
    await house.leave(page);
  });

  test('goes on without pauses on a shared device', async () => {
    const save = matchWhere({ game, seats: 2, people: 2 }, twoPauses);
    const page = await house.visit('/play/match', { saves: [save], settings: { hints: false } });
    if ((await ready(page)).for === 'curtain') await liftCurtain(page);
    await page.locator(ACTIONS, { hasText: WITHOUT }).click();
    await page.getByRole('button', { name: 'Pause again' }).waitFor();
    await expect.poll(async () => (await ready(page)).plays).toBe(save.record.plays.length + 2);
    await house.leave(page);
  });

  test('is played over the island by keyboard, which says what lies there', async () => {
    const reveal = matchWhere({ game, seats: 1 }, (match) => asks(match, 'reveal'));
    const page = await house.visit('/play/match', { settings: { hints: false }, saves: [reveal] });
    const { plays } = await ready(page);
    await page.getByRole('grid', { name: 'Manhattan' }).waitFor();
    await page.keyboard.press('F6');
    await page.keyboard.press('F6');
    await page.keyboard.press('n');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^[A-L]\d+, unexplored, .* 1 thing to choose$/);
    await page.keyboard.press('Enter');
    await ready(page, plays);
    await house.leave(page);
  });

  test('says why a space of the island cannot be chosen', async () => {
    const walk = matchWhere({ game, seats: 1 }, (match) => asks(match, 'walk'));
    const page = await house.visit('/play/match', { settings: { hints: false }, saves: [walk] });
    await page.locator('main [data-ask]').first().click();
    await page.getByRole('tabpanel').getByRole('searchbox').waitFor();
    await house.leave(page);
  });

  test('takes a press that comes twice as one, and does not ask why the second is not possible', async () => {
    const reveal = matchWhere({ game, seats: 1 }, (match) => asks(match, 'reveal'));
    const page = await house.visit('/play/match', { settings: { hints: false }, saves: [reveal] });
    const { plays } = await ready(page);
    const spot = await page.locator('main [data-spot]').first().boundingBox();
    const [x, y] = [spot!.x + spot!.width / 2, spot!.y + spot!.height / 2];
    await page.mouse.click(x, y);
    await ready(page, plays);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await page.getByRole('tab', { name: 'Do' }).getAttribute('aria-selected')).toBe('true');
    await page.mouse.click(x, y);
    await page.getByRole('tab', { name: 'Why not?', selected: true }).waitFor();
    await house.leave(page);
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
    await house.leave(page);
  });
});
