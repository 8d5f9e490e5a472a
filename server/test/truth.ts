// What a match truly was, and what somebody has put together of it from the server's messages.
import { join } from 'node:path';
import { loadMatch, type Match } from '@getaway/engine';
import type { Games } from '@getaway/games';
import Sqlite from 'better-sqlite3';
import { type Delta, patched, type SeenEvent, type Sync, type Update } from '../protocol/index.ts';
import { recordOf } from '../src/room/course.ts';
import type { Entry } from '../src/store/journal.ts';
import type { MatchRow } from '../src/store/matches.ts';

/** The match as it truly stood after each entry of its journal, from entry 1 on. */
export function truthOf(data: string, id: string, games: Games): Match[] {
  const db = new Sqlite(join(data, 'getaway.db'), { readonly: true });
  const row = db.prepare('SELECT * FROM matches WHERE id = ?').get(id) as { match: number; options: string };
  const { seats } = db.prepare('SELECT count(*) AS seats FROM seats WHERE match = ?').get(row.match) as {
    seats: number;
  };
  const entries = db.prepare('SELECT * FROM journal WHERE match = ? ORDER BY no').all(row.match) as Entry[];
  db.close();
  const match = { ...row, options: JSON.parse(row.options) as object } as unknown as MatchRow;
  return entries.map((_, i) => loadMatch(recordOf(match, seats, entries.slice(0, i + 1)), games as never));
}

/** What a client has put together from all that it received. */
export interface Known {
  readonly no: number;
  readonly view: unknown;
  readonly events: readonly SeenEvent[];
}

export const NOTHING_KNOWN: Known = { no: 0, view: null, events: [] };

export function learn(known: Known, message: Sync | Update): Known {
  if (message.type === 'sync') {
    const { no, view, first } = message;
    return { no, view, events: [...known.events.slice(0, first), ...message.events] };
  }
  const { no, patch, own, cut = known.events.length, events = [] } = message;
  const view = patched(patched(known.view, patch as Delta | undefined), own as Delta | undefined);
  return { no, view, events: [...known.events.slice(0, cut), ...events] };
}
