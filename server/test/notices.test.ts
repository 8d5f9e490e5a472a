// Who is told by push that it is their turn, when, how often, and what.
import Sqlite from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../src/index.ts';
import { aWhile, begun, moves, seated, visits, world } from './noticeWorld.ts';
import { Browser, claimsOf, PushService } from './pushService.ts';

const { soon, later } = DEFAULTS.notices;

describe('whoever looks elsewhere', () => {
  it('is told once of each decision, nothing but what everybody may know', async () => {
    const at = await world();
    const id = await begun(at);
    await visits(at.ann, id);
    await at.pass(soon - 1000);
    expect(at.service.deliveries).toEqual([]);
    await at.pass(1000);
    const first = {
      title: 'Your turn: Tic-Tac-Toe',
      body: 'With Ann.',
      path: `/online/${id}`,
      tag: `turn-${id}`,
      waiting: 1,
    };
    expect(at.service.inboxOf(at.phone)).toEqual([first]);
    for (let i = 0; i < 3; i++) await at.pass(24 * 60 * 60 * 1000);
    expect(at.service.deliveries).toHaveLength(1);

    await visits(at.ben, id);
    await visits(at.ann, id);
    await at.pass(soon);
    expect(at.service.inboxOf(at.phone)).toEqual([first, first]);
    const { key, claims } = claimsOf(at.service.deliveries[0]!.headers['authorization']!);
    expect(key).toBe((await at.ben.api.call('notices', {})).push);
    expect(claims['aud']).toBe(`https://${PushService.HOST}`);
  });

  it.each([
    ['pt-BR', 'Sua vez: Hot Goods', 'Com Ann e Cleo.'],
    ['pl', 'Twoja kolej: Hot Goods', 'Grają też: Ann i Cleo.'],
  ] as const)('reads it in their language: %s', async (language, title, body) => {
    const at = await world();
    const phone = new Browser('phone', language);
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const id = await at.ann.opens('hot-goods', { seats, pace: 'fast' });
    await at.ben.sitsDown(id, 1);
    await at.subscribe(at.ben, phone);
    await at.server.person('Cleo').sitsDown(id, 2);
    await visits(at.ann, id);
    await at.pass(soon);
    expect(at.service.inboxOf(phone)).toMatchObject([{ title, body }]);
  });

  it('has a little longer where people usually stay at the table', async () => {
    const at = await world();
    const id = await begun(at, 'live');
    await visits(at.ann, id);
    await at.pass(later - 1000);
    expect(at.service.deliveries).toEqual([]);
    await at.pass(1000);
    expect(at.service.deliveries.map(({ headers }) => headers['urgency'])).toEqual(['high']);
  });

  it('is told on all their browsers, and how many matches wait', async () => {
    const at = await world();
    const desk = new Browser('desk', 'pl');
    const ids = [await begun(at), await begun(at)];
    await at.subscribe(at.ben, desk);
    for (const id of ids) await visits(at.ann, id);
    await at.pass(soon);
    for (const browser of [at.phone, desk]) {
      const inbox = at.service.inboxOf(browser);
      expect(inbox.map(({ path }) => path).toSorted()).toEqual(ids.map((id) => `/online/${id}`).toSorted());
      expect(inbox.map(({ waiting }) => waiting)).toEqual([2, 2]);
    }
  });

  it('is not told of what has been taken back, or played by a bot, in time', async () => {
    const at = await world();
    const id = await begun(at);
    const ann = at.ann.joins(id);
    await moves(ann);
    await ann.undo();
    await at.pass(soon);
    await moves(ann);
    const ben = at.ben.joins(id);
    ben.look(false);
    await seated(ben);
    await ben.away();
    await at.pass(soon);
    expect(at.service.deliveries).toEqual([]);
  });

  it('is not told of what waited when they asked to be told: they have just seen it', async () => {
    const at = await world();
    const id = await at.ann.opens('tic-tac-toe', { pace: 'slow' });
    await at.ben.sitsDown(id, 1);
    await visits(at.ann, id);
    await at.subscribe(at.ben, at.phone);
    await at.pass(soon);
    await at.restart();
    await at.pass(later);
    expect(at.service.deliveries).toEqual([]);
  });
});

