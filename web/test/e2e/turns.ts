import type { Page } from 'playwright-core';
import { ACTIONS, isOver } from './player.ts';

/** Presses one of the actions that a page offers, if it offers any that were not there for the last press. */
export const actIfAsked = (page: Page, roll: number): Promise<boolean> =>
  page.evaluate(
    ([list, chance]) => {
      const offered = document.querySelectorAll<HTMLElement>(list);
      const plays = document.querySelector<HTMLElement>('[data-plays]')?.dataset['plays'];
      if (offered.length === 0 || document.body.dataset['acted'] === plays) return false;
      document.body.dataset['acted'] = plays;
      offered[chance % offered.length]?.click();
      return true;
    },
    [ACTIONS, roll] as const,
  );

/** What is on a page, in words: where a game stands still, this is what there is to go by. */
const whatIsShown = (page: Page): Promise<string> =>
  page.evaluate((list) => {
    const plays = document.querySelector<HTMLElement>('[data-plays]')?.dataset['plays'];
    const { acted } = document.body.dataset;
    const actions = document.querySelectorAll(list).length;
    return `${actions} actions after ${plays} plays, pressed one after ${acted}; ${document.body.innerText}`;
  }, ACTIONS);

/** Waits until somebody is asked for something new, or the match is over. */
export async function somebodyActs(pages: readonly Page[], pick: (n: number) => number): Promise<void> {
  const deadline = Date.now() + 40_000;
  for (;;) {
    for (const page of pages) if (await actIfAsked(page, pick(1e6))) return;
    if (await isOver(pages[0]!)) return;
    if (Date.now() > deadline)
      throw new Error(
        `nobody is asked for anything:\n${(await Promise.all(pages.map(whatIsShown))).join('\n')}`,
      );
    await pages[0]!.waitForTimeout(10);
  }
}
