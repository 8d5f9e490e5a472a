import type { Locator, Page } from 'playwright-core';

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

/** Every turn goes on at once, so that a whole game does not take a thousand presses. */
export async function settle(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('getaway.settings') ?? '{}') as object;
    localStorage.setItem('getaway.settings', JSON.stringify({ ...kept, ...wanted }));
  }, settings);
  await page.reload();
}

export const isOver = (page: Page): Promise<boolean> =>
  page.locator('nav[aria-label="What next"]').isVisible();

const ACTIONS = 'section[aria-label="Actions"] button';
const actions = (page: Page): Locator => page.locator(ACTIONS);

type Waiting = 'over' | 'curtain' | 'commit' | 'actions';

/** What the page is waiting for, once it is. */
async function ready(page: Page): Promise<Waiting> {
  const found = await page.waitForFunction(
    (list) => {
      if (document.querySelector('nav[aria-label="What next"]')) return 'over';
      if (document.querySelector('h1')?.textContent.startsWith('Pass the device')) return 'curtain';
      if (document.querySelector('header button.primary')) return 'commit';
      return document.querySelector(list) && 'actions';
    },
    ACTIONS,
    { polling: 20, timeout: 30_000 },
  );
  return (await found.jsonValue()) as Waiting;
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

/** Goes by the board wherever it offers a place, and by the list otherwise. */
export const byBoard: Act = async (page, pick) => {
  const pointed = await page.evaluate((roll) => {
    const places = document.querySelectorAll('main svg g[role=button]');
    places[roll % Math.max(1, places.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return places.length > 0;
  }, pick(1e6));
  if (!pointed) return byList(page, pick);
  await page.locator('[aria-label="Ways to go there"] button.primary').first().click();
};

/** Tab and Enter alone: from the tab of actions down to one of the first, and Enter. */
export const byKeyboard: Act = async (page, pick) => {
  const inList = (): Promise<boolean> =>
    page.evaluate((list) => document.activeElement?.matches(list) === true, ACTIONS);
  if (!(await inList())) await page.getByRole('tab', { name: 'Do' }).focus();
  for (let i = 0; i < 8 && !(await inList()); i++) await page.keyboard.press('Tab');
  for (let i = pick(3); i > 0; i--) {
    await page.keyboard.press('Tab');
    if (!(await inList())) await page.keyboard.press('Shift+Tab');
  }
  if (await inList()) await page.keyboard.press('Enter');
};

/** Types the words of one of the actions and presses Enter; where several share them, the list decides. */
export const byTyping: Act = async (page, pick) => {
  const labels = await actions(page).allTextContents();
  await page.locator('#command').fill(labels[pick(labels.length)] ?? '');
  await page.keyboard.press('Enter');
  const left = await page.evaluate(() => document.querySelector<HTMLInputElement>('#command')?.value ?? '');
  if (left === '') return;
  await page.locator('#command').fill('');
  await byList(page, pick);
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
  for (let made = 0; made < 1500; made++) {
    if (stop(made)) return made;
    switch (await ready(page)) {
      case 'over':
        return made;
      case 'curtain':
        await atCurtain();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        break;
      case 'commit':
        await page.getByRole('button', { name: /^Done/ }).click();
        break;
      case 'actions':
        await act(page, pick);
        await page.waitForTimeout(15);
        break;
    }
  }
  throw new Error('the match does not end');
}