describe('whoever looks', () => {
  it('is not told, nor later of what they have seen', async () => {
    const at = await world();
    const id = await begun(at);
    const ben = at.ben.joins(id);
    await seated(ben);
    await visits(at.ann, id);
    await at.pass(soon);
    ben.close();
    await at.pass(60 * 60 * 1000);
    await at.restart();
    await at.pass(60 * 60 * 1000);
    expect(at.service.deliveries).toEqual([]);
  });

  it('has come in time', async () => {
    const at = await world();
    const id = await begun(at);
    await visits(at.ann, id);
    const ben = at.ben.joins(id);
    await seated(ben);
    ben.close();
    await at.pass(soon);
    expect(at.service.deliveries).toEqual([]);
  });

  it('does not do so with a hidden page', async () => {
    const at = await world();
    const id = await begun(at);
    const [hidden, spectator] = [at.ben.joins(id), at.ann.joins(id, { seat: 'watch' })];
    hidden.look(false);
    await Promise.all([seated(hidden), seated(spectator)]);
    await visits(at.ann, id);
    await at.pass(soon);
    expect(at.service.deliveries).toHaveLength(1);

    await visits(at.ben, id);
    await visits(at.ann, id);
    hidden.look(true);
    await aWhile();
    hidden.look(false);
    await at.pass(soon);
    expect(at.service.deliveries).toHaveLength(1);
  });
});

describe('a push service', () => {
  it('that is not there is tried again, ever less often, and holds up nobody', async () => {
    const at = await world();
    const id = await begun(at);
    at.service.answer = () => Promise.reject(new Error('not there'));
    await visits(at.ann, id);
    await at.pass(soon);
    at.service.answer = () => ({ status: 503, retryAfter: 120 });
    await at.pass(30_000);
    expect(at.service.deliveries).toHaveLength(1);
    await at.pass(60_000);
    expect(at.service.deliveries).toHaveLength(1);
    at.service.answer = () => ({ status: 201, retryAfter: null });
    await at.pass(60_000);
    await at.pass(24 * 60 * 60 * 1000);
    expect(at.service.deliveries).toHaveLength(2);
  });

  it('that never answers holds up neither play nor the end of the server', async () => {
    const at = await world();
    const id = await begun(at);
    at.service.answer = () => new Promise(() => {});
    await visits(at.ann, id);
    await at.pass(soon);
    await visits(at.ben, id);
    await visits(at.ann, id);
    await at.server.close();
  });

  it.each([404, 410])('that knows a browser no more (%i) is not asked again', async (status) => {
    const at = await world();
    const id = await begun(at);
    at.service.answer = () => ({ status, retryAfter: null });
    await visits(at.ann, id);
    await at.pass(soon);
    expect(at.service.deliveries).toHaveLength(1);
    await visits(at.ben, id);
    await visits(at.ann, id);
    await at.pass(soon);
    expect(at.service.deliveries).toHaveLength(1);
  });
});

describe('after a restart', () => {
  it('nobody is told twice, and everybody is who has not been told', async () => {
    const at = await world();
    const [told, untold] = [await begun(at), await begun(at)];
    await visits(at.ann, told);
    await at.pass(soon);
    expect(at.service.deliveries).toHaveLength(1);
    await visits(at.ann, untold);
    await at.restart();
    await at.pass(soon);
    expect(at.service.inboxOf(at.phone).map(({ path }) => path)).toEqual(
      [told, untold].map((id) => `/online/${id}`),
    );
    await at.restart();
    await at.pass(later);
    expect(at.service.deliveries).toHaveLength(2);
    await visits(at.ben, told);
    await visits(at.ann, told);
    await at.pass(soon);
    expect(at.service.deliveries).toHaveLength(3);
  });

  it('what was on its way when the server stopped is sent again', async () => {
    const at = await world();
    const id = await begun(at);
    at.service.answer = () => new Promise(() => {});
    await visits(at.ann, id);
    await at.pass(soon);
    await at.restart();
    at.service.answer = () => ({ status: 201, retryAfter: null });
    await at.pass(soon);
    expect(at.service.inboxOf(at.phone)).toHaveLength(1);
  });
});

