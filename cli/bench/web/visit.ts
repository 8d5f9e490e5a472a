import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import type { World } from '../../command.ts';
import { UserError } from '../../errors.ts';

interface Preparations {
  buildWebOrExit(): void;
}
interface Finder {
  browser(): string | null;
}

const load = async <T>(world: World, file: string): Promise<T> =>
  (await import(pathToFileURL(join(world.root, file)).href)) as T;

/** Starts the server on a free port, with nothing stored. */
function serve(world: World, data: string): Promise<{ child: ChildProcess; url: string }> {
  const args = [fileURLToPath(world.program), 'serve', '--port', '0', '--data', data, '--log', 'error'];
  const child = spawn(process.execPath, args, { cwd: world.root, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /open at (http:\S+)/.exec(String(chunk))?.[1];
      if (url !== undefined) resolve({ child, url });
    });
    child.on('exit', () => reject(new UserError('error.noServer')));
  });
}

/** Opens the built page in a Chromium, does some work there, and puts everything away. */
export async function visiting<T>(world: World, work: (page: Page, url: string) => Promise<T>): Promise<T> {
  (await load<Preparations>(world, 'bin/prepare.mjs')).buildWebOrExit();
  const found = (await load<Finder>(world, 'bin/browser.mjs')).browser();
  if (found === null) throw new UserError('error.noBrowser');
  const { chromium } = await import('playwright-core');
  const data = mkdtempSync(join(tmpdir(), 'getaway-bench-'));
  const { child, url } = await serve(world, data);
  const executablePath = found.startsWith('/') ? found : `/usr/bin/${found}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      serviceWorkers: 'block',
    });
    return await work(await context.newPage(), url);
  } finally {
    await browser.close();
    child.removeAllListeners('exit');
    child.kill();
    rmSync(data, { recursive: true, force: true });
  }
}
