// What a client sends again because the reply got lost counts once, and is acknowledged as done.
import { describe, expect, it } from 'vitest';
import { Api, type MatchClient } from '../client/index.ts';
import { type Person, type RawSocket, serve, type TestServer, until } from './rig.ts';

interface Table {
  readonly server: TestServer;
  readonly id: string;
  readonly people: [Person, Person, Person];
}

/** Three people at a match in which the first has drawn, which showed her a secret. */
async function table(plan: Parameters<Person['opens']>[1] = {}): Promise<Table> {
  const server = await serve();
  const people = ['Ann', 'Ben', 'Cleo'].map((name) => server.person(name)) as Table['people'];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const id = await people[0].opens('hot-goods', { seats, friendly: true, ...plan });
  for (const seat of [1, 2]) await people[seat]!.sitsDown(id, seat);
  const raw = await at(people[0], id);
  raw.say({ type: 'play', id: 'first', turn: 0, choice: { do: 'draw' } });
  await raw.next('update');
  return { server, id, people };
}

/** A socket of somebody who plays, as after a broken connection. */
async function at(person: Person, id: string): Promise<RawSocket> {
  const raw = await person.raw(id);
  raw.say({ type: 'hello' });
  await raw.next('sync');
  return raw;
}

/** Everybody at the same table of a server that has been started again. */
async function restarted({ server, id, people }: Table): Promise<Table> {
  const again = await server.restart();
  for (const person of people) person.url = again.url;
  return { server: again, id, people };
}

/** What the server answers to a message: the type, and the code of an error. */
async function answer(
  raw: RawSocket,
  message: { readonly id: string; readonly [part: string]: unknown },
): Promise<unknown> {
  raw.say(message);
  raw.say({ type: 'undoable', id: 'mark' });
  const answers: unknown[] = [];
  for (;;) {
    const next = await raw.nextOf('done', 'error', 'refused', 'undoable');
    if (next['id'] === message.id) answers.push(next['code'] ?? next.type);
    else return answers.length === 1 ? answers[0] : answers;
  }
}

const watching = async ({ server, id }: Table): Promise<MatchClient> => {
  const client = server.person('Eve').joins(id);
  await until(client, (s) => s.view !== null);
  return client;
};

describe('an answer to whether something is taken back', () => {
  const agree = { type: 'answer', id: 'yes', to: 'question', agrees: true };
  const refuse = { type: 'answer', id: 'no', to: 'question', agrees: false };

  async function asked(): Promise<Table> {
    const made = await table();
    const { id, people } = made;
    expect(await answer(await at(people[0], id), { type: 'rewind', id: 'question', no: 2 })).toBe('done');
    return made;
  }

  it('that agreed is acknowledged again once it is taken back, also with another id and after a restart', async () => {
    const made = await asked();
    const { id, people } = made;
    for (const person of [people[1], people[2]])
      expect(await answer(await at(person, id), agree)).toBe('done');
    const watcher = await watching(made);
    expect(watcher.getState()).toMatchObject({ taken: 1, no: 3 });
    for (const again of [agree, { ...agree, id: 'pressed-again' }])
      expect(await answer(await at(people[2], id), again)).toBe('done');
    const later = await restarted(made);
    expect(await answer(await at(people[1], id), agree)).toBe('done');
    expect((await watching(later)).getState()).toMatchObject({ taken: 1, no: 3 });
    // Who asked never agreed, and nobody has declined.
    expect(await answer(await at(people[0], id), agree)).toBe('stale');
    expect(await answer(await at(people[1], id), refuse)).toBe('stale');
  });

  it.each([
    ['declined', 1],
    ['withdrew', 0],
  ] as const)('that %s is acknowledged again, and ends no later question', async (_, seat) => {
    const made = await asked();
    const { id, people } = made;
    expect(await answer(await at(people[seat], id), refuse)).toBe('done');
    const later = await restarted(made);
    expect(await answer(await at(people[seat], id), refuse)).toBe('done');
    expect(await answer(await at(people[2], id), refuse)).toBe('stale');
    expect(await answer(await at(people[1], id), agree)).toBe('stale');
    expect(await answer(await at(people[0], id), { type: 'rewind', id: 'next', no: 2 })).toBe('done');
    expect(await answer(await at(people[seat], id), refuse)).toBe('done');
    expect((await watching(later)).getState().room?.asking).toMatchObject({ id: 'next', ended: null });
  });
});

