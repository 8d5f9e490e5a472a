import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Lesson } from '../../src/learn/lesson.ts';
import { axeFaults, clippedText } from './faults.ts';
import { shoot } from './house.ts';
import { ACTIONS } from './player.ts';

/** One way to do what a step of a lesson means. */
type Deed = (page: Page) => Promise<void>;

/** By the list of actions, where it is marked. */
export const byListedAction: Deed = async (page) => {
  await page.getByRole('tab', { name: 'Do', exact: true }).click();
  await page.locator(`${ACTIONS}[data-suggested]`).click();
};

/** By the board, where nothing else is lit; some things are said in words there before they are done. */
export const byLitPlace: Deed = async (page) => {
  await page.getByRole('grid').waitFor();
  const lit = page.locator('main svg [data-suggested], main [data-legal=now]');
  if ((await lit.count()) === 0) return byListedAction(page);
  const way = page.locator('main [role=group][aria-label="What to do there"] .button.primary');
  const before = await stepOf(page);
  await lit.first().click({ force: true });
  while ((await stepOf(page)) === before) if (await way.isVisible()) await way.click();
};

const guideOn = (page: Page): Locator => page.getByRole('region', { name: 'Lesson' });
const stepOf = (page: Page): Promise<string> =>
  guideOn(page)
    .getByText(/^\d+ of \d+$/)
    .innerText();

/** Goes through a lesson to its last step by doing what it says. */
export async function walkThrough(
  page: Page,
  { steps }: Lesson,
  deed: Deed,
  look: (number: number) => Promise<unknown> = async () => {},
): Promise<void> {
  const guide = guideOn(page);
  for (const [number, { does }] of steps.entries()) {
    await guide.getByText(`${number + 1} of ${steps.length}`, { exact: true }).waitFor();
    await look(number);
    if (number === steps.length - 1) return;
    if (does) await deed(page);
    else await guide.getByRole('button', { name: 'Next' }).click();
  }
}

/** Looks at a step: with axe and a picture where a chapter begins, and for cut-off text everywhere. */
export const lookAtStep =
  (page: Page, { record, steps }: Lesson) =>
  async (number: number): Promise<void> => {
    const { id = '', chapter } = steps[number] ?? {};
    expect(await clippedText(page), id).toEqual([]);
    if (chapter === steps[number - 1]?.chapter) return;
    await shoot(page, `lesson-${record.game}-${String(number + 1).padStart(2, '0')}-${id}`);
    expect(await axeFaults(page), id).toEqual([]);
  };
