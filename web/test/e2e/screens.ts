import type { Match } from '@getaway/engine';
import { loadMatch } from '@getaway/games';
import type { Page } from 'playwright-core';
import { campaignScreens } from './campaigns.ts';
import { type Belongings, type Kept, NOWHERE } from './house.ts';
import { asks, choicesFor, freshMatch, matchWhere } from './matches.ts';
import { ACTIONS, ready } from './player.ts';

/** One screen to look at: where it is, and what to do there first. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly visit?: Belongings;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** It has a map, so that it may not reflow to a narrow column. */
  readonly map?: true;
  /** Only devices of this kind have it. */
  readonly on?: Device;
}

export type Device = 'a desktop' | 'a phone';

/** The table in the position that a match has come to, for the first seat. */
const table = (name: string, save: Kept, prepare?: Screen['prepare']): Screen => ({
  name,
  path: '/play/match',
  map: true,
  visit: { saves: [save] },
  prepare: async (page) => {
    await ready(page);
    await page.locator('main svg[role=grid]').waitFor();
    await prepare?.(page);
  },
});

const AS_TEXT = { textMode: true };

const asked = (step: string, when: (match: Match) => boolean = () => true): Kept =>
  matchWhere({ seats: 3, people: 1 }, (match) => asks(match, step) && when(match));

/** The table of Escape from New York, in a position where the first seat is asked this. */
const newYork = (name: string, step: string, many = 1, prepare?: Screen['prepare']): Screen =>
  table(
    `new-york-${name}`,
    matchWhere(
      { game: 'escape-from-new-york', seats: 3, people: 1 },
      (match) => asks(match, step) && choicesFor(match, 0).length >= many,
    ),
    prepare,
  );

const openTab =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name, exact: true }).click();
    await page.locator('[role=tabpanel] > *').first().waitFor();
  };

/** What the board foresees, and how it is counted. */
async function showRisks(page: Page): Promise<void> {
  await page.keyboard.press('r');
  await page.evaluate(() =>
    document.querySelectorAll('aside details').forEach((one) => one.toggleAttribute('open')),
  );
}

/** The rules lens, pointed at something. */
const showRules =
  (what: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press('l');
    await page.locator('#lens').waitFor();
    await page.locator(`main ${what}:visible`).first().click({ force: true });
    await page.locator('section[aria-labelledby=lens] li').first().waitFor();
  };

const travelling = (): Kept =>
  asked('turn', (match) => choicesFor(match, 0).filter((choice) => choice.do === 'travel').length > 6);

/** A plan that the match has got in the way of: it begins with something that a rule forbids now. */
const drafted = (save: Kept) => async (page: Page) => {
  const match = loadMatch(save.record);
  const [offered, ...later] = choicesFor(match, 0);
  const steps = [match.explain(0)[0]!.choice, offered!, ...later.slice(0, 3)].map((choice, i) => ({
    choice,
    asked: match.view(0).agenda.at(-1)!.step,
    passes: i > 0,
  }));
  await page.evaluate(
    (text) => localStorage.setItem('getaway.draft.match', text),
    JSON.stringify({ seat: 0, steps }),
  );
  await page.reload();
  await ready(page);
  const plan = page.getByRole('region', { name: 'Your plan' });
  await plan.getByRole('link').first().waitFor();
};

/** The floor, the dock and the panels of Master Heist, phase by phase. */
function heistScreens(): Screen[] {
  const game = 'master-heist';
  const busy = ['planPath', 'move', 'roll'];
  const heist = (seats: number, when: (match: Match) => boolean): Kept =>
    matchWhere({ game, seats, people: seats, prefers: ({ do: verb }) => busy.includes(verb) }, when);
  const offers = (verb: string) => (match: Match) =>
    choicesFor(match, 0).some((choice) => choice.do === verb);
  const acting = heist(1, offers('move'));
  return [
    table('heist-planning', freshMatch({ game, seats: 1 })),
    table('heist-planning-chosen', freshMatch({ game, seats: 1 }), (page) =>
      page.locator('main [data-spot]').last().click({ force: true }),
    ),
    // Somebody who is in the middle of an action, which can be taken back by itself.
    table('heist-acting', acting, (page) =>
      page.locator('main [data-piece^="who:"][aria-pressed=false]:visible').last().click(),
    ),
    table('heist-way-out', acting, showRisks),
    table('heist-lens', acting, showRules('[data-piece^="who:"]')),
    { ...table('heist-mine', acting, openTab('Mine')), on: 'a phone' },
    { ...table('heist-table', acting, openTab('Table')), on: 'a phone' },
    table('heist-escaping', heist(3, offers('endEscape'))),
    {
      name: 'heist-end',
      path: '/play/match',
      visit: { saves: [heist(3, (match) => match.outcome() !== null)] },
      prepare: ready,
    },
  ];
}

