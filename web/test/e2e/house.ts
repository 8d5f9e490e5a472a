import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@getaway/engine';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Page,
  type Route,
  type ViewportSize,
} from 'playwright-core';
import { inject } from 'vitest';
import type { KeptCampaign } from '../../src/storage/campaigns.ts';
import type { HeistOf } from '../../src/storage/saves.ts';
import { openPremises, type Premises } from './premises.ts';

const root = join(import.meta.dirname, '../../..');

/** A server with the built page, and browsers to visit it with. */
export interface House {
  readonly url: string;
  /** Where the server keeps its matches. */
  readonly data: string;
  /** Somebody who has never been here comes with a browser of their own. */
  visit(path: string, options?: Visit): Promise<Page>;
  /** Goes to another page of the house as a link does, which loads little anew, and has kept other things there. */
  walk(page: Page, path: string, kept?: Omit<Belongings, 'settings'>): Promise<void>;
  /** Whoever leaves takes everything along, and the next one gets the browser: much quicker than a new one. */
  leave(page: Page): Promise<void>;
  /** For those who have changed the browser itself, by scripts or a clock of their own: nobody gets it. */
  leaveForGood(page: Page): Promise<void>;
  close(): Promise<void>;
}

/** What a visitor holds in their hands. */
type Device = Pick<BrowserContextOptions, 'hasTouch' | 'isMobile' | 'permissions' | 'serviceWorkers'>;

export interface Visit extends Device, Belongings {
  readonly viewport?: ViewportSize;
}

/** What a visitor's browser has kept. */
export interface Belongings {
  /** What the visitor has set before. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Matches that the visitor has played before, by id. */
  readonly saves?: readonly Kept[];
  /** Campaigns that the visitor has played before. */
  readonly campaigns?: readonly Pick<KeptCampaign, 'id' | 'universe' | 'bots'>[];
}

/** A match as the browser keeps it. */
export interface Kept {
  readonly id: string;
  readonly record: MatchRecord;
  readonly players: readonly {
    readonly kind: 'person' | 'bot';
    readonly name: string;
    readonly bot?: string;
  }[];
  readonly finished?: boolean;
  readonly heist?: HeistOf;
  readonly notes?: Readonly<Record<number, unknown>>;
}

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const ON_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true } as const;

/** As on a poor connection: parts of the page come late, each by up to this, in milliseconds, and not in their order. */
const SLOWEST = Number(process.env['SLOW'] ?? 0);
const late = async (route: Route): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * SLOWEST));
  // Whoever asked may have left.
  await route.continue().catch(() => {});
};

/** The browser that all tests share, once this worker has needed it. */
let shared: Promise<Browser> | null = null;
/** Visitors' browsers that nobody uses now, by the kind of device that they are on. */
const idle = new Map<string, Page[]>();

async function newBrowser(device: Device): Promise<Page> {
  const browser = await (shared ??= chromium.connect(inject('premises').browser));
  const context = await browser.newContext({
    locale: 'en-US',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...device,
  });
  context.setDefaultTimeout(40_000);
  if (SLOWEST > 0) await context.route('**/{assets,api}/**', late);
  return context.newPage();
}

/** A page of the server on which nothing happens, to put things there or to take them away. */
const THRESHOLD = '/icon.svg';

/** A page that does not exist. */
export const NOWHERE = '/nowhere';

/** In the browser: goes there as a link does. */
function go(path: string): void {
  // What was planned in another match is not of this one, although it has the same name.
  localStorage.removeItem('getaway.draft.match');
  history.pushState(null, '', path);
  scrollTo(0, 0);
}

/** Takes away whatever a visitor has left in a browser. */
async function sweep(page: Page, url: string): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await page.mouse.move(0, 0);
  await page.goto(url + THRESHOLD);
  await page.evaluate(forget);
}

/** In the browser: forgets everything that was stored. */
async function forget(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) {
    const deletion = indexedDB.deleteDatabase(name);
    await new Promise((resolve) => deletion.addEventListener('success', resolve));
  }
}

/** Visits the server that all tests share. */
export const openHouse = (): House => houseAt(inject('premises'), () => {});

