import { describe, expect, it } from 'vitest';
import type { Request } from '../client/index.ts';
import { type Person, type RawSocket, serve, until } from './rig.ts';

const ask = (id: string, turn: number, share = 1) => ({
  type: 'play',
  id,
  turn,
  choice: { do: 'ask', share },
});

async function twoAtATable() {
  const server = await serve();
  const [ann, ben] = [server.person('Ann'), server.person('Ben')];
  const id = await ann.opens('split-the-loot', { options: { rounds: 5 } });
  await ben.sitsDown(id, 1);
  return { server, ann, ben, id };
}

async function connect(person: Person, match: string, have?: object): Promise<RawSocket> {
  const raw = await person.raw(match);
  raw.say({ type: 'hello', ...(have && { have }) });
  await raw.next('welcome');
  return raw;
}

describe('a client that was away', () => {
  it('gets what it missed, as updates that continue what it has', async () => {
    const { ann, ben, id } = await twoAtATable();
    const first = await connect(ann, id);
    await first.next('sync');
    const second = await connect(ben, id);
    await second.next('sync');
    second.socket.terminate();
    for (const [n, socket] of [first, await connect(ben, id)].entries()) {
      socket.say(ask(`r${n}`, 0, n + 1));
      await socket.next('update');
    }
    const back = await connect(ben, id, { no: 1, events: 0, taken: 0, chat: 0 });
    expect(await back.next('update')).toMatchObject({ from: 1, no: 2 });
    expect(await back.next('update')).toMatchObject({
      from: 2,
      no: 3,
      choices: expect.anything() as unknown,
    });
    const current = await connect(ben, id, { no: 3, events: 4, taken: 0, chat: 0 });
    expect(await current.next('update')).toMatchObject({ from: 3, no: 3, asked: [0, 1], turn: 1 });
  });

  it('gets the whole position where updates will not do, but only the events that it has not', async () => {
    const { server, ann, ben, id } = await twoAtATable();
    const first = await connect(ann, id);
    await first.next('sync');
    first.say(ask('a', 0, 4));
    await first.next('update');
    const again = await server.restart();
    ann.url = ben.url = again.url;
    const missed = await connect(ann, id, { no: 1, events: 0, taken: 0, chat: 0 });
    expect(await missed.next('sync')).toMatchObject({ no: 2, first: 0, events: [{ play: 0 }] });
    const other = await connect(ben, id, { no: 1, events: 1, taken: 0, chat: 0 });
    expect(await other.next('sync')).toMatchObject({ no: 2, first: 1, events: [] });
    const undone = await connect(ben, id, { no: 1, events: 1, taken: 7, chat: 0 });
    expect(await undone.next('sync')).toMatchObject({ no: 2, first: 0, events: [{ play: 0 }] });
    const liar = await connect(ben, id, { no: 99, events: 99, taken: 0, chat: 99 });
    expect(await liar.next('sync')).toMatchObject({ no: 2, events: [] });
  });
});

describe('a choice that is sent twice', () => {
  it('counts once, on the same socket and on another, before and after a restart', async () => {
    const { server, ann, ben, id } = await twoAtATable();
    const raw = await connect(ann, id);
    await raw.next('sync');
    raw.say(ask('once', 0, 4));
    raw.say(ask('once', 0, 4));
    expect(await raw.next('update')).toMatchObject({ done: ['once'] });
    expect(await raw.next('done')).toEqual({ type: 'done', id: 'once' });
    const again = await server.restart();
    ann.url = ben.url = again.url;
    const later = await connect(ann, id);
    expect(await later.next('sync')).toMatchObject({ no: 2, turn: 1 });
    later.say(ask('once', 0, 4));
    expect(await later.next('done')).toEqual({ type: 'done', id: 'once' });
    const other = await connect(ben, id);
    await other.next('sync');
    other.say(ask('once', 0, 2));
    expect(await other.next('update')).toMatchObject({ no: 3, done: ['once'] });
  });
});

