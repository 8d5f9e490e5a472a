// A turn of each game as somebody hears it who cannot see the table, kept as text: `-u` writes it anew.
import { afterAll, describe, expect, test } from 'vitest';
import { type Kept, openHouse } from './house.ts';
import { Listener } from './listener.ts';
import { after, asks, choicesFor, matchWhere } from './matches.ts';
import { ready } from './player.ts';

const house = openHouse();
afterAll(() => house.close());

async function hear(
  save: Kept,
  turn: (ear: Listener) => Promise<void>,
  worked: string | null = null,
): Promise<string> {
  const page = await house.visit('/play/match', { settings: { hints: false }, saves: [save] });
  await ready(page);
  await page.getByRole('grid').waitFor();
  // What is worked out meanwhile stands beside the actions a moment later.
  if (worked !== null) await page.getByText(worked).first().waitFor();
  const ear = await Listener.at(page);
  await turn(ear);
  await house.leaveForGood(page);
  return ear.transcript();
}

describe('a turn as a screen reader tells it', { timeout: 60_000 }, () => {
  test('in Escape Plan', async () => {
    const save = matchWhere({ seats: 2 }, (match) => asks(match, 'turn'));
    const heard = await hear(save, async (ear) => {
      await ear.press('F6', 'F6', 'Enter', 'ArrowDown');
      await ear.ask('i');
      await ear.press('Escape', 'n', 'Enter', 'Enter');
      await ear.choose('Enter');
      await ear.press('n');
      await ear.choose('Control+z');
    });
    await expect(heard).toMatchFileSnapshot('spoken/escape-plan.txt');
  });

  test('in Escape from New York', async () => {
    const save = matchWhere({ game: 'escape-from-new-york', seats: 1 }, (match) =>
      asks(match, 'chooseCards'),
    );
    const heard = await hear(
      save,
      async (ear) => {
        await ear.press('F6', 'F6', 'ArrowRight', 'n', 'F6', 'F6', 'Tab', 'Tab', 'Tab', 'ArrowDown');
        await ear.choose('Enter', 'the city can pay');
        await ear.choose('Enter');
        await ear.press('F6', 'F6', 'n', 'n');
        await ear.choose('Enter');
      },
      'the city can pay',
    );
    await expect(heard).toMatchFileSnapshot('spoken/escape-from-new-york.txt');
  });

  test('in Master Heist', async () => {
    const save = matchWhere({ game: 'master-heist', seats: 1 }, (match) => {
      const [first] = choicesFor(match, 0);
      if (!asks(match, 'actions') || first?.do !== 'commit') return false;
      return choicesFor(after(match, 0, first), 0).some((choice) => choice.do === 'move');
    });
    const heard = await hear(save, async (ear) => {
      await ear.press('F6', 'F6', 'ArrowRight', 'n', 'F6', 'F6', 'Tab', 'Tab', 'Tab');
      await ear.choose('Enter', 'reveals');
      await ear.press('F6', 'F6', 'n');
      await ear.choose('Enter');
      await ear.press('F6', 'Tab', 'Tab', 'Tab');
    });
    await expect(heard).toMatchFileSnapshot('spoken/master-heist.txt');
  });
});
