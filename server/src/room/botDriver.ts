import { type Choice, pick, Refused, same, seeded } from '@getaway/engine';
import { newSeed } from '../secrets.ts';
import { isOpen } from './agreeing.ts';
import { play } from './playing.ts';
import type { Room } from './room.ts';

/**
 * Lets every bot think that is asked to choose. Bots rest while all people are away, and while somebody asks to take back
 * what they would answer.
 */
export function driveBots(room: Room): void {
  if (room.closed !== null || room.stale || room.row.state !== 'live' || isOpen(room.row.asking)) return;
  const someoneIsThere = room.seats.some((seat) => seat.kind === 'person' && !seat.away);
  if (!someoneIsThere && room.seats.some((seat) => seat.kind === 'person')) return;
  // Without bots a match that was put away stays so.
  if (!room.seats.some((_, seat) => room.isBots(seat))) return;
  const seats = room.course().mayChoose();
  const mayWait = seats.length > 1;
  for (const seat of seats) {
    const waits = mayWait && room.waiting.get(seat) === room.no;
    if (room.isBots(seat) && !room.thinking.has(seat) && !waits) ask(room, seat, mayWait);
  }
}

function ask(room: Room, seat: number, mayWait: boolean): void {
  room.thinking.set(seat, room.course().turns[seat] ?? 0);
  void think(room, seat, mayWait).catch((error: unknown) => {
    room.thinking.delete(seat);
    room.house.metrics.add('faults');
    room.house.log.error({ match: room.name, fault: (error as Error).name }, 'a bot could not play');
  });
}

async function think(room: Room, seat: number, mayWait: boolean): Promise<void> {
  const { house, no } = room;
  const course = room.course();
  const turn = course.turns[seat];
  const choices = course.choices(seat);
  const name = room.seats[seat]?.bot ?? house.settings.bots.standIn;
  const start = performance.now();
  const decision = await house.pool.choose({
    game: room.row.game,
    bot: name,
    view: house.bots[name]?.blind ? null : course.match.view(seat),
    seat,
    choices,
    seed: newSeed(house.random),
    mayWait,
  });
  await onTheBeat(performance.now() - start, house.settings.bots.beat);
  room.thinking.delete(seat);
  const mayAct = room.closed === null && room.isBots(seat) && !isOpen(room.row.asking);
  if (!mayAct || room.course().turns[seat] !== turn) return driveBots(room);
  const wish = typeof decision === 'number' ? choices[decision] : undefined;
  const outdated = room.no !== no && (decision === 'waits' || (wish && !isOffered(room, seat, wish)));
  if (outdated) return driveBots(room);
  if (decision === 'waits') wait(room, seat);
  else playOne(room, seat, wish);
}

/** Lets others act first. Where all who are waited for are bots that wait for each other, one of them acts anyway. */
function wait(room: Room, seat: number): void {
  room.waiting.set(seat, room.no);
  const everybodyWaits = room.asked.every((each) => room.isBots(each) && room.waiting.get(each) === room.no);
  const [first] = room.asked;
  if (everybodyWaits && first !== undefined && !room.thinking.has(first)) ask(room, first, false);
}

const isOffered = (room: Room, seat: number, wish: Choice): boolean =>
  room
    .course()
    .choices(seat)
    .some((choice) => same(choice, wish));

/** Plays the bot's choice, or anything legal where it has none. */
function playOne(room: Room, seat: number, wish: Choice | undefined): void {
  const { house } = room;
  const offered = room.course().choices(seat);
  if (offered.length === 0) return driveBots(room);
  const choice = wish ?? pick({ rng: seeded(newSeed(house.random)) }, offered);
  const result = play(room, seat, { choice, written: JSON.stringify(choice) }, null);
  if (result instanceof Refused) throw new Error(`a choice that was offered is refused (${result.rule})`);
  house.metrics.add('bot_choices');
  if (!wish) house.metrics.add('bot_fallbacks');
}

/** Waits until the time taken is a multiple of the beat. */
async function onTheBeat(taken: number, beat: number): Promise<void> {
  if (beat <= 0) return;
  const wait = Math.ceil(taken / beat) * beat - taken;
  await new Promise((resolve) => setTimeout(resolve, wait));
}
