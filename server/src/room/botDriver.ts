import { type Choice, pick, Refused, same, seeded } from '@getaway/engine';
import { newSeed } from '../secrets.ts';
import { play } from './playing.ts';
import type { Room } from './room.ts';

/** Lets every bot think that is asked to choose. Bots rest while all people are away. */
export function driveBots(room: Room): void {
  if (room.closed || room.stale || room.row.state !== 'live') return;
  const someoneIsThere = room.seats.some((seat) => seat.kind === 'person' && !seat.away);
  if (!someoneIsThere && room.seats.some((seat) => seat.kind === 'person')) return;
  for (const seat of room.asked) {
    if (!room.isBots(seat) || room.thinking.has(seat)) continue;
    room.thinking.set(seat, room.course().turns[seat] ?? 0);
    void think(room, seat).catch((error: unknown) => {
      room.thinking.delete(seat);
      room.house.metrics.add('faults');
      room.house.log.error({ match: room.name, fault: (error as Error).name }, 'a bot could not play');
    });
  }
}

async function think(room: Room, seat: number): Promise<void> {
  const { house } = room;
  const course = room.course();
  const turn = course.turns[seat];
  const choices = course.choices(seat);
  const name = room.seats[seat]?.bot ?? house.settings.bots.standIn;
  const start = performance.now();
  const index = await house.pool.choose({
    game: room.row.game,
    bot: name,
    view: house.bots[name]?.blind ? null : course.match.view(seat),
    seat,
    choices,
    seed: newSeed(house.random),
  });
  await onTheBeat(performance.now() - start, house.settings.bots.beat);
  room.thinking.delete(seat);
  if (room.closed || !room.isBots(seat) || room.course().turns[seat] !== turn) return driveBots(room);
  playOne(room, seat, index === null ? null : (choices[index] ?? null));
}

/** Plays the bot's choice, or anything legal where it has none or others have made it impossible meanwhile. */
function playOne(room: Room, seat: number, wish: Choice | null): void {
  const { house } = room;
  const offered = room.course().choices(seat);
  if (offered.length === 0) return driveBots(room);
  const possible = wish !== null && offered.some((choice) => same(choice, wish));
  const choice = possible ? wish : pick({ rng: seeded(newSeed(house.random)) }, offered);
  const result = play(room, seat, choice, null);
  if (result instanceof Refused) throw new Error(`a choice that was offered is refused (${result.rule})`);
  house.metrics.add('bot_choices');
  if (!possible) house.metrics.add('bot_fallbacks');
}

/** Waits until the time taken is a multiple of the beat. */
async function onTheBeat(taken: number, beat: number): Promise<void> {
  if (beat <= 0) return;
  const wait = Math.ceil(taken / beat) * beat - taken;
  await new Promise((resolve) => setTimeout(resolve, wait));
}
