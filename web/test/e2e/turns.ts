import { setTimeout } from 'node:timers/promises';
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

/** In the browser: until something new is asked for, or the match is over. */
const untilAsked = (list: string): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      const plays = document.querySelector<HTMLElement>('[data-plays]')?.dataset['plays'];
      const isAsked = document.querySelector(list) !== null && document.body.dataset['acted'] !== plays;
      if (!isAsked && !document.querySelector('nav[aria-label="What next"]')) return;
      watch.disconnect();
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });

/** Pages that are waited for: to ask them again and again would take more time than the game. */
const waits = new WeakMap<Page, Promise<Page>>();
function asked(page: Page): Promise<Page> {
  const wait =
    waits.get(page) ??
    page
      .evaluate(untilAsked, ACTIONS)
      // A page that is loaded anew has forgotten for what it was waited.
      .catch(() => {})
      .then(() => waits.delete(page))
      .then(() => page);
  waits.set(page, wait);
  return wait;
}

/** Waits until somebody is asked for something new, or the match is over. */
export async function somebodyActs(pages: readonly Page[], pick: (n: number) => number): Promise<void> {
  const late = new AbortController();
  const nobody = setTimeout(40_000, null, late).catch(() => null);
  for (;;) {
    const page = await Promise.race([...pages.map(asked), nobody]);
    if (!page)
      throw new Error(
        `nobody is asked for anything:\n${(await Promise.all(pages.map(whatIsShown))).join('\n')}`,
      );
    if ((await actIfAsked(page, pick(1e6))) || (await isOver(page))) break;
  }
  late.abort();
}
