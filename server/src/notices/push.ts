import type { Subscription } from '../../protocol/notices.ts';
import { hashOf } from '../secrets.ts';
import { isKnownService } from './endpoint.ts';
import { encrypt } from './encrypt.ts';
import type { Post } from './post.ts';
import type { Vapid } from './vapid.ts';

/** What a browser is told; it is all that anybody may know. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  /** The page that it opens. */
  readonly path: string;
  /** A later notice with the same tag takes the place of this one. */
  readonly tag: string;
  /** How many matches wait, for the badge. */
  readonly waiting: number;
  /** It is news also where another notice with the same tag is shown already. */
  readonly again?: boolean;
}

/** How a push service is to treat a notice. */
export interface Delivery {
  /** Even if that wakes a phone which saves its battery. */
  readonly urgent: boolean;
  /** After so many seconds it is of no use to a browser that was off. */
  readonly ttl: number;
}

/** What came of it. `later`: after so many seconds, if the service says so; `gone`: there is no such browser any more. */
export type Sent = 'sent' | 'gone' | 'failed' | { readonly later: number | null };

const GONE = [404, 410];

/** Sends web push. */
export class Push {
  readonly publicKey: string;
  private readonly vapid: Vapid;
  private readonly hosts: readonly string[];
  private readonly post: Post;

  constructor(vapid: Vapid, hosts: readonly string[], post: Post) {
    this.publicKey = vapid.publicKey;
    this.vapid = vapid;
    this.hosts = hosts;
    this.post = post;
  }

  /** Whether something can be sent there at all. */
  isFine({ endpoint, keys }: Subscription): boolean {
    if (!isKnownService(endpoint, this.hosts)) return false;
    try {
      return encrypt('', keys).length > 0;
    } catch {
      return false;
    }
  }

  async send(
    { endpoint, keys }: Subscription,
    text: PushText,
    { urgent, ttl }: Delivery,
    now: number,
  ): Promise<Sent> {
    // The services may be others than when it was noted.
    if (!isKnownService(endpoint, this.hosts)) return 'gone';
    const headers = {
      authorization: this.vapid.authorization(new URL(endpoint).origin, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttl),
      urgency: urgent ? 'high' : 'normal',
      // What a browser that is off has not got yet is replaced by what is newer.
      topic: hashOf(text.tag).toString('base64url').slice(0, 32),
    };
    try {
      const body = encrypt(JSON.stringify(text), keys);
      const { status, retryAfter } = await this.post(endpoint, headers, body);
      if (status >= 200 && status < 300) return 'sent';
      if (GONE.includes(status)) return 'gone';
      return status === 429 || status >= 500 ? { later: retryAfter } : 'failed';
    } catch {
      return { later: null };
    }
  }
}
