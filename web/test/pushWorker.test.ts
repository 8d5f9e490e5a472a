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
function worker(windows: readonly Window[], navigator: object = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => {});
  const openWindow = vi.fn(async () => {});
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: { matchAll: async () => windows, openWindow },
    registration: { showNotification },
    navigator,
  };
  runInNewContext(script, { self, URL });
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
    press: () => send('notificationclick', { notification: { close, data: { path: TEXT.path } } }),
  };
}

test('a notice is shown, and the badge says how many matches wait', async () => {
  const setAppBadge = vi.fn(async () => {});
  const { push, showNotification } = worker([at('/online/x'), at('/online/y', 'visible')], { setAppBadge });
  await push(TEXT);
  const { title, body, tag, path } = TEXT;
  expect(showNotification.mock.calls).toEqual([
    [title, { body, tag, icon: '/icon-192.png', data: { path } }],
  ]);
  expect(setAppBadge.mock.calls).toEqual([[2]]);
  await push(null);
  expect(showNotification).toHaveBeenCalledTimes(1);
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
