// When a campaign's online table counts as lost, and how its room is closed (MH-CMP-19).
import { afterEach, expect, test, vi } from 'vitest';
import { closeTable, standingAt } from '../src/campaign/standing.ts';

vi.mock('../src/campaign/remoteDesk.ts', () => ({ remoteDesk: () => ({}) }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const DAY = 24 * 60 * 60 * 1000;

/** A browser that keeps small texts, and a server that answers so. */
function answering(answer: () => { status: number; body: object }): void {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, text: string) => shelf.set(name, text),
    removeItem: (name: string) => shelf.delete(name),
  });
  vi.stubGlobal('fetch', async () => {
    const { status, body } = answer();
    return new Response(JSON.stringify(body), { status });
  });
}
const live = { status: 200, body: { match: { state: 'live' } } };
const noAnswer = (): never => {
  throw new TypeError('no network');
};

test('a table is lost when its server was not reached for a day, and not a moment before', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  let answer: () => { status: number; body: object } = noAnswer;
  answering(() => answer());
  const look = async (): Promise<string> => (await standingAt('city', 'table')).is;
  expect(await look()).toBe('unreachable');
  vi.advanceTimersByTime(DAY - 1);
  expect(await look()).toBe('unreachable');
  vi.advanceTimersByTime(1);
  expect(await look()).toBe('lost');
  // Another table has its own day, and one that answers begins anew.
  expect((await standingAt('city', 'another')).is).toBe('unreachable');
  expect(await look()).toBe('unreachable');
  answer = () => live;
  expect(await look()).toBe('live');
  answer = noAnswer;
  vi.advanceTimersByTime(2 * DAY);
  expect(await look()).toBe('unreachable');
});

test.each([
  [200, null, 'closed'],
  [404, 'missing', 'closed'],
  [403, 'not-yours', 'closed'],
  [409, 'not-now', 'begun'],
  [503, 'storage', 'failed'],
])('a room that answers %i %s is %s', async (status, error, result) => {
  answering(() => ({ status, body: error === null ? {} : { error } }));
  expect(await closeTable('table')).toBe(result);
});

test('a room whose server does not answer is not closed', async () => {
  answering(noAnswer);
  expect(await closeTable('table')).toBe('failed');
});
