import { expect, test } from 'vitest';
import { reachFrom } from '../src/online/useReach.ts';

const opened = (origin: string) => reachFrom([], new URL(origin));

test('a page that others could have opened too is what they are sent to', () => {
  for (const origin of ['https://play.example', 'http://192.168.1.20:8080', 'http://127.0.0.1.play.example'])
    expect(opened(origin)).toEqual([origin]);
});

test('an address that only this machine understands is sent to nobody', () => {
  for (const origin of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])
    expect(opened(origin)).toEqual([]);
});

test('what the server says counts more than how the page was opened', () => {
  const told = ['https://play.example'];
  for (const origin of ['http://localhost:8080', 'http://192.168.1.20:8080'])
    expect(reachFrom(told, new URL(origin))).toEqual(told);
});
