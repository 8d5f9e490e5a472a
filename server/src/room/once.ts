// A reply can get lost, so clients send again what was not answered. What was carried out is remembered with the match, and
// counts once.
import type { Deed } from '../store/deeds.ts';
import type { Result } from './playing.ts';
import type { Room } from './room.ts';

const keyOf = ({ seat, deed }: Deed): string => `${seat} ${deed}`;

const deedsOf = (room: Room): Set<string> =>
  (room.deeds ??= new Set(room.house.deeds.of(room.row.match).map(keyOf)));

export const hasDone = (room: Room, what: Deed): boolean => deedsOf(room).has(keyOf(what));

/** Remembers it, with everything else that is stored at this moment. */
export function noteDeed(room: Room, what: Deed): void {
  deedsOf(room).add(keyOf(what));
  room.house.deeds.add(room, room.row.match, what);
  room.touch();
}

/** Carries out a request of a seat, unless that has been done before. */
export function once(room: Room, seat: number, id: string, carryOut: () => Result): Result {
  const what = { seat, deed: id };
  if (hasDone(room, what)) return 'again';
  const result = carryOut();
  if (result === 'done') noteDeed(room, what);
  return result;
}
