import type { Match } from '@getaway/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { ON_PHONE, openHouse } from './house.ts';
import { asks, choicesFor, freshMatch, matchWhere } from './matches.ts';
import { ACTIONS, liftCurtain, pressWhenDrawn, ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

interface Seen {
  readonly part: string;
  readonly day: number;
}
const seen = (match: Match): Seen => match.view(0) as unknown as Seen;
const late = () => matchWhere({ seats: 3 }, (match) => asks(match, 'turn') && seen(match).day === 2);

describe('what lies on the table', { timeout: 120_000 }, () => {
  test('can be read on the boards of the others, in the stores and at the places', async () => {
    const page = await house.visit('/play/match', { saves: [late()] });
    await ready(page);
    await page.locator('summary', { hasText: 'Board of Vinnie' }).click();
    await page.locator('[open]', { hasText: /Row \d+, wounds .* cash unknown/ }).waitFor();
    await page.getByText('In the stores and in the bag').click();
    await page.getByText(/^Officers in the bag: Federal \d+/).waitFor();
    expect(await page.locator('main [data-tokens]').count()).toBeGreaterThan(4);
    // The keyboard and screen readers are told the same.
    const grid = page.getByRole('grid');
    await grid
      .getByRole('gridcell', { name: /Gang HQ/ })
      .first()
      .press('Enter');
    await page
      .getByRole('option', { name: /gang members? at home/ })
      .first()
      .waitFor();
    await house.leave(page);
  });

  test('tells what a card does to the pointer, the keyboard and a long press; Escape puts it away', async () => {
    const page = await house.visit('/play/match', { saves: [late()] });
    await ready(page);
    const dock = page.getByRole('region', { name: 'My board' });
    const card = dock.locator('[aria-describedby]').first();
    const tip = page.getByRole('tooltip');
    await card.hover();
    await tip.waitFor();
    await page.mouse.move(5, 5);
    await tip.waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    await card.focus();
    await tip.waitFor();
    expect((await tip.innerText()).length).toBeGreaterThan(8);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
    await house.leave(page);

    const phone = await house.visit('/play/match', { ...ON_PHONE, saves: [late()] });
    await ready(phone);
    await phone.getByRole('tab', { name: 'Mine', exact: true }).click();
    const small = phone.getByRole('tabpanel').locator('[aria-describedby]').first();
    await small.scrollIntoViewIfNeeded();
    const { x, y } = (await small.boundingBox())!;
    const touch = { pointerType: 'touch', bubbles: true, clientX: x + 5, clientY: y + 5 };
    await small.dispatchEvent('pointerdown', touch);
    await phone.getByRole('tooltip').waitFor();
    await house.leave(phone);
  });
});

test('a card that cannot be used says why when it is pressed', { timeout: 60_000 }, async () => {
  const page = await house.visit('/play/match', { saves: [late()] });
  await ready(page);
  const locked = page.getByRole('region', { name: 'My board' }).getByRole('button', { name: /locked asset/ });
  await locked.first().press('Enter');
  await page.getByRole('tabpanel').getByText('This asset is still locked.').first().waitFor();
  await page.getByRole('tabpanel').getByRole('searchbox').fill('zzz');
  await page.getByText('Nothing about “zzz” is forbidden right now').waitFor();
  await house.leave(page);
});

test('a card that can do several things lists them over everything', { timeout: 60_000 }, async () => {
  const uses = (match: Match): string[] =>
    choicesFor(match, 0).flatMap((choice) =>
      choice.do.startsWith('use') && 'slot' in choice ? [`${choice.do} ${String(choice.slot)}`] : [],
    );
  const several = matchWhere({ seats: 3 }, (match) => new Set(uses(match)).size < uses(match).length);
  const page = await house.visit('/play/match', { saves: [several] });
  const { plays } = await ready(page);
  const card = page.locator('main section button[aria-expanded]').first();
  const list = page.locator('main section [popover]:popover-open[role=group]');
  await card.click();
  const { x, y, width, height } = (await list.boundingBox())!;
  const corner = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('[popover]') !== null,
    [x + width / 2, y + 8] as const,
  );
  expect([corner, height > 40]).toEqual([true, true]);
  await list.getByRole('button').first().press('Escape');
  await list.waitFor({ state: 'detached' });
  await card.click();
  await list.getByRole('button').last().click();
  await ready(page, plays);
  await house.leave(page);
});

