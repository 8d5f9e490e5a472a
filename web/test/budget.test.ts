import { join } from 'node:path';
import { expect, test } from 'vitest';
import { weigh } from '../../cli/bench/web/weight.ts';

const { firstPage, gamePage } = weigh(join(import.meta.dirname, '../dist'));

test('the first page weighs at most 110 kB of JavaScript', () => {
  expect(firstPage).toBeLessThan(110);
});

test('the page of a game weighs at most 260 kB of JavaScript', () => {
  expect(gamePage).toBeLessThan(260);
});
