import { Api, ApiError } from '@getaway/server/client';
import { remoteDesk } from './remoteDesk.ts';

/** How the online table stands that a campaign waits for, as far as the server says. */
export type Standing =
  | { readonly is: 'asked' | 'live' | 'stale' | 'gone' | 'unreachable' | 'taken' | 'unusable' | 'unkept' }
  | { readonly is: 'open'; readonly free: number };

/** Asks the server, and takes the record for the campaign if the heist is over. */
export async function standingAt(campaign: string, at: string): Promise<Standing> {
  const api = new Api();
  try {
    const { match } = await api.call('match', { id: at });
    if (match.state === 'open')
      return { is: 'open', free: match.seats.filter(({ kind }) => kind === 'open').length };
    if (match.state !== 'over') return { is: match.state };
    return { is: await taken(campaign, await api.call('record', { id: at })) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { is: error.code === 'missing' || error.code === 'malformed' ? 'gone' : 'unreachable' };
  }
}

async function taken(campaign: string, record: unknown): Promise<'taken' | 'unusable' | 'unkept'> {
  const answer = await remoteDesk().takeRecord(campaign, record);
  if (answer.ok) return 'taken';
  return answer.code === 'unkept' ? 'unkept' : 'unusable';
}