/** A house of its own, for tests that do to its server what others would notice, or set it up otherwise. */
export async function openOwnHouse(set: NodeJS.ProcessEnv = {}): Promise<House & Pick<Premises, 'restart'>> {
  const premises = await openPremises(set);
  return { ...houseAt(premises, premises.close), restart: premises.restart };
}

function houseAt({ url, data }: Pick<Premises, 'url' | 'data'>, shut: () => void): House {
  const errors: string[] = [];
  const noteError = ({ stack, name, message }: Error): unknown => errors.push(stack || `${name}: ${message}`);
  /** Who is here, and on what kind of device. */
  const present = new Map<Page, string>();
  // Who leaves while something is loading breaks that off; only what happens before is a fault.
  const goes = (page: Page): void => {
    page.off('pageerror', noteError);
    present.delete(page);
  };
  return {
    url,
    data,
    async visit(where, { settings, saves = [], campaigns = [], viewport = DESKTOP, ...device } = {}) {
      const kind = JSON.stringify(device);
      const page = idle.get(kind)?.pop() ?? (await newBrowser(device));
      present.set(page, kind);
      page.on('pageerror', noteError);
      await page.setViewportSize(viewport);
      await page.goto(url + THRESHOLD);
      await page.evaluate((kept) => localStorage.setItem('getaway.settings', kept), quiet(settings));
      if (saves.length + campaigns.length > 0) await keep(page, saves, campaigns);
      await page.goto(url + where);
      return page;
    },
    async walk(page, where, { saves = [], campaigns = [] } = {}) {
      const nothing = page.getByRole('heading', { name: 'Nothing here' });
      // A match that is being played is still kept by the page that it is played on.
      await page.evaluate(go, NOWHERE);
      await nothing.waitFor();
      await keep(page, saves, campaigns);
      if (where === NOWHERE) return;
      await page.evaluate(go, where);
      await nothing.waitFor({ state: 'detached' });
    },
    async leave(page) {
      const kind = present.get(page)!;
      goes(page);
      await sweep(page, url);
      idle.set(kind, [...(idle.get(kind) ?? []), page]);
    },
    leaveForGood(page) {
      goes(page);
      return page.context().close();
    },
    async close() {
      for (const page of present.keys()) await page.context().close();
      shut();
      if (errors.length > 0) throw new Error(`errors on the page:\n${[...new Set(errors)].join('\n')}`);
    },
  };
}

const quiet = (settings: Visit['settings']): string =>
  JSON.stringify({ sound: false, hints: false, ...settings });

const begun = (save: Kept): Kept => ({ finished: false, ...save });

async function keep(
  page: Page,
  saves: NonNullable<Visit['saves']>,
  campaigns: NonNullable<Visit['campaigns']>,
): Promise<void> {
  await page.evaluate(fill, ['getaway', 'saves', saves.map(begun)] as const);
  await page.evaluate(fill, ['getaway-campaigns', 'campaigns', campaigns] as const);
}

/** In the browser: puts matches or campaigns, and nothing else, where the files in `web/src/storage/` look for them. */
async function fill([name, store, kept]: readonly [string, string, readonly object[]]): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(store, { keyPath: 'id' }).createIndex('updated', 'updated'),
    );
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('no database')));
  });
  const change = database.transaction(store, 'readwrite');
  change.objectStore(store).clear();
  for (const one of kept) change.objectStore(store).put({ updated: Date.now(), ...one });
  await new Promise((resolve) => change.addEventListener('complete', resolve));
  database.close();
}

/** The notes of a match, as the browser has kept them: whoever reloads at once may be quicker. */
export const keptNotes = (page: Page, id: string): Promise<string> =>
  page.evaluate(async (match) => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = await asked(indexedDB.open('getaway', 1));
    const kept: unknown = await asked(database.transaction('saves').objectStore('saves').get(match));
    database.close();
    return JSON.stringify((kept as { notes?: object }).notes);
  }, id);

/** What a download holds. */
export async function textOf(download: Download): Promise<string> {
  const chunks = await (await download.createReadStream()).toArray();
  return Buffer.concat(chunks as Buffer[]).toString();
}

/** Keeps a picture of the screen under `shots/`, which git ignores, for people to look at, where they asked for it. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env['SHOTS']) return;
  const width = page.viewportSize()?.width ?? 0;
  const folder = join(root, 'shots', width < 700 ? 'phone' : 'desktop');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