describe('a subscription', () => {
  it('is for those whom the server knows, at services that it knows, with keys that are some', async () => {
    const at = await world();
    const id = await at.ann.opens('tic-tac-toe');
    expect(await at.ben.api.call('notices', {})).toMatchObject({ known: false });
    await expect(at.subscribe(at.ben, at.phone)).rejects.toMatchObject({ code: 'not-yours' });
    await at.ben.sitsDown(id, 1);
    const { subscription } = at.phone;
    const off = Buffer.alloc(65, 4).toString('base64url');
    for (const bad of [
      { endpoint: 'https://127.0.0.1/x' },
      { endpoint: 'https://evil.example/x' },
      { endpoint: 'http://fcm.googleapis.com/x' },
      { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` },
      { endpoint: 'https://fcm.googleapis.com/x\r\nhost: y' },
      { keys: { ...subscription.keys, p256dh: off } },
      { keys: { ...subscription.keys, auth: 'short' } },
      { language: 'tlh' },
    ]) {
      const trying = at.ben.api.call('pushTo', {}, { ...subscription, ...bad } as never);
      await expect(trying, JSON.stringify(bad)).rejects.toMatchObject({ code: 'malformed' });
    }
  });

  it('may be at a service that the server was told of, or nowhere', async () => {
    const own = await world({ pushHosts: ['push.lan:8443'] });
    await own.ann.opens('tic-tac-toe');
    await own.subscribe(own.ann, new Browser('x', 'en', 'push.lan:8443'));
    await expect(own.subscribe(own.ann, own.phone)).rejects.toMatchObject({ code: 'malformed' });
    const none = await world({ pushHosts: null });
    await none.ann.opens('tic-tac-toe');
    expect(await none.ann.api.call('notices', {})).toEqual({
      known: true,
      push: null,
      mail: null,
      reminders: true,
    });
    await expect(none.subscribe(none.ann, none.phone)).rejects.toMatchObject({ code: 'not-now' });
  });

  it('ends when its owner says so, and only then', async () => {
    const at = await world();
    const id = await begun(at);
    const { endpoint } = at.phone.subscription;
    await at.ann.api.call('pushNoMore', {}, { endpoint });
    await visits(at.ann, id);
    await at.pass(soon);
    expect(at.service.deliveries).toHaveLength(1);
    await at.ben.api.call('pushNoMore', {}, { endpoint });
    await visits(at.ben, id);
    await visits(at.ann, id);
    await at.pass(soon);
    expect(at.service.deliveries).toHaveLength(1);
  });

  it('goes with the guest, and only ten of one are kept', async () => {
    const at = await world();
    await begun(at);
    const browsers = Array.from({ length: 11 }, (_, i) => new Browser(`browser-${i}`));
    for (const browser of browsers) {
      await at.pass(1);
      await at.subscribe(at.ben, browser);
    }
    await at.server.close();
    const db = new Sqlite(join(at.server.data, 'getaway.db'));
    const count = (): unknown => db.prepare('SELECT count(*) FROM subscriptions').pluck().get();
    expect(count()).toBe(10);
    db.pragma('foreign_keys = ON');
    db.exec('DELETE FROM guests');
    expect(count()).toBe(0);
    db.close();
  });

  it('is limited, however often it is somebody’s turn', async () => {
    const limits = { ...DEFAULTS.limits, pushes: { perSecond: 1 / 3600, atOnce: 2 } };
    const at = await world({ limits });
    const ids = [await begun(at), await begun(at), await begun(at)];
    for (const id of ids) await visits(at.ann, id);
    await at.pass(soon);
    expect(at.service.deliveries).toHaveLength(2);
    await at.pass(3_600_000);
    expect(at.service.deliveries).toHaveLength(3);
  });
});

it('neither log nor replies to others tell of browsers', async () => {
  const at = await world();
  const id = await begun(at);
  at.service.answer = () => ({ status: 403, retryAfter: null });
  await visits(at.ann, id);
  await at.pass(soon);
  const logged = at.server.logged.join('');
  expect(logged).toContain('a push service refused a notice');
  expect(logged).not.toContain(id);
  const { endpoint, keys } = at.phone.subscription;
  for (const secret of [endpoint, keys.auth]) expect(logged + at.ann.received.join('')).not.toContain(secret);
  const metrics = await (await at.ann.fetch('/metrics')).text();
  expect(metrics).toContain('getaway_pushes_failed_total 1');
});
