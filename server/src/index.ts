import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { type Bot, bots as knownBots } from '@getaway/bots';
import type { Games } from '@getaway/games';
import type { Logger } from 'pino';
import { House } from './house.ts';
import { buildApp } from './http/app.ts';
import { PublicAddress } from './http/origin.ts';
import { Site } from './http/site.ts';
import { Sockets } from './live/sockets.ts';
import { MailRoom, openMailer } from './notices/mail.ts';
import { type Post, poster } from './notices/post.ts';
import { Push } from './notices/push.ts';
import { Vapid } from './notices/vapid.ts';
import type { RandomBytes } from './secrets.ts';
import type { Settings } from './settings.ts';
import { Heartbeat } from './store/heartbeat.ts';
import { type Database, openDatabase } from './store/database.ts';

export { DEFAULTS, type Settings } from './settings.ts';
export { backUp, StoreError } from './store/database.ts';

/** What a server is made of. Games and the like are handed in, so that a test can bring its own. */
export interface Parts {
  readonly games: Games;
  /** What a bot's thread runs; it must call `thinkForBots` when `isForBots(workerData)`. */
  readonly program: string | URL;
  readonly settings: Settings;
  readonly log: Logger;
  readonly bots?: Readonly<Record<string, Bot>>;
  /** The folder of the built browser client. */
  readonly site?: string;
  readonly now?: () => number;
  readonly random?: RandomBytes;
  /** How push services are reached. */
  readonly post?: Post;
  /** How the data folder is opened. */
  readonly open?: (folder: string) => Database;
}

export interface Running {
  /** Where it listens. */
  readonly url: string;
  readonly port: number;
  readonly hasSite: boolean;
  /** Stores what is under way, tells everybody to come back later, and stops. */
  close(): Promise<void>;
}

export async function startServer(parts: Parts): Promise<Running> {
  const { settings, log, bots = knownBots, now = Date.now, random = randomBytes } = parts;
  const db = (parts.open ?? openDatabase)(settings.data);
  const house = new House(db, { ...parts, bots, now, random });
  const heartbeat = new Heartbeat(db, house.journal.ends, now, house);
  heartbeat.forgiveAbsence();
  const site = new Site(parts.site ?? null);
  const address = new PublicAddress(settings.url);
  let closing = false;
  const app = buildApp(house, site, address, () => !closing && db.open && house.isStoring);
  const sockets = new Sockets(house, address, app.server);
  house.metrics.gauge('sockets', 'Sockets that are open.', () => sockets.size);
  const wire = poster();
  const { pushHosts, mail } = settings;
  const push = pushHosts && new Push(new Vapid(db, subjectOf(settings)), pushHosts, parts.post ?? wire.post);
  const mailRoom = mail && new MailRoom(await openMailer(mail), house);

  await app.listen({ port: settings.port, host: settings.host });
  heartbeat.start();
  house.rooms.start();
  house.notices.start(push, mailRoom);
  house.addresses.start(mailRoom);
  const { port } = app.server.address() as AddressInfo;
  const url =
    settings.url ?? `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`;
  log.info({ port, games: Object.keys(parts.games) }, 'the server is ready');

  return {
    url,
    port,
    hasSite: site.isThere,
    async close() {
      if (closing) return;
      closing = true;
      house.rooms.stop();
      house.notices.stop();
      mailRoom?.close();
      wire.close();
      house.commits.flush();
      sockets.close();
      await house.pool.close();
      await app.close();
      house.commits.flush();
      heartbeat.stop();
      house.metrics.stop();
      tidyUp(db, log);
      db.close();
      log.info('the server has stopped');
    },
  };
}

/** Puts everything into the one file. Where there is no room for that, it stays where it is safe, too. */
function tidyUp(db: Database, log: Logger): void {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    log.warn({ fault: (error as { code?: string }).code }, 'the database could not be tidied up');
  }
}

/** Whom a push service may turn to when something is wrong with what this server sends. */
function subjectOf({ url, mail }: Settings): string {
  if (url?.startsWith('https:')) return new URL(url).origin;
  const address = mail === null ? null : (/<(.+)>/.exec(mail.from)?.[1] ?? mail.from);
  return address === null ? 'https://getaway.invalid' : `mailto:${address}`;
}
