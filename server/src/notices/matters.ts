import { mustAnswer } from '../../protocol/answers.ts';
import { REMINDER } from '../../protocol/pace.ts';
import type { Room } from '../room/room.ts';
import { ASKING, CALLED_OFF, CLOCK, type Matter, TURN } from '../store/told.ts';
import type { Delivery } from './push.ts';

const DAY = 24 * 60 * 60 * 1000;

/** From when on a seat's person is to know of this; null where there is nothing of the kind. */
export function dueAt(room: Room, seat: number, matter: Matter): number | null {
  const { row, seats } = room;
  if (matter === CALLED_OFF) return row.calledOff && isFirstSeatOfGuest(room, seat) ? 0 : null;
  if (room.stale || row.state !== 'live' || room.isBots(seat)) return null;
  if (matter === TURN) return room.asked.includes(seat) ? 0 : null;
  if (matter === ASKING) return mustAnswer({ asking: row.asking, seats }, seat) ? 0 : null;
  const end = endOf(room, seat, matter);
  const before = REMINDER[row.pace];
  return end === null || before === null ? null : end - before;
}

/** Whoever called it off knows, and one notice is enough for who had several seats. */
function isFirstSeatOfGuest({ row, seats }: Room, seat: number): boolean {
  const guest = seats[seat]?.guest ?? null;
  return guest !== null && guest !== row.host && seats.findIndex((each) => each.guest === guest) === seat;
}

/** When it is too late; null where nothing ends by itself. */
export function endOf({ row, clocks }: Room, seat: number, matter: Matter): number | null {
  if (matter === ASKING) return row.asking?.until ?? null;
  return matter === CLOCK ? (clocks?.endOf(seat) ?? null) : null;
}

/** Whether the match waits for somebody on this seat. */
export const waitsFor = (room: Room, seat: number): boolean =>
  dueAt(room, seat, TURN) !== null || dueAt(room, seat, ASKING) !== null;

export function deliveryOf(room: Room, seat: number, matter: Matter, now: number): Delivery {
  const left = Math.min(DAY, (endOf(room, seat, matter) ?? Infinity) - now);
  return {
    urgent: room.row.pace === 'live' || matter === CLOCK,
    ttl: Math.max(1, Math.floor(left / 1000)),
  };
}
