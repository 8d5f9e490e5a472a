import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { weigh } from '../../cli/bench/web/weight.ts';

const { firstPage, gamePages } = weigh(join(import.meta.dirname, '../dist'));

test('the first page weighs at most 110 kB of JavaScript', () => {
  expect(firstPage).toBeLessThan(110);
});

test.each(gamePages)('the table of $game weighs at most 260 kB of JavaScript, at home and online', (page) => {
  expect(page.home).toBeLessThan(260);
  expect(page.online).toBeLessThan(260);
});

test('the licences of what others wrote go out with the page', () => {
  const licences = readFileSync(join(import.meta.dirname, '../dist/licences.txt'), 'utf8');
  for (const name of ['react', 'valibot', '@fontsource-variable/archivo-narrow'])
    expect(licences).toContain(`## ${name} - `);
});
