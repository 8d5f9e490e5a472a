// Taking back by agreement (UX-UND-04) where everybody is at one device; online it is in `online.test.ts`.
import { afterAll, describe, expect, test } from 'vitest';
import { ON_PHONE, openHouse, shoot } from './house.ts';
import { asks, matchWhere } from './matches.ts';
import { liftCurtain, ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

describe('what cannot be undone', { timeout: 120_000 }, () => {
  test('is taken back by one press where only bots play along, and the log says so, also after a reload', async () => {
    const turn = matchWhere({ seats: 3 }, (match) => asks(match, 'turn'));
    const page = await house.visit('/play/match', { saves: [turn] });
    await ready(page);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('Others have acted since').waitFor();
    await page.getByText('Luck stays as it was').waitFor();
    await shoot(page, 'take-back-alone');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const chosen = turn.record.plays.findLastIndex(({ seat }) => seat === 0);
    await page.locator(`[data-plays="${chosen}"]`).waitFor();
    await page.locator('#prompt:focus').waitFor();
    const mark = `By agreement, ${turn.record.plays.length - chosen} choices were taken back for Nina.`;
    for (let visit = 0; visit < 2; visit++) {
      await page.getByRole('tab', { name: 'Log', exact: true }).click();
      await page.getByRole('log').getByText(mark).waitFor();
      await page.reload();
      await ready(page);
    }
    await house.leave(page);
  });

  test('is taken back when the table agrees, where people share a device', async () => {
    // Nina has done something in her turn that cannot be undone, and it is Vinnie's turn now.
    const shared = matchWhere(
      { seats: 3, people: 2 },
      (match) => asks(match, 'turn', 1) && match.record().plays.at(-1)?.seat === 0,
    );
    const page = await house.visit('/play/match', { ...ON_PHONE, saves: [shared] });
    const lift = async (name: string): Promise<void> => {
      await page.getByRole('heading', { name: new RegExp(`Pass the device.*${name}`) }).waitFor();
      await liftCurtain(page);
    };
    await lift('Vinnie');
    await ready(page);
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Ask to take it back' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Nina asks to take back 1 choice.').waitFor();
    await dialog.getByText('Everybody has to agree: Vinnie.').waitFor();
    await shoot(page, 'take-back-shared');
    await dialog.getByRole('button', { name: 'Leave it as it is' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Ask to take it back' }).click();
    await dialog.getByRole('button', { name: 'All agree: take it back' }).click();
    await lift('Nina');
    expect((await ready(page)).plays).toBe(shared.record.plays.length - 1);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('choices may be taken back when everybody agrees').waitFor();
    await house.leave(page);
  });
});
