import type { Choice, Match } from '@getaway/engine';
import { games, loadMatch } from '@getaway/games';
import { speaker } from '@getaway/words';
import { afterAll, describe, expect, test } from 'vitest';
import { isAsset } from '../../../games/escape-plan/rules/assets.ts';
import { type Kept, ON_PHONE, openHouse } from './house.ts';
import { after, asks, choicesFor, matchWhere, NAMES } from './matches.ts';
import { ACTIONS, ready } from './player.ts';

const house = openHouse();
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

const COMMIT = 'header [data-commit]';
const WAIT = { timeout: 20_000 };

/** Opens the table, does something in counted activations, and commits; a game may have a last word of its own for that. */
async function count(
  save: Kept,
  activations: (press: (what: string, plays?: number) => Promise<void>) => Promise<void>,
  last = COMMIT,
  /** How many choices the page makes by itself after the last activation. */
  following = 0,
): Promise<number> {
  const page = await house.visit('/play/match', { saves: [save], settings: { hints: false } });
  let pressed = 0;
  let { plays: due } = await ready(page);
  // What is pressed must be offered by what the last press led to.
  const made = async (): Promise<void> => {
    await expect.poll(async () => (await ready(page)).plays, WAIT).toBeGreaterThanOrEqual(due);
  };
  await activations(async (what, plays = 1) => {
    pressed++;
    await made();
    await page.locator(what).first().click();
    due += plays;
  });
  if (last !== COMMIT) await made();
  await page.locator(last).first().click();
  if (following > 0) {
    due += 1 + following;
    await made();
  }
  await house.leave(page);
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

  test('saying that the turn is over takes one, however much could still be done', async () => {
    const save = matchWhere(SEATS, (match) => asks(match, 'endTurn'));
    expect(await count(save, async () => {}, action('End the turn'), 1)).toBe(1);
    // In the list a finger touches twice, so that no slip ends a turn; the button by the thumb is there for nothing else.
    const page = await house.visit('/play/match', { ...ON_PHONE, saves: [save] });
    const { plays } = await ready(page);
    await page.locator('header').getByRole('button', { name: 'Done' }).tap();
    await expect.poll(async () => (await ready(page)).plays, WAIT).toBeGreaterThan(plays + 1);
    await house.leave(page);
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
      await press(spot(chosen?.to), 0);
      await press(WAY);
      for (let i = 0; i < answers; i++) await press(ACTIONS);
    });
    expect(pressed).toBeLessThanOrEqual(budget);
  });
});

/** The listed action of a choice, by its own words and nothing else. */
function listed(game: string, choice: Choice): string {
  const label = speaker(games[game]?.words?.['en'] ?? {}, { players: NAMES }).choice({ ...choice });
  return `${ACTIONS} [data-label]:text-is(${JSON.stringify(label)})`;
}

describe('so it does in games that are played through the general parts', { timeout: 120_000 }, () => {
  test('Master Heist: an action, one for each of its sub-actions, and one to be done', async () => {
    const game = 'master-heist';
    const soon = ['ready', 'roll', 'planPath'];
    let phase: Choice[] = [];
    const save = matchWhere(
      { game, seats: 3, people: 3, prefers: (choice) => soon.includes(choice.do) },
      (match) => {
        phase = asks(match, 'actions') ? actionPhase(match) : [];
        return phase.length > 0;
      },
    );
    const subActions = phase.length - 1;
    expect(subActions).toBeGreaterThan(1);
    const pressed = await count(
      save,
      async (press) => {
        for (const choice of phase) await press(listed(game, choice));
      },
      listed(game, { do: 'endActions' }),
    );
    expect(pressed).toBeLessThanOrEqual(1 + subActions + 1);
  });

  /** Commits to an action and moves as far as it lets a character; nothing where there is no such action. */
  function actionPhase(match: Match): Choice[] {
    for (const commit of choicesFor(match, 0).filter((choice) => choice.do === 'commit')) {
      const phase = [commit];
      let then = after(match, 0, commit);
      for (let move = moveOf(then); move && phase.length < 4; move = moveOf(then)) {
        phase.push(move);
        then = after(then, 0, move);
      }
      const mayEnd = choicesFor(then, 0).some((choice) => choice.do === 'endActions');
      if (mayEnd && phase.length > 2) return phase;
    }
    return [];
  }
  const moveOf = (match: Match): Choice | undefined =>
    choicesFor(match, 0).find((choice) => choice.do === 'move');

  test('Escape from New York: two cards to put down and two to resolve, their targets, and one to go on', async () => {
    const game = 'escape-from-new-york';
    let phase: readonly Asked[] = [];
    const save = matchWhere({ game, seats: 1, prefers: ({ do: deed }) => deed === 'keepTimer' }, (match) => {
      const isFree = choicesFor(match, 0).some((choice) => choice.do === 'keepTimer');
      phase = isFree ? heroPhase(match) : [];
      return phase.filter(isPause).length > 2;
    });
    const pauses = phase.filter(isPause).length;
    const targets = phase.filter(({ choice }) => !PLAIN.includes(choice.do)).length;
    const pair = phase.find(({ choice }) => choice.do === 'playCards')!.choice as Choice & {
      readonly cards: readonly string[];
    };
    const pressed = await count(
      save,
      async (press) => {
        await press(inHand(pair.cards[0]!), 0);
        await press(inHand(pair.cards[1]!), 2);
        for (const { choice } of phase.slice(2, -pauses)) await press(listed(game, choice));
      },
      listed(game, { do: 'proceed', what: 'withoutPauses' } as Choice),
      pauses - 1,
    );
    expect(pressed).toBeLessThanOrEqual(2 + 2 + targets + 1);
  });

  const inHand = (card: string): string => {
    const { term } = speaker(games['escape-from-new-york']?.words?.['en'] ?? {}, { players: NAMES });
    return `main [role=group][aria-label="Hand"] button:has-text(${JSON.stringify(term(card))})`;
  };

  interface Asked {
    readonly step: string | undefined;
    readonly choice: Choice;
  }
  const PLAIN = ['keepTimer', 'playCards', 'resolveCard', 'proceed'];
  const isPause = ({ step, choice }: Asked): boolean =>
    choice.do === 'proceed' && ['carStep', 'freeMoment'].includes(step ?? '');

  /** Both cards for what they say, the first target of each, and nothing else up to the city's own phase. */
  function heroPhase(match: Match): Asked[] {
    const phase: Asked[] = [];
    let then = match;
    const isHeros = (): boolean => then.view(0).agenda.some(({ step }) => step === 'discardNyCard');
    while (isHeros()) {
      const choices = choicesFor(then, 0);
      const choice = choices.find(({ do: deed }) => [...PLAIN, 'stop'].includes(deed)) ?? choices[0]!;
      phase.push({ step: then.view(0).agenda.at(-1)?.step, choice });
      then = after(then, 0, choice);
    }
    return phase;
  }
});
