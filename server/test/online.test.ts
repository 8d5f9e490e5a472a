import { createHash } from 'node:crypto';
import { loadMatch, type MatchRecord } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import type { MatchClient } from '../client/index.ts';
import { games } from './games.ts';
import { type Person, serve, type TestServer, until } from './rig.ts';

/** A match between these people, all connected. */
async function table(server: TestServer, game: string, names: readonly string[], options = {}) {
  const people = names.map((name) => server.person(name));
  const [host, ...others] = people as [Person, ...Person[]];
  const seats = [{ kind: 'me' as const }, ...others.map(() => ({ kind: 'open' as const }))];
  const id = await host.opens(game, { seats, options });
  for (const [i, person] of others.entries()) await person.sitsDown(id, i + 1);
  const clients = people.map((person) => person.joins(id));
  await Promise.all(clients.map((client) => until(client, (s) => s.view !== null)));
  return { id, people, clients };
}

/** Plays to the end: whoever is asked takes the choice that `pick` names. */
async function playOut(
  clients: readonly MatchClient[],
  pick = (choices: number) => choices - 1,
): Promise<void> {
  while (clients.every((client) => client.getState().proof?.seed === null)) {
    const no = Math.max(...clients.map((client) => client.getState().no));
    const states = await Promise.all(clients.map((client) => until(client, (s) => s.no >= no)));
    const seat = states[0]!.asked[0];
    if (seat === undefined) break;
    const { choices } = states[seat]!;
    await clients[seat]!.play(choices[pick(choices.length)]!);
  }
  await Promise.all(clients.map((client) => until(client, (s) => s.room?.state === 'over')));
}

describe('an online match', () => {
  it('is played to its end before spectators, and everybody ends with the same as a replay of its record', async () => {
    const server = await serve();
    const { id, clients, people } = await table(server, 'hot-goods', ['Ann', 'Ben', 'Cleo']);
    const eve = server.person('Eve');
    const watchers = [eve.joins(id), eve.joins(id, { choices: false })];
    const [watcher] = watchers as [MatchClient];
    const { sha256 } = (await until(watcher, (s) => s.proof !== null)).proof!;
    await playOut([...clients]);
    await until(watcher, (s) => s.room?.state === 'over');
    const record = await eve.api.call('record', { id });
    expect(createHash('sha256').update(record.seed).digest('hex')).toBe(sha256);
    expect(watcher.getState().proof).toEqual({ sha256, seed: record.seed });
    const replay = loadMatch(record, games);
    expect(watcher.getState().room?.outcome).toEqual(replay.outcome());
    for (const client of [...clients, watcher]) {
      const { seat, view, events } = client.getState();
      expect(view).toEqual(replay.view(seat));
      expect(events).toEqual(replay.events(seat).map(({ play, event }) => ({ play, event })));
    }
    expect(people).toHaveLength(3);
  });

  it('lets all seats choose at once', async () => {
    const server = await serve();
    const { clients } = await table(server, 'split-the-loot', ['Ann', 'Ben', 'Cleo', 'Dan'], { rounds: 2 });
    for (let round = 0; round < 2; round++) {
      await Promise.all(clients.map((client) => until(client, (s) => s.choices.length > 0)));
      await Promise.all(clients.map((client, seat) => client.play({ do: 'ask', share: seat + 1 } as never)));
    }
    const { room } = await until(clients[0]!, (s) => s.room?.state === 'over');
    expect(room?.outcome?.scores).toEqual([2, 4, 6, 8]);
  });

  it('refuses what the rules forbid, with the rule, and changes nothing', async () => {
    const server = await serve();
    const { clients } = await table(server, 'hot-goods', ['Ann', 'Ben'], { limit: 3 });
    const [first, second] = clients as [MatchClient, MatchClient];
    await expect(second.play({ do: 'draw' })).rejects.toMatchObject({ code: 'refused', rule: 'HG-TRN-01' });
    const refusal = { code: 'refused', rule: 'HG-DRW-02', params: { held: 3, limit: 3 } };
    await expect(first.play({ do: 'draw' })).rejects.toMatchObject(refusal);
    expect(first.getState().no).toBe(1);
  });

  it('refuses a choice that was made for an older decision', async () => {
    const server = await serve();
    const { id, people, clients } = await table(server, 'split-the-loot', ['Ann', 'Ben']);
    const raw = await people[0]!.raw(id);
    raw.say({ type: 'hello' });
    await raw.next('sync');
    const ask = (name: string, turn: number) =>
      raw.say({ type: 'play', id: name, turn, choice: { do: 'ask', share: 3 } });
    ask('a', 0);
    expect(await raw.next('update')).toMatchObject({ done: ['a'], turn: 1 });
    await clients[1]!.play({ do: 'ask', share: 3 } as never);
    ask('b', 0);
    expect(await raw.next('error')).toEqual({ type: 'error', code: 'stale', id: 'b' });
    ask('c', 1);
    expect(await raw.next('update')).toMatchObject({ done: ['c'], turn: 2 });
  });

  it('takes back what told nobody anything, and everybody hears of that', async () => {
    const server = await serve();
    const { clients } = await table(server, 'split-the-loot', ['Ann', 'Ben', 'Cleo']);
    const [first, second, third] = clients as [MatchClient, MatchClient, MatchClient];
    await first.play({ do: 'ask', share: 5 } as never);
    await second.play({ do: 'ask', share: 4 } as never);
    await until(third, (s) => s.events.length === 2);
    expect(await first.undoable()).toMatchObject({
      plays: [0],
      takeBacks: [{ only: { share: 5 }, plays: [0], refusal: null }],
    });
    await first.undo();
    const { events, taken, asked } = await until(third, (s) => s.taken === 1);
    expect(events.map(({ event }) => event['seat'])).toEqual([1]);
    expect([taken, asked]).toEqual([1, [0, 2]]);
    await expect(first.undo()).rejects.toMatchObject({ code: 'refused', rule: 'SL-RND-02' });
    await first.play({ do: 'ask', share: 1 } as never);
    await third.play({ do: 'ask', share: 1 } as never);
    expect(
      (await until(second, (s) => s.events.some(({ event }) => event.event === 'paid'))).events.at(-1)?.event,
    ).toMatchObject({ event: 'paid', seat: 1, share: 4 });
  });

  it('has a chat that everybody reads and only seats write', async () => {
    const server = await serve();
    const { id, people, clients } = await table(server, 'hot-goods', ['Ann', 'Ben']);
    const watcher = server.person('Eve').joins(id);
    await until(watcher, (s) => s.view !== null);
    await clients[0]!.say('  Good luck!  ');
    await clients[1]!.emote('thanks');
    const { chat } = await until(watcher, (s) => s.chat.length === 2);
    expect(chat.map(({ n, name, text, emote }) => [n, name, text ?? emote])).toEqual([
      [1, 'Ann', 'Good luck!'],
      [2, 'Ben', 'thanks'],
    ]);
    await expect(watcher.say('boo')).rejects.toMatchObject({ code: 'not-yours' });
    const raw = await people[0]!.raw(id);
    raw.say({ type: 'hello' });
    expect(await raw.next('chat')).toMatchObject({ lines: [{ n: 1 }, { n: 2 }] });
    raw.say({ type: 'say', id: 'x', text: 'once' });
    await raw.next('done');
    raw.say({ type: 'say', id: 'x', text: 'once' });
    await raw.next('done');
    expect((await until(watcher, (s) => s.chat.length > 2)).chat).toHaveLength(3);
  });

  it('shows who is there', async () => {
    const server = await serve();
    const { id, clients } = await table(server, 'hot-goods', ['Ann', 'Ben']);
    const watcher = server.person('Eve').joins(id);
    await until(watcher, (s) => s.room?.seats.every(({ present }) => present) === true);
    expect((await until(clients[0]!, (s) => s.room?.spectators === 1)).room?.seats[1]?.present).toBe(true);
    clients[1]!.close();
    await until(watcher, (s) => !s.room!.seats[1]!.present);
  });
});

