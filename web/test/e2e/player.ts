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

const actions = (page: Page): Locator => page.locator('section[aria-label="Actions"] button');

/** What the page is waiting for, once it is. */
async function ready(page: Page): Promise<'over' | 'curtain' | 'commit' | 'actions' | 'waiting'> {
  for (let i = 0; i < 400; i++) {
    if (await isOver(page)) return 'over';
    if (await page.getByRole('heading', { name: /^Pass the device/ }).isVisible()) return 'curtain';
    if (await page.getByRole('button', { name: /^Done/ }).isVisible()) return 'commit';
    if ((await actions(page).count()) > 0) return 'actions';
    await page.waitForTimeout(25);
  }
  return 'waiting';
}

/** One way to make a decision on the page. */
export type Act = (page: Page, pick: (n: number) => number) => Promise<void>;

/** Presses one of the listed actions. */
export const byList: Act = async (page, pick) => {
  const offered = actions(page);
  await offered.nth(pick(await offered.count())).dispatchEvent('click');
};

/** Goes by the board wherever it offers a place, and by the list otherwise. */
export const byBoard: Act = async (page, pick) => {
  const places = page.locator('main svg g[role=button]');
  const count = await places.count();
  if (count === 0) return byList(page, pick);
  await places.nth(pick(count)).dispatchEvent('click');
  await page.locator('[aria-label="Ways to go there"] button.primary').first().click();
};

/** Tab and Enter alone: to the panel of actions, down the list, and Enter. */
export const byKeyboard: Act = async (page, pick) => {
  const offered = actions(page);
  const wanted = pick(Math.min(6, await offered.count()));
  await page.getByRole('tab', { name: 'Do' }).focus();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const list = [...document.querySelectorAll('section[aria-label="Actions"] button')];
      return list.indexOf(document.activeElement as Element);
    });
    if (at === wanted) break;
  }
  await page.keyboard.press('Enter');
};

/** Types words of one of the actions until only it is left. */
export const byTyping: Act = async (page, pick) => {
  const offered = actions(page);
  const label = await offered.nth(pick(await offered.count())).innerText();
  await page.locator('#command').fill(label);
  const before = await page.locator('h1').innerText();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(30);
  // Several actions may share all words; then the list decides.
  if (
    (await page.locator('#command').inputValue()) !== '' &&
    (await page.locator('h1').innerText()) === before
  ) {
    await page.locator('#command').fill('');
    await byList(page, pick);
  }
};

/** Plays on until the match is over, or until `stop` says so. Returns how many decisions were made. */
export async function playOn(
  page: Page,
  act: Act,
  seed: number,
  stop: (made: number) => boolean = () => false,
): Promise<number> {
  const pick = dice(seed);
  for (let made = 0; made < 1500; made++) {
    if (stop(made)) return made;
    switch (await ready(page)) {
      case 'over':
        return made;
      case 'curtain':
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
      case 'waiting':
        throw new Error(`nothing happens any more: ${await page.locator('h1').innerText()}`);
    }
  }
  throw new Error('the match does not end');
}
