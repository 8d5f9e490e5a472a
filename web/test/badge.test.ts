import { afterEach, expect, test, vi } from 'vitest';
import { type OwnMatch, showBadge } from '../src/online/badge.ts';

afterEach(() => vi.unstubAllGlobals());

const match = (state: string, asked: readonly number[], away = false): OwnMatch =>
  ({
    match: { state, asked, seats: [{ away }, { away: false }] },
    you: { seats: [0], host: true },
  }) as unknown as OwnMatch;

test('the badge counts the matches that wait for somebody, and goes when none does', () => {
  const setAppBadge = vi.fn(async () => {});
  const clearAppBadge = vi.fn(async () => {});
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  const others = [match('live', [1]), match('live', [0], true), match('over', []), match('open', [])];
  showBadge([match('live', [0]), match('live', [0, 1]), ...others]);
  expect(setAppBadge.mock.calls).toEqual([[2]]);
  expect(clearAppBadge).not.toHaveBeenCalled();
  showBadge(others);
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
});

test('who is asked to agree is waited for, too, and no longer once they have answered', () => {
  const setAppBadge = vi.fn(async () => {});
  vi.stubGlobal('navigator', { setAppBadge });
  const asked = (agreed: readonly number[], ended: string | null): OwnMatch =>
    ({
      match: {
        state: 'live',
        asked: [1],
        seats: [{ kind: 'person' }, { kind: 'person' }],
        asking: { agreed, ended },
      },
      you: { seats: [0], host: true },
    }) as unknown as OwnMatch;
  showBadge([asked([1], null), asked([1, 0], null), asked([1], 'declined')]);
  expect(setAppBadge.mock.calls).toEqual([[1]]);
});

test('a browser without badges is left alone', () => {
  vi.stubGlobal('navigator', {});
  expect(() => showBadge([match('live', [0])])).not.toThrow();
});
