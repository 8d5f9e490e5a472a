// How the load generator talks to each kind of host.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { gameNamed, type World } from '../../command.ts';
import { peersFolder } from '../peers.ts';
import { GAME, type LoadPlan, SEATS } from './plan.ts';
import { type Move, scriptOf, seedOf } from './script.ts';

/** A match as the load generator sees it: moves to make, and how. */
export interface LoadMatch {
  readonly script: readonly Move[];
  /** Sends move number `i`. */
  send(i: number): void;
  /** Called when the mover has its acknowledgement. */
  acknowledged: () => void;
}

export interface Clients {
  readonly matches: readonly LoadMatch[];
  bytes(): number;
  /** Leaves all matches. */
  close(): void;
}

export async function connect(plan: LoadPlan, world: World): Promise<Clients> {
  return await { getaway: toGetaway, bare: toBare, 'boardgame.io': toBoardgame }[plan.target](plan, world);
}

/** Sockets of all seats of all matches; a message with `"done"` acknowledges. */
async function overSockets(
  scripts: readonly (readonly Move[])[],
  open: (match: number, seat: number) => WebSocket,
  hello: string | null,
): Promise<Clients> {
  let bytes = 0;
  const all: WebSocket[] = [];
  const matches = scripts.map((script, match): LoadMatch & { ready: Promise<unknown> } => {
    const sockets = Array.from({ length: SEATS }, (_, seat) => open(match, seat));
    all.push(...sockets);
    const ready = sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          socket.on('error', reject);
          if (hello !== null) socket.on('open', () => socket.send(hello));
          socket.on('message', (data: Buffer) => {
            bytes += data.length;
            if (data.includes('"done"')) self.acknowledged();
            else if (data.includes('"type":"sync"')) resolve();
          });
        }),
    );
    const self = {
      script,
      acknowledged: () => {},
      ready: Promise.all(ready),
      send(i: number) {
        const { seat, turn, choice } = script[i] as Move;
        sockets[seat]?.send(JSON.stringify({ type: 'play', id: `m${i}`, turn, choice }));
      },
    };
    return self;
  });
  await Promise.all(matches.map(({ ready }) => ready));
  return { matches, bytes: () => bytes, close: () => all.forEach((socket) => socket.close()) };
}

const scripts = async (plan: LoadPlan, world: World, seed: (i: number) => string): Promise<Move[][]> => {
  const game = await gameNamed(GAME, world);
  return Array.from({ length: plan.matches }, (_, i) => scriptOf(game, SEATS, seed(i), plan.moves));
};

/** One person holds both seats of every match; the seeds are read from the database, since nobody is told them. */
async function toGetaway(plan: LoadPlan, world: World): Promise<Clients> {
  const base = `http://127.0.0.1:${plan.port}`;
  let cookie = '';
  const ids: string[] = [];
  for (let i = 0; i < plan.matches; i++) {
    const seats = Array.from({ length: SEATS }, () => ({ kind: 'me' }));
    const body = JSON.stringify({ game: GAME, seats, player: { name: 'Load' } });
    const headers = { 'content-type': 'application/json', cookie };
    const reply = await fetch(`${base}/api/matches`, { method: 'POST', headers, body });
    cookie = reply.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
    ids.push(((await reply.json()) as { match: { id: string } }).match.id);
  }
  const { default: Sqlite } = await import('better-sqlite3');
  const db = new Sqlite(join(plan.folder, 'getaway.db'), { readonly: true });
  const seedOfId = db.prepare<[string], { seed: string }>('SELECT seed FROM matches WHERE id = ?');
  const moves = await scripts(plan, world, (i) => seedOfId.get(ids[i] ?? '')?.seed ?? '');
  db.close();
  const open = (match: number, seat: number): WebSocket =>
    new WebSocket(`ws://127.0.0.1:${plan.port}/api/matches/${ids[match]}/live?seat=${seat}`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
  return overSockets(moves, open, '{"type":"hello","choices":false}');
}

async function toBare(plan: LoadPlan, world: World): Promise<Clients> {
  const set = `${process.hrtime.bigint()}`;
  const open = (match: number, seat: number): WebSocket =>
    new WebSocket(`ws://127.0.0.1:${plan.port}/${set}${match}/${seat}`, { perMessageDeflate: false });
  return overSockets(await scripts(plan, world, seedOf), open, null);
}

interface IoSocket {
  disconnect(): void;
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}

/** Speaks boardgame.io's own protocol, with clients that do nothing but take the new state. */
async function toBoardgame(plan: LoadPlan, world: World): Promise<Clients> {
  const require = createRequire(join(peersFolder(world.root), 'package.json'));
  const { io } = require('socket.io-client') as { io: (url: string, options: object) => IoSocket };
  const base = `http://127.0.0.1:${plan.port}`;
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await reply.json()) as T;
  };
  let bytes = 0;
  const all: IoSocket[] = [];
  const connectMatch = async (script: readonly Move[], i: number): Promise<LoadMatch> => {
    const setup = { numPlayers: SEATS, setupData: { seed: seedOf(i) } };
    const { matchID } = await post<{ matchID: string }>(`/games/${GAME}/create`, setup);
    let state = 0;
    const seats = await Promise.all(
      Array.from({ length: SEATS }, async (_, seat) => {
        const playerID = String(seat);
        const join = { playerID, playerName: `Load ${seat}` };
        const { playerCredentials } = await post<{ playerCredentials: string }>(
          `/games/${GAME}/${matchID}/join`,
          join,
        );
        const socket = io(`${base}/${GAME}`, { transports: ['websocket'], forceNew: true });
        all.push(socket);
        socket.on('update', (_match: string, { _stateID, G }: { _stateID: number; G: object }) => {
          bytes += JSON.stringify(G).length;
          if (_stateID <= state) return;
          state = _stateID;
          self.acknowledged();
        });
        await new Promise<void>((resolve) => {
          socket.on('sync', () => resolve());
          socket.on('connect', () => socket.emit('sync', matchID, playerID, playerCredentials, SEATS));
        });
        return { socket, playerID, playerCredentials };
      }),
    );
    const self: LoadMatch = {
      script,
      acknowledged: () => {},
      send(n) {
        const { seat, choice } = script[n] as Move;
        const { socket, playerID, playerCredentials: credentials } = seats[seat] as (typeof seats)[number];
        const payload = { type: 'act', args: [choice], playerID, credentials };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state, matchID, playerID);
      },
    };
    return self;
  };
  const matches: LoadMatch[] = [];
  for (const [i, script] of (await scripts(plan, world, seedOf)).entries()) {
    matches.push(await connectMatch(script, i));
  }
  return { matches, bytes: () => bytes, close: () => all.forEach((socket) => socket.disconnect()) };
}
