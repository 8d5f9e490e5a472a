import type { Subscription } from '../../protocol/notices.ts';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import type { Room } from '../room/room.ts';
import { seatsOf } from '../room/seating.ts';
import type { Writer } from '../store/commits.ts';
import { CLOCK, DONE, MATTERS, PUSHED, type Waiting } from '../store/told.ts';
import type { MailRoom } from './mail.ts';
import { dueAt, waitsFor } from './matters.ts';
import type { Push } from './push.ts';
import { Sending } from './sending.ts';
import { NOBODY, type Wait, Waits } from './waits.ts';

/** How many of somebody's matches are looked through for those that wait. */
const OWN_MATCHES = 100;

/**
 * Tells people who look elsewhere that something waits for them: one notice for each decision, each question whether they
 * agree, each clock that runs out and each table that is called off, none of what they have looked at. It never holds up
 * play: what it notes is stored with the play, and all sending happens aside. A notice that is on its way when the server
 * stops is sent again afterwards, if what it tells of still waits.
 */
export class Notices {
  private readonly house: House;
  private readonly waits = new Waits();
  private readonly sending: Sending;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(house: House) {
    this.house = house;
    this.sending = new Sending(house, this.waits, this);
    house.metrics.gauge('notices_waiting', 'Decisions and the like whose players are still to be told.', () =>
      this.waits.count(house.now()),
    );
  }

  start(push: Push | null, mail: MailRoom | null): void {
    this.sending.open(push, mail);
    if (push === null && mail === null) return;
    this.timer = setInterval(() => this.tick(), this.house.settings.notices.beat);
    this.findAgain(this.house.matches.idsOfReachable());
  }

  stop(): void {
    this.closed = true;
    if (this.timer !== null) clearInterval(this.timer);
    this.sending.close();
  }

  /** What browsers subscribe with; null where no push is sent. */
  get publicKey(): string | null {
    return this.sending.push?.publicKey ?? null;
  }

  /** Tells somebody by this browser from now on. */
  tell(guest: number, browser: Subscription): void {
    const { reach, now } = this.house;
    const { push } = this.sending;
    if (push === null) throw new Problem('not-now', 'this server sends no push');
    if (!push.isFine(browser)) throw new Problem('malformed', 'no push service that this server knows');
    if (!reach.has(guest)) this.begin(guest);
    reach.addBrowser(guest, browser, now());
    this.lookAgain(guest);
  }

  /** Whether somebody wants to be told that their time runs out. */
  remind(guest: number, wanted: boolean): void {
    this.house.reach.remind(guest, wanted);
    this.lookAgain(guest);
  }

  /** Something has changed in the match: some of what waited does so no longer, and something else may. */
  changed(room: Room): void {
    const { reach, told } = this.house;
    if (reach.isEmpty && told.isEmpty) return;
    for (const seat of room.seats.keys()) this.look(room, seat);
  }

  /** Somebody looks at what waits for their seat, and needs no notice. */
  seen(room: Room, seat: number, writer: Writer = NOBODY): void {
    const guest = room.seats[seat]?.guest;
    if (guest === null || guest === undefined || !this.house.reach.has(guest)) return;
    for (const matter of MATTERS) {
      const due = dueAt(room, seat, matter);
      if (due === null || due > this.house.now()) continue;
      const what = { match: room.row.match, seat, matter };
      this.waits.delete(what);
      this.house.told.note(writer, what, DONE);
    }
  }

  /** Somebody wants to be told from now on. What waits already, they have just seen in their list. */
  begin(guest: number): void {
    const { told, now } = this.house;
    for (const room of [...this.roomsOf(guest), ...this.calledOffFor(guest)]) {
      for (const seat of seatsOf(room, guest)) {
        for (const matter of MATTERS) {
          const due = dueAt(room, seat, matter);
          if (due !== null && due <= now()) told.note(NOBODY, { match: room.row.match, seat, matter }, DONE);
        }
      }
    }
  }

  /** Once it is stored how somebody wants to be told: looks what will be worth it. */
  lookAgain(guest: number): void {
    void this.house.commits.settled().then(() => {
      if (this.closed) return;
      for (const room of this.roomsOf(guest)) for (const seat of seatsOf(room, guest)) this.look(room, seat);
    });
  }

