// A server with the engine's sample games, and people who use it over the network.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { build } from '../../bin/prepare.mjs';
import { Api, MatchClient, type MatchClientOptions, type MatchState } from '../client/index.ts';
import { DEFAULTS, type Running, type Settings, startServer } from '../src/index.ts';
import type { Post } from '../src/notices/post.ts';
import type { Database } from '../src/store/database.ts';
import { bots } from './bots.ts';
import { games } from './games.ts';
import { GENEROUS } from './generous.ts';

const thread = build('server/test/botThread.ts', '.cache/test/bot-thread.mjs');

export interface TestServer extends Running {
  readonly data: string;
  /** Everything that was logged. */
  readonly logged: string[];
  /** Stops it and starts another one on the same data. */
  restart(): Promise<TestServer>;
  person(name: string): Person;
}

export interface Rigging {
  readonly settings?: Partial<Settings>;
  readonly data?: string;
  readonly now?: () => number;
  readonly random?: (bytes: number) => Buffer;
  readonly site?: string;
  readonly post?: Post;
  readonly open?: (folder: string) => Database;
}

export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'getaway-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server for one test. */
export async function serve(rigging: Rigging = {}): Promise<TestServer> {
  const data = rigging.data ?? scratchFolder();
  const logged: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  const running = await startServer({
    games,
    bots,
    program: pathToFileURL(await thread),
    settings: { ...DEFAULTS, ...GENEROUS, data, ...rigging.settings },
    log: pino({ level: 'debug' }, stream),
    ...(rigging.site && { site: rigging.site }),
    ...(rigging.now && { now: rigging.now }),
    ...(rigging.random && { random: rigging.random }),
    ...(rigging.post && { post: rigging.post }),
    ...(rigging.open && { open: rigging.open }),
  });
  onTestFinished(() => running.close());
  // Where it is reached here, whatever it is called outside.
  const url = `http://127.0.0.1:${running.port}`;
  return {
    ...running,
    url,
    data,
    logged,
    async restart() {
      await running.close();
      return serve({ ...rigging, data });
    },
    person: (name) => new Person(url, name),
  };
}

/** Somebody with a browser: a cookie, requests, sockets. */
export class Person {
  readonly name: string;
  readonly api: Api;
  cookie = '';
  url: string;
  /** Every byte that this person's sockets and requests brought. */
  readonly received: string[] = [];

  constructor(url: string, name: string) {
    this.url = url;
    this.name = name;
    this.api = new Api('', (path, init) => this.fetch(path, init));
  }

  get player() {
    return { name: this.name };
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(init.headers as Record<string, string>), cookie: this.cookie };
    const response = await fetch(this.url + path, { ...init, headers });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';', 1)[0] ?? '';
    const text = await response.clone().text();
    this.received.push(text);
    return response;
  }

  /** Opens a match with this person on the first seat and the others open, or as planned. */
  async opens(game: string, plan: Partial<Parameters<typeof planOf>[1]> = {}): Promise<string> {
    const { match } = await this.api.call('create', {}, planOf(game, { player: this.player, ...plan }));
    return match.id;
  }

  async sitsDown(match: string, seat: number): Promise<void> {
    await this.api.call('claim', { id: match, seat }, { player: this.player });
  }

  /** Connects to a match with the browser's client. */
  joins(match: string, options: Partial<MatchClientOptions> = {}): MatchClient {
    const client = new MatchClient({
      server: this.url.replace('http', 'ws'),
      match,
      openSocket: (url) => this.socket(url),
      ...options,
    });
    onTestFinished(() => client.close());
    return client;
  }

  socket(url: string): WebSocket {
    const socket = new WebSocket(url, { headers: { cookie: this.cookie } });
    socket.on('message', (data: Buffer) => this.received.push(data.toString()));
    socket.on('error', () => {});
    return socket;
  }

  /** A bare socket of a match, for messages that no decent client sends. */
  async raw(match: string, seat = ''): Promise<RawSocket> {
    const socket = this.socket(`${this.url.replace('http', 'ws')}/api/matches/${match}/live${seat}`);
    onTestFinished(() => socket.terminate());
    return RawSocket.open(socket);
  }
}

const planOf = (
  game: string,
  plan: {
    player: { name: string };
    seats?: ({ kind: 'me' | 'open' } | { kind: 'bot'; bot: string })[];
    options?: Record<string, unknown>;
    campaign?: { name: string; number: number; players: string[] };
    papers?: Record<string, unknown>;
    pace?: 'none' | 'live' | 'fast' | 'slow';
    listed?: boolean;
    friendly?: boolean;
  },
) => ({ game, seats: [{ kind: 'me' as const }, { kind: 'open' as const }], ...plan });

export type Received = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A socket whose messages are read one by one. */
export class RawSocket {
  readonly socket: WebSocket;
  private readonly queue: Received[] = [];
  private wake: (() => void) | null = null;
  closed: number | null = null;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      this.queue.push(JSON.parse(data.toString()) as Received);
      this.wake?.();
    });
    socket.on('close', (code: number) => {
      this.closed = code;
      this.wake?.();
    });
  }

  static async open(socket: WebSocket): Promise<RawSocket> {
    const raw = new RawSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('unexpected-response', (_, { statusCode }) => reject(new Error(`status ${statusCode}`)));
      socket.once('error', reject);
    });
    return raw;
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next message of a type; others are passed over. */
  next(type: string): Promise<Received> {
    return this.nextOf(type);
  }

  /** The next message of any of these types. */
  async nextOf(...types: readonly string[]): Promise<Received> {
    for (;;) {
      const found = this.queue.findIndex((message) => types.includes(message.type));
      const message = this.queue[found];
      if (message !== undefined) {
        this.queue.splice(0, found + 1);
        return message;
      }
      if (this.closed !== null)
        throw new Error(`closed with ${this.closed} before "${types.join(', ')}" came`);
      await this.more();
    }
  }

  async closing(): Promise<number> {
    while (this.closed === null) await this.more();
    return this.closed;
  }

  private more(): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('nothing came')), 5000);
      this.wake = () => {
        clearTimeout(late);
        this.wake = null;
        resolve();
      };
    });
  }
}

/** Waits until a client's state is as wanted. */
export function until(
  client: MatchClient,
  wanted: (state: MatchState) => boolean,
  patience = 8000,
): Promise<MatchState> {
  return new Promise((resolve, reject) => {
    if (wanted(client.getState())) return resolve(client.getState());
    const late = setTimeout(() => {
      stop();
      const { view: _, events: __, room, ...rest } = client.getState();
      reject(new Error(`it did not come to that: ${JSON.stringify({ ...rest, state: room?.state })}`));
    }, patience);
    const stop = client.subscribe((state) => {
      if (!wanted(state)) return;
      clearTimeout(late);
      stop();
      resolve(state);
    });
  });
}
