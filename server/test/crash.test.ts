import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { loadMatch, type MatchRecord } from '@getaway/engine';
import Sqlite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { join } from 'node:path';
import { build } from '../../bin/prepare.mjs';
import type { MatchClient } from '../client/index.ts';
import { recordOf } from '../src/room/course.ts';
import { games } from './games.ts';
import { Person, scratchFolder, until } from './rig.ts';

const program = build('server/test/program.ts', '.cache/test/server.mjs');
const MATCHES = 40;
const KILLS = 5;
const PATIENCE = 40_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function start(data: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [await program, data, String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(complaint))),
  ]);
  return child;
}

/** Plays a seat as fast as it can, and notes every choice that was acknowledged. */
async function playOn(client: MatchClient, seat: number, acknowledged: string[]): Promise<void> {
  for (;;) {
    const { choices, room, turn } = await until(
      client,
      (s) => (s.status === 'online' && s.choices.length > 0) || s.room?.state === 'over',
      PATIENCE,
    );
    if (room?.state === 'over') return;
    const choice = choices[turn % choices.length]!;
    try {
      await client.play(choice);
      acknowledged.push(`${turn} ${JSON.stringify({ seat, choice })}`);
    } catch (error) {
      const { code } = error as { code?: string };
      // The position moved on while it was on its way, which a restart can bring about.
      if (code !== 'stale') throw error;
    }
  }
}

it('a server that is killed loses neither what somebody asks to take back, nor what all agreed to', async () => {
  const data = scratchFolder();
  const port = await freePort();
  let server = await start(data, port);
  onTestFinished(() => void server.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  const [ann, ben] = [new Person(url, 'Ann'), new Person(url, 'Ben')];
  const id = await ann.opens('hot-goods', { friendly: true });
  await ben.sitsDown(id, 1);
  const [first, second] = [ann.joins(id), ben.joins(id)];
  const dieAndRise = async (): Promise<void> => {
    server.kill('SIGKILL');
    await once(server, 'exit');
    await Promise.all(
      [first, second].map((client) => until(client, (s) => s.status === 'offline', PATIENCE)),
    );
    server = await start(data, port);
    for (const client of [first, second]) client.wake();
    await Promise.all([first, second].map((client) => until(client, (s) => s.status === 'online', PATIENCE)));
  };
  const { view } = await until(first, (s) => s.choices.length > 0);
  await first.play({ do: 'draw' });
  await first.askBack();
  await dieAndRise();
  const { room } = await until(second, (s) => s.room?.asking !== null, PATIENCE);
  expect(room?.asking).toMatchObject({ seat: 0, from: 0, plays: 1, agreed: [0], ended: null });
  await second.answerBack(room!.asking!.id, true);
  await dieAndRise();
  const { events, asked, room: after } = await until(second, (s) => s.taken === 1, PATIENCE);
  expect(events.map(({ event }) => event.event)).toEqual(['rewound']);
  expect([asked, after?.asking, first.getState().view]).toEqual([[0], null, view]);
});

it('a server that is killed at any moment loses nothing that it acknowledged, and goes on', async () => {
  const data = scratchFolder();
  const port = await freePort();
  let server = await start(data, port);
  onTestFinished(() => void server.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  const [ann, ben] = [new Person(url, 'Ann'), new Person(url, 'Ben')];
  const clients: MatchClient[] = [];
  const count = (): number => [...acknowledged.values()].flat().length;
  const running: Promise<void>[] = [];
  const acknowledged = new Map<string, string[]>();
  for (let i = 0; i < MATCHES; i++) {
    const game = i % 2 === 0 ? 'hot-goods' : 'split-the-loot';
    const third = i < 3 ? { kind: 'bot' as const, bot: 'random' } : { kind: 'me' as const };
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, third];
    const id = await ann.opens(game, { seats, options: i % 2 === 0 ? { limit: 12 } : { rounds: 5 } });
    await ben.sitsDown(id, 1);
    const notes: string[] = [];
    acknowledged.set(id, notes);
    for (const [seat, person] of [ann, ben, ann].entries()) {
      if (seat === 2 && third.kind === 'bot') continue;
      const client = person.joins(id, { seat });
      clients.push(client);
      running.push(playOn(client, seat, notes));
    }
  }

  for (let kill = 0; kill < KILLS; kill++) {
    // In the middle of play, at another moment of a commit each time.
    while (count() < 100 * (kill + 1)) await pause(1);
    await pause(kill);
    server.kill('SIGKILL');
    await once(server, 'exit');
    check();
    server = await start(data, port);
    for (const client of clients) client.wake();
  }
  await Promise.all(running);
  check();
  for (const id of acknowledged.keys()) {
    expect((await ann.api.call('match', { id })).match.state).toBe('over');
    const record = await ann.api.call('record', { id });
    expect(loadMatch(record, games).outcome()).not.toBe(null);
  }

  /** Everything that was acknowledged is in the database, once, and every match can be played again. */
  function check(): void {
    const db = new Sqlite(join(data, 'getaway.db'));
    for (const [id, notes] of acknowledged) {
      const row = db.prepare('SELECT * FROM matches WHERE id = ?').get(id) as never as {
        match: number;
        options: string;
      };
      const entries = db
        .prepare('SELECT * FROM journal WHERE match = ? ORDER BY no')
        .all(row.match) as never[];
      const record: MatchRecord = recordOf({ ...row, options: JSON.parse(row.options) } as never, 3, entries);
      loadMatch(record, games);
      const turns = [0, 0, 0];
      const stored = record.plays.map(
        ({ seat, choice }) => `${turns[seat]!++} ${JSON.stringify({ seat, choice })}`,
      );
      expect(notes.filter((note) => !stored.includes(note))).toEqual([]);
      const requests = entries.map((entry: { request: string | null }) => entry.request).filter(Boolean);
      expect(new Set(requests).size).toBe(requests.length);
    }
    db.close();
  }
});
