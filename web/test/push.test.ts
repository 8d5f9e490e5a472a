// What a browser must be able to do before it can be told, and how it is kept known to the server.
import { afterEach, expect, test, vi } from 'vitest';
import { isOn, keepUp, obstacle, turnOff, turnOn } from '../src/notices/push.ts';

afterEach(() => vi.unstubAllGlobals());

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

/** Puts up a browser: what it has, and what its person has said. */
function browser(has: object, permission?: string, secure = true): void {
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('navigator', { userAgent: '', platform: '', maxTouchPoints: 0, ...has });
  if (permission === undefined) return;
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
}

test('what stands in the way is named', () => {
  browser({ serviceWorker: {} }, 'default', false);
  expect(obstacle()).toBe('insecure');
  vi.unstubAllGlobals();
  browser({ userAgent: IPHONE, serviceWorker: {} });
  expect(obstacle()).toBe('install');
  browser({ platform: 'MacIntel', maxTouchPoints: 5, serviceWorker: {} });
  expect(obstacle()).toBe('install');
  browser({ platform: 'MacIntel', serviceWorker: {} });
  expect(obstacle()).toBe('unsupported');
  browser({ serviceWorker: {} }, 'denied');
  expect(obstacle()).toBe('blocked');
  browser({ userAgent: IPHONE, serviceWorker: {} }, 'default');
  expect(obstacle()).toBe(null);
});

/** A browser whose push service answers, a server with this key, and what the server was sent. */
function connected(permission: string) {
  const state: {
    key: string;
    kept: string | null;
    subscribed: number;
    sent: [string, unknown][];
    /** What the service worker finds. */
    noted: string | null;
  } = { key: 'AQID', kept: null, subscribed: 0, sent: [], noted: null };
  const noted = {
    put: async (_: string, response: Response) => void (state.noted = await response.text()),
    delete: async () => void (state.noted = null),
  };
  vi.stubGlobal('caches', { open: async () => noted });
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, text: string) => shelf.set(name, text),
    removeItem: (name: string) => shelf.delete(name),
  });
  const subscription = (key: string) => ({
    endpoint: `https://push.example/${key}`,
    options: { applicationServerKey: Buffer.from(key, 'base64url') },
    getKey: () => Buffer.from('key'),
    unsubscribe: async () => void (state.kept = null),
  });
  const pushManager = {
    getSubscription: async () => state.kept && subscription(state.kept),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      state.subscribed++;
      return subscription((state.kept = applicationServerKey));
    },
  };
  const worker = { pushManager };
  browser(
    { serviceWorker: { ready: Promise.resolve(worker), getRegistration: async () => worker } },
    permission,
  );
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (body !== undefined) state.sent.push([url, JSON.parse(body)]);
    return { ok: true, json: async () => ({ known: true, push: state.key, mail: null }) };
  });
  return state;
}

test('a browser that is switched on is told to the server, and no more when it is switched off', async () => {
  const state = connected('granted');
  expect(await turnOn(state.key, 'pl')).toBe(true);
  const keys = { p256dh: 'a2V5', auth: 'a2V5' };
  expect(state.sent).toEqual([
    ['/api/notices/push', { endpoint: 'https://push.example/AQID', keys, language: 'pl' }],
  ]);
  expect(await isOn()).toBe(true);
  expect(state.noted).toBe('pl');
  await turnOff();
  expect(state.noted).toBe(null);
  expect(state.sent.at(-1)).toEqual(['/api/notices/push/remove', { endpoint: 'https://push.example/AQID' }]);
  expect(await isOn()).toBe(false);
  await keepUp('pl');
  expect([state.kept, state.sent.length]).toEqual([null, 2]);
});

test('who does not allow it is not subscribed', async () => {
  const state = connected('default');
  expect(await turnOn(state.key, 'en')).toBe(false);
  expect([state.subscribed, state.sent]).toEqual([0, []]);
});

test('a subscription that got lost, or was made with another key, is made again; one that is good is kept', async () => {
  const state = connected('granted');
  await turnOn(state.key, 'en');
  await keepUp('pt-BR');
  expect(state.subscribed).toBe(1);
  expect(state.sent.at(-1)?.[1]).toMatchObject({ language: 'pt-BR' });
  expect(state.noted).toBe('pt-BR');
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('a private window')) });
  state.kept = null;
  await keepUp('en');
  expect(state.subscribed).toBe(2);
  state.key = 'BAUG';
  await keepUp('en');
  expect([state.subscribed, state.kept]).toEqual([3, 'BAUG']);
});
