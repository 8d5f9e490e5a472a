// Why something that came over the socket was not done.
import * as v from 'valibot';
import { RequestId } from './values.ts';

export const LIVE_ERRORS = {
  malformed: 'the message is not one of those described here',
  stale: 'the choice was made for an older decision; look again',
  'not-yours': 'a spectator, or the seat of somebody else',
  'not-live': 'the match has not begun or is over',
  away: 'a bot stands in for this seat; say `back` first',
  'not-friendly': 'the match was made without taking back by agreement',
  absent: 'somebody is away, and all have to agree',
  'too-many': 'too many messages; wait a little',
  storage: 'the server could not store it; send it again',
  fault: 'a fault of the server',
} as const;
export type LiveErrorCode = keyof typeof LIVE_ERRORS;

export const LiveError = v.pipe(
  v.strictObject({
    type: v.literal('error'),
    code: v.picklist(Object.keys(LIVE_ERRORS) as LiveErrorCode[]),
    id: v.optional(RequestId),
  }),
  v.description('It was not done.'),
);
