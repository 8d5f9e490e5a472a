import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { fresh, goingOn } from './scene.ts';

describe('turn order phase', () => {
  const orderAfter = (seats: number, order: number[], row: number[]): readonly number[] => {
    const s = fresh(seats);
    s.order = order;
    s.row = row;
    return goingOn(s, { step: 'turnOrder' }, { step: 'turn', seat: 0 }).view(null).order;
  };

  rule('EP-ORD-01', 'the highest row goes first', () => {
    expect(orderAfter(4, [0, 1, 2, 3], [2, 7, 1, 4])).toEqual([1, 3, 0, 2]);
  });

  rule('EP-ORD-02', 'on the same row the order is reversed, on day 1 the whole order', () => {
    expect(orderAfter(4, [2, 3, 0, 1], [1, 1, 1, 1])).toEqual([1, 0, 3, 2]);
    expect(orderAfter(4, [0, 1, 2, 3], [3, 1, 3, 1])).toEqual([2, 0, 3, 1]);
  });
});
