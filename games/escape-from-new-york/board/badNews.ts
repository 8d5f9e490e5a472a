import type { GameEvent } from '@getaway/engine';

const ON_ONE: readonly string[] = ['heroHit', 'itemsLost', 'cardSkipped'];
const ON_ALL: readonly string[] = ['hurryUp', 'gullfireDestroyed', 'newYorkWins'];

interface Told extends GameEvent {
  readonly seat?: unknown;
  readonly victimSeat?: unknown;
}

/** Whether something bad has befallen the viewer, or everybody. */
export function isBad(event: GameEvent, viewer: number | null): boolean {
  const { event: what, seat, victimSeat } = event as Told;
  if (ON_ALL.includes(what)) return true;
  if (viewer === null) return false;
  return what === 'stolen' ? victimSeat === viewer : seat === viewer && ON_ONE.includes(what);
}
