// A disk that is full, or that nothing can be written to: nothing is shown that is not stored, nothing is lost that was
// acknowledged, and play goes on by itself when there is room again.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MatchClient } from '../client/index.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import { type Person, serve, type TestServer, until } from './rig.ts';

let db: Database;
const open = (folder: string): Database => (db = openDatabase(folder));

const pragma = (source: string): unknown => db.pragma(source, { simple: true });
const FAULTS = {
  full: {
    code: 'SQLITE_FULL',
    begin: () => void pragma(`max_page_count = ${String(pragma('page_count'))}`),
    end: () => void pragma('max_page_count = 1000000'),
  },
  'read only': {
    code: 'SQLITE_READONLY',
    begin: () => void pragma('query_only = ON'),
    end: () => void pragma('query_only = OFF'),
  },
} as const;
const { begin: refuse, end: accept } = FAULTS['read only'];

async function table() {
  const server = await serve({ open });
  const people = ['Ann', 'Ben'].map((name) => server.person(name)) as [Person, Person];
  const id = await people[0].opens('split-the-loot', { options: { rounds: 2 } });
  await people[1].sitsDown(id, 1);
  const clients = people.map((person) => person.joins(id)) as [MatchClient, MatchClient];
  await Promise.all(clients.map((client) => until(client, (s) => s.view !== null)));
  return { server, id, people, clients };
}

const health = async ({ url }: TestServer): Promise<number> => (await fetch(`${url}/health`)).status;
const ask = (share: number) => ({ do: 'ask', share }) as never;
const problem = (deed: Promise<unknown>): Promise<string> =>
  deed.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

/** Chooses and takes back until the server cannot store it. Returns how often it could, and what waits. */
async function playUntilRefused(client: MatchClient): Promise<{ acts: number; waiting: Promise<void> }> {
  for (let acts = 0; ; acts++) {
    const waiting = acts % 2 === 0 ? client.play(ask(2)) : client.undo();
    const refused = until(client, (s) => s.unstored).then(() => true);
    if (await Promise.race([refused, waiting.then(() => false)])) return { acts, waiting };
    refused.catch(() => {});
  }
}

afterEach(() => accept());

describe.each(Object.entries(FAULTS))('a disk that is %s', (_, { code, begin, end }) => {
  it('stores nothing and shows nothing, loses nothing, and goes on by itself when there is room', async () => {
    const { server, id, people, clients } = await table();
    const [ann, ben] = clients;
    expect(await health(server)).toBe(200);
    begin();
    const { acts, waiting } = await playUntilRefused(ann);
    // Those who look on are not even disturbed.
    const stored = { no: 1 + acts, turn: acts, status: 'online' };
    expect(ann.getState()).toMatchObject(stored);
    await until(ben, (s) => s.no === stored.no);
    await vi.waitFor(async () => expect(await health(server)).toBe(503), 8000);
    const eve = server.person('Eve');
    const seen = await until(eve.joins(id), (s) => s.view !== null);
    expect(seen.no).toBe(stored.no);
    // It is tried again and again meanwhile.
    const tries = (): number => server.logged.filter((line) => line.includes(code)).length;
    const before = tries();
    await vi.waitFor(() => expect(tries()).toBeGreaterThan(before), 8000);
    expect([ben, ann].map((client) => client.getState().no)).toEqual([stored.no, stored.no]);
    end();
    await waiting;
    expect(ann.getState()).toMatchObject({ no: stored.no + 1, turn: acts + 1, unstored: false });
    await until(ben, (s) => s.no === stored.no + 1);
    expect(await health(server)).toBe(200);
    expect(people[1].received.filter((text) => text.includes('"sync"'))).toHaveLength(1);
    const again = await server.restart();
    const later = await until(again.person('Eve').joins(id), (s) => s.view !== null);
    expect(later.no).toBe(stored.no + 1);
    expect(server.logged.join('')).not.toContain('"level":60');
  });
});

describe('where nothing can be stored', () => {
  it('requests say so and change nothing: no match, no seat, no cookie, nobody sent away', async () => {
    const { server, id, people, clients } = await table();
    const open = await people[0].opens('hot-goods');
    const guest = people[1].joins(open);
    await until(guest, (s) => s.room !== null);
    const { invite } = await people[0].api.call('invite', { id, seat: 0 });
    refuse();
    const eve = server.person('Eve');
    expect(await problem(eve.opens('hot-goods'))).toBe('storage');
    expect(await problem(eve.sitsDown(open, 1))).toBe('storage');
    expect(await problem(eve.api.call('claim', { id, seat: 0 }, { player: eve.player, invite }))).toBe(
      'storage',
    );
    expect(eve.cookie).toBe('');
    expect(await problem(people[0].api.call('close', { id: open }))).toBe('storage');
    expect(await problem(people[0].api.call('leave', { id: open }))).toBe('storage');
    const { match } = await people[1].api.call('match', { id: open });
    expect(match).toMatchObject({ state: 'open', seats: [{ name: 'Ann' }, { kind: 'open' }] });
    expect([clients[0], guest].map((client) => client.getState().status)).toEqual(['online', 'online']);
    accept();
    await eve.sitsDown(open, 1);
    expect((await until(guest, (s) => s.view !== null)).room?.state).toBe('live');
    await eve.api.call('claim', { id, seat: 0 }, { player: eve.player, invite });
    expect(await until(clients[0], (s) => s.status === 'closed')).toMatchObject({ closed: 'unseated' });
  });

  it('what is said, asked and given is kept by the client and done once', async () => {
    const { server, id, people, clients } = await table();
    const [ann, ben] = clients;
    refuse();
    const deeds = [ann.say('hello'), ann.emote('oops'), ann.away()];
    await until(ann, (s) => s.unstored);
    expect(ben.getState()).toMatchObject({ chat: [], room: { seats: [{ away: false }, {}] } });
    const failures = server.logged.filter((line) => line.includes('transaction failed')).length;
    expect(failures).toBeLessThan(10);
    accept();
    await Promise.all(deeds);
    await until(ben, (s) => s.room?.seats[0]?.away === true && s.chat.length === 2);
    expect((await until(people[1].joins(id), (s) => s.chat.length > 0)).chat).toHaveLength(2);
    // All that waited was sent once more, not once for each of them.
    const repeats = /getaway_repeats_total (\d+)/.exec(await (await people[0].fetch('/metrics')).text())?.[1];
    expect(Number(repeats)).toBe(0);
  });

  it('a bot chooses again once its choice can be stored', async () => {
    const bots = { threads: 1, limit: 300, beat: 250, standIn: 'random' };
    const server = await serve({ open, settings: { bots } });
    const ann = server.person('Ann');
    const id = await ann.opens('hot-goods', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'first' }] });
    const client = ann.joins(id);
    await until(client, (s) => s.choices.length > 0);
    await client.play(client.getState().choices[0]!);
    const { no } = client.getState();
    refuse();
    await vi.waitFor(() => expect(server.logged.join('')).toContain('SQLITE_READONLY'), 8000);
    expect(client.getState().no).toBe(no);
    accept();
    await until(client, (s) => s.no > no && s.asked.includes(0));
  });
});
