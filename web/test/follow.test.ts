import type { MatchState } from '@getaway/server/client';
import { expect, test, vi } from 'vitest';
import { follow } from '../src/online/follow.ts';

/** A client that hears one message after the other. */
function hearing() {
  const listeners = new Set<(state: MatchState) => void>();
  let no = 0;
  const getState = (): MatchState => ({ no }) as MatchState;
  return {
    getState,
    subscribe: (listener: (state: MatchState) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hear: () => {
      no++;
      for (const listener of listeners) listener(getState());
    },
  };
}

test('of many messages at once only what comes of all of them is told, and later ones again', async () => {
  const client = hearing();
  const told: number[] = [];
  const stop = follow(client, ({ no }) => told.push(no));
  for (let i = 0; i < 200; i++) {
    client.hear();
    await Promise.resolve();
  }
  await vi.waitUntil(() => told.length > 0);
  expect(told).toEqual([200]);
  client.hear();
  await vi.waitUntil(() => told.length > 1);
  expect(told).toEqual([200, 201]);
  client.hear();
  stop();
  client.hear();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told).toEqual([200, 201]);
});
