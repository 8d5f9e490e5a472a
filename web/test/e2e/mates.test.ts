import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { axeFaults, clippedText, tinyTargets } from './faults.ts';
import { ON_PHONE, openHouse, shoot, type Visit } from './house.ts';
import { ACTIONS, ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

const named = (path: string, name: string, { settings, ...device }: Visit = {}): Promise<Page> =>
  house.visit(path, { ...device, settings: { name, ...settings } });

/** A heist of two: Kelly at a desk, Jacob with a phone. */
async function heist(
  kellys: Visit,
  jacobs: Visit,
  before: (kelly: Page) => Promise<unknown> = async () => {},
): Promise<[Page, Page]> {
  const kelly = await named('/new/master-heist', 'Kelly', kellys);
  await before(kelly);
  await kelly.getByRole('radio', { name: /^Online, by link/ }).check();
  await kelly.getByRole('radio', { name: '2', exact: true }).check();
  await kelly.getByRole('button', { name: 'Start' }).click();
  await kelly.locator('#link').waitFor();
  const jacob = await named(new URL(await kelly.locator('#link').inputValue()).pathname, 'Jacob', jacobs);
  await jacob.getByRole('button', { name: 'Sit here' }).first().click();
  for (const page of [kelly, jacob]) await ready(page);
  return [kelly, jacob];
}

async function isInOrder(page: Page, name: string): Promise<void> {
  await shoot(page, name);
  expect(await axeFaults(page, 'all'), name).toEqual([]);
  expect(await clippedText(page), name).toEqual([]);
  expect(await tinyTargets(page), name).toEqual([]);
}

/** That it is up: the words are spoken as well, so they may be on the page twice. */
const suggesting = (page: Page, whom: string): Locator =>
  page.locator('strong', { hasText: `You suggest to ${whom}; only ${whom} decides.` });

const playsOf = (page: Page): Promise<string | null> =>
  page.locator('[data-plays]').getAttribute('data-plays');

describe('two who play a heist online', { timeout: 240_000 }, () => {
  test('suggest to each other what to do, and only whoever is asked does it', async () => {
    // Whom something may be suggested to, the page works out when more of it has come.
    let held: Route | null = null;
    const hold = (page: Page): Promise<unknown> =>
      page.route('**/mates-*.js', (route) => void (held = route), { times: 1 });
    const [kelly, jacob] = await heist({}, ON_PHONE, hold);
    await kelly.keyboard.press('s');
    await expect.poll(() => held?.continue().then(() => true)).toBe(true);
    await suggesting(kelly, 'Jacob').waitFor();
    await isInOrder(kelly, 'suggest-mode');
    const before = await playsOf(jacob);
    await kelly.keyboard.press('Escape');
    await suggesting(kelly, 'Jacob').waitFor({ state: 'detached' });
    await kelly.locator('#prompt:focus').waitFor();
    await kelly.keyboard.press('s');
    await suggesting(kelly, 'Jacob').waitFor();
    const offered = kelly.locator(`${ACTIONS} [data-label]`);
    const choice = (await offered.first().textContent())!.trim();
    await offered.first().click();
    await kelly.getByText(`Suggested to Jacob: ${choice}`).waitFor();
    expect(await playsOf(kelly)).toBe(before);
    await shoot(kelly, 'suggest-sent');

    const card = jacob.getByRole('region', { name: 'What others suggest' });
    const shown = (): Promise<string[]> => card.locator('[data-choice]').allTextContents();
    await card.getByText(choice, { exact: true }).waitFor();
    await card.getByRole('heading', { name: 'Kelly suggests:' }).waitFor();
    await jacob.getByRole('tab', { name: 'Do (1)' }).waitFor();
    await jacob.locator('[data-suggested]').first().waitFor();
    await expect.poll(() => jacob.locator('#status').textContent()).toContain(`Kelly suggests: ${choice}`);
    await isInOrder(jacob, 'suggest-card');
    await kelly.keyboard.press('s');
    await suggesting(kelly, 'Jacob').waitFor();
    const other = (await offered.nth(1).textContent())!.trim();
    await offered.nth(1).click();
    await jacob.getByRole('tab', { name: 'Do (2)' }).waitFor();
    await expect.poll(shown).toEqual([other, choice]);
    await shoot(jacob, 'suggest-cards');
    await card.getByRole('button', { name: 'Do it' }).last().tap();
    await expect.poll(() => playsOf(kelly)).not.toBe(before);
    // What was suggested with it stands on, also when it is taken back.
    await jacob.getByRole('tab', { name: 'Do (1)' }).waitFor();
    const done = await playsOf(jacob);
    await jacob.getByRole('button', { name: /Undo/ }).tap();
    await expect.poll(() => playsOf(jacob)).not.toBe(done);
    await expect.poll(shown).toEqual([other]);
    await card.getByRole('button', { name: 'No, thanks' }).tap();
    await card.waitFor({ state: 'detached' });

    await jacob.getByRole('tab', { name: 'Talk' }).tap();
    await jacob.getByRole('log').getByText(`suggests to Jacob: ${choice}`).waitFor();
    await jacob.getByRole('button', { name: 'Suggest to Kelly…' }).tap();
    await suggesting(jacob, 'Kelly').waitFor();
    await isInOrder(jacob, 'suggest-mode');
    await jacob.locator(ACTIONS).first().tap();
    await jacob.getByRole('button', { name: 'Suggest it' }).tap();
    const kellys = kelly.getByRole('region', { name: 'What others suggest' });
    await kellys.getByRole('heading', { name: 'Jacob suggests:' }).waitFor();
    await isInOrder(kelly, 'suggest-card');
    await kelly.reload();
    await kellys.getByRole('button', { name: 'No, thanks' }).click();
    await kellys.waitFor({ state: 'detached' });
    await kelly.reload();
    await ready(kelly);
    await kelly.getByRole('tab', { name: 'Talk' }).click();
    await kelly.getByRole('log').getByText('suggests to Kelly').waitFor();
    expect(await kellys.count()).toBe(0);
    for (const page of [kelly, jacob]) await house.leave(page);
  });

  test('point at things, by finger, by key and by name', async () => {
    const [kelly, jacob] = await heist({ settings: { textMode: true } }, ON_PHONE);
    await jacob.getByRole('button', { name: 'Menu' }).tap();
    await shoot(jacob, 'suggest-menu');
    await jacob.getByRole('button', { name: 'Point at something' }).tap();
    await jacob.getByRole('heading', { name: 'Point at something' }).waitFor();
    await isInOrder(jacob, 'point-sheet');
    const before = await playsOf(jacob);
    const cell = jacob.locator('main svg [data-cell]').nth(12);
    const name = await cell.getAttribute('aria-label');
    const told = kelly.locator('[data-pointed]', { hasText: 'Jacob points at: ' });
    // It is marked for a moment only.
    const [piece, heard] = await Promise.all([
      jacob.locator('[data-pointed]').getAttribute('data-pointed'),
      told.evaluate((mark) => ({ at: mark.getAttribute('data-pointed'), words: mark.textContent })),
      cell.tap({ force: true }),
    ]);
    await shoot(jacob, 'point-ring');
    await shoot(kelly, 'point-told');
    expect(piece).toMatch(/^hex:/);
    expect(heard.at).toBe(piece);
    expect(name).toContain(heard.words.replace(/^.*: /, '').trim().split(' ')[0]);
    await jacob.getByRole('heading', { name: 'Point at something' }).waitFor({ state: 'detached' });
    expect(await playsOf(jacob)).toBe(before);
    await expect.poll(() => kelly.locator('#status').textContent()).toContain('Jacob points at: ');
    await told.waitFor({ state: 'detached' });

    await kelly.locator('#prompt').focus();
    await kelly.keyboard.press('s');
    await suggesting(kelly, 'Jacob').waitFor();
    await jacob.getByRole('button', { name: 'Menu' }).tap();
    await jacob.getByRole('button', { name: 'Point at something' }).tap();
    await jacob.getByRole('heading', { name: 'Point at something' }).waitFor();
    await jacob.locator('main svg [data-cell]').nth(8).tap({ force: true });
    await told.waitFor();
    await kelly.keyboard.press('Escape');
    await suggesting(kelly, 'Jacob').waitFor({ state: 'detached' });

    await kelly.keyboard.press('g');
    await kelly.getByRole('searchbox', { name: 'Or find it by name' }).fill('jacob');
    await kelly.getByRole('button', { name: 'Jacob', exact: true }).click();
    await jacob.locator('[data-pointed="seat:1"]').waitFor();
    for (const page of [kelly, jacob]) await house.leave(page);
  });
});