/** Every route, every phase of the table, every panel. */
export function screens(): Screen[] {
  const turn = travelling();
  const late = asked('turn', (match) => (match.view(0) as unknown as { day: number }).day === 2);
  const panel = (tab: string, on?: Device): Screen => ({
    ...table(`panel-${tab.toLowerCase().replace(/\W+/g, '-')}`, late, openTab(tab)),
    ...(on && { on }),
  });
  const over = matchWhere({ seats: 3, people: 1 }, (match) => match.outcome() !== null);
  return [
    { name: 'home', path: '/', visit: { saves: [turn, { ...over, id: 'over' }] } },
    { name: 'new', path: '/new/escape-plan', prepare: (page) => page.locator('summary').click() },
    {
      name: 'new-same-device',
      path: '/new/master-heist',
      prepare: (page) => page.getByRole('radio', { name: /^Same device/ }).check(),
    },
    {
      name: 'new-online',
      path: '/new/escape-plan',
      prepare: (page) => page.getByRole('radio', { name: /^Online, by link/ }).check(),
    },
    { name: 'settings', path: '/settings' },
    {
      name: 'rules',
      path: '/rules/escape-plan',
      prepare: async (page) => {
        await page.locator('h2').first().waitFor();
        // The hundreds of rules further down are the same kinds of elements again.
        await page.evaluate(() =>
          document.querySelectorAll<HTMLElement>('article :is(li, p, tr)').forEach((one, i) => {
            one.hidden = i > 80;
          }),
        );
      },
    },
    { name: 'learn', path: '/learn/escape-plan' },
    {
      name: 'lesson',
      path: '/learn/escape-plan/lesson',
      map: true,
      prepare: (page) => page.locator('main svg[role=grid]').waitFor(),
    },
    { name: 'not-found', path: NOWHERE },
    { name: 'share-broken', path: '/share#nonsense', prepare: (page) => page.getByRole('link').waitFor() },
    table('table-placing', freshMatch({ seats: 3 })),
    table('table-placing-chosen', freshMatch({ seats: 3 }), (page) =>
      page.locator('[data-spot]').first().click(),
    ),
    table('table-open-place', asked('openPlace')),
    table('table-turn', turn),
    table('table-way-chosen', turn, (page) =>
      page.locator('main [data-spot]').first().click({ force: true }),
    ),
    table('table-draft', turn, drafted(turn)),
    table('table-plan', turn, async (page) => {
      await page.keyboard.press('d');
      await page.getByRole('region', { name: 'Plan ahead' }).waitFor();
      await ready(page);
    }),
    table('table-late', late, (page) => page.locator('main [data-spot]').nth(5).click({ force: true })),
    table('table-risk', late, (page) => page.keyboard.press('r')),
    table('table-lens', late, showRules('[data-piece="place:hospital"]')),
    { ...newYork('lens', 'chooseCards', 1, showRules('[data-piece="track:noise"]')), on: 'a desktop' },
    table('table-keys', turn, (page) => page.keyboard.press('?')),
    table('table-close', turn, (page) => page.getByRole('button', { name: 'Zoom in' }).click()),
    {
      ...table('table-others', late, async (page) => {
        await page.locator('summary', { hasText: 'Board of' }).first().click();
        await page.getByText('In the stores and in the bag').click();
      }),
      on: 'a desktop',
    },
    {
      ...table('table-armed', late, async (page) => {
        await page.locator(`${ACTIONS}:has-text("Rest")`).first().tap();
        await page.getByRole('button', { name: 'Do it' }).waitFor();
      }),
      on: 'a phone',
    },
    table('table-places', turn, async (page) => {
      for (let i = 0; i < 2; i++) await page.keyboard.press('F6');
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor();
    }),
    table('table-avoid', asked('settle')),
    table('table-visit', asked('visiting')),
    table('table-police', asked('chase')),
    table('table-police-chosen', asked('chase'), (page) =>
      page.locator('main [data-spot]').first().click({ force: true }),
    ),
    table('table-rest', asked('restUnlock')),
    table(
      'table-notes',
      { ...late, notes: { 0: { text: '', pins: { 'seat:1': 'is broke', 'place:hospital': 'too far' } } } },
      openTab('Know'),
    ),
    ...['Why not?', 'Know', 'Log'].map((tab) => panel(tab)),
    ...['Plan', 'Players'].map((tab) => panel(tab, 'a desktop')),
    ...['Mine', 'Table'].map((tab) => panel(tab, 'a phone')),
    newYork('hero', 'chooseHero'),
    newYork('cards', 'chooseCards'),
    newYork('way', 'walk', 8),
    newYork('threats', 'playCard', 1, showRisks),
    newYork('fight', 'assignDamage', 3),
    newYork('enemies', 'moveEnemies', 6),
    newYork('enemy-picked', 'moveEnemies', 6, async (page) => {
      await page.getByRole('button', { name: 'Show all' }).click();
      await page.locator('main [data-spot]').first().click();
    }),
    ...['Mine', 'Table'].map((tab) => ({
      ...newYork(`panel-${tab.toLowerCase()}`, 'playCard', 1, openTab(tab)),
      on: 'a phone' as const,
    })),
    ...heistScreens(),
    ...campaignScreens(),
    {
      name: 'text-mode',
      path: '/play/match',
      map: true,
      visit: { saves: [turn], settings: AS_TEXT },
      prepare: async (page) => {
        await ready(page);
        await page.locator('#command').fill('why church');
        await page.keyboard.press('Enter');
      },
    },
    {
      name: 'text-mode-placing',
      path: '/play/match',
      map: true,
      visit: { saves: [freshMatch({ seats: 3 })], settings: AS_TEXT },
      prepare: async (page) => {
        await ready(page);
        const [label = ''] = await page.locator(`${ACTIONS} [data-label]`).allTextContents();
        await page.locator('#command').fill(label);
        await page.locator('output section').waitFor();
      },
    },
    {
      name: 'other-game',
      path: '/play/match',
      map: true,
      visit: { saves: [freshMatch({ game: 'escape-from-new-york', seats: 2 })] },
      prepare: ready,
    },
    {
      name: 'curtain',
      path: '/play/match',
      visit: { saves: [matchWhere({ seats: 3, people: 3 }, (match) => asks(match, 'turn', 1))] },
      prepare: ready,
    },
    { name: 'end', path: '/play/match', visit: { saves: [over] }, prepare: ready },
    {
      name: 'replay',
      path: '/replay/match',
      visit: { saves: [over] },
      map: true,
      prepare: (page) => page.getByRole('slider').waitFor(),
    },
    {
      name: 'replay-lens',
      path: '/replay/match',
      visit: { saves: [over] },
      map: true,
      prepare: async (page) => {
        await page.getByRole('slider').waitFor();
        await showRules('[data-piece="place:hospital"]')(page);
      },
    },
    {
      name: 'replay-charts',
      path: '/replay/match',
      visit: { saves: [over] },
      map: true,
      prepare: async (page) => {
        await page.getByRole('slider').waitFor();
        await openTab('Charts')(page);
        await page.getByRole('table', { name: /^Officers moved/ }).scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'online-room',
      path: '/new/escape-plan',
      visit: { settings: { name: 'Nina' } },
      prepare: async (page) => {
        await page.getByRole('radio', { name: /^Online, by link/ }).check();
        await page.getByRole('button', { name: 'Start' }).click();
        await page.locator('#link').waitFor();
      },
    },
    {
      name: 'online-table',
      path: '/new/escape-plan',
      visit: { settings: { name: 'Nina' } },
      map: true,
      prepare: async (page) => {
        await page.getByRole('radio', { name: /^Online, by link/ }).check();
        await page.getByRole('button', { name: 'Start' }).click();
        await page.locator('#link').waitFor();
        await page.getByRole('button', { name: /^Begin now/ }).click();
        await page.locator(ACTIONS).first().waitFor();
        await openTab('Talk')(page);
      },
    },
  ];
}
