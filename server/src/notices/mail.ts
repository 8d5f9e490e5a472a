import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { MailSettings } from '../settings.ts';
import { Queue } from './queue.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  /** The address that stops the mail. */
  readonly stop: string;
}

/** Sends a mail. Throws when no mail server has taken it. */
export interface Mailer {
  send(to: string, mail: MailText): Promise<void>;
  close(): void;
}

const PATIENCE = 20_000;

/** Hands mail to the mail server that was named. */
export async function openMailer({ smtp, from }: MailSettings): Promise<Mailer> {
  // Loaded here, so that a server without mail does without it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtp,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(to, { subject, text, stop }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        headers: {
          'List-Unsubscribe': `<${stop}>`,
          // A mail program can do it by itself, at one press (RFC 8058).
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
    },
    close: () => transport.close(),
  };
}

interface MailHouse {
  readonly metrics: Metrics;
  readonly log: Logger;
  fault(error: unknown, what: string): void;
}

/** Where mail is written and handed over, one after the other. */
export class MailRoom {
  private readonly mailer: Mailer;
  private readonly house: MailHouse;
  private readonly queue: Queue;
  private closed = false;

  constructor(mailer: Mailer, house: MailHouse) {
    this.mailer = mailer;
    this.house = house;
    this.queue = new Queue(1, (error) => house.fault(error, 'a mail could not be written'));
  }

  /** Whether a mail server has taken it. It is written at the last moment, and may turn out to be needless (null). */
  send(to: string, write: () => MailText | null): Promise<boolean> {
    return new Promise((resolve) =>
      this.queue.add(async () => {
        const mail = write();
        const sent = mail === null || (await this.handOver(to, mail));
        if (!this.closed) resolve(sent);
      }),
    );
  }

  close(): void {
    this.closed = true;
    this.queue.close();
    this.mailer.close();
  }

  private async handOver(to: string, mail: MailText): Promise<boolean> {
    const { metrics, log } = this.house;
    try {
      await this.mailer.send(to, mail);
      metrics.add('mails');
      return true;
    } catch (error) {
      // What a mail server says may name the address, so only its code is logged.
      const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
      metrics.add('mails_failed');
      log.warn({ code, responseCode }, 'a mail could not be sent');
      return false;
    }
  }
}
