import { expect, test } from 'vitest';
import { onlookers } from '../src/online/onlookers.ts';

test('who looks on does not count themselves', () => {
  expect(onlookers({ spectators: 3 }, 1)).toBe(3);
  expect(onlookers({ spectators: 3 }, null)).toBe(2);
  // The room may be told before the one who has just come is counted.
  expect(onlookers({ spectators: 0 }, null)).toBe(0);
});