describe("the browser's client", () => {
  it('sends later what was done offline, and keeps it beyond a reload', async () => {
    const { server, ann, ben, id } = await twoAtATable();
    let kept: readonly Request[] = [];
    const keep = { load: () => kept, save: (requests: readonly Request[]) => void (kept = requests) };
    const client = ann.joins(id, { keep });
    await until(client, (s) => s.view !== null);
    await server.close();
    await until(client, (s) => s.status === 'offline');
    const promise = client
      .play({ do: 'ask', share: 2 } as never)
      .catch((error: { code: string }) => error.code);
    expect(kept).toHaveLength(1);
    client.close();
    expect(await promise).toBe('closed');
    const again = await server.restart();
    ann.url = ben.url = again.url;
    const reloaded = ann.joins(id, { keep: { load: () => kept, save: keep.save } });
    await until(reloaded, (s) => s.turn === 1);
    expect(kept).toEqual([]);
  });

  it('reconnects by itself and goes on where it was', async () => {
    const { server, ann, ben, id } = await twoAtATable();
    const client = ann.joins(id);
    await until(client, (s) => s.view !== null);
    await server.close();
    await until(client, (s) => s.status === 'offline');
    const waiting = client.play({ do: 'ask', share: 2 } as never);
    const port = Number(new URL(server.url).port);
    const again = await serve({ data: server.data, settings: { port } });
    ben.url = again.url;
    await waiting;
    expect(client.getState()).toMatchObject({ status: 'online', turn: 1, no: 2 });
  });

  it('asks for the whole position when something does not fit', async () => {
    const { ann, ben, id } = await twoAtATable();
    let spoil = true;
    const client = ann.joins(id, {
      openSocket(url) {
        const socket = ann.socket(url);
        // One number on its way is not what the server sent.
        const listen = socket.addEventListener.bind(socket) as (type: string, listener: unknown) => void;
        const spoiling = (type: string, listener: (event: unknown) => void): void =>
          listen(type, (event: { data?: unknown }) => {
            const hit = spoil && String(event.data).includes('"type":"update"');
            if (hit) spoil = false;
            listener(hit ? { data: String(event.data).replace('"from":1', '"from":7') } : event);
          });
        return Object.assign(socket, { addEventListener: spoiling });
      },
    });
    await until(client, (s) => s.view !== null);
    const other = ben.joins(id);
    await until(other, (s) => s.view !== null);
    await other.play({ do: 'ask', share: 5 } as never);
    const state = await until(client, (s) => s.no === 2);
    expect(spoil).toBe(false);
    expect(state.events).toHaveLength(1);
  });

  it('sees with the eyes of the seat that it comes back to, not with those that it left with', async () => {
    const server = await serve();
    const [ann, ben, cara] = [server.person('Ann'), server.person('Ben'), server.person('Cara')];
    const id = await ann.opens('hot-goods');
    await ben.sitsDown(id, 1);
    const client = cara.joins(id);
    const { view: seenByAll } = await until(client, (s) => s.view !== null);
    await ben.api.call('leave', { id });
    await ann.api.call('fill', { id, seat: 1 }, { kind: 'open' });
    await cara.sitsDown(id, 1);
    client.cut();
    const { view } = await until(client, (s) => s.seat === 1 && s.status === 'online' && s.view !== null);
    const fresh = await until(cara.joins(id), (s) => s.view !== null);
    expect(fresh.view).not.toEqual(seenByAll);
    expect(view).toEqual(fresh.view);
  });

  it('knows when there is nothing to come back to', async () => {
    const { ann, id } = await twoAtATable();
    const gone = ann.joins('a'.repeat(22));
    expect((await until(gone, (s) => s.status === 'closed')).closed).toBe('gone');
    const stranger = ann.joins(id, { seat: 1 });
    expect((await until(stranger, (s) => s.status === 'closed')).closed).toBe('unseated');
    const watcher = ann.joins(id, { seat: 'watch' });
    expect((await until(watcher, (s) => s.view !== null)).seat).toBe(null);
  });
});

it('a match that nothing happens in is put away, and its players notice nothing', async () => {
  const server = await serve({ settings: { idle: 50 } });
  const [ann, ben] = [server.person('Ann'), server.person('Ben')];
  const id = await ann.opens('hot-goods');
  await ben.sitsDown(id, 1);
  const clients = [ann.joins(id), ben.joins(id)];
  await Promise.all(clients.map((client) => until(client, (s) => s.view !== null)));
  const loaded = async (): Promise<number> =>
    Number(/getaway_rooms_loaded (\d+)/.exec(await (await ann.fetch('/metrics')).text())?.[1]);
  while ((await loaded()) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  // Whoever only changes their name needs none of the match.
  await ben.sitsDown(id, 1);
  expect(await loaded()).toBe(0);
  await clients[0]!.play(clients[0]!.getState().choices[0]!);
  const { no, events } = await until(clients[1]!, (s) => s.no === 2);
  expect([no, events.length]).toEqual([2, 1]);
  expect(ann.received.filter((text) => text.includes('"sync"'))).toHaveLength(1);
});
