import { describe, expect, it } from 'vitest';
import type { MatchClient } from '../client/index.ts';
import { DEFAULTS } from '../src/index.ts';
import { type Person, type RawSocket, serve, type TestServer, until } from './rig.ts';

const ASK = { do: 'ask', share: 2 } as const;

/** Three who are all asked at once. */
async function table(server: TestServer) {
  const people = ['Ann', 'Ben', 'Cleo'].map((name) => server.person(name));
  const [ann, ...others] = people as [Person, Person, Person];
  const id = await ann.opens('split-the-loot', {
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  for (const [i, person] of others.entries()) await person.sitsDown(id, i + 1);
  const clients = people.map((person) => person.joins(id)) as [MatchClient, MatchClient, MatchClient];
  await Promise.all(clients.map((client) => until(client, (s) => s.choices.length > 0)));
  return { id, people: [ann, ...others] as const, clients };
}

async function raw(person: Person, id: string): Promise<RawSocket> {
  const socket = await person.raw(id);
  socket.say({ type: 'hello' });
  await socket.next('sync');
  return socket;
}

const suggestionsIn = ({ chat }: { readonly chat: readonly { readonly suggestion?: unknown }[] }) =>
  chat.map(({ suggestion }) => suggestion);

describe('a suggestion', () => {
  it('is told to everybody, whether or not it could be chosen, and nobody else chooses by it', async () => {
    const server = await serve();
    const { id, clients } = await table(server);
    const [ann, ben, cleo] = clients;
    const watcher = server.person('Eve').joins(id);
    await until(watcher, (s) => s.view !== null);
    await ann.suggest(1, ASK);
    await cleo.suggest(1, { do: 'ask', share: 99 } as never);
    const told = [
      { seat: 1, turn: 0, choice: ASK },
      { seat: 1, turn: 0, choice: { do: 'ask', share: 99 } },
    ];
    for (const client of [...clients, watcher])
      expect(suggestionsIn(await until(client, (s) => s.chat.length === 2))).toEqual(told);
    expect(ben.getState()).toMatchObject({ turn: 0, no: 1, asked: [0, 1, 2] });
    await ben.play(ASK);
    expect((await until(watcher, (s) => s.no === 2)).asked).toEqual([0, 2]);
  });

  it('is kept with the talk: after a restart it is there, and sent again it counts once', async () => {
    const server = await serve();
    const { id, people } = await table(server);
    const first = await raw(people[0], id);
    const request = { type: 'suggest', id: 'once', seat: 1, no: 1, choice: ASK };
    first.say(request);
    first.say(request);
    await first.next('done');
    await first.next('done');
    const later = await server.restart();
    for (const person of people) person.url = later.url;
    const again = await people[0].raw(id);
    again.say({ type: 'hello' });
    const line = { n: 1, seat: 0, name: 'Ann', suggestion: { seat: 1, turn: 0, choice: ASK } };
    expect(await again.next('chat')).toMatchObject({ lines: [line] });
    again.say(request);
    expect(await again.next('done')).toEqual({ type: 'done', id: 'once' });
    const ben = people[1].joins(id);
    await until(ben, (s) => s.choices.length > 0);
    await ben.play(ASK);
    // What was said is said, also if its time is over when it is sent again.
    again.say(request);
    expect(await again.next('done')).toEqual({ type: 'done', id: 'once' });
    expect(ben.getState().chat).toHaveLength(1);
  });

  it('is for a decision: who has chosen or taken back since is not told', async () => {
    const server = await serve();
    const { id, people, clients } = await table(server);
    const [ann, ben] = clients;
    const socket = await raw(people[0], id);
    await ben.play(ASK);
    await until(ann, (s) => s.no === 2);
    await expect(ann.suggest(1, ASK)).rejects.toMatchObject({ code: 'stale' });
    await ben.undo();
    await until(ann, (s) => s.no === 3);
    socket.say({ type: 'suggest', id: 'late', seat: 1, no: 1, choice: ASK });
    expect(await socket.next('error')).toEqual({ type: 'error', code: 'stale', id: 'late' });
    await ann.suggest(1, ASK);
    expect(suggestionsIn(await until(ben, (s) => s.chat.length > 0))).toEqual([
      { seat: 1, turn: 2, choice: ASK },
    ]);
    const later = await server.restart();
    people[0].url = later.url;
    const late = await raw(people[0], id);
    late.say({ type: 'suggest', id: 'later', seat: 1, no: 1, choice: ASK });
    expect(await late.next('error')).toMatchObject({ code: 'stale' });
  });

  it('is for another person: not for oneself, a bot, a stand-in, or a seat that is not there', async () => {
    const server = await serve();
    const { clients } = await table(server);
    const [ann, ben] = clients;
    const refused = { code: 'not-yours' };
    await expect(ann.suggest(0, ASK)).rejects.toMatchObject(refused);
    await expect(ann.suggest(7, ASK)).rejects.toMatchObject(refused);
    await ben.away();
    await expect(ann.suggest(1, ASK)).rejects.toMatchObject(refused);
    const host = server.person('Dan');
    const other = await host.opens('split-the-loot', {
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
    });
    const dan = host.joins(other);
    await until(dan, (s) => s.view !== null);
    await expect(dan.suggest(1, ASK)).rejects.toMatchObject(refused);
    expect(ann.getState().chat).toEqual([]);
  });

  it('is made by a seat: who looks on, or holds it no more, cannot', async () => {
    const server = await serve();
    const { id, people } = await table(server);
    const eve = server.person('Eve').joins(id);
    await until(eve, (s) => s.view !== null);
    await expect(eve.suggest(1, ASK)).rejects.toMatchObject({ code: 'not-yours' });
    const socket = await raw(people[0], id);
    // Nothing in a message says whose it is: that is the socket's business.
    socket.say({ type: 'suggest', id: 'forged', by: 2, seat: 1, no: 1, choice: ASK });
    expect(await socket.next('error')).toEqual({ type: 'error', code: 'malformed' });
    expect(eve.getState().chat).toEqual([]);
  });

  it('is as short and plain as what is said', async () => {
    const server = await serve();
    const { id, people, clients } = await table(server);
    const socket = await raw(people[0], id);
    const spoilt = [
      { do: 'ask', share: 'x'.repeat(1000) },
      { do: 'ask', share: '\u202Egnirts' },
      { do: 'ask', share: 'line\nline' },
      { do: 'x'.repeat(61) },
      { share: 2 },
      'ask',
    ];
    for (const [i, choice] of spoilt.entries()) {
      socket.say({ type: 'suggest', id: `s${i}`, seat: 1, no: 1, choice });
      expect(await socket.next('error')).toEqual({ type: 'error', code: 'malformed' });
    }
    expect(clients[1].getState().chat).toEqual([]);
  });

  it('is not for a match that is over', async () => {
    const server = await serve();
    const { clients } = await table(server);
    const [ann] = clients;
    while (ann.getState().proof?.seed === null) {
      const { no } = ann.getState();
      for (const client of clients) {
        const { choices } = await until(client, (s) => s.no >= no);
        if (choices.length > 0) await client.play(choices[0]!);
      }
      await until(ann, (s) => s.no > no);
    }
    await until(ann, (s) => s.room?.state === 'over');
    await expect(ann.suggest(1, ASK)).rejects.toMatchObject({ code: 'not-live' });
  });
});

describe('pointing', () => {
  it('is seen by all who are there, and kept nowhere', async () => {
    const server = await serve();
    const { id, clients } = await table(server);
    const [ann, ben] = clients;
    const watcher = server.person('Eve').joins(id);
    await until(watcher, (s) => s.view !== null);
    ann.point('seat:1');
    await until(ben, (s) => s.points.length === 1);
    ben.point('card:boxer');
    await until(ann, (s) => s.points.length === 2);
    ann.point('seat:2');
    for (const client of [...clients, watcher]) {
      const both = await until(client, (s) => s.points.length === 2 && s.points[1]?.piece === 'seat:2');
      expect(both.points).toMatchObject([
        { seat: 1, piece: 'card:boxer' },
        { seat: 0, piece: 'seat:2' },
      ]);
    }
    const late = server.person('Finn').joins(id);
    expect((await until(late, (s) => s.view !== null)).points).toEqual([]);
  });

  it('is for seats, and names a piece and nothing else', async () => {
    const server = await serve();
    const { id, people, clients } = await table(server);
    const watcher = await raw(server.person('Eve'), id);
    watcher.say({ type: 'point', piece: 'seat:1' });
    expect(await watcher.next('error')).toEqual({ type: 'error', code: 'not-yours' });
    const socket = await raw(people[0], id);
    for (const piece of ['Hello there', 'seat:', `card:${'x'.repeat(61)}`, 'card:<b>', 'card:a\u202Eb', 5]) {
      socket.say({ type: 'point', piece });
      expect(await socket.next('error')).toEqual({ type: 'error', code: 'malformed' });
    }
    expect(clients[1].getState().points).toEqual([]);
  });
});

describe('who suggests and points without end', () => {
  it('is slowed down as who talks without end', async () => {
    const limits = { ...DEFAULTS.limits, chat: { perSecond: 0.001, atOnce: 3 } };
    const server = await serve({ settings: { limits } });
    const { id, people, clients } = await table(server);
    const socket = await raw(people[0], id);
    for (let i = 0; i < 4; i++) socket.say({ type: 'suggest', id: `f${i}`, seat: 1, no: 1, choice: ASK });
    expect(await socket.next('error')).toEqual({ type: 'error', code: 'too-many', id: 'f3' });
    socket.say({ type: 'point', piece: 'seat:1' });
    expect(await socket.next('error')).toEqual({ type: 'error', code: 'too-many' });
    socket.say({ type: 'ping' });
    await socket.next('pong');
    expect(clients[1].getState().chat).toHaveLength(3);
    expect(clients[1].getState().points).toEqual([]);
  });
});
