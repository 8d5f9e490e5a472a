// Taking back by agreement: a seat asks, and all others answer. The request is stored with the match, so that it outlives
// the server and may be answered days later.
import { mustAnswer } from '../../protocol/answers.ts';
import { PATIENCE } from '../../protocol/pace.ts';
import type { Asking } from '../../protocol/room.ts';
import { REWOUND } from '../store/journal.ts';
import { hasDone, noteDeed } from './once.ts';
import type { Result } from './playing.ts';
import type { Room } from './room.ts';
import { seatsOf } from './seating.ts';

/** Asks everybody to agree that the seat's latest choice is taken back, with everything since. Bots always agree. */
export function askBack(room: Room, seat: number, { id, no }: { readonly id: string; no: number }): Result {
  const { row, house } = room;
  if (row.state !== 'live') return 'not-live';
  if (!row.friendly) return 'not-friendly';
  if (room.isBots(seat)) return 'away';
  // A bot plays for who is away, but it cannot agree for them.
  if (room.seats.some(({ kind, away }) => kind === 'person' && away)) return 'absent';
  const offer = room.course().match.wayBack(seat).byAgreement;
  if (no !== room.no || isOpen(row.asking) || offer === null) return 'stale';
  row.asking = {
    id,
    seat,
    from: offer.from,
    plays: offer.plays,
    agreed: seatsOf(room, room.seats[seat]?.guest ?? null),
    until: house.now() + PATIENCE[row.pace],
    ended: null,
    by: null,
  };
  goOn(room, row.asking);
  return 'done';
}

/** Agrees to what somebody asks, or ends it: by declining, or, whoever asked, by asking no longer. */
export function answerBack(
  room: Room,
  seat: number,
  { to, agrees }: { readonly to: string; readonly agrees: boolean },
): Result {
  const { asking, state } = room.row;
  const deed = `${agrees ? 'agreed to' : 'ended'} ${to}`;
  if (asking === null || asking.id !== to || !isOpen(asking)) {
    if (hasDone(room, { seat, deed })) return 'again';
    return state === 'live' ? 'stale' : 'not-live';
  }
  if (room.isBots(seat)) return 'away';
  const own = seatsOf(room, room.seats[seat]?.guest ?? null);
  if (!agrees) {
    for (const each of own) noteDeed(room, { seat: each, deed });
    endAsking(room, seat === asking.seat ? 'withdrawn' : 'declined', seat);
    return 'done';
  }
  if (seat === asking.seat) return 'not-yours';
  if (asking.agreed.includes(seat)) return 'again';
  for (const each of own) noteDeed(room, { seat: each, deed });
  room.row.asking = { ...asking, agreed: [...asking.agreed, ...own] };
  goOn(room, room.row.asking);
  return 'done';
}

/** Ends a request that is still open. Everybody hears why. */
export function endAsking(room: Room, ended: NonNullable<Asking['ended']>, by: number | null): void {
  const { asking } = room.row;
  if (asking === null || !isOpen(asking)) return;
  room.row.asking = { ...asking, ended, by };
  room.writeRow();
  room.setWake();
}

export const isOpen = (asking: Asking | null): boolean => asking !== null && asking.ended === null;

/** Takes back once all have agreed; until then everybody hears who has. */
function goOn(room: Room, { id, seat }: Asking): void {
  const { row, seats } = room;
  if (seats.some((_, other) => mustAnswer({ asking: row.asking, seats }, other))) {
    room.writeRow();
    return room.setWake();
  }
  const { to } = room.course().rewind(seat, id);
  room.audience.takenBack(to);
  room.write(REWOUND, seat, id, JSON.stringify({ from: to, only: {} }));
  room.house.metrics.add('rewound');
}
