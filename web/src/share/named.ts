import type { MatchRecord } from '@getaway/engine';
import type { Player } from '../match/position.ts';

/**
 * A match as it is handed on: with the names of those who played it, and which of them were bots. Whatever reads records
 * does without them, too.
 */
export interface NamedRecord extends MatchRecord {
  readonly names?: readonly string[];
  /** By seat, the bot that plays it; null for a person. */
  readonly bots?: readonly (string | null)[];
}

export const named = (
  record: MatchRecord,
  players: readonly Pick<Player, 'kind' | 'name' | 'bot'>[],
): NamedRecord => ({
  ...record,
  names: players.map(({ name }) => name),
  ...(players.some(({ kind }) => kind === 'bot') && {
    bots: players.map(({ kind, bot }) => (kind === 'bot' && bot ? bot : null)),
  }),
});
