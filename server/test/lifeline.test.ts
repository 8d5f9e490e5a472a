import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MatchClient } from '../client/matchClient.ts';
import { Lifeline, type Socket } from '../client/socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a connection that does not come about is given up and tried again, and nothing is sent on it', () => {
  const sent: string[] = [];
  const made: { closed: boolean }[] = [];
  const open = (): Socket => {
    const socket = { closed: false };
    made.push(socket);
    return {
      addEventListener() {},
      send: (text) => void sent.push(text),
      close: () => void (socket.closed = true),
    };
  };
  const line = new Lifeline('ws://nowhere', { opened() {}, received() {}, broke: () => true }, open);
  line.connect();
  vi.advanceTimersByTime(60_000);
  expect(made.length).toBeGreaterThan(1);
  expect(made[0]!.closed).toBe(true);
  expect(sent).toEqual([]);
  line.stop();
});

it('a connection that broke is tried again at once by whoever does something', async () => {
  const breaking: (() => void)[] = [];
  const openSocket = (): Socket => ({
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === 'close') breaking.push(() => listener({ code: 1006 } as never));
    },
    send() {},
    close() {},
  });
  const client = new MatchClient({ server: 'ws://nowhere', match: 'match', openSocket });
  breaking[0]!();
  expect(breaking).toHaveLength(1);
  const said = client.say('hello');
  expect(breaking).toHaveLength(2);
  client.close();
  await expect(said).rejects.toMatchObject({ code: 'closed' });
});
