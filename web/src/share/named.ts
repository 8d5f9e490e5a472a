import type { MatchRecord } from '@getaway/engine';

/** A match as it is handed on: with the names of those who played it. Whatever reads records does without them, too. */
export interface NamedRecord extends MatchRecord {
  readonly names?: readonly string[];
}

export const named = (record: MatchRecord, players: readonly { readonly name: string }[]): NamedRecord => ({
  ...record,
  names: players.map(({ name }) => name),
});
