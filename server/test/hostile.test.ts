// What should not happen, in the middle of a question whether to take back: two tabs, clocks, forged and unknown messages, a
// database that another process holds.
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { MatchClient } from '../client/index.ts';
import { CLOSE } from '../protocol/close.ts';
import { ALLOWANCES, PATIENCE } from '../protocol/pace.ts';
import { type Person, type RawSocket, type Rigging, serve, until } from './rig.ts';

/** Ann has drawn, which showed her a secret, and asks to take it back. */
async function asked(pace: 'none' | 'fast' = 'none', rigging: Rigging = {}) {
  const server = await serve(rigging);
  const [ann, ben] = [server.person('Ann'), server.person('Ben')];
  const id = await ann.opens('hot-goods', { friendly: true, pace });
  await ben.sitsDown(id, 1);
  const clients = [ann.joins(id), ben.joins(id)] as [MatchClient, MatchClient];
  await until(clients[0], (s) => s.choices.length > 0);
  await clients[0].play({ do: 'draw' });
  await until(clients[1], (s) => s.asked.includes(1));
  await clients[0].askBack();
  const { room } = await until(clients[1], (s) => s.room?.asking?.ended === null);
  return { server, id, ann, ben, clients, request: room!.asking!.id };
}

async function greeted(person: Person, id: string, seat = ''): Promise<RawSocket> {
  const socket = await person.raw(id, seat);
  socket.say({ type: 'hello' });
  await socket.next('sync');
  return socket;
}

