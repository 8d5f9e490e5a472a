import type { Choice, Match } from '@getaway/engine';
import { loadMatch } from '@getaway/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAsset } from '../../../games/escape-plan/rules/assets.ts';
import { type House, type Kept, openHouse } from './house.ts';
import { after, asks, choicesFor, matchWhere } from './matches.ts';
import { ACTIONS, ready } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 60_000);
afterAll(() => house.close());

/** What the tests look at of a travel. */
interface Travel extends Choice {
  readonly to: string;
  readonly officers: number;
  readonly tools: number;
}

const isOthersTurn = (match: Match): boolean => choicesFor(match, 0).length === 0;
const offersRest = (match: Match): boolean => choicesFor(match, 0).some((choice) => choice.do === 'rest');
const SEATS = { seats: 3, people: 1 };

/** Opens the table, does something in counted activations, and commits. */
async function count(
  save: Kept,
  activations: (press: (what: string) => Promise<void>) => Promise<void>,
): Promise<number> {
  const page = await house.visit('/play/match', { saves: [save], settings: { hints: false } });
  await ready(page);
  let pressed = 0;
  let plays = -1;
  await activations(async (what) => {
    pressed++;
    // What is pressed must be offered by what the last press led to.
    if (what !== WAY) ({ plays } = await ready(page, plays));
    await page.locator(what).first().click();
  });
  await page.locator('header [data-commit]').click();
  await page.context().close();
  return pressed + 1;
}

/** The same position for a thief who has unlocked all assets but one. */
function withOneLocked(save: Kept): Kept {
  const { start, ...record } = loadMatch(save.record).sandbox(0, 'e2e').record();
  const state = start as {
    thieves: {
      lockedContacts: string[];
      items: Parameters<typeof isAsset>[0][];
      unlocked: string[];
      usedAssets: number;
    }[];
  };
  const [thief] = state.thieves;
  if (!thief) throw new Error('nobody is playing');
  thief.unlocked.push(...thief.lockedContacts.splice(1));
  thief.items.forEach((item, i) => {
    if (!isAsset(item)) return;
    thief.unlocked.push(item);
    thief.items[i] = null;
  });
  // With none of them left to use, the turn has nothing else to ask.
  thief.usedAssets = 2 ** thief.unlocked.length - 1;
  return { ...save, record: { ...record, start: state } };
}

const action = (text: string): string => `${ACTIONS}:has-text("${text}")`;
const spot = (id = ''): string => `main [data-spot="${id}"]`;
const WAY = '[aria-label="Ways to go there"] .button.primary';

describe('a whole turn takes few activations (UX-CLK-01)', { timeout: 120_000 }, () => {
  test('a rest takes three', async () => {
    const canRest = (match: Match): boolean => {
      if (!asks(match, 'turn') || !offersRest(match)) return false;
      const rested = after(match, 0, { do: 'rest' });
      return asks(rested, 'restUnlock') && isOthersTurn(after(rested, 0, choicesFor(rested, 0)[0]!));
    };
    const pressed = await count(matchWhere(SEATS, canRest), async (press) => {
      await press(action('Rest'));
      await press(action('Unlock'));
    });
    expect(pressed).toBeLessThanOrEqual(3);
  });

  test('a rest with one asset left takes two', async () => {
    const save = matchWhere(SEATS, (match) => asks(match, 'turn') && offersRest(match));
    const pressed = await count(withOneLocked(save), (press) => press(action('Rest')));
    expect(pressed).toBeLessThanOrEqual(2);
  });

  /** A travel past this many officers after which nothing is left to decide but the given number of answers. */
  const travel = (match: Match, officers: number, answers: number): Travel | undefined =>
    (choicesFor(match, 0) as readonly Travel[]).find((choice) => {
      if (choice.do !== 'travel' || choice.officers !== officers || choice.tools !== 0) return false;
      let then = after(match, 0, choice);
      for (let i = 0; i < answers && !isOthersTurn(then); i++) then = after(then, 0, choicesFor(then, 0)[0]!);
      return isOthersTurn(then);
    });

  test.each([
    ['a move with nothing to avoid and no options takes three', 0, 0, 3],
    ['a move past one officer with the first answer takes four', 1, 1, 4],
  ])('%s', async (_name, officers, answers, budget) => {
    let chosen: Travel | undefined;
    const save = matchWhere(SEATS, (match) => {
      if (!asks(match, 'turn')) return false;
      chosen = travel(match, officers, answers);
      return chosen !== undefined;
    });
    const pressed = await count(save, async (press) => {
      await press(spot(chosen?.to));
      await press(WAY);
      for (let i = 0; i < answers; i++) await press(ACTIONS);
    });
    expect(pressed).toBeLessThanOrEqual(budget);
  });
});
