import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, hush } from '../src/ui/announce.ts';

const status = { textContent: '', replaceChildren: () => (status.textContent = '') };
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => status });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what happens at once is said as one message, after the focus has moved', () => {
  announce('Ruby travels to Bar.');
  announce('Ruby takes a gas can.');
  expect(status.textContent).toBe('');
  vi.advanceTimersByTime(200);
  expect(status.textContent).toBe('Ruby travels to Bar. Ruby takes a gas can.');
});

test('messages follow each other slowly, and an old prompt is not said any more', () => {
  announce('Waiting for Ruby', 'prompt');
  vi.advanceTimersByTime(200);
  announce('Waiting for Vinnie', 'prompt');
  announce('Vinnie rests.');
  announce('Nina: your turn', 'prompt');
  vi.advanceTimersByTime(1000);
  expect(status.textContent).toBe('Waiting for Ruby');
  vi.advanceTimersByTime(600);
  expect(status.textContent).toBe('Vinnie rests. Nina: your turn');
});

test('behind a curtain nothing is left of what was said or waited to be', () => {
  announce('You see brown locker tile $5k.');
  vi.advanceTimersByTime(200);
  announce('You keep brown locker tile $5k.');
  hush();
  expect(status.textContent).toBe('');
  vi.advanceTimersByTime(5000);
  expect(status.textContent).toBe('');
});

test('a message without a mark at its end does not run into the next one', () => {
  announce('Nina puts down 2 cards');
  announce('Resolve a card');
  vi.advanceTimersByTime(200);
  expect(status.textContent).toBe('Nina puts down 2 cards. Resolve a card');
});

test('the same message is read again', () => {
  announce('Copied');
  vi.advanceTimersByTime(2000);
  const first = status.textContent;
  announce('Copied');
  vi.advanceTimersByTime(2000);
  expect(status.textContent).not.toBe(first);
  expect(status.textContent.trim()).toBe('Copied');
});
