import { Api, ApiError } from '@getaway/server/client';
import { browserShelf } from '../storage/shelf.ts';
import { remoteDesk } from './remoteDesk.ts';

/** Since when a table has not been reached; for longer than a day, and it counts as lost (MH-CMP-19). */
const UNREACHED = 'getaway.unreached';
const DAY = 24 * 60 * 60 * 1000;

type StandingWithoutSeats =
  | 'asked'
  | 'live'
  | 'stale'
  | 'gone'
  | 'unreachable'
  | 'lost'
  | 'taken'
  | 'unusable'
  | 'unkept';

/** How the online table stands that a campaign waits for, as far as the server says. */
export type Standing = { readonly is: StandingWithoutSeats } | { readonly is: 'open'; readonly free: number };

/** Asks the server, and takes the record for the campaign if the heist is over. */
export async function standingAt(campaign: string, at: string): Promise<Standing> {
  const api = new Api();
  try {
    const { match } = await api.call('match', { id: at });
    browserShelf.put(UNREACHED, null);
    if (match.state === 'open')
      return { is: 'open', free: match.seats.filter(({ kind }) => kind === 'open').length };
    if (match.state !== 'over') return { is: match.state };
    return { is: await taken(campaign, await api.call('record', { id: at })) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { is: isGone(error) ? 'gone' : isLost(at) ? 'lost' : 'unreachable' };
  }
}

const isGone = ({ code }: ApiError): boolean => code === 'missing' || code === 'malformed';

/** An outage is no reason to call off what friends may be playing: only one that lasts. */
function isLost(at: string): boolean {
  const [table, since] = browserShelf.get(UNREACHED)?.split(' ') ?? [];
  if (table === at) return Date.now() - Number(since) >= DAY;
  browserShelf.put(UNREACHED, `${at} ${Date.now()}`);
  return false;
}

/** Closes the room of a table that is called off, so that nobody begins there. */
export async function closeTable(at: string): Promise<'closed' | 'begun' | 'failed'> {
  try {
    await new Api().call('close', { id: at });
    return 'closed';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Who is no longer its host, as after the browser's cookies were deleted, cannot close it.
    if (isGone(error) || error.code === 'not-yours') return 'closed';
    return error.code === 'not-now' ? 'begun' : 'failed';
  }
}

async function taken(campaign: string, record: unknown): Promise<'taken' | 'unusable' | 'unkept'> {
  const answer = await remoteDesk().takeRecord(campaign, record);
  if (answer.ok) return 'taken';
  return answer.code === 'unkept' ? 'unkept' : 'unusable';
}