describe('the screen', { timeout: 120_000 }, () => {
  test.each([
    ['Escape Plan', late],
    ['Escape from New York', () => freshMatch({ game: 'escape-from-new-york', seats: 2 })],
    ['Master Heist', () => freshMatch({ game: 'master-heist', seats: 1 })],
  ] as const)('of %s gives its sides to the board', async (_, save) => {
    const page = await house.visit('/play/match', { saves: [save()] });
    await ready(page);
    await page.getByRole('grid').waitFor();
    const width = async (): Promise<number> => (await page.getByRole('grid').boundingBox())?.width ?? 0;
    const before = await width();
    await page.keyboard.press(']');
    await expect.poll(width).toBeGreaterThan(before + 300);
    await page.keyboard.press(']');
    await page.keyboard.press('[');
    await expect.poll(width).toBeGreaterThan(before + 150);
    await page.keyboard.press('[');
    await expect.poll(width).toBe(before);
    await house.leave(page);
  });

  test('tells its keys, and those of the board are there as soon as it is drawn', async () => {
    const page = await house.visit('/', { saves: [late()] });
    await page.evaluate(pressWhenDrawn, { drawn: 'main svg[role=grid]', key: 'r' });
    await page.getByRole('link', { name: /^Escape Plan/ }).click();
    await page.getByRole('group', { name: 'Police risk' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Police risk').waitFor();
    await page.keyboard.press('Escape');
    await house.leave(page);
  });

  test('close up, is moved by buttons and follows the keyboard', async () => {
    const page = await house.visit('/play/match', { saves: [late()] });
    await ready(page);
    const stage = page.getByRole('grid');
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
    const at = (): Promise<string | null> => stage.locator('> g').getAttribute('transform');
    const before = await at();
    await page.getByRole('button', { name: 'Look further left' }).click();
    await expect.poll(at).not.toBe(before);
    const frame = (await stage.boundingBox())!;
    for (const cell of await stage.getByRole('gridcell').all()) {
      await cell.focus();
      const { x, y, width, height } = (await cell.boundingBox())!;
      const [left, top] = [x + width / 2 - frame.x, y + height / 2 - frame.y];
      expect(left > 0 && left < frame.width && top > 0 && top < frame.height).toBe(true);
    }
    await house.leave(page);
  });

  test('that is shared shows cash and plan only while they are held open', async () => {
    const shared = matchWhere({ seats: 2, people: 2 }, (match) => asks(match, 'turn'));
    const page = await house.visit('/play/match', { saves: [shared] });
    await ready(page);
    await liftCurtain(page);
    const dock = page.getByRole('region', { name: 'My board' });
    await dock.getByText('$?').waitFor();
    expect(await page.getByText('My escape plan').count()).toBe(0);
    const hold = dock.getByRole('button', { name: 'Hold to see cash and plan' });
    await hold.focus();
    await page.keyboard.down('Space');
    await dock.getByText('My escape plan').waitFor();
    await page.keyboard.up('Space');
    await dock.getByText('My escape plan').waitFor({ state: 'detached' });
    await house.leave(page);
  });

  test('says what getting away now would score, and how that comes about', async () => {
    const page = await house.visit('/play/match', { saves: [late()] });
    await ready(page);
    await page.getByText(/^If you got away now: .?\d+ points?/).click();
    await page
      .getByRole('rowheader', { name: /Contacts EP-SCO-08/ })
      .getByRole('link')
      .click();
    const rule = page.getByRole('dialog', { name: 'EP-SCO-08' });
    await rule.getByText('0, 10, 30, 60, 100').waitFor();
    await page.keyboard.press('Escape');
    await rule.waitFor({ state: 'detached' });
    await house.leave(page);
  });
});

test(
  'the map stays where it is while a bar is open, and shows the route that is pointed at',
  {
    timeout: 60_000,
  },
  async () => {
    const routes = (match: Match): string[] =>
      choicesFor(match, 0).flatMap((choice) =>
        'to' in choice && choice.do === 'travel' ? [String(choice.to)] : [],
      );
    const several = matchWhere(
      { seats: 3 },
      (match) => asks(match, 'turn') && new Set(routes(match)).size < routes(match).length,
    );
    const page = await house.visit('/play/match', { saves: [several] });
    await ready(page);
    const map = page.getByRole('grid');
    const before = await map.boundingBox();
    const bar = page.getByRole('group', { name: 'Ways to go there' });
    const offered = bar.locator('[data-choice]');
    for (const spot of await page.locator('main [data-spot]').all()) {
      await spot.click();
      if ((await offered.count()) > 1) break;
    }
    expect(await map.boundingBox()).toEqual(before);
    const drawn = (): Promise<string | null> => page.locator('main [data-route]').getAttribute('points');
    await offered.first().hover();
    const safest = await drawn();
    await offered.last().hover();
    await expect.poll(drawn).not.toBe(safest);
    await house.leave(page);
  },
);

test('who looks back as a bystander has no own things, and sees the open contacts with the table', async () => {
  const over = matchWhere({ seats: 3, people: 1 }, (match) => match.outcome() !== null);
  const page = await house.visit('/replay/match', { ...ON_PHONE, saves: [over] });
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.getByRole('heading', { name: 'Open contacts' }).waitFor();
  const eyes = page.getByRole('group', { name: 'Seen through the eyes of' });
  expect(await eyes.evaluate((row) => row.scrollWidth - row.clientWidth), 'eyes out of sight').toBe(0);
  const own = page.getByRole('tab', { name: 'Mine', exact: true });
  expect(await own.count()).toBe(0);
  await page.getByRole('button', { name: 'Nina' }).click();
  await own.click();
  await page.getByRole('region', { name: 'My board' }).waitFor();
  await house.leave(page);
}, 60_000);

describe('the log', { timeout: 120_000 }, () => {
  test('stands by turns, shows only what is looked for, points at the board and leads into the replay', async () => {
    const page = await house.visit('/play/match', { saves: [late()] });
    await ready(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    const log = page.getByRole('log');
    await log.getByRole('heading', { name: 'Vinnie' }).first().waitFor();
    await page.getByRole('combobox', { name: 'Whose doings' }).selectOption('Ruby');
    await page.getByRole('searchbox', { name: 'Search the log' }).fill('travels');
    const lines = log.getByRole('button');
    const whatAbout = async (): Promise<Set<string>> =>
      new Set((await lines.allTextContents()).map((text) => text.slice(0, 16)));
    await expect.poll(whatAbout).toEqual(new Set(['Ruby travels to ']));
    await lines.last().focus();
    await page.locator('main [data-trace=pawn][stroke="#ffc857"]').waitFor({ state: 'attached' });
    await log
      .getByRole('link', { name: /^Look at it in the replay: Ruby travels/ })
      .last()
      .click();
    await page.getByRole('slider').waitFor();
    await house.leave(page);
  });
});

describe('before a choice is made', { timeout: 120_000 }, () => {
  test('a touch shows what it would bring, and a second touch makes it', async () => {
    const page = await house.visit('/play/match', { ...ON_PHONE, saves: [late()] });
    const { plays } = await ready(page);
    const rest = page.locator(`${ACTIONS}:has-text("Rest")`).first();
    await rest.tap();
    await page.getByRole('button', { name: 'Do it' }).waitFor();
    const plan = page.getByRole('region', { name: 'What this brings' });
    await plan.getByRole('link', { name: /^EP-/ }).first().waitFor();
    expect(await page.locator('[data-plays]').getAttribute('data-plays')).toBe(String(plays));
    await rest.tap();
    await ready(page, plays);
    await house.leave(page);
  });

  test('the list warns of wounds and of what comes to light', async () => {
    const dangerous = matchWhere({ seats: 3 }, (match) => {
      if (!asks(match, 'turn')) return false;
      const choices = choicesFor(match, 0);
      if (choices.length > 40) return false;
      const previews = choices.map((choice) => match.preview(0, choice));
      return previews.some(({ figures }) => Number(figures['wounds']) > 0);
    });
    const page = await house.visit('/play/match', { saves: [dangerous] });
    await ready(page);
    await page.locator(`${ACTIONS} [data-warns]`).first().waitFor({ state: 'attached' });
    await house.leave(page);

    const drawing = matchWhere({ seats: 3 }, (match) => {
      const choices = choicesFor(match, 0);
      if (choices.length < 2 || choices.length > 20) return false;
      return choices.some((choice) => !match.preview(0, choice).certain);
    });
    const other = await house.visit('/play/match', { saves: [drawing] });
    await ready(other);
    await other.locator(`${ACTIONS} [data-reveals]`).first().waitFor({ state: 'attached' });
    await house.leave(other);
  });
});