it('a question whether to take back is put once, also when a choice has ended it', async () => {
  const made = await table();
  const { id, people } = made;
  const question = { type: 'rewind', id: 'question', no: 2 };
  expect(await answer(await at(people[0], id), question)).toBe('done');
  const ben = await at(people[1], id);
  ben.say({ type: 'play', id: 'draws', turn: 0, choice: { do: 'draw' } });
  await ben.next('update');
  expect(await answer(await at(people[0], id), question)).toBe('done');
  const later = await restarted(made);
  expect(await answer(await at(people[0], id), question)).toBe('done');
  expect((await watching(later)).getState().room?.asking).toBe(null);
  // Another seat's ids are its own.
  expect(await answer(await at(people[1], id), { ...question, no: 3 })).toBe('done');
});

it('time is given once, and asked for once', async () => {
  const made = await table({ pace: 'slow' });
  const { id, people } = made;
  const gift = { type: 'time', id: 'gift', seat: 1 };
  const bank = async (): Promise<number> => (await watching(made)).getState().clock!.banks[1]!;
  const before = await bank();
  const raw = await at(people[0], id);
  expect(await answer(raw, gift)).toBe('done');
  const given = await bank();
  expect(given - before).toBeGreaterThan(60_000);
  expect(await answer(raw, gift)).toBe('done');
  expect(await answer(await at(people[0], id), gift)).toBe('done');
  expect(await bank()).toBeLessThanOrEqual(given);
  const ben = await at(people[1], id);
  for (let i = 0; i < 2; i++) expect(await answer(raw, { type: 'time', id: 'please' })).toBe('done');
  expect(await ben.next('time')).toEqual({ type: 'time', seat: 0 });
  raw.say({ type: 'point', piece: 'seat:0' });
  expect((await ben.nextOf('time', 'point')).type).toBe('point');
});

it('leaving and coming back are done once, whatever the same person does elsewhere meanwhile', async () => {
  const made = await table();
  const { id, people } = made;
  const [phone, laptop] = [await at(people[2], id), await at(people[2], id)];
  expect(await answer(phone, { type: 'away', id: 'leave' })).toBe('done');
  expect(await answer(laptop, { type: 'back', id: 'return' })).toBe('done');
  expect(await answer(phone, { type: 'away', id: 'leave' })).toBe('done');
  const watcher = await watching(made);
  expect(watcher.getState().room?.seats[2]?.away).toBe(false);
  expect(await answer(laptop, { type: 'away', id: 'again' })).toBe('done');
  const later = await restarted(made);
  expect(await answer(await at(people[2], id), { type: 'back', id: 'return' })).toBe('done');
  expect((await watching(later)).getState().room?.seats[2]?.away).toBe(true);
});

it('a line, a gesture and a suggestion are said once', async () => {
  const made = await table();
  const { id, people } = made;
  const said = [
    { type: 'say', id: 'line', text: 'hello' },
    { type: 'emote', id: 'gesture', emote: 'thanks' },
    { type: 'suggest', id: 'advice', seat: 1, no: 2, choice: { do: 'draw' } },
  ];
  const raw = await at(people[0], id);
  for (const message of [...said, ...said]) expect(await answer(raw, message)).toBe('done');
  const ben = await at(people[1], id);
  ben.say({ type: 'play', id: 'draws', turn: 0, choice: { do: 'draw' } });
  await ben.next('update');
  const later = await restarted(made);
  for (const message of said) expect(await answer(await at(people[0], id), message)).toBe('done');
  expect((await until(await watching(later), (s) => s.chat.length > 0)).chat).toHaveLength(3);
});

