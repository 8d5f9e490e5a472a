// What a seat does in a match that is going on.
import { type Choice, Refused, type WayBack } from '@getaway/engine';
import type { LiveErrorCode } from '../../protocol/liveErrors.ts';
import { PLAYED, TAKEN_BACK } from '../store/journal.ts';
import type { Room } from './room.ts';

/** How a request came out. `again`: it had been carried out before. */
export type Result = 'done' | 'again' | Refused | LiveErrorCode;

/**
 * Plays a choice, which is stored as it was written. `turn` is how often the seat had acted when it chose; a bot looks
 * first and needs none.
 */
export function play(
  room: Room,
  seat: number,
  { choice, written }: { readonly choice: Choice; readonly written: string },
  asking: { readonly id: string; readonly turn: number } | null,
): Result {
  const objection = objectionTo(room, seat, asking);
  if (objection !== null) return objection;
  const course = room.course();
  try {
    course.play(seat, choice, asking?.id ?? null);
  } catch (error) {
    return refusal(room, error);
  }
  if (asking !== null) room.audience.viewer(seat).acknowledge(asking.id);
  room.write(PLAYED, seat, asking?.id ?? null, written);
  room.house.metrics.add('plays');
  return 'done';
}

/** Takes back plays of the seat. */
export function takeBack(
  room: Room,
  seat: number,
  asking: { readonly id: string; readonly turn: number },
  from: number | undefined,
  only: object,
): Result {
  const objection = objectionTo(room, seat, asking);
  if (objection !== null) return objection;
  const course = room.course();
  try {
    const takenBack = course.takeBack(seat, from, only, asking.id);
    room.audience.takenBack(takenBack.from);
    room.audience.viewer(seat).acknowledge(asking.id);
    room.write(TAKEN_BACK, seat, asking.id, JSON.stringify(takenBack));
  } catch (error) {
    return refusal(room, error);
  }
  room.house.metrics.add('taken_back');
  return 'done';
}

/** What the seat may take back; by agreement only in a match that was made so. */
export function wayBack(room: Room, seat: number): WayBack {
  const way = room.course().match.wayBack(seat);
  return room.row.friendly ? way : { ...way, byAgreement: null };
}

function objectionTo(
  room: Room,
  seat: number,
  asking: { readonly id: string; readonly turn: number } | null,
): Result | null {
  const { state } = room.row;
  if (state === 'open') return 'not-live';
  if (asking === null) return state === 'live' ? null : 'not-live';
  const course = room.course();
  // What was carried out was counted, so it never comes again with the present count.
  const isStale = course.turns[seat] !== asking.turn;
  if (isStale && course.knows(seat, asking.id)) return 'again';
  if (state !== 'live') return 'not-live';
  if (room.isBots(seat)) return 'away';
  return isStale ? 'stale' : null;
}

function refusal(room: Room, error: unknown): Refused {
  if (!(error instanceof Refused)) throw error;
  room.house.metrics.add('refusals');
  return error;
}

/** Asks the others for more time, or gives it to somebody. */
export function moreTime(room: Room, seat: number, to: number | undefined): Result {
  const { clocks } = room;
  if (room.row.state !== 'live' || clocks === null) return 'not-live';
  if (to === seat) return 'not-yours';
  const alone = !room.seats.some((row, other) => other !== seat && row.kind === 'person' && !row.away);
  if (to === undefined && !alone) {
    room.audience.tellAll(`{"type":"time","seat":${seat}}`);
    return 'done';
  }
  const given = to ?? seat;
  if (room.seats[given]?.kind !== 'person') return 'not-yours';
  clocks.give(given, room.house.now());
  room.writeClocks();
  return 'done';
}
