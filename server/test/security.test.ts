import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ApiError } from '../client/index.ts';
import { FromServer, RestError } from '../protocol/index.ts';
import { DEFAULTS } from '../src/index.ts';
import { type Person, serve, type TestServer } from './rig.ts';

const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

async function twoAtATable(server: TestServer): Promise<[string, Person, Person]> {
  const [ann, ben] = [server.person('Ann'), server.person('Ben')];
  const id = await ann.opens('hot-goods');
  await ben.sitsDown(id, 1);
  return [id, ann, ben];
}

describe('a reply', () => {
  it('forbids the browser what it need not do', async () => {
    const server = await serve();
    const { headers } = await server.person('Ann').fetch('/api/games');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('strict-transport-security')).toBe(null);
  });

  it('lets scripts of workers, and only those, make code', async () => {
    const site = mkdtempSync(join(tmpdir(), 'getaway-site-'));
    onTestFinished(() => rmSync(site, { recursive: true, force: true }));
    mkdirSync(join(site, 'assets'));
    const worker = '/assets/bot.worker-AbCd1234.js';
    const page = '/assets/index-AbCd1234.js';
    for (const file of ['/index.html', worker, page]) writeFileSync(join(site, file), '');
    const ann = (await serve({ site })).person('Ann');
    const policy = async (path: string): Promise<string | null> =>
      (await ann.fetch(path)).headers.get('content-security-policy');
    expect(await policy(worker)).toContain("script-src 'self' 'unsafe-eval'");
    for (const path of ['/', page, '/worker']) expect(await policy(path)).not.toContain('unsafe');
  });

  it('is stricter still where pages travel encrypted', async () => {
    const server = await serve({ settings: { url: 'https://play.example' } });
    const plan = { game: 'hot-goods', seats: [{ kind: 'me' }, { kind: 'open' }], player: { name: 'Ann' } };
    const reply = await fetch(`${server.url}/api/matches`, post(plan, { origin: 'https://play.example' }));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('strict-transport-security')).toContain('max-age');
    expect(reply.headers.get('content-security-policy')).toContain('wss://play.example');
    expect(reply.headers.get('set-cookie')).toMatch(
      /^__Host-getaway=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
    );
  });
});

