import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { aboutToBegin, firstHeist, kept, nearlyOver, OLD_CAMPAIGN } from './campaigns.ts';
import { ON_PHONE, openHouse, shoot, textOf } from './house.ts';
import { playOut } from './onlineHeist.ts';
import { ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
const part = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name }).click();
const figure = (page: Page, label: string): Promise<string | null> =>
  page.locator(`dt:has-text("${label}") + dd`).textContent();

/** A file to choose, as the browser sees it. */
const file = (text: string) => ({
  name: 'box.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

describe('a campaign in one browser', { timeout: 120_000 }, () => {
  test('is started, finds a crew, and begins a heist', async () => {
    const page = await house.visit('/');
    await page.getByRole('link', { name: 'Campaign', exact: true }).click();
    await page.getByLabel('What is it called?').fill('Old Town');
    await page.getByLabel('Your name').fill('Nina');
    await press(page, 'Start');
    await page.getByRole('heading', { name: 'Old Town' }).waitFor();

    await part(page, /^People/);
    // Whoever knows whom to take presses faster than anything is stored.
    await page.getByRole('button', { name: 'Recruit Tiny' }).waitFor();
    await page.evaluate(() => {
      const names = /^Recruit(Tiny|Karma|Iceheart|Jitters)$/;
      for (const button of document.querySelectorAll('button'))
        if (names.test(button.textContent.replaceAll(' ', ''))) button.click();
    });
    await part(page, /^Heists/);
    await press(page, 'Plan it The Inclusion Job');
    const begin = page.getByRole('button', { name: 'Begin the heist' });
    expect(await begin.getAttribute('aria-disabled')).toBe('true');
    await press(page, 'Bring along Tiny');
    // Two thugs clash.
    await page.getByText('The crew has that class already (Thug) MH-CHR-06').waitFor();
    await press(page, 'Bring along Karma');
    await press(page, 'Bring along Iceheart');
    await begin.click();
    await ready(page);
    await page.getByText('Tiny (Thug)').first().waitFor();
    await page.goto(house.url);
    await page.getByRole('link', { name: /^Old Town/ }).click();
    await press(page, 'Go on with the heist');
    await ready(page);
    await house.leave(page);
  });

  test('trades, is exported and imported, and is deleted only after a question', async () => {
    const page = await house.visit('/campaigns');
    const input = page.locator('input[type=file]');
    await input.setInputFiles(file(OLD_CAMPAIGN.replace('"cash":3,', '"cash":99,')));
    await page
      .getByText(/nothing has changed: it is no campaign of Master Heist, or it was damaged or changed/)
      .waitFor();
    await input.setInputFiles(file('{'));
    await page.getByText(/nothing has changed: it is no campaign/).waitFor();
    await input.setInputFiles(file(OLD_CAMPAIGN));
    await page.getByRole('heading', { name: 'River City' }).waitFor();
    await page.getByText('A board of the scenario designer').click();
    await page.getByRole('textbox', { name: 'Its link or key' }).fill('nonsense');
    await page.locator('form').getByRole('button', { name: 'Plan' }).click();
    await page.getByRole('alert').filter({ hasText: 'that is no board that can be played' }).waitFor();

    await part(page, /^Shop/);
    await press(page, /^Sell for \$\d+k Radio/);
    await expect.poll(() => figure(page, 'Cash')).not.toBe('$3k');
    await press(page, /^Buy for \$\d+k Radio/);
    await page.getByRole('button', { name: /^Sell for \$\d+k Radio/ }).waitFor();
    const [taken] = await Promise.all([page.waitForEvent('download'), press(page, 'Export the campaign')]);
    const exported = await textOf(taken);
    expect(JSON.parse(exported)).toMatchObject({
      form: 1,
      name: 'River City',
      items: ['plasma-torch', 'radio'],
    });

    await page.goto(`${house.url}/campaigns`);
    await input.setInputFiles(file(exported));
    await page.getByRole('heading', { name: 'River City' }).waitFor();
    await press(page, 'Delete');
    await press(page, 'Keep it');
    await press(page, 'Delete');
    await press(page, 'Delete it');
    await page.getByRole('heading', { name: 'Start a campaign' }).waitFor();
    await expect.poll(() => page.locator('main ul').getByRole('link').count()).toBe(1);
    await house.leave(page);
  });

  test('counts a heist once, whichever pages see it end, and goes on with what it brought', async () => {
    const campaign = kept(firstHeist(), { Nina: 'random' });
    const heist = nearlyOver(campaign, 3);
    const page = await house.visit(`/play/${heist.id}`, { campaigns: [campaign], saves: [heist] });
    const other = await page.context().newPage();
    await other.goto(page.url());
    for (const one of [other, page]) {
      await one.bringToFront();
      await one.getByRole('link', { name: 'Back to the campaign' }).click();
      await expect.poll(() => figure(one, 'Heists won')).toMatch(/ \/ 1$/);
    }
    await part(page, /^People 3/);
    for (const who of ['Tiny', 'Karma', 'Iceheart'])
      await page.getByRole('region', { name: who, exact: true }).getByRole('button').first().click();
    await page.getByRole('heading', { name: 'Level-ups to choose' }).waitFor({ state: 'detached' });
    // The other page hears of it.
    await other.getByRole('link', { name: 'People', exact: true }).waitFor();
    await part(page, /^Shop/);
    await page.getByText(/^It costs \$7k, and the team has \$\dk MH-SHP-04$/i).waitFor();
    await part(page, /^Story/);
    await expect.poll(() => page.getByRole('button', { name: /^Replay/ }).count()).toBe(1);
    await press(page, /^Replay 1\. The Inclusion Job/);
    await page.getByRole('slider').waitFor();
    await page.getByRole('link', { name: 'Back to the campaign' }).click();
    await page.getByRole('heading', { name: 'Heists so far' }).waitFor();
    await house.leave(page);
  });

  test('learns of a heist whose page was closed before it could tell', async () => {
    const campaign = kept(firstHeist());
    const page = await house.visit('/campaigns/city', {
      campaigns: [campaign],
      saves: [nearlyOver(campaign, 0)],
    });
    await expect.poll(() => figure(page, 'Heists won')).toMatch(/ \/ 1$/);
    // And says so where the match is of no use, without losing the campaign.
    const strange = { ...nearlyOver(campaign, 0), finished: true };
    const record = { ...strange.record, plays: strange.record.plays.slice(0, 5) };
    const second = await house.visit('/campaigns/city', {
      campaigns: [campaign],
      saves: [{ ...strange, record }],
    });
    await second.getByText('cannot be used: it is not over').waitFor();
    await press(second, 'Play it again from the start');
    await second.locator('[data-plays="0"]').waitFor();
    for (const one of [page, second]) await house.leave(one);
  });
});

describe('a campaign with friends online', { timeout: 120_000 }, () => {
  const tableOf = (page: Page): string => new URL(page.url()).pathname;

  test('hands a heist to a table, calls it off before it begins, and takes what another brings once', async () => {
    const keeper = await house.visit('/campaigns/city', {
      campaigns: [kept(aboutToBegin())],
      settings: { name: 'Nina' },
    });
    await press(keeper, 'Begin it online');
    await keeper.getByLabel('Which of them are you?').waitFor();
    await press(keeper, 'Open the table');
    await keeper.locator('#link').waitFor();
    const first = tableOf(keeper);
    await keeper.goto(`${house.url}/campaigns/city`);
    await keeper.getByText('that has not begun: 1 seat is free').waitFor();
    const early = await house.visit(first, ON_PHONE);
    await early.getByText('Ola: Free seat').waitFor();
    await press(keeper, 'Call the online table off');
    await keeper.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
    await keeper.getByText('1 online table of it was called off').waitFor();
    // Who is there already is told, and so is who comes later by the link.
    await early.getByRole('heading', { name: 'This table was called off' }).waitFor();
    await early.goto(house.url);
    await early.goto(house.url + first);
    await early.getByRole('heading', { name: 'This table was called off' }).waitFor();
    await house.leave(early);
    // Whoever came by keyboard is not left nowhere.
    await keeper.locator('#under-way:focus').waitFor();

    await press(keeper, 'Play it online');
    await press(keeper, 'Open the table');
    await keeper.locator('#link').waitFor();
    const table = tableOf(keeper);
    expect(table).not.toBe(first);
    await keeper.getByText('Heist 1 of the campaign “River City”').waitFor();
    const friend = await house.visit(table, ON_PHONE);
    await friend.getByText('Ola: Free seat').waitFor();
    expect(await friend.getByLabel('Your name').count()).toBe(0);
    await friend.getByRole('button', { name: 'Sit here' }).click();
    await ready(friend);
    await keeper.getByText('Tiny (Thug)').first().waitFor();
    await keeper.getByText('River City · heist 1').first().waitFor();
    await friend.getByRole('tab', { name: 'Talk' }).click();
    await friend.getByLabel('At the table').getByText('River City · heist 1').waitFor();
    // Friends have no campaign in their browser, and yet may look at it.
    await friend.getByRole('button', { name: 'The campaign’s sheet' }).click();
    const sheet = friend.getByRole('dialog', { name: 'River City' });
    await sheet.getByText('As it stood when this table was opened.').waitFor();
    await sheet.getByRole('listitem').filter({ hasText: 'Tiny' }).waitFor();
    await shoot(friend, 'campaign-sheet-phone');
    await keeper.getByRole('tab', { name: 'Talk' }).click();
    await keeper.getByRole('button', { name: 'The campaign’s sheet' }).click();
    await keeper.getByRole('dialog').getByText('As it stood when this table was opened.').waitFor();
    await shoot(keeper, 'campaign-sheet');
    await friend.keyboard.press('Escape');
    await friend
      .getByRole('button', { name: 'The campaign’s sheet' })
      .and(friend.locator(':focus'))
      .waitFor();

    // The keeper opens the campaign in the middle, and again: it waits.
    await keeper.goto(`${house.url}/campaigns/city`);
    await keeper.getByText('It is being played at an online table').waitFor();
    await keeper.reload();
    await keeper.getByText('It is being played at an online table').waitFor();
    expect(await keeper.getByRole('button', { name: 'Call the online table off' }).count()).toBe(0);
    expect(await figure(keeper, 'Heists won')).toBe('0 / 0');

    // Nobody needs to see every choice; and a campaign that is looked at asks for itself how the heist ended.
    await keeper.getByRole('link', { name: 'Go to the table' }).waitFor();
    for (const one of [keeper, friend]) await one.goto(house.url);
    await playOut(table.split('/').at(-1)!, keeper, friend);
    await friend.goto(house.url + table);
    await friend.getByText('goes into the campaign by itself').waitFor();
    expect(await friend.getByRole('button', { name: 'Play again' }).count()).toBe(0);
    expect(await friend.getByRole('link', { name: 'Back to the campaign' }).count()).toBe(0);
    await keeper.goto(house.url + table);
    await keeper.getByText('What it brought is in your campaign now.').waitFor();
    await keeper.reload();
    await keeper.getByText('What it brought is in your campaign now.').waitFor();
    await keeper.getByRole('link', { name: 'Back to the campaign' }).click();
    await expect.poll(() => figure(keeper, 'Heists won')).toMatch(/ \/ 1$/);
    await part(keeper, /^Story/);
    await keeper.getByText('1 online table of it was called off').waitFor();
    await press(keeper, /^Replay 1\. The Inclusion Job/);
    await keeper.getByRole('slider').waitFor();
    for (const one of [keeper, friend]) await house.leave(one);
  });
});
