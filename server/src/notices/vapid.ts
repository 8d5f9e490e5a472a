// By what push services know this server again: RFC 8292.
import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { Database } from '../store/database.ts';
import { CURVE } from './encrypt.ts';

const HOUR = 60 * 60 * 1000;
/** Push services take a day at most. */
const GOOD_FOR = 12 * HOUR;

const coded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The server's key pair, and what it signs with it. */
export class Vapid {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  private readonly key: KeyObject;
  /** Who is responsible for what is sent: an address of the web or of mail. */
  private readonly subject: string;
  private readonly signed = new Map<string, { readonly text: string; readonly until: number }>();

  /** The pair is made once: browsers have subscribed to it. */
  constructor(db: Database, subject: string) {
    this.subject = subject;
    db.prepare("INSERT OR IGNORE INTO keys (name, value) VALUES ('vapid', ?)").run(newPrivateKey());
    const { value } = db.prepare("SELECT value FROM keys WHERE name = 'vapid'").get() as { value: string };
    const pair = createECDH(CURVE);
    pair.setPrivateKey(value, 'base64url');
    const point = pair.getPublicKey();
    this.publicKey = point.toString('base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const jwk = { kty: 'EC', crv: 'P-256', d: value, x: x as string, y: y as string };
    this.key = createPrivateKey({ key: jwk, format: 'jwk' });
  }

  /** The header that one push service knows the server by. */
  authorization(service: string, now: number): string {
    const known = this.signed.get(service);
    if (known !== undefined && known.until > now) return known.text;
    const claims = { aud: service, exp: Math.floor((now + GOOD_FOR) / 1000), sub: this.subject };
    const said = `${coded({ typ: 'JWT', alg: 'ES256' })}.${coded(claims)}`;
    const signature = sign('sha256', Buffer.from(said), { key: this.key, dsaEncoding: 'ieee-p1363' });
    const text = `vapid t=${said}.${signature.toString('base64url')}, k=${this.publicKey}`;
    this.signed.set(service, { text, until: now + GOOD_FOR / 2 });
    return text;
  }
}

function newPrivateKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Leading zeros belong to it.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}
