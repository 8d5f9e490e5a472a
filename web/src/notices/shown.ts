// Notices that the page shows by itself, as long as it is open.

/** The same tag as the server's push has: whichever comes later takes the other's place without a sound. */
const tagOf = (match: string): string => `turn-${match}`;

/** The service worker, where there is one: what it shows is opened by a press even when this page is gone. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration().catch(() => undefined);

export async function show(match: string, text: string): Promise<void> {
  const notice = { tag: tagOf(match), icon: '/icon-192.png', data: { path: `/online/${match}` } };
  const shown = await (await worker())?.showNotification(text, notice).then(
    () => true,
    () => false,
  );
  if (shown) return;
  try {
    new Notification(text, notice).addEventListener('click', () => window.focus());
  } catch {
    // Some browsers allow notices from service workers only.
  }
}

/** Takes away what has been read, or is no longer so. */
export async function takeAway(match: string): Promise<void> {
  const notices = await (await worker())?.getNotifications({ tag: tagOf(match) });
  for (const notice of notices ?? []) notice.close();
}
