// What the service worker does with web push, in a world of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../public/push.js'), 'utf8');
const TEXT = { title: 'Your turn', body: 'With Ann.', path: '/online/x', tag: 'turn-x', waiting: 2 };

interface Window {
  readonly url: string;
  readonly visibilityState: string;
  readonly focus: () => Promise<void>;
}
const at = (path: string, visibilityState = 'hidden'): Window => ({
  url: `https://play.example${path}`,
  visibilityState,
  focus: vi.fn(async () => {}),
});

/** A worker with these windows, and what it did. */
function worker(windows: readonly Window[], navigator: object = {}, has: object = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => {});
  const openWindow = vi.fn(async () => {});
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: { matchAll: async () => windows, openWindow },
    registration: { showNotification },
    navigator,
    ...has,
  };
  runInNewContext(script, { self, URL, btoa });
  const send = async (type: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)!({ ...event, waitUntil: (until: Promise<unknown>) => (done = until) });
    await done;
  };
  const close = vi.fn();
  return {
    showNotification,
    openWindow,
    close,
    push: (text: object | null) => send('push', { data: text && { json: () => text } }),
    changed: (event: object) => send('pushsubscriptionchange', event),
    press: () => send('notificationclick', { notification: { close, data: { path: TEXT.path } } }),
  };
}

test('a notice is shown, and the badge says how many matches wait', async () => {
  const setAppBadge = vi.fn(async () => {});
  const { push, showNotification } = worker([at('/online/x'), at('/online/y', 'visible')], { setAppBadge });
  await push(TEXT);
  const { title, body, tag, path } = TEXT;
  expect(showNotification.mock.calls).toEqual([
    [title, { body, tag, renotify: false, icon: '/icon-192.png', data: { path } }],
  ]);
  expect(setAppBadge.mock.calls).toEqual([[2]]);
  await push(null);
  expect(showNotification).toHaveBeenCalledTimes(1);
  // What is news although another notice of the match is shown sounds again.
  await push({ ...TEXT, again: true });
  expect(showNotification).toHaveBeenLastCalledWith(title, expect.objectContaining({ tag, renotify: true }));
});

test('a notice does not wait for a badge that never comes', async () => {
  const { push, showNotification } = worker([], { setAppBadge: () => new Promise(() => {}) });
  void push(TEXT);
  await vi.waitFor(() => expect(showNotification).toHaveBeenCalledTimes(1));
});

test('nothing is shown of what somebody looks at', async () => {
  const { push, showNotification } = worker([at('/online/x', 'visible')]);
  await push(TEXT);
  expect(showNotification).not.toHaveBeenCalled();
});

test('a press goes to the match where it is open, and opens it where it is not', async () => {
  const there = at('/online/x?seat=1');
  const open = worker([at('/'), there]);
  await open.press();
  expect([open.close, there.focus, open.openWindow].map((deed) => vi.mocked(deed).mock.calls.length)).toEqual(
    [1, 1, 0],
  );
  const elsewhere = worker([at('/online/y')]);
  await elsewhere.press();
  expect(elsewhere.openWindow.mock.calls).toEqual([['/online/x']]);
});

/** A worker whose browser can subscribe, whose page has noted this language, and what it has sent to the server. */
function subscriber(language: string | null, answer: object = { known: true, push: 'KEY' }) {
  const sent: [string, unknown][] = [];
  const subscription = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    getKey: () => Buffer.from('key'),
  });
  const subscribe = vi.fn(async () => subscription('fresh'));
  const match = async () => (language === null ? undefined : { text: async () => language });
  const fetch = async (path: string, init?: { body: string }) => {
    if (init) sent.push([path, JSON.parse(init.body)]);
    return { json: async () => answer };
  };
  const has = {
    caches: { open: async () => ({ match }) },
    registration: { pushManager: { subscribe } },
    fetch,
  };
  return { ...worker([], {}, has), sent, subscribe, subscription };
}

const KEYS = { p256dh: 'a2V5', auth: 'a2V5' };

test('a subscription that got lost is made again, without a visit', async () => {
  const { changed, sent, subscribe, subscription } = subscriber('pl');
  await changed({ oldSubscription: subscription('old'), newSubscription: null });
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'KEY' }]]);
  expect(sent).toEqual([
    ['/api/notices/push', { endpoint: 'https://push.example/fresh', keys: KEYS, language: 'pl' }],
    ['/api/notices/push/remove', { endpoint: 'https://push.example/old' }],
  ]);
});

test('one that the browser has renewed by itself is told to the server', async () => {
  const { changed, sent, subscribe, subscription } = subscriber('en');
  await changed({ newSubscription: subscription('own') });
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent).toEqual([
    ['/api/notices/push', { endpoint: 'https://push.example/own', keys: KEYS, language: 'en' }],
  ]);
});

test.each([
  ['who has switched it off', null, undefined],
  ['whom the server does not know', 'en', { known: false, push: 'KEY' }],
  ['where no push is sent', 'en', { known: true, push: null }],
])('nothing is renewed for one %s', async (_, language, answer) => {
  const { changed, sent, subscribe } = subscriber(language, answer);
  await changed({ oldSubscription: null, newSubscription: null });
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test('what cannot be renewed now is left to the next visit', async () => {
  const { changed, sent, subscribe } = subscriber('en');
  subscribe.mockRejectedValue(new Error('blocked'));
  await changed({ oldSubscription: null, newSubscription: null });
  expect(sent).toEqual([]);
});
