import { afterEach, expect, test, vi } from 'vitest';
import { loaded, loading } from '../src/ui/loading.ts';

afterEach(() => loading.setState({ failed: false }));

test('what is loaded is handed on, and nothing is said', async () => {
  expect(await loaded(async () => 'board')).toBe('board');
  expect(loading.getState().failed).toBe(false);
});

test('what cannot be loaded is waited for, and the page knows', async () => {
  const goOn = vi.fn();
  void loaded(() => Promise.reject(new Error('no connection'))).then(goOn, goOn);
  await vi.waitUntil(() => loading.getState().failed);
  expect(goOn).not.toHaveBeenCalled();
});
