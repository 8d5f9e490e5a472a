import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build, root } from '../../bin/prepare.mjs';
import flags from '../../server/node-flags.json';
import { getaway, scratch } from './getaway.ts';

const built = build('cli/test/samples.ts', '.cache/test/getaway.mjs');

/** Lets every Node say with which flags it was started. */
const TELLING = '--import=data:text/javascript,console.error(process.execArgv.join())';

it('getaway serve opens a server with room for much, says where, and stops when told to', async () => {
  const env = { ...process.env, GETAWAY_PORT: '0', GETAWAY_LOG: 'info', NODE_OPTIONS: TELLING };
  const child = spawn(process.execPath, [await built, 'serve', '--data', join(scratch, 'data')], { env });
  let out = '';
  let log = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (log += data.toString()));
  while (!out.includes('Matches are kept in')) await once(child.stdout, 'data');
  const url = /open at (\S+)/.exec(out)?.[1] ?? '';
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true });

  const plan = {
    game: 'split-the-loot',
    options: { rounds: 1 },
    seats: [
      { kind: 'bot', bot: 'greedy' },
      { kind: 'bot', bot: 'random' },
    ],
    player: { name: 'Ann' },
  };
  const headers = { 'content-type': 'application/json' };
  const opened = await fetch(`${url}/api/matches`, { method: 'POST', headers, body: JSON.stringify(plan) });
  const { match } = (await opened.json()) as { match: { id: string } };
  const state = async (): Promise<unknown> =>
    ((await (await fetch(`${url}/api/matches/${match.id}`)).json()) as { match: { state: string } }).match
      .state;
  while ((await state()) !== 'over') await new Promise((resolve) => setTimeout(resolve, 200));

  expect((await getaway('backup copy.db --data data')).out).toContain('Copied to');
  expect(existsSync(join(scratch, 'copy.db'))).toBe(true);
  expect((await getaway('serve --port 0 --data data')).err).toContain('Another server is using');
  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  for (const flag of flags) expect(log).toContain(flag);
  expect(log).toContain('the server is ready');
  expect(log).toContain('the server has stopped');
});

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a server from a working copy stops when what started it gets %s',
  async (signal) => {
    const args = ['serve', '--port', '0', '--data', join(scratch, signal)];
    const child = spawn(process.execPath, [join(root, 'bin/getaway.mjs'), ...args]);
    let out = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    while (!out.includes('Matches are kept in')) await once(child.stdout, 'data');
    const url = /open at (\S+)/.exec(out)?.[1] ?? '';
    const answers = (): Promise<boolean> =>
      fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    expect(await answers()).toBe(true);
    child.kill(signal);
    // Its output ends when the server has, too.
    const [code] = (await once(child, 'close')) as [number | null];
    expect([code, await answers()]).toEqual([signal === 'SIGTERM' ? 0 : null, false]);
  },
);

it.each([
  ['serve --port none', '--port needs a whole number'],
  ['serve --port 99999', '--port needs a whole number'],
  ['serve --url play.example', '--url needs an address'],
  ['serve --log loud', '--log is one of'],
  ['serve --smtp smtp://mail.example --mail-from a@b.example', 'mail needs --smtp, --mail-from and --url'],
  [
    'serve --url http://a --mail-from a@b.example --smtp https://me:secret@mail.example',
    '--smtp needs an address',
  ],
  ['serve --url http://a --smtp smtp://mail.example --mail-from nobody', '--mail-from needs an address'],
  [
    'serve --push-hosts push.example,http://evil',
    '--push-hosts needs hosts such as push.example, not "http://evil"',
  ],
  ['backup', 'the FILE is missing'],
  ['backup copy.db --data nowhere', 'There is no database'],
])('getaway %s is answered with one sentence', async (words, sentence) => {
  const { code, err } = await getaway(words);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});
