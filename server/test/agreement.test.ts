// Taking back by agreement (UX-UND-04): who may ask, who has to answer, and what ends it.
import { loadMatch } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import type { MatchClient } from '../client/index.ts';
import { PATIENCE } from '../protocol/pace.ts';
import { games } from './games.ts';
import { type Person, type Rigging, serve, until } from './rig.ts';

interface Plan {
  readonly friendly?: boolean;
  readonly bots?: number;
  readonly pace?: 'none' | 'live';
  readonly rigging?: Rigging;
}

/** A match between these people and some bots, all connected; Ann sits first and has drawn, which showed her a secret. */
async function drawn(
  names: readonly string[],
  { friendly = true, bots = 0, pace = 'none', rigging }: Plan = {},
) {
  const server = await serve(rigging);
  const people = names.map((name) => server.person(name));
  const [ann, ...others] = people as [Person, ...Person[]];
  const seats = [
    { kind: 'me' as const },
    ...others.map(() => ({ kind: 'open' as const })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: 'first' })),
  ];
  const id = await ann.opens('hot-goods', { seats, friendly, pace });
  for (const [i, person] of others.entries()) await person.sitsDown(id, i + 1);
  const clients = people.map((person) => person.joins(id));
  await Promise.all(clients.map((client) => until(client, (s) => s.view !== null)));
  const [first] = clients as [MatchClient];
  const { view: before } = await until(first, (s) => s.choices.length > 0);
  await first.play({ do: 'draw' });
  const no = first.getState().no;
  await Promise.all(clients.map((client) => until(client, (s) => s.no >= no)));
  return { server, id, people, clients: clients as [MatchClient, MatchClient, MatchClient], before };
}

/** What is asked, once this client has heard of it. */
const asked = async (client: MatchClient) => {
  const { room } = await until(client, (s) => s.room?.asking?.ended === null);
  return room!.asking!;
};
const ended = async (client: MatchClient) =>
  (await until(client, (s) => s.room?.asking?.ended !== null)).room?.asking ?? null;

