import { afterAll, describe, expect, test } from 'vitest';
import { ON_PHONE, openHouse, PHONE, shoot } from './house.ts';
import { asks, freshMatch, matchWhere } from './matches.ts';
import { ACTIONS, ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

describe('around the table', { timeout: 120_000 }, () => {
  test('a new game says in one sentence what it will be, and options show their rules', async () => {
    const page = await house.visit('/new/escape-plan');
    await page.getByText('You and 2 bots. Bots: Steady. Rules as printed.').waitFor();
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('checkbox', { name: /Costa can be avoided/ }).click();
    await page.getByText('You and 2 bots. Bots: Steady. 1 option changed.').waitFor();
    await page.getByRole('link', { name: 'EP-OPT-14' }).click();
    await page.getByRole('dialog', { name: 'EP-OPT-14' }).waitFor();
    await house.leave(page);
  });

  test('an edition shows what it sets, and each option says what it does', async () => {
    const page = await house.visit('/new/escape-plan');
    await page.getByText('Options', { exact: true }).click();
    await page.getByText('With 32 cards, one Stunt fewer can be hired.').waitFor();
    await page.getByRole('combobox', { name: /Edition of the rules/ }).selectOption('2018 printing');
    const cards = page.getByRole('combobox', { name: /Cards in the contact deck/ });
    await expect.poll(() => cards.inputValue()).toBe('32');
    await page.getByText('1 option changed.').waitFor();
    await house.leave(page);
  });

  test('options that do not go with the number of players say why, and do not begin', async () => {
    const page = await house.visit('/new/escape-from-new-york');
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('checkbox', { name: /Bands of New York/ }).check();
    const start = page.getByRole('button', { name: 'Start' });
    await expect.poll(() => start.isEnabled()).toBe(true);
    await page.getByRole('radio', { name: '1', exact: true }).check();
    await page.getByRole('alert').filter({ hasText: 'one New York player' }).waitFor();
    expect(await start.isDisabled()).toBe(true);
    await house.leave(page);
  });

  test('a heist is chosen by its name and how hard it is, and a crew by its level', async () => {
    const page = await house.visit('/new/master-heist');
    await page.getByRole('combobox', { name: /^Heist/ }).selectOption('The Melee Job (semi-pro)');
    await page
      .getByRole('combobox', { name: /^Level of the crew/ })
      .selectOption('3 (suits semi-pro heists)');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('Safecracker').first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    const agreed = page.getByRole('region', { name: 'Agreed on for this match' });
    await agreed.getByText('The Melee Job').waitFor();
    await agreed.getByText('Level of the crew').waitFor();
    await house.leave(page);
  });

  test('the menu tells what was agreed on, and a report asks what went wrong', async () => {
    const save = freshMatch({ seats: 2, options: { costaAvoidable: true } });
    const page = await house.visit('/play/match', { saves: [save] });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await ready(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('region', { name: 'Agreed on for this match' })
      .getByText('Costa can be avoided')
      .waitFor();
    await page.getByRole('button', { name: 'Report a fault' }).click();
    await page.getByRole('textbox', { name: 'What went wrong?' }).fill('The tile is upside down.');
    await page.getByRole('button', { name: 'Copy the report' }).click();
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/"said": "The tile is upside down\."/);
    await house.leave(page);
  });

  test('a match is opened from the clipboard, and what is none is refused', async () => {
    const page = await house.visit('/');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { record } = matchWhere({ seats: 2 }, (match) => asks(match, 'turn'));
    const copy = (text: string): Promise<void> =>
      page.evaluate((wanted) => navigator.clipboard.writeText(wanted), text);
    await copy('nothing');
    await page.getByRole('button', { name: 'Paste a match' }).click();
    await page.getByRole('alert').filter({ hasText: 'it is not a match' }).waitFor();
    await copy(JSON.stringify(record));
    await page.getByRole('button', { name: 'Paste a match' }).click();
    await page.getByRole('slider').waitFor();
    await house.leave(page);
  });

  test('online, what is chosen is shown as on its way until the server has it', async () => {
    const page = await house.visit('/new/escape-plan', { settings: { commit: 'instant' } });
    await page.getByRole('radio', { name: /^Online, by link/ }).check();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: /^Begin now/ }).click();
    const { plays } = await ready(page);
    await page.context().setOffline(true);
    await page.locator(ACTIONS).first().click();
    await page.getByText('sending…').waitFor();
    await page.context().setOffline(false);
    await page.getByText('sending…').waitFor({ state: 'detached' });
    await ready(page, plays);
    await house.leave(page);
  });

  test('online, what was taken back can be played again', async () => {
    const page = await house.visit('/new/master-heist');
    await page.getByRole('radio', { name: /^Online, by link/ }).check();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: /^Begin now/ }).click();
    await ready(page);
    await page.locator(ACTIONS).first().click();
    await page.locator('[aria-disabled=false]', { hasText: 'Undo' }).click();
    const redo = page.getByRole('button', { name: 'Redo' });
    await redo.click();
    await redo.waitFor({ state: 'detached' });
    await page.locator('[aria-disabled=false]', { hasText: 'Undo' }).waitFor();
    const { plays } = await ready(page);
    await page.locator(ACTIONS).first().click();
    await ready(page, plays);
    await page.getByRole('button', { name: 'Steps of this turn' }).click();
    await page
      .getByRole('button', { name: /^Back to before: / })
      .first()
      .click();
    await page.locator('[aria-disabled=true]', { hasText: 'Undo' }).waitFor();
    await redo.click();
    await page.locator('[aria-disabled=false]', { hasText: 'Undo' }).waitFor();
    await redo.click();
    await redo.waitFor({ state: 'detached' });
    await house.leave(page);
  });

  test('what cannot be loaded says so, and comes when somebody tries again', async () => {
    const page = await house.visit('/');
    const chunk = '**/assets/RulesPage-*.js';
    await page.route(chunk, (route) => route.abort());
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await page.getByRole('alert').filter({ hasText: 'Something could not be loaded.' }).waitFor();
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('searchbox').waitFor();
    await house.leave(page);
  });

  test.each([
    ['a desktop', {}],
    ['a phone', ON_PHONE],
  ])('on %s, the steps of a turn are listed, and pressing one goes back there', async (_, device) => {
    const save = matchWhere({ seats: 2 }, (match) => asks(match, 'visiting') && match.undoable(0).length > 1);
    const page = await house.visit('/play/match', { ...device, saves: [save] });
    const { plays } = await ready(page);
    await page.getByRole('button', { name: 'Steps of this turn' }).focus();
    await page.keyboard.press('Enter');
    const steps = page.getByRole('button', { name: /^Back to before: / });
    await steps.nth(1).waitFor();
    const count = await steps.count();
    await shoot(page, 'turn-steps');
    await steps.first().focus();
    await page.keyboard.press('Enter');
    expect((await ready(page, plays)).plays).toBe(plays - count);
    for (let i = 0; i < count; i++) await page.getByRole('button', { name: /Redo$/ }).click();
    await expect.poll(() => page.locator('[data-plays]').getAttribute('data-plays')).toBe(String(plays));
    await house.leave(page);
  });

  test('the first match of a game gives hints by itself and says so; who wants none gets none', async () => {
    const page = await house.visit('/play/match', {
      saves: [freshMatch({ seats: 2 })],
      settings: { hints: null },
    });
    const hint = page.getByRole('region', { name: 'Hint' });
    const reasons = hint.getByText('Your first match');
    await reasons.waitFor({ timeout: 60_000 });
    // On a phone it must not push away what can be chosen.
    await page.setViewportSize(PHONE);
    await reasons.waitFor({ state: 'detached' });
    await shoot(page, 'hint-folded');
    await hint.getByRole('button', { name: 'Why?' }).click();
    await reasons.waitFor();
    await hint.getByRole('button', { name: /^No more hints/ }).click();
    await hint.waitFor({ state: 'detached' });
    await house.leave(page);
  });
});
