import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchRecord } from '@getaway/engine';
import flags from '../../../server/node-flags.json';
import { type Browser, type BrowserContextOptions, chromium, type Page, type Route } from 'playwright-core';
import type { KeptCampaign } from '../../src/storage/campaigns.ts';
import type { HeistOf } from '../../src/storage/saves.ts';

const root = join(import.meta.dirname, '../../..');

/** A server with the built page, and a browser to visit it. */
export interface House {
  readonly url: string;
  /** Where the server keeps its matches. */
  readonly data: string;
  readonly browser: Browser;
  visit(path: string, options?: Visit): Promise<Page>;
  /** Somebody else comes to this page, who has never been here: much quicker than a context of their own. */
  revisit(page: Page, path: string, belongings?: Belongings): Promise<void>;
  /** Ends the server at once, as a power cut would, and starts it again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface Visit extends BrowserContextOptions, Belongings {}

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

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** As on a poor connection: parts of the page come late, each by up to this, in milliseconds, and not in their order. */
const SLOWEST = Number(process.env['SLOW'] ?? 0);
const late = async (route: Route): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * SLOWEST));
  // Whoever asked may have left.
  await route.continue().catch(() => {});
};

function serve(data: string, port: number): Promise<{ child: ChildProcess; url: string }> {
  const program = join(root, 'dist/getaway.mjs');
  // With these flags it needs no other Node to run in, so that nothing is left of it when it is killed.
  const args = [...flags, program, 'serve', '--port', String(port), '--data', data, '--log', 'error'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += String(chunk);
      const url = /open at (http:\S+)/.exec(said)?.[1];
      if (url) resolve({ child, url });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
}

export async function openHouse(): Promise<House> {
  const path = process.env['CHROME'] ?? '';
  if (!path)
    throw new Error('No Chromium was found. Install one (Debian: apt-get install chromium) or set CHROME.');
  const data = mkdtempSync(join(tmpdir(), 'getaway-e2e-'));
  let { child, url } = await serve(data, 0);
  const executablePath = path.startsWith('/') ? path : `/usr/bin/${path}`;
  const errors: string[] = [];
  // Who leaves while something is loading breaks that off; only what happens before is a fault.
  const leaving = new Set<Page>();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  return {
    get url() {
      return url;
    },
    data,
    browser,
    async visit(where, { settings, saves = [], campaigns = [], ...options } = {}) {
      const context = await browser.newContext({
        viewport: DESKTOP,
        locale: 'en-US',
        colorScheme: 'dark',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      });
      await context.addInitScript((kept) => {
        if (!localStorage.getItem('getaway.settings')) localStorage.setItem('getaway.settings', kept);
      }, quiet(settings));
      context.setDefaultTimeout(40_000);
      if (SLOWEST > 0) await context.route('**/{assets,api}/**', late);
      const page = await context.newPage();
      const close = context.close.bind(context);
      context.close = (options) => {
        leaving.add(page);
        return close(options);
      };
      page.on('pageerror', (error) => {
        if (!leaving.has(page)) errors.push(error.stack || `${error.name}: ${error.message}`);
      });
      if (saves.length + campaigns.length > 0) {
        await page.goto(`${url}/icon.svg`);
        await shelve(page, saves, campaigns);
      }
      await page.goto(url + where);
      return page;
    },
    async revisit(page, where, { settings, saves = [], campaigns = [] } = {}) {
      leaving.add(page);
      await page.context().clearCookies();
      await page.goto(`${url}/icon.svg`);
      leaving.delete(page);
      await page.evaluate((kept) => {
        sessionStorage.clear();
        localStorage.clear();
        localStorage.setItem('getaway.settings', kept);
      }, quiet(settings));
      await shelve(page, saves, campaigns);
      await page.goto(url + where);
    },
    async restart() {
      const { port } = new URL(url);
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
      ({ child, url } = await serve(data, Number(port)));
    },
    async close() {
      await browser.close();
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
      if (errors.length > 0) throw new Error(`errors on the page:\n${[...new Set(errors)].join('\n')}`);
    },
  };
}

const quiet = (settings: Visit['settings']): string =>
  JSON.stringify({ sound: false, hints: false, ...settings });

const begun = (save: Kept): Kept => ({ finished: false, ...save });

async function shelve(
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

/** Keeps a picture of the screen under `shots/`, which git ignores, for people to look at. */
export async function shoot(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const folder = join(root, 'shots', width < 700 ? 'phone' : 'desktop');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
