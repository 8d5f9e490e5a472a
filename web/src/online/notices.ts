/** Notices of the browser itself, for those who look at something else while others play. */
export const maySendNotices = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'granted';

export const wantNotices = async (): Promise<boolean> =>
  (await Notification.requestPermission().catch(() => 'denied')) === 'granted';

/** Says that it is somebody's turn: in the title, and as a notice if nobody is looking. */
export function showTurn(mine: boolean, text: string, plain: string): void {
  document.title = mine ? `● ${text}` : plain;
  // Some browsers allow notices from service workers only, and throw.
  if (mine && document.hidden && maySendNotices()) {
    try {
      const notice = new Notification(text, { tag: 'turn', icon: '/icon.svg' });
      notice.addEventListener('click', () => window.focus());
    } catch {
      void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(text, { tag: 'turn' }));
    }
  }
}
