import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loaded, loading, watched } from '../src/ui/loading.ts';

beforeEach(() => vi.stubGlobal('document', {}));
afterEach(() => {
  vi.unstubAllGlobals();
  loading.setState({ failed: false });
});

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

test('the page knows of a worker that does not come', () => {
  watched(new EventTarget() as Worker).dispatchEvent(new Event('error'));
  expect(loading.getState().failed).toBe(true);
});

test('a worker, which shows nothing, tells its page', async () => {
  const tell = vi.fn();
  vi.unstubAllGlobals();
  vi.stubGlobal('reportError', tell);
  void loaded(() => Promise.reject(new Error('no connection')));
  await vi.waitUntil(() => tell.mock.calls.length === 1);
  watched(new EventTarget() as Worker).dispatchEvent(new Event('error'));
  expect(tell).toHaveBeenCalledTimes(2);
});
