import { availableParallelism, homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Settings } from '@getaway/server';
import type { Args, Command, World } from './command.ts';
import { UserError } from './errors.ts';
import { print } from './output.ts';
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
  throw args.misused(`--${flag} needs a whole number from ${least} to ${most}, not "${text}"`);
}

function urlOf(args: Args): string | null {
  const text = setting(args, 'url');
  if (text === undefined) return null;
  const fine =
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/';
  if (!fine) throw args.misused(`--url needs an address such as https://play.example, not "${text}"`);
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
    throw foreseen ? new UserError((error as Error).message) : error;
  }
}

async function run(args: Args, world: World): Promise<void> {
  if (!isRoomy()) return inRoomyNode();
  const level = setting(args, 'log') ?? 'info';
  if (!LEVELS.includes(level)) throw args.misused(`--log is one of ${LEVELS.join(', ')}, not "${level}"`);
  // Loaded here, so that no other command needs the database.
  const { DEFAULTS, startServer, StoreError } = await import('@getaway/server');
  const { pino } = await import('pino');
  const { bots } = DEFAULTS;
  const settings: Settings = {
    ...DEFAULTS,
    port: whole(args, 'port', DEFAULTS.port, 0, 65_535),
    host: setting(args, 'host') ?? DEFAULTS.host,
    data: dataOf(args),
    url: urlOf(args),
    proxy: args.has('proxy') || process.env['GETAWAY_PROXY'] === '1',
    metricsToken: process.env['GETAWAY_METRICS_TOKEN'] || null,
    bots: {
      ...bots,
      threads: whole(args, 'bot-threads', Math.max(1, availableParallelism() - 1), 1, 64),
      limit: whole(args, 'bot-limit', bots.limit, 10, 60_000),
    },
  };
  const { games, program, root } = world;
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
  about: 'Open a server: the games in the browser, and online matches that survive anything.',
  flags: {
    port: { value: 'N', about: 'where to listen (default: 8080)' },
    host: {
      value: 'ADDRESS',
      about: 'who may come: 0.0.0.0 for everybody (default: 127.0.0.1, this machine)',
    },
    data: {
      value: 'FOLDER',
      about: `where matches are kept (default: ${join('~', '.local', 'share', 'getaway')})`,
    },
    url: { value: 'ADDRESS', about: 'how people reach it, such as https://play.example' },
    proxy: { about: 'it stands behind a proxy that says who is asking (X-Forwarded-For)' },
    log: { value: 'LEVEL', about: `what to write to the error stream: ${LEVELS.join(', ')} (default: info)` },
    'bot-threads': { value: 'N', about: 'how many bots may think at once (default: all cores but one)' },
    'bot-limit': { value: 'MS', about: 'the longest a bot may think (default: 3000)' },
  },
  notes: [
    'Every flag can also be set in the environment: GETAWAY_PORT, GETAWAY_HOST, GETAWAY_DATA, GETAWAY_URL,',
    'GETAWAY_PROXY=1, GETAWAY_LOG, GETAWAY_BOT_THREADS, GETAWAY_BOT_LIMIT; and GETAWAY_METRICS_TOKEN lets',
    'other machines read /metrics. Ctrl+C stops the server; nothing that was acknowledged is ever lost.',
  ].join('\n'),
  run,
};

export const backup: Command = {
  name: 'backup',
  takes: 'FILE',
  about: "Copy a server's database to a file, also while it is running.",
  flags: { data: { value: 'FOLDER', about: 'the data folder of the server (default: as for serve)' } },
  async run(args) {
    const file = resolve(args.word(0, 'the file'));
    const { backUp, StoreError } = await import('@getaway/server');
    await telling(StoreError, () => backUp(dataOf(args), file));
    print(`Copied to ${file}`);
  },
};
