import type { MatchRecord } from '@getaway/engine';
import { type DBSchema, openDB } from 'idb';
import type { SeatNotes } from '../match/notes.ts';
import type { Player } from '../match/position.ts';
import { lasting } from './database.ts';

/** The heist of a campaign that a match is. */
export interface HeistOf {
  readonly campaign: string;
  /** Counted from 1. */
  readonly number: number;
}

/** A local match as it is kept in this browser. */
export interface Save {
  readonly id: string;
  readonly record: MatchRecord;
  readonly players: readonly Player[];
  readonly updated: number;
  readonly finished: boolean;
  /** A position that somebody forked off, so not a real match. */
  readonly sandbox?: boolean;
  readonly heist?: HeistOf;
  /** How many hints were given. */
  readonly hints?: number;
  /** By seat: what somebody has written down for themselves; once a text and nothing else. */
  readonly notes?: Readonly<Record<number, SeatNotes | string>>;
}

interface Stores extends DBSchema {
  saves: { key: string; value: Save; indexes: { updated: number } };
}

const database = lasting((terminated) =>
  openDB<Stores>('getaway', 1, {
    terminated,
    upgrade: (db) => {
      db.createObjectStore('saves', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
  }),
);

export const putSave = async (save: Save): Promise<void> => {
  await (await database()).put('saves', save);
};

/**
 * Puts a save in the place of the one that was written at `before`. Where another page has written meanwhile, nothing is
 * put, and what that page wrote is given.
 */
export async function replaceSave(save: Save, before: number): Promise<Save | null> {
  const writing = (await database()).transaction('saves', 'readwrite');
  const kept = await writing.store.get(save.id);
  if (kept && kept.updated !== before) return kept;
  await Promise.all([writing.store.put(save), writing.done]);
  return null;
}

export const getSave = async (id: string): Promise<Save | undefined> => (await database()).get('saves', id);

export const deleteSave = async (id: string): Promise<void> => (await database()).delete('saves', id);

/** All saves, the latest first. */
export const listSaves = async (): Promise<Save[]> =>
  (await (await database()).getAllFromIndex('saves', 'updated')).reverse();