describe('taking back by agreement', () => {
  it('is done once all others agree, before spectators, and everybody ends with the same as the record', async () => {
    const { server, id, clients, before } = await drawn(['Ann', 'Ben', 'Cleo']);
    const [ann, ben, cleo] = clients;
    const watcher = server.person('Eve').joins(id);
    await ben.play({ do: 'draw' });
    await until(ann, (s) => s.no === 3);
    expect(await ann.undoable()).toMatchObject({
      plays: [],
      byAgreement: { from: 0, plays: 2, refusal: null },
    });
    await ann.askBack();
    const request = await asked(watcher);
    expect(request).toMatchObject({ seat: 0, from: 0, plays: 2, agreed: [0], ended: null });
    await ben.answerBack(request.id, true);
    expect((await until(cleo, (s) => s.room?.asking?.agreed.length === 2)).no).toBe(3);
    await cleo.answerBack(request.id, true);
    const states = await Promise.all(
      [...clients, watcher].map((client) => until(client, (s) => s.taken === 1 && s.room?.asking === null)),
    );
    expect(states[0]).toMatchObject({ view: before, asked: [0], no: 4 });
    for (const { events } of states) {
      expect(events.map(({ event }) => event)).toEqual([{ event: 'rewound', seat: 0, plays: 2, rules: [] }]);
    }
    // The same choice has the same luck again, and the match goes on to its end.
    for (let seat = 0; ; seat = (seat + 1) % 3) {
      const client = clients[seat]!;
      const { choices, room } = await until(
        client,
        (s) => s.asked.includes(seat) || s.room?.state === 'over',
      );
      if (room?.state === 'over') break;
      await client.play(choices.at(-1)!);
    }
    const record = await server.person('Eve').api.call('record', { id });
    const replay = loadMatch(record, games);
    expect(record['rewinds']).toEqual([{ seat: 0, to: 0, plays: 2 }]);
    for (const client of [...clients, watcher]) {
      const { seat, view, events } = await until(client, (s) => s.room?.state === 'over');
      expect(view).toEqual(replay.view(seat));
      expect(events).toEqual(replay.events(seat).map(({ play, event }) => ({ play, event })));
    }
    await expect(ann.askBack()).rejects.toMatchObject({ code: 'not-live' });
  });

  it.each([
    ['somebody who declines', 'declined', 2],
    ['whoever asked', 'withdrawn', 0],
  ] as const)('is ended by %s, and what was agreed to counts no more', async (_, how, by) => {
    const { clients } = await drawn(['Ann', 'Ben', 'Cleo']);
    const [ann, ben] = clients;
    await ann.askBack();
    const { id } = await asked(ben);
    await ben.answerBack(id, true);
    await clients[by].answerBack(id, false);
    expect(await ended(ben)).toMatchObject({ ended: how, by });
    await expect(clients[2].answerBack(id, true)).rejects.toMatchObject({ code: 'stale' });
    expect(ann.getState()).toMatchObject({ no: 2, taken: 0 });
    await ann.askBack();
    expect(await asked(ben)).toMatchObject({ agreed: [0] });
  });

  it('is ended by a choice, and by a seat that somebody leaves', async () => {
    const { clients } = await drawn(['Ann', 'Ben', 'Cleo']);
    const [ann, ben, cleo] = clients;
    await ann.askBack();
    const first = await asked(cleo);
    await ben.play({ do: 'draw' });
    await until(cleo, (s) => s.room?.asking === null);
    await until(ann, (s) => s.no === 3);
    await expect(cleo.answerBack(first.id, true)).rejects.toMatchObject({ code: 'stale' });
    await ann.askBack();
    expect((await asked(cleo)).plays).toBe(2);
    await cleo.away();
    expect(await ended(ben)).toMatchObject({ ended: 'left', by: 2 });
  });

  it('needs everybody to be there', async () => {
    const { clients, people, id } = await drawn(['Ann', 'Ben']);
    const [ann] = clients;
    await people[1]!.api.call('leave', { id });
    await until(ann, (s) => s.room?.seats[1]?.away === true);
    // The bot that stands in plays on, so the position may change under whoever asks.
    await expect(ann.askBack()).rejects.toMatchObject({ code: 'absent' });
  });

  it('is ended by time, without and with clocks', async () => {
    for (const pace of ['none', 'live'] as const) {
      let time = 1_800_000_000_000;
      const { clients } = await drawn(['Ann', 'Ben'], { pace, rigging: { now: () => time } });
      const [ann, ben] = clients;
      await ann.askBack();
      const { id, until: latest } = await asked(ben);
      expect(latest).toBe(time + PATIENCE[pace]);
      time = latest;
      expect(await ended(ann)).toMatchObject({ ended: 'expired', by: null });
      await expect(ben.answerBack(id, true)).rejects.toMatchObject({ code: 'stale' });
      expect(ann.getState().taken).toBe(0);
    }
  });

  it('counts every answer once, however often it is sent, and only of those who are asked', async () => {
    const { server, id, people, clients } = await drawn(['Ann', 'Ben', 'Cleo']);
    const [ann, ben, cleo] = clients;
    await ann.askBack();
    const request = await asked(ben);
    await expect(ann.answerBack(request.id, true)).rejects.toMatchObject({ code: 'not-yours' });
    await expect(server.person('Eve').joins(id).answerBack(request.id, true)).rejects.toMatchObject({
      code: 'not-yours',
    });
    await expect(cleo.answerBack('another', true)).rejects.toMatchObject({ code: 'stale' });
    const raw = await people[1]!.raw(id);
    raw.say({ type: 'hello' });
    await raw.next('sync');
    for (let i = 0; i < 3; i++) raw.say({ type: 'answer', id: 'same', to: request.id, agrees: true });
    for (let i = 0; i < 3; i++) expect(await raw.next('done')).toEqual({ type: 'done', id: 'same' });
    raw.say({ type: 'answer', id: 'x', to: request.id });
    expect(await raw.next('error')).toMatchObject({ code: 'malformed' });
    expect((await until(cleo, (s) => s.room?.asking?.agreed.length === 2)).room?.asking?.agreed).toEqual([
      0, 1,
    ]);
    expect(cleo.getState().taken).toBe(0);
  });

  it('asks once, however often that is sent, and only about the position that the client saw', async () => {
    const { id, people, clients } = await drawn(['Ann', 'Ben']);
    const [ann, ben] = clients;
    const raw = await people[0]!.raw(id);
    raw.say({ type: 'hello' });
    await raw.next('sync');
    raw.say({ type: 'rewind', id: 'old', no: 1 });
    expect(await raw.next('error')).toMatchObject({ code: 'stale', id: 'old' });
    for (let i = 0; i < 2; i++) {
      raw.say({ type: 'rewind', id: 'once', no: 2 });
      expect(await raw.next('done')).toMatchObject({ id: 'once' });
    }
    await ben.answerBack('once', true);
    await until(ann, (s) => s.taken === 1);
    raw.say({ type: 'rewind', id: 'once', no: 2 });
    expect(await raw.next('done')).toMatchObject({ id: 'once' });
    expect((await until(ann, (s) => s.no === 3)).taken).toBe(1);
    // What anybody chose before was for another position.
    raw.say({ type: 'play', id: 'late', turn: 1, choice: { do: 'draw' } });
    expect(await raw.next('error')).toMatchObject({ code: 'stale', id: 'late' });
  });

  it('outlives the server, and so does what came of it', async () => {
    const { server, id, people, clients, before } = await drawn(['Ann', 'Ben']);
    await clients[0].askBack();
    const { id: request } = await asked(clients[1]);
    const again = await server.restart();
    for (const person of people) person.url = again.url;
    const [ann, ben] = people.map((person) => person.joins(id)) as [MatchClient, MatchClient];
    expect((await asked(ben)).id).toBe(request);
    await ben.answerBack(request, true);
    await until(ann, (s) => s.taken === 1);
    const third = await again.restart();
    people[0]!.url = third.url;
    const client = people[0]!.joins(id);
    const { view, events, turn } = await until(client, (s) => s.choices.length > 0);
    expect(view).toEqual(before);
    expect(events.map(({ event }) => event.event)).toEqual(['rewound']);
    expect(turn).toBe(2);
  });

  it('bots always agree, wait while people are asked, and think again afterwards', async () => {
    const alone = await drawn(['Ann'], { bots: 2 });
    const [ann] = alone.clients;
    await until(ann, (s) => s.asked.includes(0));
    await ann.askBack();
    const { view, no } = await until(ann, (s) => s.taken === 1);
    expect(view).toEqual(alone.before);
    await ann.play({ do: 'draw' });
    await until(ann, (s) => s.no > no + 1 && s.asked.includes(0));

    const { clients } = await drawn(['Ann', 'Ben'], { bots: 1 });
    await clients[1].play({ do: 'draw' });
    await clients[1].askBack().catch(() => clients[1].askBack());
    const request = await asked(clients[0]);
    const { no: waiting } = clients[1].getState();
    await until(clients[0], (s) => s.no === waiting);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(clients[0].getState().no).toBe(waiting);
    await clients[0].answerBack(request.id, false);
    await until(clients[0], (s) => s.asked.includes(0));
  });

  it('is not there in a match that was made without it, nor for what a seat may take back alone', async () => {
    const { clients } = await drawn(['Ann', 'Ben'], { friendly: false });
    expect((await clients[0].undoable()).byAgreement).toBe(null);
    await expect(clients[0].askBack()).rejects.toMatchObject({ code: 'not-friendly' });
    const server = await serve();
    const ann = server.person('Ann');
    const seats = [{ kind: 'me' as const }, { kind: 'me' as const }];
    const id = await ann.opens('split-the-loot', { seats, friendly: true });
    const client = ann.joins(id, { seat: 0 });
    await until(client, (s) => s.choices.length > 0);
    await client.play({ do: 'ask', share: 2 } as never);
    await expect(client.askBack()).rejects.toMatchObject({ code: 'stale' });
    await client.undo();
    expect(client.getState().room?.friendly).toBe(true);
  });

  it('is answered once by one who holds several seats, and is there in a rematch, too', async () => {
    const server = await serve();
    const [ann, ben] = [server.person('Ann'), server.person('Ben')];
    const seats = [{ kind: 'open' as const }, { kind: 'me' as const }, { kind: 'me' as const }];
    const id = await ann.opens('split-the-loot', { seats, friendly: true, options: { rounds: 2 } });
    await ben.sitsDown(id, 0);
    const clients = [ben.joins(id), ann.joins(id, { seat: 1 }), ann.joins(id, { seat: 2 })];
    const askAll = async (): Promise<void> => {
      for (const client of clients) await until(client, (s) => s.choices.length > 0);
      for (const [seat, client] of clients.entries()) {
        await client.play({ do: 'ask', share: seat + 1 } as never);
      }
    };
    await askAll();
    const { no } = await until(clients[0]!, (s) => s.events.some(({ event }) => event.event === 'paid'));
    await clients[0]!.askBack();
    await clients[1]!.answerBack((await asked(clients[1]!)).id, true);
    await until(clients[0]!, (s) => s.no > no && s.taken === 1);
    await askAll();
    await askAll();
    await until(clients[0]!, (s) => s.room?.state === 'over');
    const { match } = await ann.api.call('rematch', { id });
    expect(match.friendly).toBe(true);
  });
});