describe('while somebody asks to take back', () => {
  it('two tabs of one seat answer once, and both see what came of it', async () => {
    const { id, ben, clients, request } = await asked();
    const tabs = [await greeted(ben, id), await greeted(ben, id)] as const;
    for (const [i, tab] of tabs.entries())
      tab.say({ type: 'answer', id: `tab-${i}`, to: request, agrees: true });
    for (const tab of tabs) expect(await tab.next('update')).toMatchObject({ taken: 1, no: 3 });
    expect((await until(clients[0], (s) => s.taken === 1)).no).toBe(3);
    // A tab that declines afterwards comes too late.
    tabs[1].say({ type: 'answer', id: 'late', to: request, agrees: false });
    let error = await tabs[1].next('error');
    if (error['id'] !== 'late') error = await tabs[1].next('error');
    expect(error).toMatchObject({ code: 'stale', id: 'late' });
    expect(clients[0].getState()).toMatchObject({ taken: 1, no: 3 });
  });

  it('whoever looks on may do nothing at all', async () => {
    const { server, id, clients, request } = await asked();
    const eve = await greeted(server.person('Eve'), id);
    for (const message of [
      { type: 'rewind', id: 'x', no: 2 },
      { type: 'answer', id: 'x', to: request, agrees: true },
      { type: 'play', id: 'x', turn: 0, choice: { do: 'draw' } },
      { type: 'undo', id: 'x', turn: 0 },
      { type: 'undoable', id: 'x' },
      { type: 'suggest', id: 'x', seat: 1, no: 2, choice: { do: 'draw' } },
      { type: 'say', id: 'x', text: 'take it' },
      { type: 'time', id: 'x', seat: 1 },
      { type: 'away', id: 'x' },
      { type: 'back', id: 'x' },
    ]) {
      eve.say(message);
      expect(await eve.next('error'), message.type).toMatchObject({ code: 'not-yours', id: 'x' });
    }
    expect(clients[0].getState()).toMatchObject({ taken: 0, chat: [], room: { asking: { agreed: [0] } } });
  });

  it('nobody forges an answer of another seat, and what is no message changes nothing', async () => {
    const { id, ann, clients, request } = await asked();
    const raw = await greeted(ann, id);
    for (const message of [
      { type: 'answer', id: 'x', to: request, agrees: true, seat: 1 },
      { type: 'answer', id: 'x', to: request, agrees: 'yes' },
      { type: 'answer', id: 'x', to: { id: request }, agrees: true },
      { type: 'rewind', id: 'x', no: -1 },
      { type: 'rewind', id: 'x', no: 1e300 },
      { type: 'agree', id: 'x' },
      { type: 'hello' },
      { type: '__proto__' },
      [],
    ]) {
      raw.say(message);
      expect(await raw.next('error'), JSON.stringify(message)).toMatchObject({ code: 'malformed' });
    }
    raw.socket.send(Buffer.from('{"type":"ping"}'));
    expect(await raw.next('error')).toMatchObject({ code: 'malformed' });
    expect(clients[1].getState().room?.asking).toMatchObject({ id: request, agreed: [0], ended: null });
    raw.socket.send(JSON.stringify({ type: 'say', id: 'x', text: 'a'.repeat(20_000) }));
    expect(await raw.closing()).toBe(1009);
  });

  it('a clock that runs out ends it, and the bot that stands in goes on from there', async () => {
    let time = 1_800_000_000_000;
    const { clients, request } = await asked('fast', { now: () => time });
    expect(PATIENCE.fast).toBeLessThan(ALLOWANCES.fast.bank);
    time += ALLOWANCES.fast.bank;
    const { room } = await until(clients[0], (s) => s.room?.seats[1]?.away === true);
    // The question had ended before, by its own time.
    expect(room?.asking?.ended).not.toBe(null);
    await until(clients[0], (s) => s.no > 2);
    expect(clients[0].getState().taken).toBe(0);
    await expect(clients[1].answerBack(request, true)).rejects.toMatchObject({ code: 'stale' });
  });

  it('one who leaves ends it, so that no bot agrees for them; there is no rematch of what goes on', async () => {
    const { id, ben, clients, request } = await asked();
    await expect(ben.api.call('rematch', { id })).rejects.toMatchObject({ code: 'not-now' });
    await ben.api.call('leave', { id });
    await until(clients[0], (s) => s.room?.seats[1]?.away === true && s.room.asking?.ended !== null);
    await expect(clients[1].answerBack(request, true)).rejects.toMatchObject({ code: 'stale' });
    expect(clients[0].getState().taken).toBe(0);
  });

  it('an answer that cannot be stored is acknowledged to nobody, and counts once it can', async () => {
    const { server, clients, request } = await asked();
    const other = new Sqlite(join(server.data, 'getaway.db'));
    other.exec('BEGIN IMMEDIATE');
    const answer = clients[1].answerBack(request, true);
    await until(clients[1], (s) => s.unstored, 20_000);
    expect(clients[0].getState().taken).toBe(0);
    other.exec('ROLLBACK');
    other.close();
    await answer;
    expect(await until(clients[0], (s) => s.taken === 1)).toMatchObject({ no: 3 });
  });
});

it('what was said meanwhile is there once after a restart, also if it is sent again', async () => {
  const { server, id, ben } = await asked();
  const before = await greeted(ben, id);
  before.say({ type: 'say', id: 'line', text: 'hold on' });
  await before.next('done');
  const again = await server.restart();
  ben.url = again.url;
  const after = await ben.raw(id);
  after.say({ type: 'hello' });
  expect(await after.next('welcome')).toMatchObject({ room: { asking: { ended: null } } });
  expect(await after.next('chat')).toMatchObject({ lines: [{ n: 1, text: 'hold on' }] });
  after.say({ type: 'say', id: 'line', text: 'hold on' });
  await after.next('done');
  after.say({ type: 'say', id: 'next', text: 'now' });
  expect(await after.next('chat')).toMatchObject({ lines: [{ n: 2, text: 'now' }] });
});

it('a match that there never was is gone for sockets, too', async () => {
  const server = await serve();
  const raw = await server.person('Eve').raw('x'.repeat(22));
  expect(await raw.closing()).toBe(CLOSE.gone.code);
  await expect(server.person('Eve').raw('no-match')).rejects.toThrow('404');
});
