import type { Choice } from '@getaway/engine';
import type { Keep, Request } from '@getaway/server/client';
import { tabShelf } from '../storage/shelf.ts';

/** What was sent and not yet acknowledged, kept beyond a reload of this tab. */
export function unsentOf(match: string): Keep {
  const key = `getaway.unsent.${match}`;
  return {
    load() {
      try {
        return JSON.parse(tabShelf.get(key) ?? '[]') as Request[];
      } catch {
        return [];
      }
    },
    save: (requests) => tabShelf.put(key, JSON.stringify(requests)),
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
    const kept = JSON.parse(tabShelf.get(waitingKey(match, seat)) ?? 'null') as Partial<Waiting> | null;
    return kept?.choice && typeof kept.turn === 'number' ? { choice: kept.choice, turn: kept.turn } : null;
  } catch {
    return null;
  }
}

export const keepWaiting = (match: string, seat: number, waiting: Waiting | null): void =>
  tabShelf.put(
    waitingKey(match, seat),
    waiting && JSON.stringify({ choice: waiting.choice, turn: waiting.turn }),
  );
