import type { MatchRecord } from '@getaway/engine';
import type { Player } from '../match/position.ts';
import { putSave } from '../storage/saves.ts';

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Letters and digits that nobody can guess. */
export const randomText = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

/** Puts a new local match on the shelf and gives its id. */
export async function newMatch(
  game: string,
  version: number,
  players: readonly Player[],
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const record: MatchRecord = {
    game,
    version,
    options,
    seats: players.length,
    seed: randomText(16),
    plays: [],
  };
  return keep(record, players);
}

export async function keep(
  record: MatchRecord,
  players: readonly Player[],
  sandbox = false,
): Promise<string> {
  const id = randomText(6);
  await putSave({ id, record, players, updated: Date.now(), finished: false, ...(sandbox && { sandbox }) });
  return id;
}
