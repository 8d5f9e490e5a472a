import type { Choice, Match } from '@getaway/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { ON_PHONE, openHouse, PHONE } from './house.ts';
import { asks, choicesFor, freshMatch, matchWhere } from './matches.ts';
import { byPointing, isOver, playOn, ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

const AT_ONCE = { commit: 'instant' };

const isQuick = ({ do: verb }: Choice): boolean => ['planPath', 'ready', 'roll'].includes(verb);

/** The first character acts, has chosen nothing yet and can turn its die. */
function hasIdeas(match: Match): boolean {
  const { characters } = match.view(0) as unknown as { characters: { ideas: number; action: unknown }[] };
  const [first] = characters;
  return asks(match, 'actions') && first?.action === null && first.ideas > 1;
}

describe('Master Heist in one browser', { timeout: 240_000 }, () => {
  test('is played to the end by pointing at its floor', async () => {
    const save = matchWhere({ game: 'master-heist', seats: 1, prefers: isQuick }, (match) =>
      asks(match, 'actions'),
    );
    const page = await house.visit('/play/match', { settings: AT_ONCE, saves: [save] });
    await playOn(page, byPointing, 31);
    expect(await isOver(page)).toBe(true);
    await page.getByRole('region', { name: 'How the heist ended' }).waitFor();
    await house.leave(page);
  });

  test('turns the die and commits by one press on an action at another face', async () => {
    const save = matchWhere({ game: 'master-heist', seats: 1, prefers: isQuick }, hasIdeas);
    const page = await house.visit('/play/match', { settings: AT_ONCE, saves: [save] });
    await ready(page);
    await page.locator('main [data-legal=later]').first().click();
    await page.locator('main [data-done]').first().waitFor();
    await house.leave(page);
  });

  test('takes back one character’s action alone, where the other’s came after it', async () => {
    const prefers = (choice: Choice): boolean => isQuick(choice) || choice.do === 'commit';
    const save = matchWhere({ game: 'master-heist', seats: 1, prefers }, (match) => {
      const { characters } = match.view(0) as unknown as { characters: { action: unknown }[] };
      if (characters.slice(0, 2).some(({ action }) => action === null)) return false;
      return match.wayBack(0).takeBacks.filter(({ refusal }) => refusal === null).length === 2;
    });
    const page = await house.visit('/play/match', { settings: AT_ONCE, saves: [save] });
    await ready(page);
    const actions = page.getByRole('button', { name: /^Take back / });
    const whose = page.getByRole('group', { name: 'Whom to play' }).getByRole('button');
    await whose.nth(0).click();
    await actions.click();
    await actions.waitFor({ state: 'detached' });
    await whose.nth(1).click();
    await actions.waitFor();
    await page.getByRole('button', { name: /Redo$/ }).click();
    await whose.nth(0).click();
    await actions.waitFor();
    await house.leave(page);
  });

  test('takes what is pressed while bots think, and takes it back', async () => {
    const wish = { game: 'master-heist', seats: 2, prefers: isQuick };
    const save = matchWhere(wish, (match) => hasIdeas(match) && asks(match, 'actions', 1));
    const players = save.players.map((player) => (player.bot ? { ...player, bot: 'ruthless' } : player));
    const page = await house.visit('/play/match', { saves: [{ ...save, players }] });
    await ready(page);
    await page.locator('main [data-legal=now]').first().click();
    await page.locator('header button:not([data-disabled])', { hasText: 'Undo' }).click();
    await page.getByRole('button', { name: /Redo$/ }).waitFor();
    await house.leave(page);
  });

  test('keeps the floor where it is on a phone, so that a second touch does what the first one told', async () => {
    const canMove = (match: Match): boolean => choicesFor(match, 0).some(({ do: verb }) => verb === 'move');
    const quick = ({ do: verb }: Choice): boolean => ['planPath', 'ready', 'roll', 'commit'].includes(verb);
    const save = matchWhere({ game: 'master-heist', seats: 1, prefers: quick }, canMove);
    const page = await house.visit('/play/match', { ...ON_PHONE, settings: AT_ONCE, saves: [save] });
    const { plays } = await ready(page);
    // What stands above and below leaves it enough room.
    const floor = await page.getByRole('grid').boundingBox();
    expect((floor?.height ?? 0) / PHONE.height).toBeGreaterThan(0.36);
    // What comes next is told over it.
    const event = page.getByRole('button', { name: /^Next event: / });
    expect((await event.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await event.tap();
    const told = page.locator('[popover]:popover-open', { hasText: 'Next event: ' });
    await told.locator('span').first().waitFor();
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'hidden' });
    const { x, y, width, height } = (await page.locator('main svg [data-spot]').first().boundingBox())!;
    const touch = (): Promise<void> => page.touchscreen.tap(x + width / 2, y + height / 2);
    await touch();
    await page.getByRole('group', { name: 'What to do there' }).waitFor();
    await touch();
    expect((await ready(page, plays)).plays).toBe(plays + 1);
    await house.leave(page);
  });

  test('lets people who share a phone act side by side', async () => {
    const wish = { game: 'master-heist', seats: 2, people: 2, prefers: isQuick };
    const save = matchWhere(wish, (match) => asks(match, 'actions') && asks(match, 'actions', 1));
    const page = await house.visit('/play/match', { ...ON_PHONE, saves: [save] });
    await ready(page);
    await page.getByRole('button', { name: 'Act for Vinnie' }).click();
    await page.getByText('Vinnie: Choose an action').first().waitFor();
    await page.getByRole('button', { name: 'Act for Nina' }).waitFor();
    await house.leave(page);
  });

  test('answers the keys of the floor', async () => {
    const save = freshMatch({ game: 'master-heist', seats: 1 });
    const page = await house.visit('/play/match', { settings: { ...AT_ONCE, hints: false }, saves: [save] });
    await ready(page);
    await page.getByRole('grid').waitFor();
    const focus = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let i = 0; i < 2; i++) await page.keyboard.press('F6');
    await expect.poll(focus).toMatch(/^(Tile|Entrance) .* to choose$/);
    const { plays } = await ready(page);
    await page.keyboard.press('Enter');
    if ((await page.getByRole('group', { name: 'What to do there' }).count()) > 0)
      await page.keyboard.press('Enter');
    expect((await ready(page, plays)).plays).toBe(plays + 1);
    await expect.poll(focus).toMatch(/^(Tile|Entrance) /);
    await page.keyboard.press('2');
    await page.getByRole('button', { name: /^Angry Locksmith/, pressed: true }).waitFor();
    await house.leave(page);
  });
});
