import type { House } from '../house.ts';
import { AddressLimit } from '../limits.ts';
import type { Room } from '../room/room.ts';
import { DONE, PUSHED } from '../store/told.ts';
import type { MailRoom, MailText } from './mail.ts';
import { deliveryOf } from './matters.ts';
import { pauseAfter } from './pauses.ts';
import type { Push, Sent } from './push.ts';
import { Queue } from './queue.ts';
import { type Item, pushText, waitingMail } from './texts.ts';
import { NOBODY, type Wait, type Waits } from './waits.ts';

const HOUR = 60 * 60 * 1000;
/** How often something is tried that a service does not take. */
const MOST_TRIES = 8;
const PUSHES_AT_ONCE = 8;
/** When to look again whether somebody has been sent enough for now. */
const LIMITED = 30_000;

/** What is known of the matches that notices tell of. */
interface Matches {
  unseenIn(wait: Wait): Room | null;
  countFor(guest: number): number;
}

/** Sends what waits: by push, and by mail to those whom push has not reached or who have not looked. */
export class Sending {
  push: Push | null = null;
  private mail: MailRoom | null = null;
  private readonly house: House;
  private readonly waits: Waits;
  private readonly matches: Matches;
  private readonly pushes: Queue;
  private readonly pushLimit: AddressLimit;
  private readonly mailLimit: AddressLimit;
  private closed = false;

  constructor(house: House, waits: Waits, matches: Matches) {
    this.house = house;
    this.waits = waits;
    this.matches = matches;
    this.pushes = new Queue(PUSHES_AT_ONCE, (error) => house.fault(error, 'a notice failed'));
    this.pushLimit = new AddressLimit(house.settings.limits.pushes);
    this.mailLimit = new AddressLimit(house.settings.limits.mails);
  }

  open(push: Push | null, mail: MailRoom | null): void {
    this.push = push;
    this.mail = mail;
  }

  close(): void {
    this.closed = true;
    this.pushes.close();
  }

  send(wait: Wait, room: Room, now: number): void {
    if (wait.pushAt !== null && wait.pushAt <= now) this.sendPush(wait, room, now);
    else this.sendMail(wait, now);
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
    const waiting = this.matches.countFor(wait.guest);
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
      const items = wanted ? waits.flatMap((wait) => this.item(wait)) : [];
      written = items.length > 0;
      return written ? waitingMail(items, guest, mailing) : null;
    };
    void mail.send(address.address, write).then((sent) => {
      if (sent && written) reach.mailed(guest, this.house.now());
      this.mailed(waits, sent);
    });
  }

  private item(wait: Wait): Item[] {
    const room = this.matches.unseenIn(wait);
    return room === null ? [] : [{ room, ...wait }];
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
}
