import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import flags from '../../../server/node-flags.json';

const root = join(import.meta.dirname, '../../..');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A server with the built page, and the matches that it keeps. */
export interface Premises {
  readonly url: string;
  /** Where the server keeps its matches. */
  readonly data: string;
  /** Ends the server at once, as a power cut would, and starts it again on the same data. */
  readonly restart: () => Promise<void>;
  readonly close: () => void;
}

function serve(
  data: string,
  port: number,
  set: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; url: string }> {
  const program = join(root, 'dist/getaway.mjs');
  // With these flags it needs no other Node to run in, so that nothing is left of it when it is killed.
  const args = [...flags, program, 'serve', '--port', String(port), '--data', data, '--log', 'error'];
  const env = { ...process.env, ...set };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** `set`: what the environment says to the server. */
export async function openPremises(set: NodeJS.ProcessEnv = {}): Promise<Premises> {
  const data = mkdtempSync(join(tmpdir(), 'getaway-e2e-'));
  let { child, url } = await serve(data, Number(set['GETAWAY_PORT'] ?? 0), set);
  const end = (): void => {
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
  };
  return {
    url,
    data,
    async restart() {
      end();
      ({ child, url } = await serve(data, Number(new URL(url).port), set));
    },
    close() {
      end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that most tests share, and how to reach the browser that all of them share. */
    readonly premises: { readonly url: string; readonly data: string; readonly browser: string };
  }
}

/** Before all tests: one server and one browser, since to start them costs more than most of the tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const path = process.env['CHROME'] ?? '';
  if (!path)
    throw new Error('No Chromium was found. Install one (Debian: apt-get install chromium) or set CHROME.');
  const executablePath = path.startsWith('/') ? path : `/usr/bin/${path}`;
  const browser = await chromium.launchServer({ executablePath, args: FLAGS });
  const { url, data, close } = await openPremises();
  provide('premises', { url, data, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    close();
  };
}