describe('the cookie', () => {
  it('is out of reach of scripts, unguessable, stored as a hash, and new with every seat', async () => {
    const server = await serve();
    const [id, ann, ben] = await twoAtATable(server);
    const reply = await ben.fetch(`/api/matches/${id}/seats/1/claim`, post({ player: { name: 'Ben' } }));
    expect(reply.headers.get('set-cookie')).toMatch(
      /^getaway=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect(ann.cookie).not.toBe(ben.cookie);
    const stored =
      readFileSync(join(server.data, 'getaway.db'), 'latin1') +
      readFileSync(join(server.data, 'getaway.db-wal'), 'latin1');
    expect(stored).not.toContain(ben.cookie.split('=')[1]);
  });

  it('of before is void soon after the new one has come back, and good until then', async () => {
    let time = 1_800_000_000_000;
    const server = await serve({ now: () => time });
    const [id, , ben] = await twoAtATable(server);
    const seatsWith = async (cookie: string): Promise<number[]> => {
      const reply = await fetch(`${server.url}/api/matches/${id}`, { headers: { cookie } });
      return ((await reply.json()) as { you: { seats: number[] } }).you.seats;
    };
    const old = ben.cookie;
    await ben.sitsDown(id, 1);
    const fresh = ben.cookie;
    expect(fresh).not.toBe(old);
    time += 60_000;
    expect(await seatsWith(old)).toEqual([1]);
    expect(await seatsWith(fresh)).toEqual([1]);
    expect(await seatsWith(old)).toEqual([1]);
    time += 60_000;
    expect(await seatsWith(old)).toEqual([]);
    expect(await seatsWith(fresh)).toEqual([1]);
    expect(await seatsWith(`${fresh}x`)).toEqual([]);
  });
});

describe('another site', () => {
  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'is turned away: %j',
    async (headers: Record<string, string>) => {
      const server = await serve();
      const [id, ann] = await twoAtATable(server);
      const reply = await ann.fetch(`/api/matches/${id}/leave`, post({}, headers));
      expect([reply.status, await reply.json()]).toEqual([403, { error: 'foreign-origin' }]);
      const { WebSocket } = await import('ws');
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/${id}/live`, { headers });
      const status = await new Promise((resolve) => {
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
        socket.on('error', () => {});
      });
      expect(status).toBe(403);
    },
  );
});

describe('limits', () => {
  const { limits } = DEFAULTS;

  it('hold for requests, matches and sockets of one address', async () => {
    const server = await serve({
      settings: {
        limits: {
          ...limits,
          requests: { perSecond: 0.01, atOnce: 6 },
          newMatches: { perSecond: 0.01, atOnce: 2 },
          socketsOfAddress: 2,
        },
      },
    });
    const ann = server.person('Ann');
    const codes: string[] = [];
    for (let i = 0; i < 3; i++) {
      await ann.opens('hot-goods').catch((error: ApiError) => codes.push(error.code));
    }
    expect(codes).toEqual(['too-many']);
    const { matches } = await ann.api.call('me', {});
    const id = matches[0]!.match.id;
    await ann.raw(id);
    await ann.raw(id);
    await expect(ann.raw(id)).rejects.toThrow('status 429');
    await ann.api.call('me', {});
    await ann.api.call('me', {});
    await expect(ann.api.call('me', {})).rejects.toMatchObject({ code: 'too-many' });
  });

  it('hold for the messages of a socket, and who ignores them is sent away', async () => {
    const server = await serve({
      settings: { limits: { ...limits, messages: { perSecond: 0.01, atOnce: 3 } } },
    });
    const [id, ann] = await twoAtATable(server);
    const raw = await ann.raw(id);
    raw.say({ type: 'hello' });
    for (let i = 0; i < 120; i++) raw.say({ type: 'ping' });
    expect(await raw.next('error')).toEqual({ type: 'error', code: 'too-many' });
    expect(await raw.closing()).toBe(1008);
  });

  it('hold for the size of messages and requests', async () => {
    const server = await serve();
    const [id, ann] = await twoAtATable(server);
    const raw = await ann.raw(id);
    raw.say({ type: 'hello', nonsense: 'x'.repeat(limits.message) });
    expect(await raw.closing()).toBe(1009);
    const reply = await ann.fetch('/api/matches', post({ player: 'x'.repeat(limits.body) }));
    expect([reply.status, await reply.json()]).toEqual([413, { error: 'too-large' }]);
  });
});

describe('whatever is sent', () => {
  const text = fc.string({ maxLength: 200 });
  const spoilt = fc.oneof(
    text,
    fc.json({ maxDepth: 3 }),
    fc
      .record(
        {
          type: fc.constantFrom(
            'hello',
            'play',
            'undo',
            'undoable',
            'say',
            'emote',
            'suggest',
            'point',
            'away',
            'back',
            'time',
            'ping',
            'x',
          ),
          id: fc.oneof(fc.constantFrom('a', 'b'), fc.jsonValue()),
          turn: fc.oneof(fc.integer(), fc.jsonValue()),
          choice: fc.oneof(
            fc.jsonValue(),
            fc.record({ do: fc.constantFrom('draw', 'sell', '__proto__'), goods: fc.jsonValue() }),
          ),
          text: fc.oneof(text, fc.jsonValue()),
          from: fc.jsonValue(),
          only: fc.jsonValue(),
          have: fc.jsonValue(),
          seat: fc.oneof(fc.constantFrom(0, 1), fc.jsonValue()),
          no: fc.oneof(fc.constantFrom(0, 1), fc.jsonValue()),
          piece: fc.oneof(fc.constantFrom('seat:1', 'card:__proto__'), fc.jsonValue()),
        },
        { requiredKeys: ['type'] },
      )
      .map((message) => JSON.stringify(message)),
  );

  it('on a socket, the server answers in its own words and goes on', async () => {
    const server = await serve({
      settings: {
        limits: { ...DEFAULTS.limits, socketsOfAddress: 1000, messages: { perSecond: 1e6, atOnce: 1e6 } },
      },
    });
    const [id, ann] = await twoAtATable(server);
    await fc.assert(
      fc.asyncProperty(
        fc.array(spoilt, { minLength: 5, maxLength: 40 }),
        fc.boolean(),
        async (messages, greet) => {
          const raw = await ann.raw(id);
          if (greet) raw.say({ type: 'hello' });
          for (const message of messages) raw.socket.send(message);
          raw.socket.send(Buffer.from([0, 255, 1]));
          raw.say({ type: 'ping' });
          await raw.next('pong');
          raw.socket.terminate();
        },
      ),
      { numRuns: 40 },
    );
    for (const received of ann.received)
      if (received.startsWith('{"type"')) v.parse(FromServer, JSON.parse(received));
    const metrics = await (await ann.fetch('/metrics')).text();
    expect(metrics).toMatch(/getaway_faults_total 0\n/);
    expect(Number(/getaway_malformed_total (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(100);
  });

  it('over HTTP, the server answers in its own words and goes on', async () => {
    const server = await serve();
    const [id, ann] = await twoAtATable(server);
    const path = fc.constantFrom(
      '/api/matches',
      `/api/matches/${id}/seats/1/claim`,
      `/api/matches/${id}/seats/0/fill`,
      `/api/matches/${id}/seats/99/invite`,
      `/api/matches/${id}/start`,
      `/api/matches/${id}/leave`,
      `/api/matches/../../etc/passwd`,
      `/api/matches/%00/leave`,
    );
    const body = fc.oneof(
      text,
      fc.json({ maxDepth: 3 }),
      fc
        .record(
          {
            game: fc.oneof(fc.constantFrom('hot-goods', '__proto__', 'constructor'), fc.jsonValue()),
            seats: fc.oneof(fc.constant([{ kind: 'me' }, { kind: 'open' }]), fc.jsonValue()),
            options: fc.oneof(fc.constant({ limit: 4 }), fc.jsonValue()),
            player: fc.oneof(fc.constant({ name: 'Ann' }), fc.jsonValue()),
            kind: fc.jsonValue(),
            seat: fc.jsonValue(),
            bot: fc.jsonValue(),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(path, body, async (url, sent) => {
        const reply = await ann.fetch(url, post(sent));
        if (reply.ok) return;
        expect(reply.status).toBeLessThan(500);
        v.parse(RestError, await reply.json());
      }),
      { numRuns: 250 },
    );
    expect(await (await ann.fetch('/metrics')).text()).toMatch(/getaway_faults_total 0\n/);
    expect(await (await ann.fetch('/health')).json()).toEqual({ ok: true });
  });
});

describe('the metrics', () => {
  it('are for the machine itself, or for whoever has the token', async () => {
    const open = await serve();
    const status = async (url: string, headers: Record<string, string>) =>
      (await fetch(`${url}/metrics`, { headers })).status;
    expect(await status(open.url, {})).toBe(200);
    expect(await status(open.url, { 'x-forwarded-for': '10.0.0.1' })).toBe(404);
    const guarded = await serve({ settings: { metricsToken: 'sesame' } });
    expect(await status(guarded.url, {})).toBe(404);
    expect(await status(guarded.url, { authorization: 'Bearer sesame' })).toBe(200);
  });
});
