import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absorb, type Change } from '../src/schema/change.ts';

const plain = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

/** What it takes to make one the other. */
function change(before: unknown, after: unknown): Change | undefined {
  const holder = structuredClone({ view: before });
  const found = absorb(holder, 'view', after);
  expect(holder).toEqual({ view: after });
  return found;
}

describe('a change', () => {
  it('leads from any value to any other, and is nothing where nothing has changed', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        change(before, after);
        expect(change(after, structuredClone(after))).toBe(undefined);
      }),
      { numRuns: 500 },
    );
  });

  it('says only what has changed', () => {
    const before = { hands: [['a', 'b', 'c', 'd'], [null]], money: [1, 2], city: { bar: 1, bank: 2 } };
    const sold = { ...before, hands: [['a', 'c', 'd'], [null]], money: [1, 9] };
    expect(change(before, sold)).toEqual({ hands: { 0: { '~': [1, 1] } }, money: { 1: [9] } });
    expect(change([1, 2, 3], [1, 2, 3, 4])).toEqual({ '~': [3, 0, 4] });
    expect(change({ step: 'turn', seat: 1 }, { step: 'round' })).toEqual([{ step: 'round' }]);
  });
});
