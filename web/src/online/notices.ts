/** Notices of the browser itself, for those who look at something else while others play. */
export const maySendNotices = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'granted';

/** Says that it is somebody's turn: in the title, and as a notice if nobody is looking. */
export function showTurn(match: string, mine: boolean, text: string, plain: string): void {
  document.title = mine ? `● ${text}` : plain;
  if (!maySendNotices()) return;
  const away = mine && document.hidden;
  // Who wants no notices need not load what shows them; without it there is still the title.
  void import('../notices/shown.ts').then(
    ({ show, takeAway }) => (away ? show(match, text) : takeAway(match)),
    () => {},
  );
}