  private *roomsOf(guest: number): Iterable<Room> {
    const { matches, rooms } = this.house;
    for (const id of matches.idsOfGuest(guest, OWN_MATCHES)) {
      const room = rooms.peek(id);
      if (room !== null) yield room;
    }
  }

  private calledOffFor(guest: number): Room[] {
    const { matches, rooms } = this.house;
    return matches.idsCalledOff(guest).flatMap((id) => rooms.calledOff(id) ?? []);
  }

  private roomWith(id: string): Room | null {
    const { rooms } = this.house;
    return rooms.peek(id) ?? rooms.calledOff(id);
  }

  /** Looks what waits for a seat now. */
  private look(room: Room, seat: number): void {
    const { reach, told } = this.house;
    const { match } = room.row;
    const guest = room.seats[seat]?.guest ?? null;
    for (const matter of MATTERS) {
      const what = { match, seat, matter };
      const wanted = guest !== null && reach.has(guest) && (matter !== CLOCK || reach.wantsReminders(guest));
      const due = dueAt(room, seat, matter);
      if (due === null) told.forget(room, what);
      if (due === null || !wanted) this.waits.delete(what);
      else this.waitFor(room, what, guest, due);
    }
    if (guest !== null && room.audience.isLookedAt(seat)) this.seen(room, seat, room);
  }

  private waitFor(room: Room, what: Waiting, guest: number, due: number): void {
    const { settings, told, now } = this.house;
    const { id, pace } = room.row;
    const known = this.waits.get(what);
    if (known?.due === due && known.guest === guest) return;
    // More time than when it was told: it will be news again.
    if (due > now()) told.forget(room, what);
    const stage = told.of(what);
    if (stage === DONE) return;
    const { soon, later, mailAfterPush } = settings.notices;
    const { push } = this.sending;
    const at = Math.max(due, now() + (pace === 'fast' || pace === 'slow' ? soon : later));
    this.waits.add({
      ...what,
      id,
      guest,
      due,
      pushAt: stage === PUSHED || push === null ? null : at,
      // Where no browser can be reached, it is sent at once.
      mailAt: at + (push === null ? 0 : mailAfterPush),
      pushes: 0,
      mails: 0,
      reached: new Set(),
      busy: false,
    });
  }

  /** After a restart, one match after the other, so that a server with many of them answers meanwhile. */
  private findAgain(ids: string[]): void {
    const id = ids.pop();
    if (id === undefined || this.closed) return;
    const room = this.roomWith(id);
    if (room !== null) this.changed(room);
    setImmediate(() => this.findAgain(ids));
  }

  private tick(): void {
    const now = this.house.now();
    for (const wait of this.waits.toSend(now)) {
      try {
        // A mail about another match may have told of this one meanwhile.
        if (!wait.busy && this.waits.has(wait)) this.send(wait, now);
      } catch (error) {
        this.waits.delete(wait);
        this.house.fault(error, 'a notice failed');
      }
    }
  }

  private send(wait: Wait, now: number): void {
    const room = this.roomOf(wait);
    if (room === null) this.waits.delete(wait);
    else if (room.audience.isLookedAt(wait.seat)) this.seen(room, wait.seat);
    else this.sending.send(wait, room, now);
  }

  /** The room where it waits, if it still does, for the same person. */
  private roomOf({ id, seat, matter, guest }: Wait): Room | null {
    const room = this.roomWith(id);
    const due = room === null ? null : dueAt(room, seat, matter);
    const waits = due !== null && due <= this.house.now() && room?.seats[seat]?.guest === guest;
    return waits ? room : null;
  }

  /** The room where it waits still, and nobody looks at it. */
  unseenIn(wait: Wait): Room | null {
    const room = this.waits.has(wait) ? this.roomOf(wait) : null;
    return room?.audience.isLookedAt(wait.seat) ? null : room;
  }

  /** How many matches wait for somebody. */
  countFor(guest: number): number {
    let count = 0;
    for (const room of this.roomsOf(guest))
      if (seatsOf(room, guest).some((seat) => waitsFor(room, seat))) count++;
    return count;
  }
}
