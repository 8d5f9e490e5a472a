// A push service, and browsers that have subscribed with it.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { Subscription } from '../protocol/notices.ts';
import type { Post, Posted } from '../src/notices/post.ts';
import type { PushText } from '../src/notices/push.ts';

const derive = (secret: Uint8Array, salt: Uint8Array, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser's end of a subscription, with the key that only it has. */
export class Browser {
  readonly subscription: Subscription;
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(name: string, language: Subscription['language'] = 'en', service = PushService.HOST) {
    this.pair.generateKeys();
    this.subscription = {
      endpoint: `https://${service}/send/${name}`,
      keys: { p256dh: this.pair.getPublicKey('base64url'), auth: this.auth.toString('base64url') },
      language,
    };
  }

  /** Reads a body as RFC 8291 says, written anew and not by the server's code. */
  read(body: Buffer): PushText {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] as number));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender]);
    const secret = derive(this.pair.computeSecret(sender), this.auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushText;
  }
}

interface Delivery {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Takes what is sent, and answers as it is told to. */
export class PushService {
  static readonly HOST = 'updates.push.services.mozilla.com';
  readonly deliveries: Delivery[] = [];
  answer: (endpoint: string) => Posted | Promise<Posted> = () => ({ status: 201, retryAfter: null });

  readonly post: Post = async (endpoint, headers, body) => {
    const posted = await this.answer(endpoint);
    this.deliveries.push({ endpoint, headers, body });
    return posted;
  };

  /** What has come for a browser so far. */
  inboxOf(browser: Browser): PushText[] {
    const { endpoint } = browser.subscription;
    return this.deliveries
      .filter((delivery) => delivery.endpoint === endpoint)
      .map(({ body }) => browser.read(body));
  }
}

/** Who has signed a delivery, and what they say; throws when the signature is not theirs (RFC 8292). */
export function claimsOf(authorization: string): { claims: Record<string, unknown>; key: string } {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('the signature is not good');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>, key };
}
