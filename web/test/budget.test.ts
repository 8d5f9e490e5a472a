import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { weigh } from '../../cli/bench/web/weight.ts';

const dist = join(import.meta.dirname, '../dist');
const { firstPage, gamePages } = weigh(dist);

test('the first page weighs at most 110 kB of JavaScript', () => {
  expect(firstPage).toBeLessThan(110);
});

test.each(gamePages)('the table of $game weighs at most 260 kB of JavaScript, at home and online', (page) => {
  expect(page.home).toBeLessThan(260);
  expect(page.online).toBeLessThan(260);
});

test('the licences of what others wrote go out with the page', () => {
  const licences = readFileSync(join(dist, 'licences.txt'), 'utf8');
  for (const name of ['react', 'valibot', '@fontsource-variable/archivo-narrow'])
    expect(licences).toContain(`## ${name} - `);
});

test('the order of style layers is read before any style that is in one', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const sheets = [...page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, file]) =>
    readFileSync(join(dist, file!), 'utf8'),
  );
  const layered = sheets.find((sheet) => sheet.includes('@layer'));
  expect(layered).toMatch(/@layer tokens.*@layer base.*@layer parts/s);
});
