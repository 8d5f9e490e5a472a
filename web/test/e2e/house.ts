import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const root = join(import.meta.dirname, '../../..');

/** A server with the built page, and a browser to visit it. */
export interface House {
  readonly url: string;
  readonly browser: Browser;
  visit(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Ends the server at once, as a power cut would, and starts it again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function serve(data: string, port: number): Promise<{ child: ChildProcess; url: string }> {
  const args = [
    join(root, 'dist/getaway.mjs'),
    'serve',
    '--port',
    String(port),
    '--data',
    data,
    '--log',
    'error',
  ];
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
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  return {
    get url() {
      return url;
    },
    browser,
    async visit(where, options = {}) {
      const context = await browser.newContext({
        viewport: DESKTOP,
        locale: 'en-US',
        colorScheme: 'dark',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      await page.goto(url + where);
      return page;
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
