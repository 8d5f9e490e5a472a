import { afterEach, expect, test, vi } from 'vitest';
import { KeptMatch } from '../src/match/keptMatch.ts';
import type { Save } from '../src/storage/saves.ts';

const saves = vi.hoisted(() => new Map<string, Save>());
const browser = vi.hoisted(() => ({ refuses: false }));
const ask = vi.hoisted(() => () => {
  if (browser.refuses) throw new DOMException('no room', 'QuotaExceededError');
});
vi.mock('../src/storage/saves.ts', () => ({
  getSave: async (id: string) => {
    ask();
    return saves.get(id);
  },
  replaceSave: async (save: Save, before: number) => {
    ask();
    const kept = saves.get(save.id);
    if (kept && kept.updated !== before) return kept;
    saves.set(save.id, save);
    return null;
  },
}));
afterEach(() => {
  saves.clear();
  browser.refuses = false;
});

const fresh: Save = {
  id: 'match',
  record: { game: 'hot-goods', version: 1, options: {}, seats: 2, seed: 'kept', plays: [] },
  players: [],
  updated: 1,
  finished: false,
};

/** The same match in two tabs. */
function twoPages(): [KeptMatch, KeptMatch] {
  saves.set(fresh.id, fresh);
  return [new KeptMatch(fresh), new KeptMatch(fresh)];
}

test('a page does not write over what another has kept, and goes on from there', async () => {
  const [one, other] = twoPages();
  expect(await one.keep({ hints: 1 })).toBe(true);
  expect(await other.keep({ hints: 7 })).toBe(false);
  expect(other.save).toEqual(one.save);
  expect(await other.keep({ finished: true })).toBe(true);
  expect(saves.get(fresh.id)).toMatchObject({ hints: 1, finished: true });
});

test('whoever comes back to a page learns what another has kept, and of nothing else', async () => {
  const [one, other] = twoPages();
  expect(await other.catchUp()).toBe(false);
  void one.keep({ hints: 1 });
  expect(await one.catchUp()).toBe(false);
  expect(await other.catchUp()).toBe(true);
  expect(other.save.hints).toBe(1);
});

test('one thing is kept after the other, and who waits for the end waits for all of it', async () => {
  const [one] = twoPages();
  for (let hints = 1; hints <= 5; hints++) void one.keep({ hints });
  await one.settled();
  expect(saves.get(fresh.id)?.hints).toBe(5);
});

test('a match that was deleted meanwhile is kept by whoever goes on with it', async () => {
  const [one] = twoPages();
  saves.clear();
  expect(await one.keep({ hints: 1 })).toBe(true);
  expect(saves.get(fresh.id)?.hints).toBe(1);
});

test('what the browser refuses to store goes on here, and is stored as soon as it can be', async () => {
  const [one, other] = twoPages();
  browser.refuses = true;
  expect(await one.keep({ hints: 1 })).toBe(true);
  expect(await one.catchUp()).toBe(false);
  expect(one.isKept).toBe(false);
  expect(one.save.hints).toBe(1);
  browser.refuses = false;
  expect(await one.catchUp()).toBe(false);
  expect(saves.get(fresh.id)).toBe(fresh);
  expect(await one.keep({ finished: true })).toBe(true);
  expect(one.isKept).toBe(true);
  expect(saves.get(fresh.id)).toMatchObject({ hints: 1, finished: true });
  expect(await other.keep({})).toBe(false);
});