describe('bots', () => {
  it('play their seats from their own views, and the match goes on to its end', async () => {
    const server = await serve();
    const ann = server.person('Ann');
    const seats = [
      { kind: 'me' as const },
      { kind: 'bot' as const, bot: 'first' },
      { kind: 'bot' as const, bot: 'random' },
    ];
    const id = await ann.opens('hot-goods', { seats });
    const client = ann.joins(id);
    for (;;) {
      const { room, choices } = await until(client, (s) => s.choices.length > 0 || s.room?.state === 'over');
      if (room?.state === 'over') break;
      await client.play(choices.at(-1)!);
    }
    const metrics = await (await ann.fetch('/metrics')).text();
    expect(metrics).toMatch(/getaway_bot_fallbacks_total 0\n/);
  });

  it.each(['endless', 'broken'])('that are %s are stopped, and something legal is played', async (bot) => {
    const server = await serve();
    const ann = server.person('Ann');
    const id = await ann.opens('split-the-loot', {
      seats: [{ kind: 'me' }, { kind: 'bot', bot }],
      options: { rounds: 1 },
    });
    const client = ann.joins(id);
    await until(client, (s) => s.asked.length === 1);
    await client.play(client.getState().choices[0]!);
    await until(client, (s) => s.room?.state === 'over');
    expect(await (await ann.fetch('/metrics')).text()).toMatch(/getaway_bot_fallbacks_total 1\n/);
  });

  it('let others act first where they would rather wait, and do not wait for each other for ever', async () => {
    const server = await serve();
    const ann = server.person('Ann');
    const bot = { kind: 'bot' as const, bot: 'first' };
    const id = await ann.opens('split-the-loot', {
      seats: [{ kind: 'me' }, bot, bot, bot],
      options: { rounds: 1 },
    });
    const client = ann.joins(id);
    await until(client, (s) => s.asked.length === 3);
    await client.play(client.getState().choices[0]!);
    await until(client, (s) => s.room?.state === 'over');
    const { plays } = (await ann.api.call('record', { id })) as unknown as MatchRecord;
    const [first, second, ...rest] = plays.map(({ seat }) => seat);
    expect([first, second]).toEqual([1, 0]);
    expect(new Set(rest)).toEqual(new Set([2, 3]));
  });

  it('rest while everybody is away, and go on after a restart', async () => {
    const server = await serve();
    const ann = server.person('Ann');
    const id = await ann.opens('hot-goods', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    await ann.api.call('leave', { id }, {});
    const before = (await ann.api.call('match', { id })).match;
    expect(before.asked).toEqual([0]);
    const again = await server.restart();
    ann.url = again.url;
    expect((await ann.api.call('match', { id })).match.asked).toEqual([0]);
    await ann.api.call('return', { id }, {});
    const client = ann.joins(id);
    await until(client, (s) => s.choices.length > 0);
    await client.play(client.getState().choices.at(-1)!);
    await until(client, (s) => s.no === 3 && s.asked[0] === 0);
  });
});