describe('a request whose reply got lost', () => {
  /** Somebody new whose next reply, and the cookie with it, never arrives. */
  function unlucky(server: TestServer, name: string): { person: Person; api: Api } {
    const person = server.person(name);
    let lost = false;
    const api = new Api('', async (path, init) => {
      if (lost) return person.fetch(path, init);
      lost = true;
      await fetch(server.url + path, init);
      throw new Error('the connection broke');
    });
    return { person, api };
  }
  const offline = { code: 'offline' };

  it('gives the seat to whoever took it, who had no cookie yet, and to nobody else', async () => {
    const server = await serve();
    const ann = server.person('Ann');
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const id = await ann.opens('hot-goods', { seats });
    const { invite } = await ann.api.call('invite', { id, seat: 2 });
    for (const [seat, more] of [
      [1, {}],
      [2, { invite }],
    ] as const) {
      const { person, api } = unlucky(server, `Guest ${seat}`);
      const body = { player: person.player, ...more };
      await expect(api.call('claim', { id, seat }, body)).rejects.toMatchObject(offline);
      const other = server.person(person.name);
      await expect(other.api.call('claim', { id, seat }, body)).rejects.toMatchObject({ code: 'taken' });
      expect((await api.call('claim', { id, seat }, body)).you.seats).toEqual([seat]);
      expect((await person.api.call('match', { id })).you.seats).toEqual([seat]);
    }
  });

  it('is no key to the seat any more once the cookie has arrived', async () => {
    const server = await serve();
    const [ann, eve] = [server.person('Ann'), server.person('Eve')];
    const request = 'a'.repeat(24);
    const body = JSON.stringify({ player: { name: 'Ann' }, request });
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const id = await server.person('Host').opens('hot-goods');
    const claim = (person: Person) => person.fetch(`/api/matches/${id}/seats/1/claim`, post);
    expect((await claim(ann)).status).toBe(200);
    await ann.api.call('me', {});
    expect((await claim(eve)).status).toBe(409);
    expect((await claim(ann)).status).toBe(200);
  });

  it('opens one match, for somebody new and for somebody known', async () => {
    const server = await serve();
    const { person, api } = unlucky(server, 'Ann');
    const plan = {
      game: 'hot-goods',
      seats: [{ kind: 'me' as const }, { kind: 'open' as const }],
      player: person.player,
      listed: true,
    };
    await expect(api.call('create', {}, plan)).rejects.toMatchObject(offline);
    const { match, you } = await api.call('create', {}, plan);
    expect(you).toEqual({ seats: [0], host: true });
    const listed = async () => (await person.api.call('lobby', {})).open.map(({ id }) => id);
    expect(await listed()).toEqual([match.id]);
    // What was answered is another wish when it comes again.
    const next = await api.call('create', {}, plan);
    expect(next.match.id).not.toBe(match.id);
    expect(await listed()).toHaveLength(2);
    const request = 'b'.repeat(24);
    const both = await Promise.all([1, 2].map(() => person.api.call('create', {}, { ...plan, request })));
    expect(new Set(both.map((made) => made.match.id)).size).toBe(1);
    expect(await listed()).toHaveLength(3);
  });

  it('that left, came back or began is done already', async () => {
    const server = await serve();
    const [ann, ben] = [server.person('Ann'), server.person('Ben')];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const id = await ann.opens('split-the-loot', { seats, options: { rounds: 1 } });
    await ben.sitsDown(id, 1);
    for (let i = 0; i < 2; i++)
      expect((await ben.api.call('leave', { id }, { seat: 1 })).you.seats).toEqual([]);
    await ben.sitsDown(id, 2);
    expect((await ben.api.call('leave', { id }, { seat: 1 })).you.seats).toEqual([2]);
    for (let i = 0; i < 2; i++)
      expect((await ann.api.call('start', { id }, { bot: 'first' })).match.state).toBe('live');
    await expect(ben.api.call('start', { id }, { bot: 'first' })).rejects.toMatchObject({
      code: 'not-yours',
    });
    const away = async (): Promise<boolean> => (await ann.api.call('match', { id })).match.seats[2]!.away;
    for (let i = 0; i < 2; i++) await ben.api.call('leave', { id }, { seat: 2 });
    expect(await away()).toBe(true);
    for (let i = 0; i < 2; i++) await ben.api.call('return', { id }, { seat: 2 });
    expect(await away()).toBe(false);
    await ben.api.call('leave', { id }, { seat: 2 });
    const client = ann.joins(id);
    await until(client, (s) => s.choices.length > 0);
    await client.play(client.getState().choices[0]!);
    await until(client, (s) => s.room?.state === 'over');
    expect((await ben.api.call('leave', { id }, { seat: 2 })).match.state).toBe('over');
  });
});
