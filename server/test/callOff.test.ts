// A match that has not begun may be called off by its host: whoever is there is told, and nothing of it is left.
import { describe, expect, it } from 'vitest';
import { CLOSE } from '../protocol/close.ts';
import { serve, until } from './rig.ts';

describe('a match that has not begun', () => {
  it('is called off by its host: whoever is there is told, and it is gone, also after a restart', async () => {
    const server = await serve();
    const [ann, ben, eve] = [server.person('Ann'), server.person('Ben'), server.person('Eve')];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const id = await ann.opens('hot-goods', { seats, listed: true });
    await ben.sitsDown(id, 1);
    const clients = [ben.joins(id), eve.joins(id)];
    await Promise.all(clients.map((client) => until(client, (s) => s.room !== null)));
    // One who has not even said hello.
    const silent = await eve.raw(id);
    for (const person of [ben, eve])
      await expect(person.api.call('close', { id })).rejects.toMatchObject({ code: 'not-yours' });
    await ann.api.call('close', { id });
    for (const client of clients)
      expect(await until(client, (s) => s.status === 'closed')).toMatchObject({ closed: 'calledOff' });
    silent.say({ type: 'hello' });
    expect(await silent.closing()).toBe(CLOSE.calledOff.code);
    for (const deed of [
      ben.api.call('match', { id }),
      eve.sitsDown(id, 2),
      ann.api.call('start', { id }, { bot: 'first' }),
    ])
      await expect(deed).rejects.toMatchObject({ code: 'missing' });
    expect((await ben.api.call('me', {})).matches).toEqual([]);
    // Its host may say so again, because the reply got lost; others still may not.
    await ann.api.call('close', { id });
    await expect(ben.api.call('close', { id })).rejects.toMatchObject({ code: 'not-yours' });
    const again = await server.restart();
    ann.url = ben.url = again.url;
    await ann.api.call('close', { id });
    expect((await until(ben.joins(id), (s) => s.status === 'closed')).closed).toBe('calledOff');
    expect((await ben.api.call('lobby', {})).open).toEqual([]);
    await expect(ann.api.call('match', { id })).rejects.toMatchObject({ code: 'missing' });
  });

  it('leaves nothing for those who come in the same moment, and takes nobody with it', async () => {
    const server = await serve();
    const [ann, ben, cleo] = [server.person('Ann'), server.person('Ben'), server.person('Cleo')];
    const [id, other] = [await ann.opens('hot-goods'), await cleo.opens('hot-goods')];
    const results = await Promise.allSettled([
      ann.api.call('close', { id }),
      ben.sitsDown(id, 1),
      cleo.api.call('match', { id: other }),
    ]);
    expect(results[2].status).toBe('fulfilled');
    const isOpen = results[0].status === 'rejected';
    // Whoever was first has it: the match has begun, or there is none.
    expect(results[1].status).toBe(isOpen ? 'fulfilled' : 'rejected');
    expect(server.logged.join('')).not.toContain('a transaction failed');
  });

  it('leaves none of its talk to the match that gets its number', async () => {
    const server = await serve();
    const ann = server.person('Ann');
    const id = await ann.opens('hot-goods');
    const client = ann.joins(id);
    await until(client, (s) => s.room !== null);
    await client.say('only for this table');
    await ann.api.call('close', { id });
    const again = await server.restart();
    ann.url = again.url;
    const next = ann.joins(await ann.opens('hot-goods'));
    await until(next, (s) => s.room !== null);
    await next.say('hello');
    const { chat } = await until(next, (s) => s.chat.length > 0);
    expect(chat.map(({ n, text }) => [n, text])).toEqual([[1, 'hello']]);
  });
});

it('a match that has begun is not called off', async () => {
  const server = await serve();
  const [ann, ben] = [server.person('Ann'), server.person('Ben')];
  const id = await ann.opens('hot-goods');
  await ben.sitsDown(id, 1);
  await expect(ann.api.call('close', { id })).rejects.toMatchObject({ code: 'not-now' });
});

it("a campaign's table stays with its keeper, who may leave the seat", async () => {
  const server = await serve();
  const [ann, ben] = [server.person('Ann'), server.person('Ben')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const campaign = { name: 'River City', number: 1, players: ['Ann', 'Ben', 'Cleo'] };
  const id = await ann.opens('hot-goods', { seats, campaign });
  await ben.sitsDown(id, 1);
  await ann.api.call('leave', { id });
  expect((await ann.api.call('match', { id })).you).toEqual({ seats: [], host: true });
  await ann.api.call('close', { id });
});
