import type { Choice } from '@getaway/engine';
import type { Keep, Request } from '@getaway/server/client';

/** What was sent and not yet acknowledged, kept beyond a reload of this tab. */
export function unsentOf(match: string): Keep {
  const key = `getaway.unsent.${match}`;
  return {
    load() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Request[];
      } catch {
        return [];
      }
    },
    save: (requests) => sessionStorage.setItem(key, JSON.stringify(requests)),
  };
}

/** A choice that waits for its commit, as it is kept beyond a reload of this tab. */
export interface Waiting {
  readonly choice: Choice;
  readonly turn: number;
}

const waitingKey = (match: string, seat: number): string => `getaway.held.${match}.${seat}`;

/** What a seat has chosen and not committed, if that can be read. Whether it can still be chosen is not said. */
export function waitingOf(match: string, seat: number): Waiting | null {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(waitingKey(match, seat)) ?? 'null',
    ) as Partial<Waiting> | null;
    return kept?.choice && typeof kept.turn === 'number' ? { choice: kept.choice, turn: kept.turn } : null;
  } catch {
    return null;
  }
}

export function keepWaiting(match: string, seat: number, waiting: Waiting | null): void {
  const key = waitingKey(match, seat);
  if (waiting === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify({ choice: waiting.choice, turn: waiting.turn }));
}
