import { createMatch, type MatchRecord } from '@getaway/engine';
import type { CDPSession, Page } from 'playwright-core';
import { gameNamed, type World } from '../../command.ts';

/** Milliseconds, each from several tries. */
export interface TableTimes {
  /** From pressing a place on the map until it is lit, on a processor four times as slow. */
  readonly highlight: readonly number[];
  /** From pressing Undo until the table shows it. */
  readonly undo: readonly number[];
  /** The processor time of the page's main thread for each of these, which other work on the machine does not change. */
  readonly highlightCpu: readonly number[];
  readonly undoCpu: readonly number[];
  /** Tasks that kept the page from answering. */
  readonly tasks: readonly number[];
}

const GAME = 'escape-plan';
const TRIES = 8;
const DECISIONS = 60;
const ACTIONS = 'section[aria-label="Actions"] button';
const SPOTS = 'main svg [data-spot]';

/** A match of three that has come to the first seat's third turn. */
async function matchAtTurn(world: World): Promise<MatchRecord> {
  const match = createMatch(await gameNamed(GAME, world), { seats: 3, seed: 'bench web' });
  for (let turns = 0, made = 0; turns < 3; made++) {
    const [pending] = match.pending();
    if (pending === undefined) throw new Error('the match ended too early');
    const { seat, choices } = pending;
    const travels = choices.filter((choice) => choice.do === 'travel');
    if (seat === 0 && travels.length > 4 && ++turns === 3) break;
    match.play(seat, choices[(made * 7) % choices.length]!);
  }
  return match.record();
}

/** Run in the page: keeps a match and what somebody has set. */
const keep = (record: MatchRecord): string => `new Promise((kept, failed) => {
  localStorage.setItem('getaway.settings', JSON.stringify({ sound: false, commit: 'instant', locale: 'en' }));
  const opening = indexedDB.open('getaway', 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore('saves', { keyPath: 'id' }).createIndex('updated', 'updated');
  opening.onerror = () => failed(new Error('no database'));
  opening.onsuccess = () => {
    const change = opening.result.transaction('saves', 'readwrite');
    const players = ['Nina', 'Vinnie', 'Ruby'].map((name, seat) =>
      seat === 0 ? { kind: 'person', name } : { kind: 'bot', bot: 'random', name });
    const record = ${JSON.stringify(record)};
    change.objectStore('saves').put({ id: 'bench', record, players, updated: 0, finished: false });
    change.oncomplete = kept;
  };
})`;

/** Run in the page: measures from the next click until a condition holds and has been painted. */
const clock = (until: string): string => `void (window.answer = new Promise((done) =>
  addEventListener('click', ({ timeStamp }) => {
    const look = () => {
      if (!(${until})) return;
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  }, { once: true, capture: true })))`;

const answer = (page: Page): Promise<number> => page.evaluate('window.answer');
const playsNow = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-plays]').getAttribute('data-plays'));

interface Times {
  readonly wall: number[];
  readonly cpu: number[];
}

/** Reads the processor time that the page's main thread has used, in milliseconds. */
async function processorClock(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
}

async function highlights(page: Page, session: CDPSession): Promise<Times> {
  const throttle = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const used = await processorClock(session);
  const times: Times = { wall: [], cpu: [] };
  const count = await page.locator(SPOTS).count();
  await throttle(4);
  for (let i = 0; i < TRIES; i++) {
    const spot = page.locator(SPOTS).nth(i % count);
    const id = await spot.getAttribute('data-spot');
    const box = await spot.boundingBox();
    if (box === null) continue;
    await page.evaluate(
      clock(`document.querySelector('[data-chosen]')?.dataset.spot === ${JSON.stringify(id)}`),
    );
    const before = await used();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    times.wall.push(await answer(page));
    times.cpu.push((await used()) - before);
  }
  await throttle(1);
  return times;
}

async function undos(page: Page, session: CDPSession): Promise<Times> {
  const used = await processorClock(session);
  const times: Times = { wall: [], cpu: [] };
  for (let i = 0; i < TRIES; i++) {
    const before = await playsNow(page);
    await page.locator(ACTIONS).first().click();
    await page.locator(`[data-plays="${before + 1}"]`).waitFor();
    await page.evaluate(clock(`document.querySelector('[data-plays="${before}"]') !== null`));
    const start = await used();
    await page.getByRole('button', { name: 'Undo' }).click();
    times.wall.push(await answer(page));
    times.cpu.push((await used()) - start);
  }
  return times;
}

/** Plays some decisions on and tells every task of more than 50 ms. */
async function longTasks(page: Page): Promise<number[]> {
  await page.evaluate(`void (window.tasks = [], new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => tasks.push(duration))).observe({ type: 'longtask' }))`);
  const act = `(() => {
    const offered = document.querySelectorAll(${JSON.stringify(ACTIONS)});
    offered[Math.floor(offered.length * 0.37)]?.click();
    return document.querySelector('nav[aria-label="What next"]') !== null;
  })()`;
  for (let i = 0; i < DECISIONS; i++) {
    if (await page.evaluate<boolean>(act)) break;
    await page.waitForTimeout(60);
  }
  return page.evaluate('window.tasks');
}

/** Sits down at a table of Escape Plan and measures how quickly it answers. */
export async function measureTable(page: Page, url: string, world: World): Promise<TableTimes> {
  await page.goto(`${url}/icon.svg`);
  await page.evaluate(keep(await matchAtTurn(world)));
  await page.goto(`${url}/play/bench`);
  await page.locator(SPOTS).first().waitFor();
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  const highlight = await highlights(page, session);
  const undo = await undos(page, session);
  return {
    highlight: highlight.wall,
    highlightCpu: highlight.cpu,
    undo: undo.wall,
    undoCpu: undo.cpu,
    tasks: await longTasks(page),
  };
}
