// What only one browser can read: RFC 8291 (keys) and RFC 8188 (form), with what Node has.
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { Subscription } from '../../protocol/notices.ts';

export const CURVE = 'prime256v1';

/** The body is one record, however long; push services take 4096 bytes at least. */
const RECORD = 4096;
const LAST_RECORD = Buffer.of(2);

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function newPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

/** The body of a push message. Throws when the keys are none. */
export function encrypt(
  text: string,
  { p256dh, auth }: Subscription['keys'],
  own: ECDH = newPair(),
  salt: Buffer = randomBytes(16),
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const sender = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const secret = derive(own.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD);
  sizes[4] = sender.length;
  const sealed = [cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, sizes, sender, ...sealed]);
}
