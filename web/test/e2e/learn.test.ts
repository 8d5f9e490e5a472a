import { afterAll, describe, expect, test } from 'vitest';
import { lesson } from '../../src/learn/escape-plan/lesson.ts';
import { keptNotes, type Kept, ON_PHONE, openHouse, shoot } from './house.ts';
import { byListedAction, walkThrough } from './lesson.ts';

const house = openHouse();
afterAll(() => house.close());

/** The lesson's own match, as if the learner had played it. */
const played = (plays = lesson.record.plays.length): Kept => ({
  id: 'match',
  record: { ...lesson.record, plays: lesson.record.plays.slice(0, plays) },
  players: lesson.players.map((name, seat) =>
    seat === lesson.seat ? { kind: 'person', name } : { kind: 'bot', bot: 'easy', name },
  ),
  finished: plays === lesson.record.plays.length,
});

describe('the first guided game', () => {
  test('is played to its end on a phone by doing what it says, and remembers where one was', async () => {
    const page = await house.visit('/learn/escape-plan', ON_PHONE);
    await page.getByRole('link', { name: 'Begin' }).click();
    const guide = page.getByRole('region', { name: 'Lesson' });
    await walkThrough(page, lesson, byListedAction, async (number) => {
      if (number !== 6) return;
      // Something else is possible, too, but not what this step shows.
      await page.getByRole('button', { name: 'Travel to Church' }).click();
      await guide.getByRole('alert').waitFor();
      await page.reload();
      await guide.getByText(`7 of ${lesson.steps.length}`, { exact: true }).waitFor();
    });
    await page.getByRole('heading', { name: 'Mr. Bones wins' }).waitFor();
    await shoot(page, 'lesson-end');
    await guide.getByRole('link', { name: 'Play your own game' }).click();
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await house.leave(page);
  });

  test('can be left for a game with hints: one is there at once, and one press takes it', async () => {
    const page = await house.visit('/learn/escape-plan');
    await page.getByRole('button', { name: 'Play now' }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    await hint.waitFor({ timeout: 60_000 });
    await shoot(page, 'hint');
    const plays = await page.locator('[data-plays]').getAttribute('data-plays');
    await hint.locator('.primary').click();
    await page.waitForFunction(
      (before) => document.querySelector('[data-plays]')?.getAttribute('data-plays') !== before,
      plays,
    );
    await house.leave(page);
  });
});

test('a hint is given online, from the own view', async () => {
  const page = await house.visit('/new/escape-plan');
  await page.getByRole('radio', { name: /^Online, by link/ }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: /^Begin now/ }).click();
  await page.getByRole('button', { name: 'Hint', exact: true }).click({ timeout: 60_000 });
  await page.getByRole('region', { name: 'Hint' }).waitFor({ timeout: 60_000 });
  await page.getByRole('tab', { name: 'Know' }).click();
  await page.getByText('Officers in the bag', { exact: true }).waitFor();
  await house.leave(page);
});

describe('a replay', () => {
  test('goes by keys through choices and turns, through anybody’s eyes, and leads into a sandbox', async () => {
    const page = await house.visit('/replay/match?at=22', { saves: [played()] });
    const at = (point: number): Promise<unknown> =>
      page.getByText(`${point} of ${lesson.record.plays.length}`, { exact: true }).waitFor();
    await at(22);
    await page.keyboard.press('ArrowRight');
    await at(23);
    await page.keyboard.press('ArrowLeft');
    await at(22);
    await page.keyboard.press('Shift+ArrowRight');
    await at(25);
    await page.keyboard.press('Home');
    await at(0);
    await page.keyboard.press('End');
    await at(lesson.record.plays.length);
    await page.keyboard.press('Shift+ArrowLeft');
    await at(170);
    await page.getByRole('button', { name: 'Ruby', exact: true }).click();
    await page.getByRole('button', { name: 'Ruby', exact: true, pressed: true }).waitFor();
    // Near the end the bots might finish the game before anybody looks.
    await page.keyboard.press('Home');
    await at(0);
    await page.getByRole('button', { name: 'Fork here' }).click();
    await page.locator('[data-sandbox]').waitFor();
    await house.leave(page);
  });

  test('finds what decided the match, and charts lead to their points', async () => {
    const page = await house.visit('/replay/match', { saves: [played()] });
    await page.getByRole('tab', { name: 'Turning points' }).click();
    await page.getByRole('button', { name: 'Find the turning points' }).click();
    const points = page.getByRole('list', { name: 'Turning points' }).getByRole('listitem');
    await points.first().waitFor({ timeout: 90_000 });
    expect(await points.count()).toBeLessThanOrEqual(7);
    await shoot(page, 'turning-points');
    await page.getByRole('tab', { name: 'Charts' }).click();
    await page.getByText('As a table').first().click();
    await page.getByRole('button', { name: 'Day 2, Evening' }).first().click();
    await page.getByText('Day 2, Evening · ').waitFor();
    await house.leave(page);
  });
});

test('a rule is shown where it is cited, and marked in the rulebook', async () => {
  const page = await house.visit('/play/match', { saves: [played(19)] });
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('link', { name: 'EP-PAT-02' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'EP-PAT-02' });
  await dialog.getByText('placed face up on the patrol space').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`${house.url}/rules/escape-plan#EP-THR-04`);
  await page.locator('[data-target]#EP-THR-04').waitFor();
  await house.leave(page);
});

test('the rulebooks are in the player’s language and follow a switch', async () => {
  const page = await house.visit('/rules/escape-plan#EP-THR-04', { settings: { locale: 'pt-BR' } });
  const article = page.getByRole('article');
  const inLanguage = (lang: string): Promise<void> =>
    page.locator(`article[lang=${lang}] h2`).first().waitFor();
  await inLanguage('pt-BR');
  await page.locator('#EP-THR-04').getByText('qualquer policial da cidade').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: '11. Metrô' }).click();
  await page.locator('h3:focus').getByText('11. Metrô').waitFor();
  await page.getByRole('searchbox').fill('voo de heliponto exige');
  await page.getByText('Nenhuma regra tem essas palavras.').waitFor();
  await page.getByRole('searchbox').fill('LEGALIDADE DA COLOCACAO');
  await page.getByRole('listitem').filter({ hasText: 'EP-MAP-13' }).waitFor();
  await expect.poll(() => article.getByRole('listitem').count()).toBe(1);
  for (const game of ['master-heist', 'escape-from-new-york']) {
    await page.goto(`${house.url}/rules/${game}`);
    await inLanguage('pt-BR');
  }
  await page.goto(`${house.url}/settings`);
  await page.getByLabel('Idioma').selectOption('en');
  await page.goto(`${house.url}/rules/escape-plan`);
  await inLanguage('en');
  await house.leave(page);
});

test('notes are kept with the match', async () => {
  const page = await house.visit('/play/match', { saves: [played(19)] });
  const notes = page.getByRole('textbox', { name: 'My notes' });
  await page.getByRole('tab', { name: 'Know' }).click();
  await notes.fill('Vinnie is broke.');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('log').waitFor();
  await expect.poll(() => keptNotes(page, 'match')).toContain('Vinnie is broke.');
  await page.reload();
  await page.getByRole('tab', { name: 'Know' }).click();
  await expect.poll(() => notes.inputValue()).toBe('Vinnie is broke.');
  await house.leave(page);
});
