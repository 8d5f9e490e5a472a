// The measured side of the benchmark, each kind in a process of its own: it listens until its input ends.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Choice, startState, Table } from '@getaway/engine';
import { gamesOf } from '@getaway/games/library';
import { gameNamed, type World } from '../../command.ts';
import { print } from '../../output.ts';
import { peersFolder } from '../peers.ts';
import { GAME, type HostInfo, IDLE, type Usage } from './plan.ts';

export type HostName = 'getaway' | 'bare' | 'boardgame.io';

/** Starts a host, says where it is, and then tells its use of the processor whenever asked. */
export async function host(name: HostName, folder: string, world: World): Promise<void> {
  const info = await { getaway, bare, 'boardgame.io': boardgame }[name](folder, world);
  print(JSON.stringify(info));
  for await (const _ of createInterface({ input: process.stdin })) print(JSON.stringify(usage()));
  process.exit(0);
}

/** Memory is told after tidying up, which is no part of the work that is measured. */
function usage(): Usage {
  const used = cpu();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { used, cpu: cpu(), memory: heapUsed + external };
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The server as it is, with limits that let one machine play everybody. */
async function getaway(folder: string, world: World): Promise<HostInfo> {
  const { DEFAULTS, startServer } = await import('@getaway/server');
  const { pino } = await import('pino');
  const many = { perSecond: 1e9, atOnce: 1e9 };
  const limits = { ...DEFAULTS.limits, requests: many, newMatches: many, newSeats: many, messages: many };
  const { port } = await startServer({
    games: await gamesOf(world.library),
    program: new URL(world.program),
    settings: {
      ...DEFAULTS,
      port: 0,
      data: folder,
      idle: IDLE,
      limits: { ...limits, socketsOfAddress: 1e6 },
    },
    log: pino({ level: 'silent' }),
  });
  return { port };
}

/**
 * The limit: reads a message, appends it to a table, and tells everybody in the match, with the same durability: all that
 * came in one turn of the event loop is one transaction, and nobody hears of it before it is on the disk.
 */
async function bare(folder: string): Promise<HostInfo> {
  const { default: Sqlite } = await import('better-sqlite3');
  const { WebSocketServer, WebSocket } = await import('ws');
  const db = new Sqlite(join(folder, 'bare.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE journal (match INTEGER, no INTEGER, at INTEGER, seat INTEGER, body TEXT)');
  const insert = db.prepare('INSERT INTO journal VALUES (?, ?, ?, ?, ?)');
  type Sock = InstanceType<typeof WebSocket>;
  interface Room {
    readonly match: number;
    no: number;
    readonly sockets: Sock[];
  }
  interface Append {
    readonly room: Room;
    readonly no: number;
    readonly seat: number;
    readonly id: string;
    readonly from: Sock;
    readonly body: string;
  }
  const rooms = new Map<string, Room>();
  let queue: Append[] = [];
  const store = db.transaction((appends: readonly Append[]) => {
    const at = Date.now();
    for (const { room, no, seat, body } of appends) insert.run(room.match, no, at, seat, body);
  });
  const flush = (): void => {
    const appends = queue;
    queue = [];
    store(appends);
    for (const { room, no, id, from } of appends) {
      for (const socket of room.sockets) {
        socket.send(JSON.stringify({ type: 'update', no, ...(socket === from && { done: [id] }) }));
      }
    }
  };
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  sockets.on('connection', (socket, { url = '' }) => {
    const [, key = '', seat = ''] = url.split('/');
    const room = rooms.get(key) ?? { match: rooms.size, no: 0, sockets: [] };
    rooms.set(key, room);
    room.sockets.push(socket);
    socket.send('{"type":"sync"}');
    socket.on('message', (data: Buffer) => {
      const { id, choice } = JSON.parse(data.toString()) as { id: string; choice: object };
      const append = {
        room,
        no: ++room.no,
        seat: Number(seat),
        id,
        from: socket,
        body: JSON.stringify(choice),
      };
      if (queue.push(append) === 1) setImmediate(flush);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { port: (http.address() as AddressInfo).port };
}

/** The same game on boardgame.io's server with its storage in memory: a move is our rules on a copy of the state. */
async function boardgame(_folder: string, world: World): Promise<HostInfo> {
  const game = await gameNamed(GAME, world);
  const require = createRequire(join(peersFolder(world.root), 'package.json'));
  const { Server } = require('boardgame.io/server') as { Server: (setup: object) => BoardgameServer };
  const server = Server({
    origins: [/127\.0\.0\.1/],
    games: [
      {
        name: GAME,
        setup: ({ ctx }: { ctx: { numPlayers: number } }, { seed }: { seed: string }) =>
          new Table(game, startState(game, { seats: ctx.numPlayers, seed })).state,
        turn: { activePlayers: { all: null } },
        playerView: ({ G, playerID }: { G: object; playerID: string | null }) =>
          game.schema.observe(G as never, playerID === null ? -1 : Number(playerID)),
        moves: {
          act({ G, playerID }: { G: object; playerID: string }, choice: Choice) {
            const table = new Table(game, game.schema.clone(G as never));
            table.play(Number(playerID), choice);
            return table.state;
          },
        },
      },
    ],
  });
  const { appServer } = await server.run({ port: 0 });
  return { port: (appServer.address() as AddressInfo).port };
}

interface BoardgameServer {
  run(options: { port: number }): Promise<{ appServer: { address(): unknown } }>;
}
