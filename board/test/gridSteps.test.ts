import { describe, expect, it } from 'vitest';
import { rowsOf, step } from '../gridSteps.ts';

/** Two tiles above three below them, as hexagons lie. */
const CELLS = [
  { id: 'c', x: 0, y: 20, legal: false },
  { id: 'a', x: 5, y: 0, legal: true },
  { id: 'e', x: 20, y: 20, legal: true },
  { id: 'b', x: 15, y: 0, legal: false },
  { id: 'd', x: 10, y: 20, legal: false },
];
const ROWS = rowsOf(CELLS);

describe('the keys of a board', () => {
  it('go through rows from top to bottom and left to right', () => {
    expect(ROWS.map((row) => row.map(({ id }) => id).join(''))).toEqual(['ab', 'cde']);
  });

  it.each([
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowRight', 'b'],
    ['b', 'ArrowDown', 'd'],
    ['e', 'ArrowUp', 'b'],
    ['a', 'ArrowUp', 'a'],
    ['d', 'Home', 'c'],
    ['c', 'End', 'e'],
    ['a', 'PageDown', 'c'],
    ['a', 'n', 'e'],
    ['e', 'n', 'a'],
    ['c', 'N', 'a'],
  ])('lead from %s by %s to %s', (from, key, to) => {
    expect(step(ROWS, from, key)).toBe(to);
  });

  it('lead nowhere when they are for something else', () => {
    expect(step(ROWS, 'a', 'x')).toBe(null);
  });

  it('stay where nothing is legal', () => {
    const none = rowsOf(CELLS.map((cell) => ({ ...cell, legal: false })));
    expect(step(none, 'a', 'n')).toBe('a');
  });
});
