import type { MatchRecord } from '@getaway/engine';
import { Api, ApiError } from '@getaway/server/client';
import { withBotNames } from '../match/botNames.ts';
import type { Save } from '../storage/saves.ts';

/** A match that was played to its end on this server, as if it were kept here. Throws `ApiError` where no server answers. */
export async function finishedOnline(id: string): Promise<Save | null> {
  const api = new Api();
  try {
    const [{ match }, record] = await Promise.all([api.call('match', { id }), api.call('record', { id })]);
    const names = withBotNames(match.seats, match.campaign);
    const players = match.seats.map(({ kind, colour, bot }, seat) => ({
      ...(kind === 'bot' && bot ? { kind, bot } : { kind: 'person' as const }),
      name: names[seat] ?? '',
      mark: colour,
    }));
    return { id, record: record as unknown as MatchRecord, players, updated: match.created, finished: true };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'offline') throw error;
    return null;
  }
}
