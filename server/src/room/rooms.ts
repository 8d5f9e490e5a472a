import type { House } from '../house.ts';
import { nickname } from '../secrets.ts';
import { driveBots } from './botDriver.ts';
import { Room } from './room.ts';
import { timeIsUp } from './seating.ts';

/** How often the clocks are looked at. */
const TICK = 1000;
/** A match that nobody came to is forgotten after 30 days. */
const FORGOTTEN = 30 * 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
/** However many matches there are, at most so many are held ready. */
const MOST_LOADED = 5000;

/** The rooms in which something is going on. All others are only in the database. */
export class Rooms {
  private readonly house: House;
  private readonly open = new Map<string, Room>();
  /** Where something got lost, and bots may have to choose again. */
  private readonly resuming = new Set<Room>();
  private timer: NodeJS.Timeout | null = null;
  private swept: number;
  private tidied = 0;

  constructor(house: House) {
    this.house = house;
    this.swept = house.now();
  }

  get size(): number {
    return this.open.size;
  }

  get loaded(): number {
    let loaded = 0;
    for (const room of this.open.values()) if (!room.isPutAway) loaded++;
    return loaded;
  }

  /** The room of a match, for whatever happens in it next. */
  get(id: string): Room | null {
    const room = this.peek(id);
    if (room === null) return null;
    // The last to be used stands last.
    this.open.delete(id);
    this.open.set(id, room);
    room.lastUse = this.house.now();
    return room;
  }

  /** The room of a match, only to be looked at. */
  peek(id: string): Room | null {
    const room = this.open.get(id) ?? this.fetch(id);
    // What was called off a moment ago may still be stored.
    return room?.closed === null ? room : null;
  }

  /** The room of a match that was called off, where nothing happens any more. */
  calledOff(id: string): Room | null {
    const found = this.house.matches.find(id);
    if (found === null || !found[0].calledOff) return null;
    const room = new Room(this.house, ...found);
    room.closed = 'calledOff';
    return room;
  }

  add(room: Room): void {
    this.open.set(room.row.id, room);
  }

  drop(room: Room): void {
    if (this.open.get(room.row.id) === room) this.open.delete(room.row.id);
  }

  all(): Iterable<Room> {
    return this.open.values();
  }

  /** Goes on with what waits for no person: bots that are to choose, and clocks. */
  start(): void {
    this.timer = setInterval(() => this.tick(), TICK);
    this.resumeBots(this.house.matches.idsWithBots());
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  /** One match after the other, so that a server with many of them answers meanwhile. */
  private resumeBots(ids: string[]): void {
    const id = ids.pop();
    if (id === undefined) return;
    const room = this.peek(id);
    if (room?.asked.some((seat) => room.isBots(seat))) {
      this.guarded(id, () => {
        const used = this.get(id);
        if (used !== null) driveBots(used);
      });
    }
    setImmediate(() => this.resumeBots(ids));
  }

  /** Lets bots try again whose choice may have got lost: not at once, since it would get lost again. */
  resumeSoon(room: Room): void {
    this.resuming.add(room);
  }

  private tick(): void {
    const { house } = this;
    const now = house.now();
    const resuming = [...this.resuming];
    this.resuming.clear();
    for (const room of resuming) this.guarded(room.row.id, () => driveBots(room));
    for (const id of house.matches.idsDue(now)) {
      this.guarded(id, () => {
        const room = this.get(id);
        if (room !== null) timeIsUp(room, now);
      });
    }
    if (now - this.swept >= Math.min(10_000, house.settings.idle)) this.sweep(now);
    if (now - this.tidied >= HOUR) this.tidy(now);
  }

  /** Puts away matches that nothing happens in; closes rooms that nobody is in. */
  private sweep(now: number): void {
    this.swept = now;
    let excess = this.loaded - MOST_LOADED;
    for (const room of this.open.values()) {
      const idle = now - room.lastUse >= this.house.settings.idle;
      if (!room.isQuiet || (!idle && excess-- <= 0)) continue;
      room.putAway();
      if (idle && room.audience.visitors.size === 0) this.drop(room);
    }
  }

  private tidy(now: number): void {
    this.tidied = now;
    const nobody = { stored: () => {}, lost: () => {} };
    for (const row of this.house.matches.abandoned(now - FORGOTTEN)) {
      if (!this.open.has(row.id)) this.house.matches.forget(nobody, row);
    }
    this.house.reach.tidy(now);
  }

  private fetch(id: string): Room | null {
    const found = this.house.matches.find(id);
    if (found === null || found[0].calledOff) return null;
    const [row, seats] = found;
    return new Room(this.house, row, seats);
  }

  private guarded(id: string, deed: () => void): void {
    try {
      deed();
    } catch (error) {
      this.house.metrics.add('faults');
      this.house.log.error({ match: nickname(id), fault: (error as Error).name }, 'a match could not go on');
    }
  }
}
