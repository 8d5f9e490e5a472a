import { afterEach, expect, test, vi } from 'vitest';
import { browserShelf, tabShelf } from '../src/storage/shelf.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that lets a page keep only so much. */
function browser(room = Infinity): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, text: string) {
      if (text.length > room) throw new Error('the quota has been exceeded');
      kept.set(name, text);
    },
    removeItem: (name: string) => kept.delete(name),
  });
  return kept;
}

test('what is put on a shelf is kept by the browser until it is taken off', () => {
  const kept = browser();
  browserShelf.put('name', 'Ruby');
  expect([browserShelf.get('name'), kept.get('name')]).toEqual(['Ruby', 'Ruby']);
  browserShelf.put('name', null);
  expect([browserShelf.get('name'), kept.has('name')]).toEqual([null, false]);
});

test('what a browser has no room for lasts as long as the page, and nothing older comes back', () => {
  const kept = browser(10);
  browserShelf.put('notes', 'short');
  browserShelf.put('notes', 'much too long for this browser');
  expect(browserShelf.get('notes')).toBe('much too long for this browser');
  browserShelf.put('notes', 'short');
  expect([browserShelf.get('notes'), kept.get('notes')]).toEqual(['short', 'short']);
});

test('what was taken off does not come back where a browser lets nothing be changed any more', () => {
  const kept = browser();
  browserShelf.put('draft', 'Gone');
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem() {
      throw new Error('the storage is read-only');
    },
  });
  browserShelf.put('draft', null);
  expect(browserShelf.get('draft')).toBeNull();
});

test('a browser that refuses storage altogether breaks nothing', () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new Error('the operation is insecure');
      },
    });
  }
  for (const shelf of [browserShelf, tabShelf]) {
    expect(shelf.get('theme')).toBeNull();
    shelf.put('theme', 'light');
    expect(shelf.get('theme')).toBe('light');
    shelf.put('theme', null);
    expect(shelf.get('theme')).toBeNull();
  }
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
});
