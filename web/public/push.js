// What the service worker does with web push; the build has its own worker load this. The words are the server's: they are
// written in the language that was set when this browser subscribed, and say only what everybody may know.

/** Whether somebody looks at this page of ours right now. */
const isLookedAt = (window, path) =>
  window.visibilityState === 'visible' && new URL(window.url).pathname === path;

async function show({ title, body, path, tag, waiting, again = false }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Not every browser has badges, and no notice waits for one.
  const badge = self.navigator.setAppBadge?.(waiting).catch(() => {});
  if (!windows.some((window) => isLookedAt(window, path))) {
    const notice = { body, tag, renotify: again, icon: '/icon-192.png', data: { path } };
    await self.registration.showNotification(title, notice);
  }
  await badge;
}

/** Goes to the page where it is open already, or opens it. */
async function goTo(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((window) => new URL(window.url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

/** Where the page notes in which language this browser is told (`src/notices/noted.ts`); nothing, when it is not. */
const NOTED = { cache: 'getaway-notices', at: '/notices/language' };

const coded = (key) =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const post = (path, body) =>
  self.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The browser has lost its subscription, or has another one: the server is told without a visit. */
async function renew({ oldSubscription, newSubscription }) {
  const noted = await (await self.caches.open(NOTED.cache)).match(NOTED.at);
  if (!noted) return;
  const language = await noted.text();
  const { known, push } = await (await self.fetch('/api/notices')).json();
  if (!known || push === null) return;
  const fresh =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push }));
  const keys = { p256dh: coded(fresh.getKey('p256dh')), auth: coded(fresh.getKey('auth')) };
  await post('/api/notices/push', { endpoint: fresh.endpoint, keys, language });
  const lost = oldSubscription?.endpoint;
  if (lost && lost !== fresh.endpoint) await post('/api/notices/push/remove', { endpoint: lost });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  // What does not come about now, the next visit makes up for (`keepUp`).
  event.waitUntil(renew(event).catch(() => {}));
});

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.path ?? '/'));
});
