// A whole server process with the engine's sample games, for tests that kill it: `node server.mjs FOLDER PORT`.
import { workerData } from 'node:worker_threads';
import { pino } from 'pino';
import { isForBots, thinkForBots } from '../src/bots/thread.ts';
import { DEFAULTS, startServer } from '../src/index.ts';
import { bots } from './bots.ts';
import { games } from './games.ts';
import { GENEROUS } from './generous.ts';

if (isForBots(workerData)) {
  thinkForBots({ games, bots });
} else {
  const [data = '', port = '0'] = process.argv.slice(2);
  const settings = { ...DEFAULTS, ...GENEROUS, data, port: Number(port) };
  const log = pino({ level: 'warn' }, pino.destination(2));
  const server = await startServer({ games, bots, program: new URL(import.meta.url), settings, log });
  process.stdout.write(`${server.port}\n`);
}
