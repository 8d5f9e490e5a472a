// What the service worker does with web push; the build has its own worker load this. The words are the server's: they are
// written in the language that was set when this browser subscribed, and say only what everybody may know.

/** Whether somebody looks at this page of ours right now. */
const isLookedAt = (window, path) =>
  window.visibilityState === 'visible' && new URL(window.url).pathname === path;

async function show({ title, body, path, tag, waiting }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Not every browser has badges, and none of them is worth a notice.
  await self.navigator.setAppBadge?.(waiting).catch(() => {});
  if (windows.some((window) => isLookedAt(window, path))) return;
  await self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } });
}

/** Goes to the page where it is open already, or opens it. */
async function goTo(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((window) => new URL(window.url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.path ?? '/'));
});
