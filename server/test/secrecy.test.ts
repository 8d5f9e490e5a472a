// Everything that anybody receives is held against what they may know.
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { MatchClient } from '../client/index.ts';
import { FromServer, REST, RestError } from '../protocol/index.ts';
import { games } from './games.ts';
import { type Person, serve, type TestServer, until } from './rig.ts';
import { learn, NOTHING_KNOWN, truthOf } from './truth.ts';

const restReplies = v.union([RestError, ...Object.values(REST).map(({ reply }) => reply)]);
const isLive = (text: string): boolean => text.startsWith('{"type":');

/** One asks to take back what came to light, and all others agree. */
async function takeBackTogether(clients: readonly MatchClient[], seat: number): Promise<void> {
  const { no } = clients[seat]!.getState();
  await clients[seat]!.askBack().catch(() => {});
  const id = clients[seat]!.getState().room?.asking?.id;
  if (id === undefined) return;
  for (const [other, client] of clients.entries()) if (other !== seat) await client.answerBack(id, true);
  await Promise.all(clients.map((client) => until(client, (s) => s.no > no)));
}

/** Plays a match over the network with everybody connected and eager to make mistakes. */
async function play(server: TestServer, game: string, seats: number) {
  const people = Array.from({ length: seats }, (_, seat) => server.person(`Person ${seat}`));
  const [host, ...others] = people as [Person, ...Person[]];
  const plan = [{ kind: 'me' as const }, ...others.map(() => ({ kind: 'open' as const }))];
  const id = await host.opens(game, { seats: plan, friendly: true });
  for (const [i, person] of others.entries()) await person.sitsDown(id, i + 1);
  const watcher = server.person('Watcher');
  const clients = people.map((person) => person.joins(id));
  const watching = watcher.joins(id);
  await Promise.all([...clients, watching].map((client) => until(client, (s) => s.view !== null)));
  for (let step = 0; ; step++) {
    const no = Math.max(...clients.map((client) => client.getState().no));
    const states = await Promise.all(clients.map((client) => until(client, (s) => s.no >= no)));
    const { asked } = states[0]!;
    if (asked.length === 0) break;
    const seat = asked[step % asked.length]!;
    const bystander = (seat + 1) % seats;
    const foreign = { ...states[seat]!.choices[0]!, goods: 'crown', share: 9 };
    await clients[bystander]!.play(foreign).catch(() => {});
    await clients[seat]!.play(foreign).catch(() => {});
    await clients[bystander]!.suggest(seat, foreign);
    if (step % 5 === 0) await clients[seat]!.undo().catch(() => {});
    if (step % 7 === 0) await clients[bystander]!.undoable();
    if (step % 6 === 5) await takeBackTogether(clients, bystander);
    if (step % 4 === 0) await watcher.api.call('match', { id });
    const { choices } = clients[seat]!.getState();
    if (choices.length > 0) await clients[seat]!.play(choices[step % choices.length]!);
  }
  await Promise.all([...clients, watching].map((client) => until(client, (s) => s.room?.state === 'over')));
  const record = await watcher.api.call('record', { id });
  if (game === 'hot-goods') expect(record['rewinds']).toBeDefined();
  return { id, people, watcher, record };
}

describe('what a seat or a spectator receives', () => {
  it.each([
    ['hot-goods', 3],
    ['split-the-loot', 3],
  ])('in %s is what it may know, message by message, and nothing else', async (game, seats) => {
    const server = await serve();
    const { id, people, watcher, record } = await play(server, game, seats);
    const truth = truthOf(server.data, id, games);
    let compared = 0;
    for (const [seat, person] of [...people.entries(), [null, watcher] as const]) {
      let known = NOTHING_KNOWN;
      let ended = false;
      for (const text of person.received) {
        ended ||= text.includes('"state":"over"') || text.includes(`"no":${truth.length},`);
        if (!ended) expect(text).not.toContain(record.seed);
        if (!isLive(text)) {
          v.parse(restReplies, JSON.parse(text));
          continue;
        }
        // Strict schemas: a field that is not described would not pass.
        const message = v.parse(FromServer, JSON.parse(text));
        if (message.type !== 'sync' && message.type !== 'update') continue;
        known = learn(known, message);
        const match = truth[known.no - 1]!;
        const events = match.events(seat).map(({ play, event }) => ({ play, event }));
        expect(known).toEqual({ no: known.no, view: match.view(seat), events });
        const pending = match.pending();
        expect(message.asked).toEqual(pending.map((one) => one.seat));
        expect(message.choices ?? []).toEqual(pending.find((one) => one.seat === seat)?.choices ?? []);
        compared++;
      }
      expect(known.no).toBe(truth.length);
    }
    expect(compared).toBeGreaterThan(truth.length * seats);
  });

  it('does not depend on what others keep secret', async () => {
    // Two matches that differ only in what seat 0 asks for in secret. Until it is shown, nobody else's bytes may differ.
    const bytes = await Promise.all([1, 4].map((share) => bytesBeforeShowing(share)));
    expect(bytes[0]).toEqual(bytes[1]);
    expect(bytes[0]!.ben.length).toBeGreaterThan(4);

    async function bytesBeforeShowing(share: number) {
      let counter = 0;
      const server = await serve({
        now: () => 1_800_000_000_000,
        random: (count) => Buffer.alloc(count, ++counter),
      });
      const [ann, ben, eve] = ['Ann', 'Ben', 'Eve'].map((name) => server.person(name)) as [
        Person,
        Person,
        Person,
      ];
      const id = await ann.opens('split-the-loot');
      await ben.sitsDown(id, 1);
      const first = await arrives(ann, id);
      const second = await arrives(ben, id);
      const watching = await arrives(eve, id);
      await until(second, (s) => s.room?.spectators === 1);
      await first.play({ do: 'ask', share } as never);
      await until(second, (s) => s.no === 2);
      await until(watching, (s) => s.no === 2);
      await second.undoable().catch(() => {});
      await expect(second.undo()).rejects.toMatchObject({ code: 'refused' });
      const anonymous = (text: string) => text.replace(/[\w-]{24}|:\d{4,5}\b/g, '');
      return { ben: ben.received.map(anonymous), eve: eve.received.map(anonymous) };
    }

    /** Joins, and waits until all were told of it: two who come at once may be told of together. */
    async function arrives(person: Person, id: string): Promise<MatchClient> {
      const client = person.joins(id);
      await until(client, (s) => s.view !== null);
      await vi.waitFor(
        () => expect(person.received.some((text) => text.startsWith('{"type":"room"'))).toBe(true),
        10_000,
      );
      return client;
    }
  });
});

it('neither log nor metrics nor errors tell a secret', async () => {
  const made: string[] = [];
  const server = await serve({
    random(count) {
      const bytes = randomBytes(count);
      made.push(bytes.toString('hex'), bytes.toString('base64url'));
      return bytes;
    },
  });
  const { id, people, watcher } = await play(server, 'hot-goods', 2);
  await people[0]!.fetch('/api/matches', {
    method: 'POST',
    body: '{"broken',
    headers: { 'content-type': 'application/json' },
  });
  const metrics = await (await people[0]!.fetch('/metrics')).text();
  const log = server.logged.join('\n');
  const cookies = people.map(({ cookie }) => cookie.split('=')[1]!);
  for (const secret of [...made, ...cookies, id, 'Person 0', 'crown', 'watch']) {
    expect(log).not.toContain(secret);
    expect(metrics).not.toContain(secret);
  }
  expect(watcher.received.join('\n')).not.toMatch(new RegExp(cookies.join('|')));
});
