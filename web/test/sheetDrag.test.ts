import { expect, test } from 'vitest';
import { sizeAfter } from '../src/table/useSheetDrag.ts';

const HEIGHT = 800;

test('panels that are drawn go to the nearest size, and no further than there are sizes', () => {
  expect(sizeAfter('half', 0, HEIGHT)).toBe('half');
  expect(sizeAfter('half', 90, HEIGHT)).toBe('half');
  expect(sizeAfter('half', 110, HEIGHT)).toBe('full');
  expect(sizeAfter('half', -110, HEIGHT)).toBe('peek');
  expect(sizeAfter('peek', 350, HEIGHT)).toBe('full');
  expect(sizeAfter('full', 500, HEIGHT)).toBe('full');
  expect(sizeAfter('peek', -500, HEIGHT)).toBe('peek');
});
