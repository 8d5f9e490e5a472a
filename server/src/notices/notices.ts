import type { Subscription } from '../../protocol/notices.ts';
import type { House } from '../house.ts';
import { AddressLimit } from '../limits.ts';
import { Problem } from '../problem.ts';
import type { Room } from '../room/room.ts';
import { seatsOf } from '../room/seating.ts';
import type { Writer } from '../store/commits.ts';
import { CLOCK, DONE, MATTERS, PUSHED, type Waiting } from '../store/told.ts';
import type { MailRoom, MailText } from './mail.ts';
import { deliveryOf, dueAt, waitsFor } from './matters.ts';
import { pauseAfter } from './pauses.ts';
import type { Push, Sent } from './push.ts';
import { Queue } from './queue.ts';
import { type Item, pushText, waitingMail } from './texts.ts';
import { type Wait, Waits } from './waits.ts';

const NOBODY: Writer = { stored: () => {}, lost: () => {} };
const HOUR = 60 * 60 * 1000;
/** How often something is tried that a service does not take. */
const MOST_TRIES = 8;
const PUSHES_AT_ONCE = 8;
/** When to look again whether somebody has been sent enough for now. */
const LIMITED = 30_000;
/** How many of somebody's matches are looked through for those that wait. */
const OWN_MATCHES = 100;

/**
 * Tells people who look elsewhere that something waits for them: one notice for each decision, each question whether they
 * agree, each clock that runs out and each table that is called off, none of what they have looked at. It never holds up play: what it notes is stored
 * with the play, and all sending happens aside. A notice that is on its way when the server stops is sent again
 * afterwards, if what it tells of still waits.
 */
export class Notices {
  private readonly house: House;
  private readonly waits = new Waits();
  private readonly pushes: Queue;
  private readonly pushLimit: AddressLimit;
  private readonly mailLimit: AddressLimit;
  private push: Push | null = null;
  private mail: MailRoom | null = null;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(house: House) {
    this.house = house;
    this.pushes = new Queue(PUSHES_AT_ONCE, (error) => house.fault(error, 'a notice failed'));
    this.pushLimit = new AddressLimit(house.settings.limits.pushes);
    this.mailLimit = new AddressLimit(house.settings.limits.mails);
    house.metrics.gauge('notices_waiting', 'Decisions and the like whose players are still to be told.', () =>
      this.waits.count(house.now()),
    );
  }

  start(push: Push | null, mail: MailRoom | null): void {
    this.push = push;
    this.mail = mail;
    if (push === null && mail === null) return;
    this.timer = setInterval(() => this.tick(), this.house.settings.notices.beat);
    this.findAgain(this.house.matches.idsOfReachable());
  }

  stop(): void {
    this.closed = true;
    if (this.timer !== null) clearInterval(this.timer);
    this.pushes.close();
  }

  /** What browsers subscribe with; null where no push is sent. */
  get publicKey(): string | null {
    return this.push?.publicKey ?? null;
  }

