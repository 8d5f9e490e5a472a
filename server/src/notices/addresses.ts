import type { Language, Mailbox } from '../../protocol/notices.ts';
import type { House } from '../house.ts';
import { AddressLimit, Bucket } from '../limits.ts';
import { Problem } from '../problem.ts';
import { hashOf, newId } from '../secrets.ts';
import type { MailRoom, MailText } from './mail.ts';
import { pauseAfter } from './pauses.ts';
import { confirmMail } from './texts.ts';

const HOURS = 24;
const HOUR = 60 * 60 * 1000;
const MOST_TRIES = 4;

/** The addresses that people give. Mail goes there once their owner has said so, and no more when they say that. */
export class Addresses {
  private readonly house: House;
  private mail: MailRoom | null = null;
  /** First mails to one address, whoever gives it, and to all. */
  private readonly toOne: AddressLimit;
  private readonly toAll: Bucket;

  constructor(house: House) {
    this.house = house;
    const { limits } = house.settings;
    this.toOne = new AddressLimit(limits.firstMailsToOne);
    this.toAll = new Bucket(limits.firstMails, house.now());
  }

  start(mail: MailRoom | null): void {
    this.mail = mail;
  }

  /** What somebody is told of their own address; null where no mail is sent. */
  of(guest: number | null): Mailbox | null {
    if (this.mail === null) return null;
    const row = guest === null ? null : this.house.reach.addressOf(guest);
    return { address: row?.address ?? null, confirmed: row !== null && row.confirmed !== null };
  }

  /** Somebody gives an address. A first mail asks its owner. */
  give(guest: number, address: string, language: Language): Mailbox {
    const { reach, commits, settings, random, now } = this.house;
    const { mail } = this;
    if (mail === null || settings.url === null) throw new Problem('not-now', 'this server sends no mail');
    const known = reach.addressOf(guest);
    if (known?.address === address && known.confirmed !== null) {
      reach.speak(guest, language);
      return { address, confirmed: true };
    }
    const owner = hashOf(address.toLowerCase()).toString('hex');
    const may = this.toOne.take(owner, now()) && this.toAll.take(now());
    if (!may) throw new Problem('too-many');
    const [code, stop] = [newId(random), newId(random)];
    reach.addAddress(guest, { address, language, code, stop, expires: now() + HOURS * HOUR });
    const base = new URL(settings.url).origin;
    const text = confirmMail(code, HOURS, { language, base, stop });
    const write = (): MailText | null => (reach.isOpen(code) ? text : null);
    void commits.settled().then((stored) => stored && this.ask(mail, address, write, 1));
    return { address, confirmed: false };
  }

  /** The owner of an address wants mail. */
  confirm(code: string): void {
    const { reach, notices, now } = this.house;
    const guest = reach.ownerOf(code, now());
    if (guest === null) throw new Problem('missing');
    if (!reach.has(guest)) notices.begin(guest);
    reach.confirm(guest, now());
    notices.lookAgain(guest);
  }

  /** The owner of an address wants none. */
  stop(code: string): void {
    if (!this.house.reach.stop(code)) throw new Problem('missing');
  }

  private ask(mail: MailRoom, address: string, write: () => MailText | null, tries: number): void {
    void mail.send(address, write).then((sent) => {
      if (sent || tries >= MOST_TRIES) return;
      setTimeout(() => this.ask(mail, address, write, tries + 1), pauseAfter(tries)).unref();
    });
  }
}
