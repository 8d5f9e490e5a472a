// Web push itself: what is sent, to whom, and over which wire.
import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { encrypt } from '../src/notices/encrypt.ts';
import { isKnownService, PUSH_SERVICES } from '../src/notices/endpoint.ts';
import { poster } from '../src/notices/post.ts';
import { Push, type PushText } from '../src/notices/push.ts';
import { Queue } from '../src/notices/queue.ts';
import { Vapid } from '../src/notices/vapid.ts';
import { openDatabase } from '../src/store/database.ts';
import { Browser, claimsOf } from './pushService.ts';
import { scratchFolder } from './rig.ts';

describe('what is sent to a browser', () => {
  it('is the example of RFC 8291, byte for byte', () => {
    const own = createECDH('prime256v1');
    own.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const body = encrypt('When I grow up, I want to be a watermelon', keys, own, salt);
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6' +
        'PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('differs each time, and only that browser can read it', () => {
    const [phone, other] = [new Browser('phone'), new Browser('other')];
    const text = { title: 'Your turn', body: '', path: '/', tag: '', waiting: 1 };
    const bodies = [1, 2].map(() => encrypt(JSON.stringify(text), phone.subscription.keys));
    expect(bodies[0]).not.toEqual(bodies[1]);
    for (const body of bodies) {
      expect(phone.read(body)).toEqual(text);
      expect(() => other.read(body)).toThrow();
    }
  });

  it('is signed with a key that is made once', () => {
    const folder = scratchFolder();
    const now = 1_800_000_000_000;
    const keys = [1, 2].map(() => {
      const db = openDatabase(folder);
      const vapid = new Vapid(db, 'https://play.example');
      const { claims, key } = claimsOf(vapid.authorization('https://push.example', now));
      expect(claims).toEqual({
        aud: 'https://push.example',
        exp: now / 1000 + 12 * 60 * 60,
        sub: 'https://play.example',
      });
      expect(key).toBe(vapid.publicKey);
      expect(claimsOf(vapid.authorization('https://other.example', now)).claims['aud']).toBe(
        'https://other.example',
      );
      db.close();
      return key;
    });
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('an endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is at a service that browsers use: %s', (endpoint) => {
    expect(isKnownService(endpoint, PUSH_SERVICES)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilnotify.windows.com/x',
    'https://evil.example/?https://web.push.apple.com',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://169.254.169.254/latest/meta-data',
    'https://push.apple.com\\@10.0.0.1/x',
    'file:///etc/passwd',
    'no address',
  ])('elsewhere is never sent to: %s', (endpoint) => {
    expect(isKnownService(endpoint, PUSH_SERVICES)).toBe(false);
  });
});

const TEXT: PushText = { title: 'Your turn', body: '', path: '/online/x', tag: 'turn-x', waiting: 1 };

/** A push service at this machine, over TLS as it should be, and something that sends to it. */
async function overTheWire(serve: RequestListener, patience?: number) {
  const pem = readFileSync(join(import.meta.dirname, 'localhost.pem'), 'utf8');
  const server = createServer({ key: pem, cert: pem }, serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const db = openDatabase(scratchFolder());
  const wire = poster(pem, patience);
  onTestFinished(() => {
    wire.close();
    server.closeAllConnections();
    server.close();
    db.close();
  });
  const vapid = new Vapid(db, 'https://play.example');
  const browser = new Browser('phone', 'en', host);
  const send = (push: Push) =>
    push.send(browser.subscription, TEXT, { urgent: false, ttl: 86_400 }, Date.now());
  return { host, browser, send, push: (post = wire.post) => new Push(vapid, [host], post) };
}

describe('over the wire', () => {
  it('it comes as push services want it', async () => {
    let got: { headers: Record<string, unknown>; body: Buffer; method: string } | null = null;
    const { host, browser, send, push } = await overTheWire((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        got = { headers: request.headers, body: Buffer.concat(chunks), method: request.method ?? '' };
        response.writeHead(201).end();
      });
    });
    expect(await send(push())).toBe('sent');
    const { headers, body, method } = got!;
    expect(method).toBe('POST');
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/) as unknown,
    });
    expect(claimsOf(headers['authorization'] as string).claims['aud']).toBe(`https://${host}`);
    expect(browser.read(body)).toEqual(TEXT);
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [403, 'failed'],
    [413, 'failed'],
    [429, { later: 7 }],
    [503, { later: 7 }],
  ] as const)('an answer of %i means: %j', async (status, sent) => {
    const { send, push } = await overTheWire((_, response) =>
      response.writeHead(status, { 'retry-after': '7' }).end('no'),
    );
    expect(await send(push())).toEqual(sent);
  });

  it('a redirection is not followed', async () => {
    const paths: string[] = [];
    const { send, push } = await overTheWire((request, response) => {
      paths.push(request.url ?? '');
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await send(push())).toBe('failed');
    expect(paths).toEqual(['/send/phone']);
  });

  it('who does not answer is tried again later, and so is who is not whom it says', async () => {
    const { send, push } = await overTheWire(() => {}, 300);
    expect(await send(push())).toEqual({ later: null });
    const stranger = poster();
    expect(await send(push(stranger.post))).toEqual({ later: null });
    stranger.close();
  });
});

describe('a queue', () => {
  it('does so many things at once and no more, all of them, and outlives what fails', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const faults: unknown[] = [];
    const queue = new Queue(3, (error) => void faults.push(error));
    for (let i = 0; i < 10; i++) {
      queue.add(async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running--;
        done++;
        if (i === 4) throw new Error('a fault');
      });
    }
    await expect.poll(() => done).toBe(10);
    expect([most, faults.length]).toEqual([3, 1]);
  });
});
