import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A generator of its own, so that a failing game can be played again. */
export function dice(seed: number): (n: number) => number {
  let state = seed || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

export const isOver = (page: Page): Promise<boolean> =>
  page.locator('nav[aria-label="What next"]').isVisible();

export const ACTIONS = 'section[aria-label="Actions"] button';

interface Waiting {
  readonly for: 'over' | 'curtain' | 'commit' | 'actions';
  /** How many choices had been played. */
  readonly plays: number;
}

/** What the page is waiting for, once it is and something has happened since `before`. */
export async function ready(page: Page, before = -1): Promise<Waiting> {
  const found = await page.waitForFunction(
    ([list, last]) => {
      const plays = Number(document.querySelector<HTMLElement>('[data-plays]')?.dataset['plays'] ?? -1);
      const waiting = (what: string): object => ({ for: what, plays });
      if (document.querySelector('nav[aria-label="What next"]')) return waiting('over');
      if (document.querySelector('h1')?.textContent.startsWith('Pass the device')) return waiting('curtain');
      if (document.querySelector('header [data-commit]')) return waiting('commit');
      return plays !== last && document.querySelector(list) && waiting('actions');
    },
    [ACTIONS, before] as const,
    { polling: 15, timeout: 40_000 },
  );
  return (await found.jsonValue()) as Waiting;
}

/** In the browser: presses a key, or something else, in the very moment that something is drawn. */
export function pressWhenDrawn(when: { drawn: string; key?: string; press?: string }): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(when.drawn)) return;
    watch.disconnect();
    if (when.key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: when.key, bubbles: true }));
    if (when.press) document.querySelector<HTMLElement>(when.press)?.click();
  });
  watch.observe(document, { subtree: true, childList: true });
}

/** Opens the curtain by keyboard alone: its button has the focus, and a second press says that the first was meant. */
export async function liftCurtain(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^I am/ }).and(page.locator(':focus')).waitFor();
  for (let i = 0; i < 2; i++) await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Pass the device/ }).waitFor({ state: 'detached' });
}

/** One way to make a decision on the page. */
export type Act = (page: Page, pick: (n: number) => number) => Promise<void>;

/** Presses one of the listed actions. */
export const byList: Act = (page, pick) =>
  page.evaluate(
    ([list, roll]) => {
      const offered = document.querySelectorAll<HTMLElement>(list);
      offered[roll % offered.length]?.click();
    },
    [ACTIONS, pick(1e6)] as const,
  );

/** Points with the mouse at the board wherever it offers something, and at the list otherwise. */
export const byMouse: Act = async (page, pick) => {
  const spot = await page.evaluate((roll) => {
    const spots = document.querySelectorAll('main svg [data-spot]');
    const box = spots[roll % Math.max(1, spots.length)]?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, pick(1e6));
  if (spot) {
    await page.mouse.click(spot.x, spot.y);
    await page
      .locator('[role=group] > .button.primary, [role=group] > div > .button.primary')
      .first()
      .click();
    return;
  }
  const offered = page.locator(`${ACTIONS}:visible`);
  if ((await offered.count()) === 0)
    await page.locator('section[aria-label="Actions"] summary').first().click();
  await offered.nth(pick(await offered.count())).click();
};

/** Points at the board where one press may be enough: otherwise it says what is meant, and a second press does it. */
export const byPointing: Act = async (page, pick) => {
  const spots = page.locator('main svg [data-spot]');
  if (pick(3) === 0 || (await spots.count()) === 0) return byList(page, pick);
  const before = await page.locator('[data-plays]').getAttribute('data-plays');
  await spots.nth(pick(await spots.count())).click({ force: true });
  const ways = 'main [role=group][aria-label="What to do there"] .button.primary';
  await page.waitForFunction(
    ([last, list]) =>
      document.querySelector<HTMLElement>('[data-plays]')?.dataset['plays'] !== last ||
      document.querySelector(list) !== null,
    [before, ways] as const,
  );
  const offered = await page.locator(ways).count();
  if (offered > 0) await page.locator(ways).nth(pick(offered)).click();
};

/** Presses what is lit on the board until a choice is made: some are pointed at twice, some chosen among several. */
export const byPicking: Act = async (page, pick) => {
  const WAY = 'main [role=group] .button.primary';
  /** How many choices were played, and what has been picked up. */
  const state = (): Promise<readonly string[]> =>
    page.evaluate(() => [
      document.querySelector<HTMLElement>('[data-plays]')?.dataset['plays'] ?? 'over',
      document.querySelector('main [data-picked]')?.getAttribute('data-picked') ?? '',
    ]);
  const [plays] = await state();
  for (let now = await state(); now[0] === plays; now = await state()) {
    const spot = await page.evaluate((roll) => {
      const spots = document.querySelectorAll('main svg [data-spot]');
      const box = spots[roll % Math.max(1, spots.length)]?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    }, pick(1e6));
    if (!spot) return byList(page, pick);
    await page.mouse.click(spot.x, spot.y);
    await expect
      .poll(async () => (await page.locator(WAY).count()) > 0 || String(await state()) !== String(now))
      .toBe(true);
    if ((await state())[0] === plays && (await page.locator(WAY).count()) > 0) {
      await page.locator(WAY).first().click();
      await expect.poll(async () => (await state())[0]).not.toBe(plays);
    }
  }
};

/** The part of the page that has the keyboard. */
const focused = (page: Page): Promise<{ cell: boolean; option: boolean; route: boolean; action: boolean }> =>
  page.evaluate((list) => {
    const at = document.activeElement;
    return {
      cell: at?.getAttribute('role') === 'gridcell',
      option: at?.getAttribute('role') === 'option',
      route: at?.matches('main [role=group] button') === true,
      action: at?.matches(list) === true,
    };
  }, ACTIONS);

/** Keys alone: over the board where somebody can go somewhere, and through the list of actions otherwise. */
export const byKeyboard: Act = async (page, pick) => {
  const travels = await page.evaluate(() =>
    /travel/.test(document.querySelector('#prompt')?.textContent ?? ''),
  );
  return travels && pick(3) > 0 ? overTheBoard(page, pick) : throughTheList(page, pick);
};

async function overTheBoard(page: Page, pick: (n: number) => number): Promise<void> {
  for (let i = 0; i < 3 && !(await focused(page)).cell; i++) await page.keyboard.press('F6');
  for (let i = pick(4); i >= 0; i--) await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await focused(page)).option, { message: 'a list of places opens' })
    .toBe(true);
  await page.keyboard.press('Enter');
  if ((await focused(page)).route) await page.keyboard.press('Enter');
}

