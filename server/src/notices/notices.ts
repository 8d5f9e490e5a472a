import type { Subscription } from '../../protocol/notices.ts';
import type { House } from '../house.ts';
import { AddressLimit } from '../limits.ts';
import { Problem } from '../problem.ts';
import type { Room } from '../room/room.ts';
import { seatsOf } from '../room/seating.ts';
import type { Writer } from '../store/commits.ts';
import { DONE, PUSHED } from '../store/told.ts';
import type { MailRoom, MailText } from './mail.ts';
import { pauseAfter } from './pauses.ts';
import type { Push, Sent } from './push.ts';
import { Queue } from './queue.ts';
import { pushText, turnMail } from './texts.ts';
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
 * Tells people who look elsewhere that it is their turn: one notice for each decision that waits, none of what they have
 * looked at. It never holds up play: what it notes is stored with the play, and all sending happens aside. A notice that is
 * on its way when the server stops is sent again afterwards, if the decision still waits.
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
    house.metrics.gauge(
      'notices_waiting',
      'Decisions whose players are still to be told.',
      () => this.waits.size,
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
  }

  /** The match has gone on: some seats have answered, others are asked now. */
  moved(room: Room, before: readonly number[]): void {
    const { reach, told } = this.house;
    if (reach.isEmpty && told.isEmpty) return;
    const { match } = room.row;
    for (const seat of before) {
      if (room.asked.includes(seat)) continue;
      told.forget(room, match, seat);
      this.waits.delete(match, seat);
    }
    for (const seat of room.asked) if (!before.includes(seat)) this.asked(room, seat);
  }

  /** Somebody looks at what their seat is asked, and needs no notice. */
  seen(room: Room, seat: number, writer: Writer = NOBODY): void {
    const guest = room.seats[seat]?.guest;
    if (guest === null || guest === undefined || !this.house.reach.has(guest)) return;
    const { match } = room.row;
    this.waits.delete(match, seat);
    if (room.asked.includes(seat)) this.house.told.note(writer, match, seat, DONE);
  }

  /** Somebody wants to be told from now on. What waits already, they have just seen in their list. */
  begin(guest: number): void {
    const { matches, rooms, told } = this.house;
    for (const id of matches.idsOfGuest(guest, OWN_MATCHES)) {
      const room = rooms.peek(id);
      if (room === null || room.row.state !== 'live') continue;
      for (const seat of seatsOf(room, guest)) {
        if (room.asked.includes(seat)) told.note(NOBODY, room.row.match, seat, DONE);
      }
    }
  }

  private asked(room: Room, seat: number): void {
    const guest = room.seats[seat]?.guest ?? null;
    if (guest === null || room.isBots(seat) || !this.house.reach.has(guest)) return;
    if (room.audience.isLookedAt(seat)) this.seen(room, seat, room);
    else this.waitFor(room, seat, guest);
  }

  private waitFor(room: Room, seat: number, guest: number): void {
    const { settings, reach, told, now } = this.house;
    const { id, match, pace } = room.row;
    const stage = told.of(match, seat);
    if (stage === DONE || this.waits.knows(match, seat)) return;
    const { soon, later, mailAfterPush } = settings.notices;
    const at = now() + (pace === 'fast' || pace === 'slow' ? soon : later);
    const hasBrowsers = this.push !== null && reach.browsersOf(guest).length > 0;
    this.waits.add({
      id,
      match,
      seat,
      guest,
      pushAt: stage === PUSHED || !hasBrowsers ? null : at,
      mailAt: at + (hasBrowsers ? mailAfterPush : 0),
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
    const room = this.house.rooms.peek(id);
    if (room?.row.state === 'live') for (const seat of room.asked) this.asked(room, seat);
    setImmediate(() => this.findAgain(ids));
  }

  private tick(): void {
    const now = this.house.now();
    for (const wait of this.waits.due(now)) {
      try {
        // A mail about another match may have told of this one meanwhile.
        if (!wait.busy && this.waits.has(wait)) this.send(wait, now);
      } catch (error) {
        this.waits.delete(wait.match, wait.seat);
        this.house.fault(error, 'a notice failed');
      }
    }
  }

  private send(wait: Wait, now: number): void {
    const room = this.roomOf(wait);
    if (room === null) this.waits.delete(wait.match, wait.seat);
    else if (room.audience.isLookedAt(wait.seat)) this.seen(room, wait.seat);
    else if (wait.pushAt !== null && wait.pushAt <= now) this.sendPush(wait, room, now);
    else this.sendMail(wait, now);
  }

  /** The room of a decision, if that still waits for the same person. */
  private roomOf({ id, seat, guest }: Wait): Room | null {
    const room = this.house.rooms.peek(id);
    if (room === null || room.stale || room.row.state !== 'live') return null;
    const waits = room.asked.includes(seat) && !room.isBots(seat) && room.seats[seat]?.guest === guest;
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
    const urgent = room.row.pace === 'live';
    this.pushes.add(async () => {
      // What has been answered while this stood in line needs no notice.
      if (!this.waits.has(wait)) return;
      const results = await Promise.all(
        browsers.map(async (browser): Promise<Sent> => {
          const text = pushText(room, wait.guest, browser.language, waiting);
          const sent = await push.send(browser, text, urgent, this.house.now());
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
    if (wait.reached.size > 0) told.note(NOBODY, wait.match, wait.seat, PUSHED);
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
    const waits = this.waits.of(guest).filter((wait) => !wait.busy && wait.pushAt === null);
    for (const wait of waits) {
      wait.busy = true;
      wait.mails++;
    }
    const { language, stop } = address;
    const mailing = { language, stop, base: new URL(settings.url).origin };
    let written = false;
    const write = (): MailText | null => {
      const wanted = reach.addressOf(guest)?.stop === stop;
      const rooms = new Set(wanted ? waits.flatMap((wait) => this.unseen(wait) ?? []) : []);
      written = rooms.size > 0;
      return written ? turnMail([...rooms], guest, mailing) : null;
    };
    void mail.send(address.address, write).then((sent) => {
      if (sent && written) reach.mailed(guest, this.house.now());
      this.mailed(waits, sent);
    });
  }

  /** The room of a decision that still waits, and that nobody looks at. */
  private unseen(wait: Wait): Room | null {
    const room = this.waits.has(wait) ? this.roomOf(wait) : null;
    return room?.audience.isLookedAt(wait.seat) ? null : room;
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
    this.waits.delete(wait.match, wait.seat);
    this.house.told.note(NOBODY, wait.match, wait.seat, DONE);
  }

  /** How many matches wait for somebody. */
  private countFor(guest: number): number {
    const { matches, rooms } = this.house;
    return matches.idsOfGuest(guest, OWN_MATCHES).filter((id) => {
      const room = rooms.peek(id);
      if (room === null || room.stale || room.row.state !== 'live') return false;
      return seatsOf(room, guest).some((seat) => room.asked.includes(seat) && !room.isBots(seat));
    }).length;
  }
}
