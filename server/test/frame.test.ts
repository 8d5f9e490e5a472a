import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from '../src/live/frame.ts';

/** What a client gets of texts that are sent at once. */
async function received(texts: readonly string[]): Promise<string[]> {
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, () => stream.write(texts.map(frameOf).join(''), 'latin1')),
  );
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const got: string[] = [];
  await new Promise<void>((resolve) => {
    client.on('message', (data: Buffer, isBinary) => {
      got.push(isBinary ? 'binary' : data.toString());
      if (got.length === texts.length) resolve();
    });
  });
  client.terminate();
  http.close();
  return got;
}

describe('frames', () => {
  it('carry texts of any length', async () => {
    const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'a'.repeat(length));
    expect(await received(texts)).toEqual(texts);
  });

  it('carry every letter', async () => {
    const texts = ['Żółw', 'ação', '€', '🂡 '.repeat(40), 'plain'];
    expect(await received(texts)).toEqual(texts);
  });
});