async function throughTheList(page: Page, pick: (n: number) => number): Promise<void> {
  for (let i = 0; i < 3 && !(await page.evaluate(() => document.activeElement?.role === 'tab')); i++) {
    if ((await focused(page)).action) break;
    await page.keyboard.press('F6');
  }
  for (let i = 0; i < 8 && !(await focused(page)).action; i++) {
    await page.keyboard.press('Tab');
    const shut = await page.evaluate(() => {
      const at = document.activeElement;
      return (
        at?.tagName === 'SUMMARY' && !at.parentElement?.hasAttribute('open') && !at.closest('[data-recap]')
      );
    });
    if (shut) await page.keyboard.press('Enter');
  }
  for (let i = pick(3); i > 0; i--) await page.keyboard.press('ArrowDown');
  for (let i = 0; i < 3 && !(await focused(page)).action; i++) await page.keyboard.press('ArrowUp');
  if (!(await focused(page)).action) throw new Error('the keyboard does not reach the actions');
  await page.keyboard.press('Enter');
}

/** Types the words of one of the actions and presses Enter; where several share them, a number decides. */
export const byTyping: Act = async (page, pick) => {
  const labels = await page.locator(`${ACTIONS} [data-label]`).allTextContents();
  await page.locator('#command').fill(labels[pick(labels.length)] ?? '');
  await page.keyboard.press('Enter');
  const left = await page.evaluate(() => document.querySelector<HTMLInputElement>('#command')?.value ?? '');
  if (left === '') return;
  await page.locator('#command').fill('1');
  await page.keyboard.press('Enter');
};

/** Plays on until the match is over, or until `stop` says so. Returns how many decisions were made. */
export async function playOn(
  page: Page,
  act: Act,
  seed: number,
  stop: (made: number) => boolean = () => false,
  atCurtain: () => Promise<void> = async () => {},
): Promise<number> {
  const pick = dice(seed);
  let before = -1;
  for (let made = 0; made < 1500; made++) {
    if (stop(made)) return made;
    const waiting = await ready(page, before);
    before = waiting.plays;
    switch (waiting.for) {
      case 'over':
        return made;
      case 'curtain':
        await atCurtain();
        await liftCurtain(page);
        before = -1;
        break;
      case 'commit':
        await page.getByRole('button', { name: /^Done/ }).click();
        await page.locator('header [data-commit]').waitFor({ state: 'detached' });
        before = -1;
        break;
      case 'actions':
        await act(page, pick);
        break;
    }
  }
  throw new Error('the match does not end');
}
