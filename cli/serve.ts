import { availableParallelism, homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { BadInput } from '@getaway/engine';
import { gamesOf } from '@getaway/games/library';
import type { Settings } from '@getaway/server';
import type { Args, Command, World } from './command.ts';
import { print } from './output.ts';
import { mailOf, pushHostsOf } from './serve/notices.ts';
import { inRoomyNode, isRoomy } from './serve/roomyNode.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

/** Where matches are kept unless somebody says otherwise. */
const usualData = (): string =>
  join(process.env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'getaway');

/** A flag, or the environment's word for it. */
const setting = (args: Args, flag: string): string | undefined =>
  args.text(flag) ?? (process.env[`GETAWAY_${flag.replaceAll('-', '_').toUpperCase()}`] || undefined);

function whole(args: Args, flag: string, fallback: number, least: number, most: number): number {
  const text = setting(args, flag);
  if (text === undefined) return fallback;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw args.misused('wrong.between', { flag, least, most, text });
}

function urlOf(args: Args): string | null {
  const text = setting(args, 'url');
  if (text === undefined) return null;
  const fine =
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/';
  if (!fine) throw args.misused('wrong.url', { text });
  return text;
}

const dataOf = (args: Args): string => resolve(setting(args, 'data') ?? usualData());

/** Something about the data folder is a person's business; anything else is a fault of the program. */
async function telling<T>(storeError: new () => Error, deed: () => Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const foreseen = error instanceof storeError || /^E[A-Z]+$|^SQLITE_/.test(code);
    throw foreseen ? new BadInput((error as Error).message) : error;
  }
}

async function run(args: Args, world: World): Promise<void> {
  if (!isRoomy()) return inRoomyNode();
  const level = setting(args, 'log') ?? 'info';
  if (!LEVELS.includes(level)) throw args.misused('wrong.log', { known: LEVELS.join(', '), level });
  // Loaded here, so that no other command needs the database.
  const { DEFAULTS, startServer, StoreError } = await import('@getaway/server');
  const { pino } = await import('pino');
  const { bots } = DEFAULTS;
  const url = urlOf(args);
  const settings: Settings = {
    ...DEFAULTS,
    port: whole(args, 'port', DEFAULTS.port, 0, 65_535),
    host: setting(args, 'host') ?? DEFAULTS.host,
    data: dataOf(args),
    url,
    proxy: args.has('proxy') || process.env['GETAWAY_PROXY'] === '1',
    pushHosts: pushHostsOf(args, setting, DEFAULTS.pushHosts),
    mail: mailOf(args, setting, url),
    metricsToken: process.env['GETAWAY_METRICS_TOKEN'] || null,
    bots: {
      ...bots,
      threads: whole(args, 'bot-threads', Math.max(1, availableParallelism() - 1), 1, 64),
      limit: whole(args, 'bot-limit', bots.limit, 10, 60_000),
    },
  };
  const { program, root } = world;
  const games = await gamesOf(world.library);
  const server = await telling(StoreError, () =>
    startServer({
      games,
      program: new URL(program),
      settings,
      site: join(root, 'web', 'dist'),
      log: pino({ level }, pino.destination(2)),
    }),
  );
  print(`Getaway is open at ${server.url}`);
  print(`Matches are kept in ${settings.data}`);
  if (!server.hasSite) print('The browser client is not built, so there is only the API.');
  await new Promise<void>((stopped) => {
    const stop = (): void => void server.close().then(stopped);
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    // Whoever started it (`inRoomyNode`) is gone.
    process.once('disconnect', stop);
  });
  if (process.connected) process.disconnect();
}

export const serve: Command = {
  name: 'serve',
  takes: '',
  about: 'about.serve',
  flags: {
    port: { value: 'N', about: 'flag.serve.port' },
    host: {
      value: 'ADDRESS',
      about: 'flag.serve.host',
    },
    data: {
      value: 'FOLDER',
      about: 'flag.serve.data',
    },
    url: { value: 'ADDRESS', about: 'flag.serve.url' },
    proxy: { about: 'flag.serve.proxy' },
    log: { value: 'LEVEL', about: 'flag.serve.log' },
    'bot-threads': { value: 'N', about: 'flag.serve.bot-threads' },
    'bot-limit': { value: 'MS', about: 'flag.serve.bot-limit' },
    smtp: { value: 'URL', about: 'flag.serve.smtp' },
    'mail-from': { value: 'ADDRESS', about: 'flag.serve.mail-from' },
    'push-hosts': { value: 'HOSTS', about: 'flag.serve.push-hosts' },
  },
  notes: 'notes.serve',
  run,
};

export const backup: Command = {
  name: 'backup',
  takes: 'FILE',
  about: 'about.backup',
  flags: { data: { value: 'FOLDER', about: 'flag.backup.data' } },
  async run(args) {
    const file = resolve(args.word(0, 'missing.file'));
    const { backUp, StoreError } = await import('@getaway/server');
    await telling(StoreError, () => backUp(dataOf(args), file));
    print(`Copied to ${file}`);
  },
};
