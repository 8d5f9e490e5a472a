import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** What Vite writes down about a built file. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The gzipped kilobytes of some entries with everything that they import at once. */
function weight(...entries: readonly string[]): number {
  const needed = new Set<string>();
  const need = (key: string): void => {
    if (needed.has(key)) return;
    needed.add(key);
    manifest[key]?.imports?.forEach(need);
  };
  entries.forEach(need);
  const files = new Set([...needed].map((key) => manifest[key]!.file));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000;
}

const entry = (part: string): string => {
  const found = Object.keys(manifest).find((key) => key.includes(part));
  if (!found) throw new Error(`nothing built from ${part}`);
  return found;
};

test('the first page weighs at most 110 kB of JavaScript', () => {
  expect(weight('index.html')).toBeLessThan(110);
});

test('the page of a game weighs at most 260 kB of JavaScript', () => {
  expect(weight('index.html', entry('table/TablePage'), entry('escape-plan/board/index'))).toBeLessThan(260);
});