  /** Tells somebody by this browser from now on. */
  tell(guest: number, browser: Subscription): void {
    const { reach, now } = this.house;
    if (this.push === null) throw new Problem('not-now', 'this server sends no push');
    if (!this.push.isFine(browser)) throw new Problem('malformed', 'no push service that this server knows');
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
    const at = Math.max(due, now() + (pace === 'fast' || pace === 'slow' ? soon : later));
    this.waits.add({
      ...what,
      id,
      guest,
      due,
      pushAt: stage === PUSHED || this.push === null ? null : at,
      // Where no browser can be reached, it is sent at once (`pushIsOver`).
      mailAt: at + (this.push === null ? 0 : mailAfterPush),
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
    else if (wait.pushAt !== null && wait.pushAt <= now) this.sendPush(wait, room, now);
    else this.sendMail(wait, now);
  }

  /** The room where it waits, if it still does, for the same person. */
  private roomOf({ id, seat, matter, guest }: Wait): Room | null {
    const room = this.roomWith(id);
    const due = room === null ? null : dueAt(room, seat, matter);
    const waits = due !== null && due <= this.house.now() && room?.seats[seat]?.guest === guest;
    return waits ? room : null;
  }

  private sendPush(wait: Wait, room: Room, now: number): void {
    const { push } = this;
    const { reach } = this.house;
    const browsers = reach.browsersOf(wait.guest).filter(({ endpoint }) => !wait.reached.has(endpoint));
    if (push === null || browsers.length === 0) return this.pushIsOver(wait, now);
    if (!this.pushLimit.take(String(wait.guest), now)) {
      wait.pushAt = now + LIMITED;
      return;
    }
    wait.busy = true;
    wait.pushes++;
    const waiting = this.countFor(wait.guest);
    this.pushes.add(async () => {
      // What has been answered while this stood in line needs no notice.
      if (!this.waits.has(wait)) return;
      const results = await Promise.all(
        browsers.map(async (browser): Promise<Sent> => {
          const now = this.house.now();
          const text = pushText({ room, ...wait }, browser.language, waiting, now);
          const sent = await push.send(browser, text, deliveryOf(room, wait.seat, wait.matter, now), now);
          if (this.closed) return sent;
          if (sent === 'sent') wait.reached.add(browser.endpoint);
          if (sent === 'gone') reach.browserIsGone(wait.guest, browser.endpoint);
          return sent;
        }),
      );
      if (!this.closed) this.pushed(wait, results);
    });
  }

  private pushed(wait: Wait, results: readonly Sent[]): void {
    const { told, metrics, log, now } = this.house;
    wait.busy = false;
    const count = (wanted: Sent): number => results.filter((sent) => sent === wanted).length;
    metrics.add('pushes', count('sent'));
    metrics.add('pushes_failed', results.length - count('sent') - count('gone'));
    if (count('failed') > 0) log.warn({ count: count('failed') }, 'a push service refused a notice');
    if (!this.waits.has(wait)) return;
    if (wait.reached.size > 0) told.note(NOBODY, wait, PUSHED);
    const pauses = results.flatMap((sent) => (typeof sent === 'object' ? [(sent.later ?? 0) * 1000] : []));
    if (pauses.length === 0 || wait.pushes >= MOST_TRIES) return this.pushIsOver(wait, now());
    wait.pushAt = now() + Math.max(pauseAfter(wait.pushes), ...pauses.map((ms) => Math.min(ms, HOUR)));
  }

  /** Nothing more can be done by push; where nothing was, mail need not wait. */
  private pushIsOver(wait: Wait, now: number): void {
    wait.pushAt = null;
    if (wait.reached.size === 0 && wait.mailAt !== null) wait.mailAt = Math.min(wait.mailAt, now);
    if (!this.canMail(wait.guest)) this.finish(wait);
  }

  private canMail(guest: number): boolean {
    const confirmed = this.house.reach.addressOf(guest)?.confirmed ?? null;
    return this.mail !== null && confirmed !== null;
  }

  /** Everything that waits unseen, and of which no push is under way, goes into one mail. */
  private sendMail(first: Wait, now: number): void {
    const { mail } = this;
    const { settings, reach } = this.house;
    const { guest } = first;
    const address = reach.addressOf(guest);
    if (mail === null || address === null || address.confirmed === null || settings.url === null) {
      first.mailAt = null;
      if (first.pushAt === null) this.finish(first);
      return;
    }
    const earliest = (address.mailed ?? -Infinity) + settings.notices.mailPause;
    if (earliest > now || !this.mailLimit.take(String(guest), now)) {
      first.mailAt = Math.max(earliest, now + LIMITED);
      return;
    }
    const waits = this.waits
      .of(guest)
      .filter((wait) => !wait.busy && wait.pushAt === null && wait.due <= now);
    for (const wait of waits) {
      wait.busy = true;
      wait.mails++;
    }
    const { language, stop } = address;
    const mailing = { language, stop, base: new URL(settings.url).origin };
    let written = false;
    const write = (): MailText | null => {
      const wanted = reach.addressOf(guest)?.stop === stop;
      const items = wanted ? waits.flatMap((wait) => this.unseen(wait) ?? []) : [];
      written = items.length > 0;
      return written ? waitingMail(items, guest, mailing) : null;
    };
    void mail.send(address.address, write).then((sent) => {
      if (sent && written) reach.mailed(guest, this.house.now());
      this.mailed(waits, sent);
    });
  }

  /** What still waits, and nobody looks at. */
  private unseen(wait: Wait): Item | null {
    const room = this.waits.has(wait) ? this.roomOf(wait) : null;
    return room === null || room.audience.isLookedAt(wait.seat) ? null : { room, ...wait };
  }

  private mailed(waits: readonly Wait[], sent: boolean): void {
    const { now } = this.house;
    for (const wait of waits) {
      wait.busy = false;
      if (!this.waits.has(wait)) continue;
      if (sent || wait.mails >= MOST_TRIES) this.finish(wait);
      else wait.mailAt = now() + pauseAfter(wait.mails);
    }
  }

  private finish(wait: Wait): void {
    this.waits.delete(wait);
    this.house.told.note(NOBODY, wait, DONE);
  }

  /** How many matches wait for somebody. */
  private countFor(guest: number): number {
    let count = 0;
    for (const room of this.roomsOf(guest))
      if (seatsOf(room, guest).some((seat) => waitsFor(room, seat))) count++;
    return count;
  }
}
